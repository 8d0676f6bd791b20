//! Corrections of the chances that search tells, kind by kind: learned from matches of four masters.

use bots::Calibration;
use oltre_mare::{Knowledge, Phase};

/// The correction of chances told at this kind of decision.
pub(super) fn calibration(knowledge: &Knowledge) -> Option<Calibration> {
    let p = &knowledge.public;
    let (shift, slope) = match p.phase {
        Phase::Trade if knowledge.me.is_some_and(|me| p.awaited.contains(me)) => (-0.088, 0.821),
        Phase::Trade if knowledge.me == Some(p.active) => (-0.035, 0.831),
        Phase::Trade => (-0.241, 0.769),
        Phase::Seafaring => (0.0, 0.750),
        Phase::Actions => (-0.176, 0.895),
        Phase::Sailing | Phase::Compass => (-0.153, 0.862),
        Phase::Cargo => (-0.247, 0.838),
        Phase::Dealing | Phase::EndOfTurn | Phase::Over => return None,
    };
    Some(Calibration { shift, slope })
}
