//! One match to inspect and to search in, for callers that know its game only by name.

mod told;

pub use told::{Dealt, Obstacle, Seen, Told};

use crate::{Asked, Config, Layout, Misuse, Moved, Play, config};
use bots::{Ask, BotKind, Bots, Budget, Dice, USUAL_ITERATIONS};
use game::{Choices, Edition as _, Example, Message, Misread, NoLog, Observer, Refusal as _, Seat, Status, Step};
use games::{FullGame, GameKind, Visitor};
use record::{EditionId, Entry, Match, MatchFile, Scribe, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

/// How a match got to its position: enough to get there again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// Name of the game.
    pub game: String,
    /// Players and options, as in a match file.
    pub setup: Value,
    /// The text of an edition file, if it is not the built-in edition.
    #[serde(default)]
    pub edition: Option<String>,
    /// The source of all chance.
    pub seed: Seed,
    /// What was done.
    #[serde(default)]
    pub steps: Vec<Done>,
}

/// What was done to a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Done {
    /// An action, in notation.
    Act(String),
    /// Everything that this seat does not know was dealt again; the second number is the seed.
    Redeal(Seat, u64),
    /// Chance continues with another seed.
    Reseed(u64),
}

/// The advice of a bot.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// Its action, in notation.
    pub action: String,
    /// The actions it considered, best first.
    pub reasons: Vec<Reason>,
}

/// One action that a bot considered.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    /// In notation.
    pub action: String,
    /// Its worth, in the bot's own measure.
    pub worth: Option<f32>,
    /// The chance of winning after it.
    pub win: Option<f32>,
    /// How often a search tried it.
    pub visits: u32,
}

/// A match that is known only by the name of its game.
pub trait Session: Told + Send {
    /// How it got to its position.
    fn recipe(&self) -> Recipe;
    /// Seats.
    fn players(&self) -> usize;
    /// Which seat is asked, from 0; none when the match is over.
    fn seat(&self) -> Option<usize>;
    /// The question.
    fn asked(&self) -> Asked;
    /// The picks for the current action.
    fn picks(&self) -> Vec<u8>;
    /// Place and score of each seat, when the match is over.
    fn results(&self) -> Option<Vec<(u8, i32)>>;
    /// Actions carried out.
    fn ply(&self) -> u32;
    /// The meaning of the bytes of an observation.
    fn layout(&self) -> Layout;
    /// How many they are.
    fn bytes(&self) -> usize;
    /// The knowledge of a seat, as bytes.
    ///
    /// # Errors
    /// If there is no such seat, or the row has another length.
    fn observe(&self, seat: usize, row: &mut [u8]) -> Result<(), Misuse>;
    /// What a seat sees (none: a spectator), as JSON.
    ///
    /// # Errors
    /// If there is no such seat.
    fn view(&self, seat: Option<usize>) -> Result<String, Misuse>;
    /// The same as text.
    ///
    /// # Errors
    /// If there is no such seat.
    fn text(&self, seat: Option<usize>) -> Result<String, Misuse>;
    /// The actions of the seat that is asked, in notation; none if there are more than `most`.
    fn legal(&self, most: usize) -> Option<Vec<String>>;
    /// Some actions of the seat that is asked, in notation, that could be typed now; every one is legal.
    fn examples(&self) -> Vec<String>;
    /// Takes an option; the action in notation, if it is complete with it.
    ///
    /// # Errors
    /// If it is not one of the options.
    fn pick(&mut self, option: u8) -> Result<Option<String>, Misuse>;
    /// The picks that lead to an action in notation or JSON.
    ///
    /// # Errors
    /// If it is not an action, or not legal.
    fn path(&self, action: &str) -> Result<Vec<u8>, Misuse>;
    /// Carries out an action of the seat that is asked, given in notation or JSON.
    ///
    /// # Errors
    /// If it is not an action, or not legal; then nothing changes.
    fn act(&mut self, action: &str) -> Result<(), Misuse>;
    /// An action in notation, as JSON.
    ///
    /// # Errors
    /// If it is not an action.
    fn as_json(&self, action: &str) -> Result<String, Misuse>;
    /// Deals everything that a seat does not know again.
    ///
    /// # Errors
    /// If there is no such seat.
    fn redeal(&mut self, seat: usize, seed: u64) -> Result<(), Misuse>;
    /// From here on, chance comes from another seed.
    fn reseed(&mut self, seed: u64);
    /// What a bot would do in the seat that is asked. It knows what its seat has seen since the deal, or since the
    /// cards were dealt again.
    ///
    /// # Errors
    /// If the game has no such bot, or nobody is asked.
    fn advice(&self, kind: BotKind, rounds: Option<u32>, seed: u64) -> Result<Advice, Misuse>;
    /// The match as a match file.
    ///
    /// # Errors
    /// If cards were dealt again in it, because then it is not a match that was played.
    fn save(&self) -> Result<String, Misuse>;
    /// A copy that goes its own way.
    fn copy(&self) -> Box<dyn Session>;
}

