//! `portolan play`: one person against bots, in the terminal or line by line on piped input.

mod command;
mod options;
mod seat;

use crate::args::PlayArgs;
use crate::game_setup::{self, GameSetup};
use crate::match_files::{self, Saving, ToGoOn};
use crate::replay::tell_standings;
use crate::{Failure, Words};
use bots::{Budget, Considered, Mind};
use game::{Arg, Floor, Message, Observer, Seat, Status};
use games::{FullGame, Visitor};
use record::{Match, MatchFile, NotPlayed, Seed};
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

pub(crate) fn run(args: PlayArgs, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), Failure> {
    let Some(file) = &args.resume else {
        let kind = args.game.unwrap_or(game_setup::FIRST_GAME);
        return kind.visit(Play { args: &args, resumed: None, input, out });
    };
    let ToGoOn { text, kind, torn } = match_files::open_to_go_on(file)?;
    if args.game.is_some_and(|game| game != kind) {
        return Err(Failure::input(format!("{}: this is a match of {kind}", file.display())));
    }
    if torn > 0 {
        let message = Message::new("play-torn").with("file", file.display().to_string()).with("bytes", torn);
        writeln!(out, "{}", Words::new(args.language, None).line(&message))?;
    }
    kind.visit(Play { args: &args, resumed: Some((file, &text)), input, out })
}

struct Play<'a> {
    args: &'a PlayArgs,
    /// The file to continue, and its text.
    resumed: Option<(&'a Path, &'a str)>,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

impl Visitor for Play<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: FullGame>(mut self) -> Self::Out {
        let live = match self.resumed {
            Some((file, text)) => self.resume::<G>(file, text)?,
            None => self.deal::<G>()?,
        };
        let players = live.game().players();
        let me = game_setup::seat_of(self.args.seat.unwrap_or(1), players)?;
        let usual = [G::opponent()];
        let bots = if self.args.bots.is_empty() { &usual[..] } else { &self.args.bots };
        let bots = game_setup::bots_by_seat(bots, players)?;
        let saving = match (&self.args.save, self.resumed) {
            (Some(save), Some((resume, _))) if same_file(save, resume) => Some(Saving::go_on(save, &live)?),
            (Some(save), _) => Some(Saving::begin(save, &live)?),
            (None, _) => None,
        };
        let mut table = PlayedMatch {
            told: if self.resumed.is_some() { live.records().len() } else { 0 },
            live,
            me,
            bots: game_setup::make_bots::<G>(&bots)?,
            words: Words::new(self.args.language, Some(me)),
            saving,
            shown: None,
            blocked: Vec::new(),
            explain: self.args.explain,
            echo: !io::stdin().is_terminal(),
            input: self.input,
            out: self.out,
        };
        let end = table.run();
        let put_away = table.put_away();
        end.and(put_away)
    }
}

impl Play<'_> {
    fn deal<G: FullGame>(&mut self) -> Result<Match<G>, Failure> {
        let chosen = GameSetup::<G>::alone(&self.args.setup)?;
        let number = self.args.seed.unwrap_or_else(any_number);
        let message = Message::new("play-seed").with("seed", number.to_string());
        writeln!(self.out, "{}", Words::new(self.args.language, None).line(&message))?;
        Match::new(&chosen.setup, &chosen.edition, Seed::from_number(number)).map_err(game_setup::setup_failure)
    }

    fn resume<G: FullGame>(&self, file: &Path, text: &str) -> Result<Match<G>, Failure> {
        let edition = game_setup::load_edition::<G>(self.args.setup.edition.as_deref())?;
        let unusable = |fault| match_files::unusable(file, &fault);
        let mut live = MatchFile::<G>::read(text).map_err(unusable)?.rerun(&edition).map_err(unusable)?;
        if live.is_outdated() && live.standings().is_none() {
            live.renew();
        }
        Ok(live)
    }
}

fn same_file(a: &Path, b: &Path) -> bool {
    a == b || matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b)
}

/// A different seed each time, short enough to type; nothing of value depends on it.
fn any_number() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64 % 1_000_000_000)
}

/// A match with one person.
struct PlayedMatch<'a, G: FullGame> {
    live: Match<G>,
    me: Seat,
    bots: Vec<Mind<G>>,
    words: Words,
    saving: Option<Saving>,
    /// How many records have been described.
    told: usize,
    /// The version whose view was shown last.
    shown: Option<u32>,
    /// The impossible actions that were listed last.
    blocked: Vec<String>,
    /// Show what bots weigh.
    explain: bool,
    /// Echo what was typed: a terminal does so itself, a pipe does not.
    echo: bool,
    input: &'a mut dyn BufRead,
    out: &'a mut dyn Write,
}

/// The fate of a question.
#[derive(PartialEq)]
enum Flow {
    /// The match moved.
    On,
    /// The person has left.
    Leave,
}

