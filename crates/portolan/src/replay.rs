//! `portolan replay`: a saved match, as one observer saw it.

use crate::args::ReplayArgs;
use crate::{Failure, Words, game_setup, match_files};
use game::{Arg, Message, Observer};
use games::{FullGame, Visitor};
use record::{Entry, Match, MatchFile, RecordOf};
use std::io::Write;

pub(crate) fn run(args: ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (text, kind) = match_files::open(&args.file)?;
    kind.visit(Replay { args: &args, text: &text, out })
}

struct Replay<'a> {
    args: &'a ReplayArgs,
    text: &'a str,
    out: &'a mut dyn Write,
}

impl Visitor for Replay<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: FullGame>(self) -> Self::Out {
        let Replay { args, text, out } = self;
        let edition = game_setup::load_edition::<G>(args.edition.as_deref())?;
        // Events of a file that was tampered with could be anything: only a match that can be played again is shown,
        // or, under older rules, one whose events fit together.
        let played = MatchFile::<G>::read(text)
            .and_then(|file| file.rerun(&edition))
            .map_err(|fault| match_files::unusable(&args.file, &fault))?;
        let me = args.seat.map(|number| game_setup::seat_of(number, played.game().players())).transpose()?;
        let who = me.map_or(Observer::Spectator, Observer::Seat);
        let words = Words::new(args.language, me);
        match args.step {
            Some(step) => {
                let record = played.records().get(step as usize).ok_or_else(|| {
                    Failure::input(format!("there is no step {step}: the last one is {}", played.version()))
                })?;
                tell_record(&played, record, who, &words, out)?;
                show(&played, step, who, out)?;
            }
            None => {
                for record in played.records() {
                    tell_record(&played, record, who, &words, out)?;
                }
                show(&played, played.version(), who, out)?;
            }
        }
        if args.step.is_none_or(|step| step == played.version()) {
            tell_standings(&played, &words, out)?;
        }
        Ok(())
    }
}

fn show<G: FullGame>(played: &Match<G>, version: u32, who: Observer, out: &mut dyn Write) -> Result<(), Failure> {
    let game = played.game();
    let view = game.view(&game.knowledge(&played.state_after(version), who));
    Ok(writeln!(out, "\n{}", game.write_view(&view).trim_end())?)
}

/// A line for the record, then one for each event the observer saw.
fn tell_record<G: FullGame>(
    played: &Match<G>,
    record: &RecordOf<G>,
    who: Observer,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let message = match &record.entry {
        Entry::Deal { .. } => Message::new("replay-deal"),
        // Another seat's action may name things that only it saw; the events below say as much as was shown.
        Entry::Play { seat, action, .. } if who.is(*seat) => {
            Message::new("replay-own").with("seat", *seat).with("action", Arg::Text(played.game().write_action(action)))
        }
        Entry::Play { seat, .. } => Message::new("replay-other").with("seat", *seat),
        Entry::Rules { rules } => Message::new("replay-rules").with("rules", *rules),
        Entry::Undo { seat, plies } => Message::new("replay-undo").with("seat", *seat).with("plies", *plies),
    };
    writeln!(out, "{:>4}  {}", record.version, words.line(&message))?;
    for event in played.seen(record, who) {
        if let Some(message) = played.game().tell(&event) {
            writeln!(out, "      {}", words.line(&message))?;
        }
    }
    Ok(())
}

/// How the match ended, best place first.
pub(crate) fn tell_standings<G: FullGame>(
    played: &Match<G>,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Some(standings) = played.standings() else {
        return Ok(writeln!(out, "\n{}", words.line(&Message::new("standings-open")))?);
    };
    writeln!(out, "\n{}", words.line(&Message::new("standings-head")))?;
    let mut places: Vec<_> = standings.place.iter().collect();
    places.sort_by_key(|(seat, place)| (*place, *seat));
    for (seat, place) in places {
        let line =
            Message::new("standings-line").with("place", place).with("seat", seat).with("score", standings.score[seat]);
        writeln!(out, "  {}", words.say(&line))?;
    }
    for message in played.game().epilogue(&mut played.in_force().flat_map(|record| record.events())) {
        writeln!(out, "{}", words.line(&message))?;
    }
    Ok(())
}