/// A new match.
///
/// # Errors
/// If it cannot be set up.
pub fn open(kind: GameKind, config: &Config) -> Result<Box<dyn Session>, Misuse> {
    struct Open<'a>(&'a Config);
    impl Visitor for Open<'_> {
        type Out = Result<Box<dyn Session>, Misuse>;
        fn visit<G: FullGame>(self) -> Self::Out {
            let Config { players, options, edition, seed, .. } = self.0;
            let (game, data) = config::game::<G>(*players, options, edition.as_deref())?;
            Ok(Box::new(One::deal(Arc::new(game), &data, edition.clone(), Seed::from_number(*seed))))
        }
    }
    kind.visit(Open(config))
}

/// A match from its recipe.
///
/// # Errors
/// If no match can have been played like that.
pub fn reopen(recipe: Recipe) -> Result<Box<dyn Session>, Misuse> {
    struct Reopen(Recipe);
    impl Visitor for Reopen {
        type Out = Result<Box<dyn Session>, Misuse>;
        fn visit<G: FullGame>(self) -> Self::Out {
            let Recipe { setup, edition, seed, steps, .. } = self.0;
            let setup: G::Setup = serde_json::from_value(setup).map_err(|error| Misuse::Setup(error.to_string()))?;
            let data = config::edition::<G>(edition.as_deref())?;
            let game = G::new(&setup, &data).map_err(|error| config::setup_fault(&error))?;
            let mut session = One::deal(Arc::new(game), &data, edition, seed);
            for step in steps {
                match step {
                    Done::Act(action) => session.act(&action)?,
                    Done::Redeal(seat, seed) => session.redeal(seat.index(), seed)?,
                    Done::Reseed(seed) => session.reseed(seed),
                }
            }
            Ok(Box::new(session))
        }
    }
    kind_named(&recipe.game)?.visit(Reopen(recipe))
}

/// The match of a match file, which is played again and compared.
///
/// # Errors
/// If it does not tell the truth, or its edition is not the built-in one.
pub fn load(text: &str) -> Result<Box<dyn Session>, Misuse> {
    struct Load<'a>(&'a str);
    impl Visitor for Load<'_> {
        type Out = Result<Box<dyn Session>, Misuse>;
        fn visit<G: FullGame>(self) -> Self::Out {
            let played = verified::<G>(self.0)?;
            let seed = played.header().seed;
            let mut session = One::deal(played.shared_game(), &G::Edition::builtin(), None, seed);
            for record in played.in_force() {
                // An action without an alternative has already been carried out.
                if let Entry::Play { seat, action, .. } = &record.entry
                    && record.ply > session.play.ply()
                {
                    if session.play.seat() != *seat {
                        return Err(Misuse::Setup(
                            "not asked seat by seat: such a match can be verified, not opened".into(),
                        ));
                    }
                    session.carry_out(action)?;
                }
            }
            Ok(Box::new(session))
        }
    }
    kind_of(text)?.visit(Load(text))
}

/// Whether a match file tells the truth: its game, players and plies.
///
/// # Errors
/// If it does not: what is wrong.
pub fn verify(text: &str) -> Result<(&'static str, u8, u32), Misuse> {
    struct Verify<'a>(&'a str);
    impl Visitor for Verify<'_> {
        type Out = Result<(&'static str, u8, u32), Misuse>;
        fn visit<G: FullGame>(self) -> Self::Out {
            let played = verified::<G>(self.0)?;
            Ok((G::NAME, played.game().players(), played.ply()))
        }
    }
    kind_of(text)?.visit(Verify(text))
}

fn kind_named(name: &str) -> Result<GameKind, Misuse> {
    name.parse().map_err(|error: games::UnknownGame| Misuse::Setup(error.to_string()))
}

fn kind_of(text: &str) -> Result<GameKind, Misuse> {
    let name = record::game_of(text);
    kind_named(&name.map_err(|fault| Misuse::Setup(format!("not a match file: {:?}", fault.reason)))?)
}

