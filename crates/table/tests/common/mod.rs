//! A table with a shadow: every step is stored, read back and carried out a second time, and both must be in the same
//! state.

pub mod refusals;
pub mod whole;

use bots::{Budget, Dice};
use game::{BySeat, Choices, Edition, NoLog, Seat, SeatSet, Setup, Status};
use record::{EditionId, MatchFile, Nonce, Seed, ShuffleSecret};
use std::sync::Arc;
use table::*;

/// Two tables made of the same steps.
pub struct Pair<G: Hosted> {
    pub live: Table<G>,
    shadow: Table<G>,
    pub rows: Vec<StepRow>,
    pub now: Millis,
    pub minds: Minds<G>,
}

/// Everything that can be seen of a table from outside.
#[derive(PartialEq, Debug)]
struct Snapshot<A, S, R> {
    version: Version,
    stage: Stage,
    host: PlayerId,
    seats: Vec<SeatState>,
    question: Option<u32>,
    clocks: BySeat<Option<ClockFace>>,
    due: Option<Due>,
    waits: Vec<Wait>,
    votes: [Vec<PlayerId>; 2],
    links: Vec<Option<Secret>>,
    nonces: Vec<Option<Nonce>>,
    talk: Vec<Said>,
    state: Option<S>,
    /// How many records, and the last.
    records: Option<(usize, R)>,
    undoable: Vec<Result<Vec<A>, record::NoUndo>>,
    rematches: Vec<Rematch>,
    shuffle: Option<record::Shuffle>,
}

fn shown<G: Hosted>(table: &Table<G>, now: Millis) -> Snapshot<G::Action, G::State, Arc<record::RecordOf<G>>> {
    let seats = || Seat::all(table.players());
    Snapshot {
        version: table.version(),
        stage: table.stage(),
        host: table.host().clone(),
        seats: table.seats().cloned().collect(),
        question: table.question(),
        clocks: table.clocks(now),
        due: table.due(),
        waits: table.waits(now),
        votes: [table.pause_votes(), table.abandon_votes()].map(|votes| votes.iter().cloned().collect()),
        links: seats().map(|seat| table.link(seat)).collect(),
        nonces: table.nonces(),
        talk: table.talk().cloned().collect(),
        state: table.played().map(|played| *played.state()),
        records: table.played().and_then(|played| Some((played.records().len(), played.records().last()?.clone()))),
        rematches: table.rematches().to_vec(),
        undoable: seats().map(|seat| table.undoable(seat)).collect(),
        shuffle: table.shuffle_shown(),
    }
}

pub fn player(name: &str) -> PlayerId {
    PlayerId::new(name).unwrap()
}

/// 32 bytes, always the same for the same word.
pub fn bytes(word: &str) -> [u8; 32] {
    *blake3::hash(word.as_bytes()).as_bytes()
}

pub fn options<G: Hosted>(players: u8) -> Options<G> {
    Options {
        setup: G::Setup::usual(players).unwrap(),
        edition: EditionId::of(&G::Edition::builtin()),
        listed: false,
        spectators: true,
        tempo: Tempo::None,
        order: SeatOrder::AsSeated,
        bot_pause_ms: 1_000,
        patience_ms: 20_000,
        bot_after_ms: 0,
    }
}

pub fn opened<G: Hosted>(name: &str, host: &str, options: Options<G>) -> Opened<G> {
    Opened {
        table: TableId::new(name).unwrap(),
        host: player(host),
        options,
        link_key: LinkKey::draw(&Seed(bytes(name))),
        deal: Deal::fresh(ShuffleSecret(bytes(name))),
        rematch_of: None,
        seated: Vec::new(),
    }
}

impl<G: Hosted> Pair<G> {
    pub fn open(opened: Opened<G>, now: Millis) -> Pair<G> {
        let game = Arc::new(G::new(&opened.options.setup, &G::Edition::builtin()).unwrap());
        let (live, step) = Table::open(opened, game.clone(), now).unwrap();
        let row = step.store().unwrap();
        let again = Step::read(&*game, &row).unwrap();
        assert_eq!(again, step);
        let shadow = Table::rebuild(&again, game).unwrap();
        Pair { live, shadow, rows: vec![row], now, minds: Minds::default() }
    }

