//! A state that an observer cannot tell from the true one must give the same messages when it replaces the true one.

use bots::Dice;
use game::{
    Arg, Chance, Choices, Counted, Edition, Floor, Game, Log, Message, Misread, Notation, Observer, Seat, SetupError,
    Shown, Slot, Status,
};
use games::{FullGame, Visitor};
use protocol::ToClient;
use protocol::show::{self, Around};
use record::{EditionId, Match, Nonce, Seed, ShuffleSecret};
use std::sync::Arc;
use table::{Actor, Asked, Command, Deal, Input, LinkKey, Opened, Options, PlayerId, SeatOrder, Table, TableId, Tempo};

/// The same game, but a match of it begins in a state that is handed in.
struct Amid<G: FullGame> {
    game: Arc<G>,
    state: G::State,
}

impl<G: FullGame> Game for Amid<G> {
    const NAME: &'static str = G::NAME;
    const RULES: u32 = G::RULES;
    type Setup = G::Setup;
    type Edition = G::Edition;
    type State = G::State;
    type Action = G::Action;
    type Choices = G::Choices;
    type Event = G::Event;
    type SeenEvent = G::SeenEvent;
    type Refusal = G::Refusal;
    type Knowledge = G::Knowledge;

    fn new(setup: &G::Setup, edition: &G::Edition) -> Result<Amid<G>, SetupError> {
        let game = Arc::new(G::new(setup, edition)?);
        Ok(Amid { state: game.blank(), game })
    }
    fn setup(&self) -> &G::Setup {
        self.game.setup()
    }
    fn players(&self) -> u8 {
        self.game.players()
    }
    fn blank(&self) -> G::State {
        self.state
    }
    fn deal(&self, _: &mut G::State, _: &mut impl Chance, _: &mut impl Log<G::Event>) {}
    fn status(&self, state: &G::State) -> Status {
        self.game.status(state)
    }
    fn choices(&self, state: &G::State, seat: Seat, out: &mut G::Choices) {
        self.game.choices(state, seat, out);
    }
    fn check(&self, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.game.check(state, seat, action)
    }
    fn apply(
        &self,
        state: &mut G::State,
        seat: Seat,
        action: &G::Action,
        chance: &mut impl Chance,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), G::Refusal> {
        self.game.apply(state, seat, action, chance, log)
    }
    fn evolve(&self, state: &mut G::State, event: &G::Event) {
        self.game.evolve(state, event);
    }
    fn seen(&self, event: &G::Event, who: Observer) -> Option<G::SeenEvent> {
        self.game.seen(event, who)
    }
    fn knowledge(&self, state: &G::State, who: Observer) -> G::Knowledge {
        self.game.knowledge(state, who)
    }
    fn learn(&self, knowledge: &mut G::Knowledge, event: &G::SeenEvent) {
        self.game.learn(knowledge, event);
    }
    fn redeal(&self, knowledge: &G::Knowledge, chance: &mut impl Chance, out: &mut G::State) {
        self.game.redeal(knowledge, chance, out);
    }
    fn floor(&self, state: &G::State) -> Floor {
        self.game.floor(state)
    }
}

impl<G: FullGame> Notation for Amid<G> {
    fn write_action(&self, action: &G::Action) -> String {
        self.game.write_action(action)
    }
    fn read_action(&self, text: &str, knowledge: Option<&G::Knowledge>) -> Result<G::Action, Misread> {
        self.game.read_action(text, knowledge)
    }
}

impl<G: FullGame> Shown for Amid<G> {
    type View = G::View;
    type Preview = G::Preview;
    type Facts = G::Facts;
    type Menu = G::Menu;

    fn view(&self, knowledge: &G::Knowledge) -> G::View {
        self.game.view(knowledge)
    }
    fn write_view(&self, view: &G::View) -> String {
        self.game.write_view(view)
    }
    fn preview(&self, knowledge: &G::Knowledge, action: &G::Action) -> G::Preview {
        self.game.preview(knowledge, action)
    }
    fn foretell(&self, preview: &G::Preview) -> Vec<Message> {
        self.game.foretell(preview)
    }
    fn tell(&self, event: &G::SeenEvent) -> Option<Message> {
        self.game.tell(event)
    }
    fn explain(&self, refusal: &G::Refusal) -> Message {
        self.game.explain(refusal)
    }
    fn label(&self, choices: &G::Choices, slot: Slot, option: u32) -> Arg {
        self.game.label(choices, slot, option)
    }
    fn facts(&self) -> G::Facts {
        self.game.facts()
    }
    fn menu(&self, choices: &G::Choices) -> G::Menu {
        self.game.menu(choices)
    }
    fn wishes(&self, knowledge: &G::Knowledge) -> Vec<G::Action> {
        self.game.wishes(knowledge)
    }
    fn turn(&self, state: &G::State) -> u32 {
        self.game.turn(state)
    }
    fn asks_openly(&self, state: &G::State, seat: Seat) -> bool {
        self.game.asks_openly(state, seat)
    }
    fn log_turns(&self) -> Option<u32> {
        self.game.log_turns()
    }
}

impl<G: FullGame> Counted for Amid<G> {
    type Stats = G::Stats;
}

impl<G: FullGame> bots::Bots for Amid<G> {
    const KINDS: &'static [bots::BotKind] = &[bots::BotKind::Random];

    type Orders = bots::NoOrders;

    fn bot(_: bots::BotKind) -> Option<Box<dyn bots::Bot<Self>>> {
        Some(Box::new(bots::RandomBot))
    }
}

const AROUND: Around<'_> =
    Around { now: 7, name: &|_| String::new(), here: &|_| true, away: &|_| None, address: &|_, _| String::new() };

