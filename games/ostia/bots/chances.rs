//! What comes of the chances that search tells, kind by kind: learned from matches of four masters.

use bots::Calibration;
use ostia::Phase;

/// What comes of the chances told at this kind of decision.
pub(super) fn calibration(phase: Phase) -> Option<Calibration> {
    let (shift, slope) = match phase {
        Phase::FreePick => (-0.064, 0.973),
        Phase::Lot(_) => (-0.115, 0.953),
        Phase::Bid(_) => (-0.122, 0.916),
        Phase::Decision(_) => (-0.137, 0.892),
        Phase::Counter => (-0.340, 0.758),
        Phase::SecondLook => (-0.495, 0.897),
        Phase::Storehouses => (-0.072, 0.868),
        Phase::LastCounter | Phase::LastSecondLook | Phase::Sale(_) | Phase::Blank | Phase::Over => return None,
    };
    Some(Calibration { shift, slope })
}
