//! OM-9.4, OS-8.3, from the match alone: how far back the log of a running match may go.

use crate::leak::check::Truth;
use crate::leak::room::Plan;

/// For each record of a match, the first one whose step a screen may still show after it; nothing if it may show them
/// all.
pub struct Memory(Option<Vec<usize>>);

impl Memory {
    /// RULING: a screen that shows only what is printed forgets what was done more than a round ago: in Oltre Mare,
    /// unless all cargos are shown, more than one turn of everybody before the current one; in Ostia, if lots are not
    /// remembered, more than one round before the current one.
    pub fn of(truth: &Truth, plan: &Plan) -> Memory {
        let (begins, back) = match (plan.game, plan.options["memory"].as_str()) {
            ("oltre-mare", Some("all-cargos")) => return Memory(None),
            ("oltre-mare", _) => ("turn_began", plan.players),
            (_, Some("no")) => ("round_began", 1),
            _ => return Memory(None),
        };
        // Where the turns that were not taken back began: ply and record.
        let mut turns: Vec<(usize, usize)> = Vec::new();
        let first = truth.records.iter().enumerate().map(|(at, record)| {
            if record.undo {
                turns.retain(|(ply, _)| *ply <= record.ply);
            }
            let begun = record.events.iter().filter(|event| event["event"] == begins);
            turns.extend(begun.map(|_| (record.ply, at)));
            turns.get(turns.len().saturating_sub(back + 1)).expect("a deal begins a turn").1
        });
        Memory(Some(first.collect()))
    }

    /// The first record whose step may still be shown after this one.
    pub fn first(&self, record: usize) -> Option<usize> {
        self.0.as_ref().map(|first| first[record])
    }
}