fn verified<G: FullGame>(text: &str) -> Result<Match<G>, Misuse> {
    let file = MatchFile::<G>::read(text).and_then(|file| file.verify(&G::Edition::builtin()));
    file.map_err(|fault| Misuse::Setup(format!("line {}: {:?}", fault.line, fault.reason)))
}

/// Where a match, or the part of it that a bot has seen, begins.
#[derive(Clone, Copy)]
struct Origin<S> {
    seed: Seed,
    /// None: at the deal.
    position: Option<(S, u32)>,
}

/// A match of one game.
struct One<G: FullGame> {
    game: Arc<G>,
    edition_id: EditionId,
    edition: Option<String>,
    seed: Seed,
    play: Play<G>,
    origin: Origin<G::State>,
    /// The picks since then.
    actions: Vec<G::Action>,
    steps: Vec<Done>,
}

impl<G: FullGame> One<G> {
    fn deal(game: Arc<G>, data: &G::Edition, edition: Option<String>, seed: Seed) -> One<G> {
        let play = Play::deal(&*game, seed, &mut NoLog);
        let origin = Origin { seed, position: None };
        let edition_id = EditionId::of(data);
        One { game, edition_id, edition, seed, play, origin, actions: Vec::new(), steps: Vec::new() }
    }

    fn observer(&self, seat: Option<usize>) -> Result<Observer, Misuse> {
        let Some(seat) = seat else { return Ok(Observer::Spectator) };
        self.at(seat).map(Observer::Seat)
    }

    fn at(&self, seat: usize) -> Result<Seat, Misuse> {
        let players = usize::from(self.game.players());
        let known = Seat::new(seat).filter(|_| seat < players);
        known.ok_or(Misuse::Setup(format!("there is no seat {seat}; seats are 0 to {}", players - 1)))
    }

    /// From notation or JSON.
    fn read(&self, action: &str) -> Result<G::Action, Misuse> {
        if is_data(action) {
            return serde_json::from_str(action).map_err(|error| Misuse::Setup(format!("not an action: {error}")));
        }
        self.misread(action).map_err(|misread| {
            let expected = misread.expected.trim_start_matches("expected-");
            Misuse::Setup(match misread.word.as_str() {
                "" => format!("not an action: {action:?} ends where {expected} is expected"),
                word => format!("not an action: {word:?} where {expected} is expected"),
            })
        })
    }

    /// The same, and what is wrong as a message.
    fn parse(&self, action: &str) -> Result<G::Action, Message> {
        if is_data(action) {
            let wrong = |error: serde_json::Error| Message::new("misread-data").with("text", error.to_string());
            return serde_json::from_str(action).map_err(wrong);
        }
        self.misread(action).map_err(|misread| misread.message())
    }

    fn misread(&self, action: &str) -> Result<G::Action, Misread> {
        let knowledge = self.game.knowledge(self.play.state(), Observer::Seat(self.play.seat()));
        self.game.read_action(action, Some(&knowledge))
    }

    /// Some actions that could be typed now; every one is legal.
    fn legal_examples(&self) -> Vec<Example> {
        let knowledge = self.game.knowledge(self.play.state(), Observer::Seat(self.play.seat()));
        let mut examples = self.game.examples(&knowledge, &self.play.choices(&self.game));
        examples.retain(|example| self.read(&example.typed).is_ok_and(|action| self.check(&action).is_ok()));
        examples
    }

    fn check(&self, action: &G::Action) -> Result<(), Misuse> {
        if self.play.over().is_some() {
            return Err(Misuse::Over);
        }
        let seat = self.play.seat();
        self.game.check(self.play.state(), seat, action).map_err(|refusal| {
            let (text, clause) = (self.game.write_action(action), refusal.clause());
            Misuse::Refused { action: text, clause, why: format!("{refusal:?}") }
        })
    }

    fn carry_out(&mut self, action: &G::Action) -> Result<(), Misuse> {
        self.check(action)?;
        self.play.unpick(&self.game);
        for pick in self.play.path(&self.game, action)? {
            if let Moved::Acted(_, action) = self.play.pick(&self.game, pick)? {
                self.note(action);
            }
        }
        Ok(())
    }

    fn note(&mut self, action: G::Action) {
        self.actions.push(action);
        self.steps.push(Done::Act(self.game.write_action(&action)));
    }

