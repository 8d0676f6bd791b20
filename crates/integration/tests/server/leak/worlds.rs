//! The same without sockets, with bots at the table and a clock that is handed in: two worlds that differ in one
//! secret choice. Bots act at the same moment and do the same, and every message is the same to the byte, time included.

use crate::leak::secret::{alternative, told};
use bots::{BotKind, Dice};
use game::{Chance, Choices, Edition, Seat, Setup};
use games::{FullGame, Visitor};
use protocol::show::{self, Around};
use record::{EditionId, Nonce, Seed, ShuffleSecret};
use serde_json::Value;
use std::sync::Arc;
use table::*;

const HOUR: u32 = 3_600_000;

/// Two people among bots.
pub struct Worlds {
    pub players: u8,
    pub seed: u64,
    /// The choice is the one after this many with an alternative.
    pub skip: u32,
}

impl Visitor for Worlds {
    /// The choices, and how many steps after them looked the same.
    type Out = (Option<[String; 2]>, usize);

    fn visit<G: FullGame>(self) -> Self::Out {
        let Worlds { players, seed, skip } = self;
        let open = || World::<G>::open(players, seed);
        let mut worlds = [open(), open()];
        let mut dice = Dice::new(Seed::from_number(seed + 1));
        let (mut choice, mut same, mut insiders, mut candidates) = (None, 0, Vec::new(), 0);
        for _ in 0..300 {
            let due = worlds.each_ref().map(|world| world.table.due());
            assert_eq!(due[0], due[1], "after {choice:?} the house acts at another time");
            let seat = Seat::at(dice.below(2) as usize);
            let acts = if dice.below(2) == 0 { worlds[0].some_action(seat, &mut dice) } else { None };
            let asked = match (acts, due[0]) {
                (Some(action), _) => {
                    let mut actions = [action.clone(), action];
                    let now = worlds[0].now(Some(seat));
                    if choice.is_none()
                        && let Some(other) = alternative(&actions[0], &now, &mut dice)
                    {
                        candidates += 1;
                        if candidates > skip {
                            actions[1] = other;
                            insiders.push(seat.index());
                            choice = Some(actions.clone());
                        }
                    } else if insiders.contains(&seat.index()) && !worlds[1].allows(seat, &actions[1]) {
                        continue;
                    }
                    let question = worlds[0].table.question();
                    actions.map(|action| {
                        (
                            PEOPLE.get(seat.index()).copied(),
                            Asked::Command(Command::Play { seat, action: action.as_str().into(), question }),
                        )
                    })
                }
                (None, Some(Due { at, what: Duty::BotMoves { seat } })) => {
                    worlds.iter_mut().for_each(|world| world.time = world.time.max(at));
                    if insiders.contains(&seat.index()) {
                        break;
                    }
                    worlds.each_ref().map(|world| {
                        let thought = world.table.think(seat, &mut Minds::default()).unwrap();
                        let action = thought.choose(bots::Budget::default()).0.action;
                        (None, Asked::BotPlays { seat, action, version: world.table.version() })
                    })
                }
                _ => continue,
            };
            let later = Millis::from(dice.below(900));
            let steps = [0, 1].map(|world| worlds[world].act(&asked[world], later));
            let open = [0, 1].map(|world| worlds[world].seen(&steps[world], None));
            if worlds[0].table.stage() != Stage::Playing
                || choice.is_some() && open.iter().any(|step| told(&step["what"]["events"], &mut insiders))
            {
                break;
            }
            for eye in Seat::all(players).map(Some).chain([None]) {
                let secret = eye.is_some_and(|seat| insiders.contains(&seat.index()));
                let told = [0, 1].map(|world| worlds[world].seen(&steps[world], eye).to_string());
                let now = [0, 1].map(|world| worlds[world].now(eye).to_string());
                assert!(secret || told[0] == told[1], "after {choice:?} {eye:?} is told {told:?}");
                assert!(secret || now[0] == now[1], "after {choice:?} {eye:?} sees {now:?}");
            }
            same += usize::from(choice.is_some());
        }
        (choice, same)
    }
}

pub const PEOPLE: [&str; 2] = ["anna", "bruno"];

pub struct World<G: FullGame> {
    pub table: Table<G>,
    pub time: Millis,
}

impl<G: FullGame> World<G> {
    pub fn open(players: u8, seed: u64) -> World<G> {
        let setup = G::Setup::usual(players).unwrap();
        let game = Arc::new(G::new(&setup, &G::Edition::builtin()).unwrap());
        let options = Options {
            setup,
            edition: EditionId::of(&G::Edition::builtin()),
            listed: true,
            spectators: true,
            tempo: Tempo::Live { bank_ms: 20 * HOUR, each_ms: 10_000 },
            order: SeatOrder::AsSeated,
            bot_pause_ms: 1_000,
            patience_ms: 5_000,
            bot_after_ms: 0,
        };
        let host = PlayerId::new(PEOPLE[0]).unwrap();
        let opened = Opened {
            table: TableId::new("table").unwrap(),
            host,
            options,
            link_key: LinkKey::draw(&Seed([1; 32])),
            deal: Deal::fresh(ShuffleSecret(Seed::from_number(seed).0)),
            rematch_of: None,
            seated: Vec::new(),
        };
        let (table, _) = Table::open(opened, game, 0).unwrap();
        let mut world = World { table, time: 0 };
        for (index, name) in PEOPLE.iter().enumerate() {
            let sit = Command::Sit { seat: Seat::at(index), link: None, nonce: Nonce([index as u8; 32]) };
            world.act(&(Some(*name), Asked::Command(sit)), 1);
        }
        world.act(&(Some(PEOPLE[0]), Asked::Command(Command::Start { fill: Some(BotKind::Greedy) })), 1);
        world
    }

    pub fn act(&mut self, (by, command): &(Option<&str>, Asked<G>), later: Millis) -> Step<G> {
        self.time += later;
        let by = by.map_or(Actor::Server, |name| Actor::Player(PlayerId::new(name).unwrap()));
        let input = Input { by, now: self.time, id: None, command: command.clone(), entropy: Seed([4; 32]) };
        let step = self.table.decide(&input).unwrap();
        self.table.evolve(&step);
        step
    }

    fn around<T>(&self, then: impl FnOnce(&Around<'_>) -> T) -> T {
        let (name, address) = (|id: &PlayerId| id.to_string(), |_: Option<Seat>, _: &str| String::new());
        then(&Around { now: self.time, name: &name, here: &|_| true, away: &|_| None, address: &address })
    }

    pub fn now(&self, eye: Option<Seat>) -> Value {
        self.around(|around| serde_json::to_value(show::now(&self.table, eye, around)).unwrap())
    }

    pub fn seen(&self, step: &Step<G>, eye: Option<Seat>) -> Value {
        self.around(|around| serde_json::to_value(show::step_seen(&self.table, step, None, eye, around)).unwrap())
    }

    pub fn some_action(&self, seat: Seat, dice: &mut Dice) -> Option<String> {
        let played = self.table.played()?;
        let mut choices = G::Choices::default();
        played.game().choices(played.state(), seat, &mut choices);
        (!choices.is_empty()).then(|| played.game().write_action(&choices.sample(dice)))
    }

    fn allows(&self, seat: Seat, action: &str) -> bool {
        let played = self.table.played().unwrap();
        let action = played.game().read_action(action, None).unwrap();
        played.game().check(played.state(), seat, &action).is_ok()
    }
}