/// Everything that the protocol says about a state through one eye: the state, the walk one pick deep, and previews.
fn all_messages<G: FullGame>(game: &Arc<G>, state: &G::State, eye: Observer, probes: &[String]) -> Vec<String> {
    let table = table_in(game, state);
    let written = |message: &dyn Fn() -> serde_json::Result<String>| message().unwrap();
    let mut messages = vec![written(&|| serde_json::to_string(&show::now(&table, eye.seat(), &AROUND)))];
    let (Some(seat), Some(live)) = (eye.seat(), table.played()) else { return messages };
    let walks = std::iter::once(Vec::new()).chain((0..24u8).map(|pick| vec![pick]));
    for draft in walks {
        let walk = show::walk(live, seat, &draft);
        messages.push(written(&|| serde_json::to_string(&ToClient::Walked { ask: 0, walk: walk.clone() })));
    }
    for probe in probes {
        messages.push(written(&|| serde_json::to_string(&show::preview(live, seat, &probe.as_str().into(), 0))));
    }
    messages
}

/// What a device that everybody passes around is asked without a curtain; nothing where only one answer is possible, for
/// that answer is told at once.
fn open_question<G: FullGame>(game: &Arc<G>, state: &G::State) -> Option<String> {
    let Status::Open { must, .. } = game.status(state) else { return None };
    let seat = must.iter().next().filter(|seat| game.asks_openly(state, *seat))?;
    let mut choices = G::Choices::default();
    game.choices(state, seat, &mut choices);
    if choices.forced().is_some() {
        return None;
    }
    let table = table_in(game, state);
    let told = show::table_state(&table, &[], table.host(), None, &AROUND);
    let told = serde_json::to_value(&told).unwrap();
    assert_eq!(told["now"]["choices"]["seat"], seat.index() + 1);
    Some(told.to_string())
}

/// A table at which a match has reached this state, with one person in all seats.
fn table_in<G: FullGame>(game: &Arc<G>, state: &G::State) -> Table<Amid<G>> {
    let host = PlayerId::new("host").unwrap();
    let options = Options {
        setup: game.setup().clone(),
        edition: EditionId::of(&G::Edition::builtin()),
        listed: false,
        spectators: true,
        tempo: Tempo::None,
        order: SeatOrder::AsSeated,
        bot_pause_ms: 1_000,
        patience_ms: 1_000,
        bot_after_ms: 0,
    };
    let opened = Opened {
        table: TableId::new("table").unwrap(),
        host: host.clone(),
        options,
        link_key: LinkKey::draw(&Seed([1; 32])),
        deal: Deal::fresh(ShuffleSecret([2; 32])),
        rematch_of: None,
        seated: Vec::new(),
    };
    let amid = Arc::new(Amid { game: game.clone(), state: *state });
    let (mut table, _) = Table::open(opened, amid, 0).unwrap();
    let sit = |seat| Command::Sit { seat, link: None, nonce: Nonce([3; 32]) };
    let seated = Seat::all(game.players()).map(sit);
    for command in seated.chain([Command::Start { fill: None }]) {
        let by = Actor::Player(host.clone());
        let input = Input { by, now: 1, id: None, command: Asked::Command(command), entropy: Seed([4; 32]) };
        let step = table.decide(&input).unwrap();
        table.evolve(&step);
    }
    table
}

/// Plays a random match; every few plies everybody looks at the true state and at one they cannot tell from it.
pub struct Looks {
    pub players: u8,
    pub seed: u64,
    pub plies: u32,
}

impl Visitor for Looks {
    /// How many pairs of states were compared, and in how many the hidden part differed.
    type Out = (u32, u32);

    fn visit<G: FullGame>(self) -> (u32, u32) {
        let setup = <G::Setup as game::Setup>::usual(self.players).unwrap();
        let mut played = Match::<G>::new(&setup, &G::Edition::builtin(), Seed::from_number(self.seed)).unwrap();
        let mut dice = Dice::new(Seed::from_number(self.seed + 1));
        let (mut looks, mut differ) = (0, 0);
        for _ in 0..self.plies {
            let Status::Open { must, may, .. } = played.status() else { break };
            let game = played.shared_game();
            let sample = |seat: Seat, dice: &mut Dice| {
                let mut choices = G::Choices::default();
                game.choices(played.state(), seat, &mut choices);
                (!choices.is_empty()).then(|| choices.sample(dice))
            };
            let all: Vec<Seat> = Seat::all(self.players).collect();
            let probes: Vec<String> = all
                .iter()
                .filter_map(|seat| sample(*seat, &mut dice))
                .map(|action| game.write_action(&action))
                .collect();
            for who in Observer::all(self.players) {
                let knowledge = played.knowledge(who);
                let mut dealt = game.blank();
                game.redeal(&knowledge, &mut dice, &mut dealt);
                let true_messages = all_messages(&game, played.state(), who, &probes);
                let other_messages = all_messages(&game, &dealt, who, &probes);
                for (one, other) in true_messages.iter().zip(&other_messages) {
                    assert_eq!(one, other, "{who:?} can tell {probes:?} at ply {}", played.ply());
                }
                if who == Observer::Spectator
                    && let Some(asked) = open_question(&game, played.state())
                {
                    assert_eq!(Some(asked), open_question(&game, &dealt), "at ply {}", played.ply());
                }
                looks += 1;
                differ += u32::from(dealt != *played.state());
            }
            let seats: Vec<Seat> = if dice.below(3) == 0 { must.or(may) } else { must }.iter().collect();
            let seat = seats[dice.below(seats.len() as u32) as usize];
            if let Some(action) = sample(seat, &mut dice) {
                played.play(seat, action).ok().unwrap();
            }
        }
        (looks, differ)
    }
}
