//! Corrections of the chances that search tells, kind by kind: learned from matches of four masters.

use bots::Calibration;
use ostia::Phase;

/// The correction of chances told at this kind of decision.
pub(super) fn calibration(phase: Phase) -> Option<Calibration> {
    let (shift, slope) = match phase {
        Phase::FreePick => (-0.053, 0.945),
        Phase::Lot(_) => (-0.112, 0.927),
        Phase::Bid(_) => (-0.114, 0.893),
        Phase::Decision(_) => (-0.139, 0.888),
        Phase::Counter => (-0.060, 0.900),
        Phase::SecondLook => (-0.477, 0.572),
        Phase::Storehouses => (-0.020, 0.749),
        Phase::LastCounter | Phase::LastSecondLook => (-0.400, 0.750),
        Phase::Sale(_) | Phase::Blank | Phase::Over => return None,
    };
    Some(Calibration { shift, slope })
}
