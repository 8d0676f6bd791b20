//! What a match costs on the line: whole matches of every game, as the clients of a player and of a spectator are sent
//! them.
//!
//! Each message is sent as a patch, read as the browser reads it, and must be what it was.

use bots::{BotKind, Dice};
use game::{Chance, Choices, Edition, Seat, Setup};
use games::{FullGame, GameKind, Visitor};
use protocol::ToClient;
use protocol::patch::{Window, ascii};
use protocol::show::{self, Around};
use record::{EditionId, Nonce, Seed, ShuffleSecret};
use std::sync::Arc;
use table::*;

fn anna() -> PlayerId {
    PlayerId::new("7q5yzjydtut4qy76").expect("a name that fits")
}

fn written(message: &ToClient) -> String {
    ascii(serde_json::to_string(message).expect("a message is plain data"))
}

/// One who follows the table, at both ends of the line.
struct Client {
    eye: Option<Seat>,
    sent: Window<String>,
    heard: Window<String>,
    /// The bytes of each message, as it would be whole and as it is sent.
    messages: Vec<[usize; 2]>,
}

impl Client {
    fn new(eye: Option<Seat>) -> Client {
        Client { eye, sent: Window::default(), heard: Window::default(), messages: Vec::new() }
    }

    fn tell(&mut self, table: &TableId, message: &ToClient) {
        let text = written(message);
        let patch = self.sent.patch(&text).expect("it is ASCII");
        assert_eq!(self.heard.apply(&patch).as_ref(), Some(&text), "{patch:?}");
        let frame = written(&ToClient::Patch { table: table.clone(), patch });
        self.messages.push([text.len(), frame.len()]);
        self.sent.push(text.clone());
        self.heard.push(text);
    }
}

/// A table of one player and bots, and everybody who follows it.
struct Played<G: FullGame> {
    table: Table<G>,
    now: Millis,
    dice: Dice,
    clients: [Client; 2],
}

impl<G: FullGame> Played<G> {
    fn open(players: u8, seed: u64) -> Played<G> {
        let setup = G::Setup::usual(players).expect("that many can play");
        let game = Arc::new(G::new(&setup, &G::Edition::builtin()).expect("it can be played"));
        let options = Options {
            setup,
            edition: EditionId::of(&G::Edition::builtin()),
            listed: true,
            spectators: true,
            tempo: Tempo::Live { bank_ms: 600_000, each_ms: 15_000 },
            order: SeatOrder::AsSeated,
            bot_pause_ms: 1_000,
            patience_ms: 20_000,
            bot_after_ms: 0,
        };
        let opened = Opened {
            table: TableId::new("wckf3vtb7kbwjexe").expect("a name that fits"),
            host: anna(),
            options,
            link_key: LinkKey::draw(&Seed([1; 32])),
            deal: Deal::fresh(ShuffleSecret(Seed::from_number(seed).0)),
            rematch_of: None,
            seated: Vec::new(),
        };
        let now = 1_800_000_000_000;
        let (table, _) = Table::open(opened, game, now).expect("the table can be opened");
        let clients = [Client::new(Some(Seat::at(0))), Client::new(None)];
        let mut played = Played { table, now, dice: Dice::new(Seed::from_number(seed)), clients };
        played.ask(Command::Sit { seat: Seat::at(0), link: None, nonce: Nonce([5; 32]) });
        for client in &mut played.clients {
            let state = around(now, |around| show::table_state(&played.table, &[], &anna(), client.eye, around));
            client.tell(played.table.id(), &ToClient::Table(Box::new(state)));
        }
        played.ask(Command::Start { fill: Some(BotKind::Greedy) });
        played
    }

    fn ask(&mut self, command: Command) {
        self.carry_out(Actor::Player(anna()), Asked::Command(command));
    }

    fn carry_out(&mut self, by: Actor, command: Asked<G>) {
        self.now += Millis::from(300 + self.dice.below(2_000));
        let id = matches!(by, Actor::Player(_))
            .then(|| MoveId::new(format!("{:016x}", self.now.wrapping_mul(0x9e37_79b9_7f4a_7c15u64 as i64))));
        let id = id.map(|id| id.expect("a name that fits"));
        let input = Input { by, now: self.now, id, command, entropy: Seed([3; 32]) };
        let step = self.table.decide(&input).unwrap_or_else(|why| panic!("{why:?}"));
        self.table.evolve(&step);
        for client in self.clients.iter_mut().filter(|client| !client.messages.is_empty()) {
            let viewer = client.eye.map(|_| anna());
            let (steps, eye) = (std::slice::from_ref(&step), client.eye);
            let told =
                around(self.now, |around| show::steps_told(&self.table, steps, viewer.as_ref(), eye, None, around));
            told.iter().for_each(|message| client.tell(self.table.id(), message));
        }
    }

    /// Anna plays at random, and now and then without being asked.
    fn play_out(&mut self) {
        while self.table.stage() == Stage::Playing {
            let (anna, must) = (Seat::at(0), self.table.must());
            let played = self.table.played().expect("it has begun");
            let mut choices = G::Choices::default();
            played.game().choices(played.state(), anna, &mut choices);
            if !choices.is_empty() && (must.contains(anna) || self.dice.below(12) == 0) {
                let action = played.game().write_action(&choices.sample(&mut self.dice));
                self.ask(Command::Play { seat: anna, action: action.as_str().into(), question: self.table.question() });
                continue;
            }
            let seat = must.iter().find(|seat| *seat != anna).expect("somebody must act");
            let thought = self.table.think(seat, &mut Minds::default()).expect("a bot sits there");
            let action = thought.choose(bots::Budget::default()).0.action;
            let version = self.table.version();
            self.carry_out(Actor::Server, Asked::BotPlays { seat, action, version });
        }
    }
}

fn around<T>(now: Millis, then: impl FnOnce(&Around<'_>) -> T) -> T {
    let name = |_: &PlayerId| "Anna-Lena".to_owned();
    then(&Around { now, name: &name, here: &|_| true, away: &|_| None, address: &|_, _| String::new() })
}

/// Matches of a game.
struct Matches(u8);

impl Visitor for Matches {
    type Out = ();

    fn visit<G: FullGame>(self) {
        for seed in 1..=2 {
            let mut played = Played::<G>::open(self.0, seed);
            played.play_out();
            for client in &played.clients {
                let who = format!("{} for {}, {:?}", G::NAME, self.0, client.eye);
                let mut sizes: Vec<usize> = client.messages.iter().map(|[_, sent]| *sent).collect();
                let [whole, sent] = [0, 1].map(|way| client.messages.iter().map(|sizes| sizes[way]).sum::<usize>());
                sizes.sort_unstable();
                let [median, high] = [50, 95].map(|percent| sizes[sizes.len() * percent / 100]);
                let most = sizes.last().expect("there are some");
                eprintln!(
                    "{who}: {} messages, median {median}, 95 in 100 {high}, largest {most}, {sent} bytes instead of {whole}",
                    sizes.len()
                );
                assert!(median <= 300 && high <= 1_000 && sent <= 100_000 && *most <= 14_000, "{who}");
            }
        }
    }
}

#[test]
fn a_step_is_small_and_so_is_a_match() {
    for kind in GameKind::ALL {
        for players in [3, 4] {
            kind.visit(Matches(players));
        }
    }
}
