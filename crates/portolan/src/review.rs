//! `portolan review`: analyses the decisions of a seat in a saved match.

use crate::args::ReviewArgs;
use crate::{Failure, Words, game_setup, match_files, simulate};
use bots::arena::Thinking;
use bots::review::{Judged, Review, Turning};
use game::{Arg, Message};
use games::{FullGame, Visitor};
use record::{Match, MatchFile};
use serde::Serialize;
use std::io::Write;
use std::time::Duration;

/// The usual time for each decision, in milliseconds.
const USUAL_MS: u64 = 200;

pub(crate) fn run(args: ReviewArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (text, kind) = match_files::open(&args.file)?;
    kind.visit(Reviewed { args: &args, text: &text, out })
}

struct Reviewed<'a> {
    args: &'a ReviewArgs,
    text: &'a str,
    out: &'a mut dyn Write,
}

impl Visitor for Reviewed<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let Reviewed { args, text, out } = self;
        let edition = game_setup::load_edition::<G>(args.edition.as_deref())?;
        let played = MatchFile::<G>::read(text)
            .and_then(|file| file.rerun(&edition))
            .map_err(|fault| match_files::unusable(&args.file, &fault))?;
        let seat = game_setup::seat_of(args.seat, played.game().players())?;
        let mut review = Review::new(played.game(), seat)
            .ok_or_else(|| Failure::input(format!("{} has no bot that can review matches", G::NAME)))?;
        let time = (args.iterations.is_none()).then(|| Duration::from_millis(args.ms.unwrap_or(USUAL_MS)));
        let thinking = Thinking { iterations: args.iterations, time };
        let words = Words::new(args.language, Some(seat));
        let bar = simulate::progress(review.progress(&played).1 as u64, "steps");
        let mut judged = Vec::new();
        while let Some(one) = review.next(&played, thinking.budget()) {
            bar.set_position(review.progress(&played).0 as u64);
            if !args.json {
                bar.suspend(|| tell(&played, &one, &words, out))?;
            }
            judged.push(one);
        }
        bar.finish_and_clear();
        if args.json {
            let report = JsonReview::of(&played, args.seat, &judged);
            let line = serde_json::to_string(&report).map_err(|error| Failure::input(error.to_string()))?;
            return Ok(writeln!(out, "{line}")?);
        }
        tell_sum(&judged, &words, out)
    }
}

fn percent(chance: Option<f32>) -> Arg {
    Arg::Text(chance.map_or("?".into(), |chance| format!("{:.0}", 100.0 * chance)))
}

/// A line for the decision, and one more where the match turned.
fn tell<G: FullGame>(
    played: &Match<G>,
    judged: &Judged<G::Action>,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let game = played.game();
    let key = match judged.turning {
        Some(Turning::Rise) => Some("review-rise"),
        Some(Turning::Fall) => Some("review-fall"),
        Some(Turning::Mistake) | None => None,
    };
    if let Some(key) = key {
        writeln!(out, "      {}", words.line(&Message::new(key)))?;
    }
    let action = Arg::Text(game.write_action(&judged.played));
    let line = if judged.best == judged.played {
        Message::new("review-best").with("action", action).with("before", percent(judged.before))
    } else {
        let key = if judged.turning == Some(Turning::Mistake) { "review-mistake" } else { "review-better" };
        Message::new(key)
            .with("action", action)
            .with("best", Arg::Text(game.write_action(&judged.best)))
            .with("before", percent(judged.before))
            .with("after", percent(judged.after))
    };
    Ok(writeln!(out, "{:>4}  {}", judged.version, words.line(&line))?)
}

fn tell_sum<A: PartialEq>(judged: &[Judged<A>], words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let best = judged.iter().filter(|one| one.best == one.played).count();
    let lost: f32 = judged.iter().map(Judged::lost).sum();
    let sum = Message::new("review-sum")
        .with("decisions", judged.len() as u32)
        .with("best", best as u32)
        .with("lost", Arg::Text(format!("{:.0}", 100.0 * lost)));
    writeln!(out, "\n{}", words.line(&sum))?;
    let turned = judged.iter().filter(|one| one.turning.is_some());
    let turned: Vec<Arg> = turned.map(|one| Arg::Text(one.version.to_string())).collect();
    if !turned.is_empty() {
        writeln!(out, "{}", words.line(&Message::new("review-turned").with("steps", turned)))?;
    }
    Ok(())
}

/// The output of `--json`.
#[derive(Serialize)]
struct JsonReview {
    game: &'static str,
    rules: u32,
    version: &'static str,
    seat: usize,
    decisions: Vec<Decision>,
    best: usize,
    lost: f32,
}

#[derive(Serialize)]
struct Decision {
    step: u32,
    played: String,
    best: String,
    before: Option<f32>,
    after: Option<f32>,
    lost: f32,
    turning: Option<&'static str>,
    considered: Vec<Idea>,
}

#[derive(Serialize)]
struct Idea {
    action: String,
    win: Option<f32>,
    visits: u32,
}

impl JsonReview {
    fn of<G: FullGame>(played: &Match<G>, seat: usize, judged: &[Judged<G::Action>]) -> JsonReview {
        let write = |action: &G::Action| played.game().write_action(action);
        let decision = |one: &Judged<G::Action>| Decision {
            step: one.version,
            played: write(&one.played),
            best: write(&one.best),
            before: one.before,
            after: one.after,
            lost: one.lost(),
            turning: one.turning.map(|turning| match turning {
                Turning::Mistake => "mistake",
                Turning::Rise => "rise",
                Turning::Fall => "fall",
            }),
            considered: one
                .considered
                .iter()
                .map(|idea| Idea { action: write(&idea.action), win: idea.win, visits: idea.visits })
                .collect(),
        };
        JsonReview {
            game: G::NAME,
            rules: G::RULES,
            version: env!("CARGO_PKG_VERSION"),
            seat,
            decisions: judged.iter().map(decision).collect(),
            best: judged.iter().filter(|one| one.best == one.played).count(),
            lost: judged.iter().map(Judged::lost).sum(),
        }
    }
}