    /// From here on everything is as if the match had begun here.
    fn begin_here(&mut self, state: G::State, seed: Seed) {
        let ply = self.play.ply();
        self.origin = Origin { seed, position: Some((state, ply)) };
        self.actions.clear();
        self.play = Play::from(&*self.game, seed, state, ply, &mut NoLog);
    }

    /// The match as it was at its origin.
    fn begin(&self, events: &mut Vec<G::Event>) -> Play<G> {
        match self.origin {
            Origin { seed, position: None } => Play::deal(&*self.game, seed, events),
            Origin { seed, position: Some((state, ply)) } => Play::from(&*self.game, seed, state, ply, events),
        }
    }

    /// All that has happened since the origin.
    fn events(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        let mut play = self.begin(&mut events);
        for action in &self.actions {
            for pick in play.path(&self.game, action).unwrap_or_default() {
                let _ = play.pick_with(&*self.game, pick, &mut events);
            }
        }
        events
    }
}

impl<G: FullGame> Session for One<G> {
    fn recipe(&self) -> Recipe {
        Recipe {
            game: G::NAME.into(),
            setup: serde_json::to_value(self.game.setup()).unwrap_or_default(),
            edition: self.edition.clone(),
            seed: self.seed,
            steps: self.steps.clone(),
        }
    }

    fn players(&self) -> usize {
        self.game.players().into()
    }

    fn seat(&self) -> Option<usize> {
        self.play.over().is_none().then(|| self.play.seat().index())
    }

    fn asked(&self) -> Asked {
        self.play.asked()
    }

    fn picks(&self) -> Vec<u8> {
        self.play.picks().to_vec()
    }

    fn results(&self) -> Option<Vec<(u8, i32)>> {
        let standings = self.play.over()?;
        Some(standings.place.iter().map(|(seat, place)| (place, standings.score[seat])).collect())
    }

    fn ply(&self) -> u32 {
        self.play.ply()
    }

    fn layout(&self) -> Layout {
        Layout::of(&*self.game)
    }

    fn bytes(&self) -> usize {
        Layout::bytes::<G>()
    }

    fn observe(&self, seat: usize, row: &mut [u8]) -> Result<(), Misuse> {
        let (seat, got, expected) = (self.at(seat)?, row.len(), Layout::bytes::<G>());
        if got != expected {
            return Err(Misuse::Length { array: "observation", got, expected });
        }
        self.play.observe(&self.game, seat, row);
        Ok(())
    }

    fn view(&self, seat: Option<usize>) -> Result<String, Misuse> {
        let knowledge = self.game.knowledge(self.play.state(), self.observer(seat)?);
        Ok(serde_json::to_string(&self.game.view(&knowledge)).unwrap_or_default())
    }

    fn text(&self, seat: Option<usize>) -> Result<String, Misuse> {
        let knowledge = self.game.knowledge(self.play.state(), self.observer(seat)?);
        Ok(self.game.write_view(&self.game.view(&knowledge)))
    }

    fn legal(&self, most: usize) -> Option<Vec<String>> {
        let mut found = Vec::new();
        if self.play.over().is_none() && !list(&self.play.choices(&self.game), most, &mut Vec::new(), &mut found) {
            return None;
        }
        Some(found.iter().map(|action| self.game.write_action(action)).collect())
    }

    fn examples(&self) -> Vec<String> {
        self.legal_examples().into_iter().map(|example| example.typed).collect()
    }

    fn pick(&mut self, option: u8) -> Result<Option<String>, Misuse> {
        if self.play.over().is_some() {
            return Err(Misuse::Over);
        }
        Ok(match self.play.pick(&self.game, option)? {
            Moved::On => None,
            Moved::Acted(_, action) => {
                self.note(action);
                Some(self.game.write_action(&action))
            }
        })
    }

    fn path(&self, action: &str) -> Result<Vec<u8>, Misuse> {
        let action = self.read(action)?;
        self.check(&action)?;
        Ok(self.play.path(&self.game, &action)?.to_vec())
    }

    fn act(&mut self, action: &str) -> Result<(), Misuse> {
        if self.play.over().is_some() {
            return Err(Misuse::Over);
        }
        let action = self.read(action)?;
        self.carry_out(&action)
    }

    fn as_json(&self, action: &str) -> Result<String, Misuse> {
        Ok(serde_json::to_string(&self.read(action)?).unwrap_or_default())
    }