    /// A table rebuilt from its rows.
    pub fn rebuilt(rows: Vec<StepRow>, now: Millis) -> Pair<G> {
        let setup = rows[0].opened::<G>().unwrap().options.setup;
        let game = Arc::new(G::new(&setup, &G::Edition::builtin()).unwrap());
        let table = || {
            let mut steps = rows.iter().map(|row| Step::read(&*game, row).unwrap());
            let mut table = Table::rebuild(&steps.next().unwrap(), game.clone()).unwrap();
            steps.for_each(|step| table.evolve(&step));
            table
        };
        Pair { live: table(), shadow: table(), rows, now, minds: Minds::default() }
    }

    /// Decides, stores and carries out, twice.
    pub fn ask(&mut self, by: Actor, id: Option<&str>, command: Asked<G>) -> Result<Step<G>, Rejected> {
        let id = id.map(|id| MoveId::new(id).unwrap());
        let entropy = Seed(bytes(&format!("entropy {}", self.live.version())));
        let input = Input { by, now: self.now, id, command, entropy };
        let before = shown(&self.live, self.now);
        let step = self.live.decide(&input);
        assert_eq!(self.live.decide(&input), step, "deciding is pure");
        assert_eq!(shown(&self.live, self.now), before, "deciding changes nothing");
        let step = step?;
        assert_eq!(step.version, before.version + 1);
        let row = step.store().unwrap();
        let again = Step::read(&**self.live.game(), &row).unwrap();
        assert_eq!(again, step, "what is stored is read back");
        self.rows.push(row);
        self.live.evolve(&step);
        self.shadow.evolve(&again);
        assert_eq!(shown(&self.live, self.now), shown(&self.shadow, self.now), "a rebuilt table stands alike");
        Ok(step)
    }

    pub fn command(&mut self, by: &str, command: Command) -> Result<Step<G>, Rejected> {
        self.ask(Actor::Player(player(by)), None, Asked::Command(command))
    }

    /// The host sits down with a useless link, and fills the table with bots.
    pub fn start_with_bots(&mut self, host: &str, level: bots::BotKind) {
        let sit = Command::Sit { seat: Seat::at(0), link: None, nonce: Nonce(bytes(host)) };
        self.command(host, sit).unwrap();
        self.command(host, Command::Start { fill: Some(level) }).unwrap();
    }

    /// Somebody leaves orders, or revokes them: stored, read back and in force, twice. They are not a step.
    pub fn orders(&mut self, by: &str, seat: Seat, orders: Option<Ordered>) -> Result<(), Rejected> {
        let before = shown(&self.live, self.now);
        let standing = self.live.decide_orders(&player(by), seat, orders.as_ref(), self.now)?;
        let again = standing.as_ref().map(|standing| Standing::read(&standing.store().unwrap()).unwrap());
        assert_eq!(again, standing, "what is stored is read back");
        self.live.set_standing(seat, standing);
        self.shadow.set_standing(seat, again);
        assert_eq!(shown(&self.live, self.now), before, "nothing has happened at the table");
        Ok(())
    }

    /// Does what is due, when it is due.
    pub fn do_due(&mut self) -> Option<Result<Step<G>, Rejected>> {
        self.do_due_while_away(&|_| None)
    }

    /// Does what is due, orders included.
    pub fn do_due_while_away(
        &mut self,
        away: &dyn Fn(&PlayerId) -> Option<Millis>,
    ) -> Option<Result<Step<G>, Rejected>> {
        let due = self.live.due_with_orders(away)?;
        assert_eq!(self.shadow.due_with_orders(away), Some(due), "a rebuilt table has the same to do");
        self.now = self.now.max(due.at);
        Some(match due.what {
            Duty::ClockRings => self.ask(Actor::Server, None, Asked::ClockRings),
            Duty::NewRules => self.ask(Actor::Server, None, Asked::NewRules),
            Duty::OrdersAct { seat } => self.ask(Actor::Server, None, Asked::OrdersAct { seat }),
            Duty::BotMoves { seat } => self.bot_moves(seat, self.live.version()),
        })
    }