impl<G: FullGame> PlayedMatch<'_, G> {
    fn run(&mut self) -> Result<(), Failure> {
        self.line(&Message::new("play-welcome").with("game", Arg::Text(G::NAME.into())).with("seat", self.me))?;
        loop {
            self.tell_news()?;
            let Status::Open { must, ask, .. } = self.live.status() else {
                return tell_standings(&self.live, &self.words, self.out);
            };
            // Seats that are asked or invited to speak do so before the person acts again. Where all decide in secret, the person is first.
            let others_speak = self.waited_for().is_some_and(|seat| !must.contains(seat));
            if ask == self.me || must.contains(self.me) && !others_speak {
                if self.ask_me()? == Flow::Leave {
                    return self.line(&Message::new("play-left"));
                }
            } else {
                self.let_bot_act(ask)?;
            }
        }
    }

    /// The other seats that would act next if the person did nothing: those asked, then those that may speak, then
    /// those that must act.
    fn waited_for(&self) -> Option<Seat> {
        let Status::Open { must, ask, .. } = self.live.status() else { return None };
        let Floor { asked, invited } = self.live.game().floor(self.live.state());
        [asked, invited, must].into_iter().find_map(|seats| seats.without(self.me).first_from(ask))
    }

    /// The bot of a seat acts; or, on request, a bot in place of the person.
    fn let_bot_act(&mut self, seat: Seat) -> Result<(), Failure> {
        let bot = self.bots.get_mut(seat.index());
        let answer = bot.and_then(|bot| bot.decide(&self.live, Budget::default(), self.explain));
        if let Some(answer) = answer.as_ref().filter(|_| self.explain) {
            self.tell_reasons("explain-bot", seat, &answer.reasons)?;
        }
        match answer.map(|answer| self.act(seat, answer.action)).transpose()? {
            Some(Ok(())) => Ok(()),
            _ => Err(Failure::input("the rules refused an action that they had offered; please report it")),
        }
    }

    /// What a bot would consider in the person's place.
    fn advise(&mut self) -> Result<(), Failure> {
        let bot = self.bots.get_mut(self.me.index()).filter(|_| self.explain);
        match bot.and_then(|bot| bot.decide(&self.live, Budget::default(), true)) {
            Some(answer) => self.tell_reasons("explain-you", self.me, &answer.reasons),
            None => Ok(()),
        }
    }

    fn tell_reasons(
        &mut self,
        key: &'static str,
        seat: Seat,
        reasons: &[Considered<G::Action>],
    ) -> Result<(), Failure> {
        let game = self.live.game();
        let ideas = reasons.iter().map(|reason| {
            let action = Arg::Text(game.write_action(&reason.action));
            Arg::Message(match (reason.win, reason.worth) {
                (Some(win), _) => Message::new("explain-chance")
                    .with("action", action)
                    .with("chance", Arg::Text(format!("{:.0}", 100.0 * win)))
                    .with("visits", reason.visits),
                (None, Some(worth)) => Message::new("explain-worth")
                    .with("action", action)
                    .with("worth", Arg::Text(format!("{worth:+.1}"))),
                (None, None) => Message::new("explain-action").with("action", action),
            })
        });
        let message = Message::new(key).with("seat", seat).with("ideas", ideas.collect::<Vec<Arg>>());
        self.line(&message)
    }

    /// Carries out an action and saves it.
    fn act(&mut self, seat: Seat, action: G::Action) -> Result<Result<(), NotPlayed<G::Refusal>>, Failure> {
        if let Err(reason) = self.live.play(seat, action) {
            return Ok(Err(reason));
        }
        self.save_last()?;
        Ok(Ok(()))
    }

    fn save_last(&mut self) -> Result<(), Failure> {
        match (&mut self.saving, self.live.records().last()) {
            (Some(saving), Some(record)) => saving.record(self.live.game(), record),
            _ => Ok(()),
        }
    }

    /// Prints what has happened since the last time, as this seat saw it.
    fn tell_news(&mut self) -> Result<(), Failure> {
        for record in self.live.records().iter().skip(self.told) {
            for event in self.live.seen(record, Observer::Seat(self.me)) {
                if let Some(message) = self.live.game().tell(&event) {
                    writeln!(self.out, "  {}", self.words.line(&message))?;
                }
            }
        }
        self.told = self.live.records().len();
        Ok(())
    }

    /// Closes the file, whatever ended the match here.
    fn put_away(&mut self) -> Result<(), Failure> {
        let Some(saving) = self.saving.take() else { return Ok(()) };
        let path = saving.end(self.live.standings())?;
        self.line(&Message::new("play-saved").with("file", path.display().to_string()))
    }

    fn line(&mut self, message: &Message) -> Result<(), Failure> {
        Ok(writeln!(self.out, "{}", self.words.line(message))?)
    }
}