    fn redeal(&mut self, seat: usize, seed: u64) -> Result<(), Misuse> {
        let seat = self.at(seat)?;
        let knowledge = self.game.knowledge(self.play.state(), Observer::Seat(seat));
        let mut state = self.game.blank();
        let chance = Seed::from_number(seed);
        self.game.redeal(&knowledge, &mut Dice::new(chance), &mut state);
        self.begin_here(state, chance);
        self.steps.push(Done::Redeal(seat, seed));
        Ok(())
    }

    fn reseed(&mut self, seed: u64) {
        let picks = self.picks();
        self.begin_here(*self.play.state(), Seed::from_number(seed));
        for pick in picks {
            let _ = self.play.pick(&self.game, pick);
        }
        self.steps.push(Done::Reseed(seed));
    }

    fn advice(&self, kind: BotKind, rounds: Option<u32>, seed: u64) -> Result<Advice, Misuse> {
        if self.play.over().is_some() {
            return Err(Misuse::Over);
        }
        let names = || <G as Bots>::KINDS.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
        let bot =
            G::bot(kind).ok_or_else(|| Misuse::Setup(format!("{} has no bot {kind}; it has {}", G::NAME, names())));
        let (mut bot, seat) = (bot?, self.play.seat());
        for event in self.events() {
            if let Some(seen) = self.game.seen(&event, Observer::Seat(seat)) {
                bot.observe(&self.game, &seen);
            }
        }
        let knowledge = self.game.knowledge(self.play.state(), Observer::Seat(seat));
        let mut dice = Dice::new(Seed::from_number(seed).of_match(self.play.ply().into()));
        let choices = self.play.choices(&self.game);
        let ask = Ask::new(&*self.game, &knowledge, &choices, &mut dice);
        let budget = Budget { iterations: Some(rounds.unwrap_or(USUAL_ITERATIONS)), ..Budget::default() };
        let answer = bot.choose(Ask { budget, explain: true, ..ask });
        let write = |action: &G::Action| self.game.write_action(action);
        let reasons = answer.reasons.iter().map(|one| Reason {
            action: write(&one.action),
            worth: one.worth,
            win: one.win,
            visits: one.visits,
        });
        Ok(Advice { action: write(&answer.action), reasons: reasons.collect() })
    }

    fn save(&self) -> Result<String, Misuse> {
        if self.origin.position.is_some() {
            return Err(Misuse::Setup("cards were dealt again: this is no match that was played".into()));
        }
        let mut played = Match::deal(self.game.clone(), self.edition_id.clone(), self.seed);
        let (mut choices, mut actions) = (G::Choices::default(), self.actions.iter());
        while played.ply() < self.play.ply() {
            let Status::Open { ask, .. } = played.status() else { break };
            self.game.choices(played.state(), ask, &mut choices);
            let Some(action) = choices.forced().or_else(|| actions.next().copied()) else { break };
            played.play(ask, action).map_err(|_| Misuse::Setup("the match cannot be played again".into()))?;
        }
        let write = || -> std::io::Result<Vec<u8>> {
            let mut scribe = Scribe::begin(Vec::new(), played.header())?;
            for record in played.records() {
                scribe.record(&*self.game, record)?;
            }
            if self.play.over().is_some() { scribe.end(played.standings()) } else { Ok(scribe.into_inner()) }
        };
        let bytes = write().map_err(|error| Misuse::Setup(error.to_string()))?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn copy(&self) -> Box<dyn Session> {
        let One { game, edition_id, edition, seed, play, origin, actions, steps } = self;
        Box::new(One {
            game: game.clone(),
            edition_id: edition_id.clone(),
            edition: edition.clone(),
            seed: *seed,
            play: play.clone(),
            origin: *origin,
            actions: actions.clone(),
            steps: steps.clone(),
        })
    }
}

/// Is it JSON, rather than notation?
fn is_data(action: &str) -> bool {
    action.trim_start().starts_with(['{', '"'])
}

/// Adds every action below a draft; false if there are more than `most`.
fn list<C: Choices>(choices: &C, most: usize, draft: &mut Vec<u8>, found: &mut Vec<C::Action>) -> bool {
    match choices.step(draft) {
        Step::Done(_) if found.len() == most => false,
        Step::Done(action) => {
            found.push(action);
            true
        }
        Step::Astray => true,
        Step::Pick { options, .. } => (0..128u8).filter(|option| options >> option & 1 == 1).all(|option| {
            draft.push(option);
            let fits = list(choices, most, draft, found);
            draft.pop();
            fits
        }),
    }
}
