//! Notices of turns: they go into a list, and at the end each must have had its reason.

use super::under;
use crate::webhook::Notice;
use table::Millis;

/// One that went out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Posted {
    pub at: Millis,
    pub hook: String,
    pub seat: u8,
}

/// Where a player of these worlds is told.
pub(super) fn hook_of(player: &str) -> String {
    format!("https://{player}.example/turn")
}

/// Takes a notice in place of the network; `false` in the real world.
pub(crate) fn posted(hook: &str, notice: &Notice) -> bool {
    let Some(at) = under::now() else { return false };
    under::note(|| format!("seat {} is told at {hook}", notice.seat));
    under::post(Posted { at, hook: hook.to_owned(), seat: notice.seat });
    true
}
