//! What comes of the chances that search tells, kind by kind: learned from matches of four masters.

use bots::Calibration;
use oltre_mare::{Knowledge, Phase};

/// What comes of the chances told at this kind of decision.
pub(super) fn calibration(knowledge: &Knowledge) -> Option<Calibration> {
    let p = &knowledge.public;
    let (shift, slope) = match p.phase {
        Phase::Trade if knowledge.me.is_some_and(|me| p.awaited.contains(me)) => (-0.166, 0.823),
        Phase::Trade if knowledge.me == Some(p.active) => (-0.082, 0.768),
        Phase::Trade => (-0.227, 0.727),
        Phase::Seafaring => (0.0, 0.810),
        Phase::Actions => (-0.195, 0.813),
        Phase::Sailing | Phase::Compass => (-0.142, 0.832),
        Phase::Cargo => (-0.237, 0.850),
        Phase::Dealing | Phase::EndOfTurn | Phase::Over => return None,
    };
    Some(Calibration { shift, slope })
}