    /// The bot in this seat thinks, and its answer comes in as if for this version.
    pub fn bot_moves(&mut self, seat: Seat, version: Version) -> Result<Step<G>, Rejected> {
        let action = match self.live.think(seat, &mut self.minds) {
            Some(thought) => {
                let (answer, mind) = thought.choose(Budget::default());
                self.minds.put_back(mind, &self.live);
                answer.action
            }
            // Whatever it is, it is refused.
            None => self.first_action(),
        };
        self.now = self.now.max(self.live.mannerly_at(seat, &action));
        self.ask(Actor::Server, None, Asked::BotPlays { seat, action, version })
    }

    /// A legal action of a seat, always the same for a version; as data or in notation.
    pub fn some_action(&self, seat: Seat) -> Option<Wanted> {
        let action = self.legal(seat)?;
        Some(match self.live.version() % 2 {
            0 => Wanted::Data(serde_json::to_value(action).unwrap()),
            _ => Wanted::Notation(self.live.game().write_action(&action)),
        })
    }

    /// Something that somebody could do in a match just dealt.
    fn first_action(&self) -> G::Action {
        let game = self.live.game();
        let mut dice = Dice::new(Seed(bytes("deal")));
        let (mut state, mut choices) = (game.blank(), G::Choices::default());
        game.deal(&mut state, &mut dice, &mut NoLog);
        let Status::Open { ask, .. } = game.status(&state) else { panic!("a match does not begin with its end") };
        game.choices(&state, ask, &mut choices);
        choices.sample(&mut dice)
    }

    fn legal(&self, seat: Seat) -> Option<G::Action> {
        let played = self.live.played()?;
        let mut choices = G::Choices::default();
        played.game().choices(played.state(), seat, &mut choices);
        let mut dice = Dice::new(Seed(bytes(&format!("{seat} {}", self.live.version()))));
        (!choices.is_empty()).then(|| choices.sample(&mut dice))
    }

    pub fn status(&self) -> Option<(SeatSet, SeatSet)> {
        match self.live.played()?.status() {
            Status::Open { must, may, .. } => Some((must, may)),
            Status::Over(_) => None,
        }
    }

    /// The export is a valid match file whose deal is proven.
    pub fn verified(&self) -> String {
        let text = self.live.export().expect("nothing more can be played");
        let file = MatchFile::<G>::read(&text).unwrap();
        let again = file.verify(&G::Edition::builtin()).unwrap();
        let played = self.live.played().unwrap();
        assert_eq!(again.records(), played.records());
        assert_eq!(again.standings(), played.standings());
        assert_eq!(file.header.shuffle, self.live.shuffle_shown());
        text
    }
}

/// A table of three that has begun: these people, and bots in the other seats.
pub fn started<G: Hosted>(people: &[&str]) -> Pair<G> {
    let mut pair = Pair::<G>::open(opened("limits", people[0], options(3)), 0);
    for (index, name) in people.iter().enumerate() {
        let seat = Seat::at(index);
        let link = pair.live.link(seat);
        pair.command(name, Command::Sit { seat, link, nonce: Nonce(bytes(name)) }).unwrap();
    }
    pair.command(people[0], Command::Start { fill: Some(bots::BotKind::Random) }).unwrap();
    pair
}

/// The same table with twenty thousand more quiet steps, as an old log might have them.
pub fn crowded<G: Hosted>(pair: Pair<G>) -> Pair<G> {
    let mut rows = pair.rows;
    for version in rows.len() as u32..20_001 {
        let what = Happened::Said { player: player("anna"), words: Words::Text(None) };
        let step = Step::<G> { version, at: 0, by: None, by_order: false, id: None, what };
        rows.push(step.store().unwrap());
    }
    Pair::rebuilt(rows, pair.now)
}
