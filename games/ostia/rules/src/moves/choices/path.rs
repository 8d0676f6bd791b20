//! The picks that lead to an action: [`decide`](game::Choices::decide) read backwards.

use super::{BUILD_NONE, Choices, FIRST, HUNDRED, ONE_PICK, Question, SECOND, STRIDE, THIRD};
use crate::moves::Action;
use crate::state::goods::LANES;
use crate::state::{Cards, GOODS, Layout, Management};
use game::Draft;

/// Notes a pick; whatever does not fit is dropped, but no action of the game is that long.
fn pick(path: &mut Draft, option: impl TryInto<u8>) {
    let _ = path.try_push(option.try_into().unwrap_or(u8::MAX));
}

fn count(path: &mut Draft, lane: usize, count: u8) {
    pick(path, lane as u32 * STRIDE + u32::from(count));
}

impl Choices {
    /// The picks that lead to this action, which is one of these choices.
    pub(crate) fn path_to(&self, action: &Action, path: &mut Draft) {
        path.clear();
        let all_at_once = match self.question {
            Question::FreePick { ready, .. } | Question::Storehouses { ready, .. } => ready,
            Question::Lay { ready, stand, .. } => ready || stand,
            _ => false,
        };
        match *action {
            Action::TakeBack => pick(path, SECOND),
            Action::Stand => pick(path, THIRD),
            Action::Pick { .. } | Action::Lay(_) | Action::Manage(_) if all_at_once => pick(path, FIRST),
            _ => {}
        }
        match (*action, self.question) {
            (Action::Pick { good }, _) => pick(path, good as u8),
            (Action::PutUp { lot }, _) => {
                let [first, second] = lot.ends();
                pick(path, first * GOODS + second);
            }
            (Action::Bid { amount }, Question::Bid { limit, .. }) => {
                pick(path, SECOND);
                let amount = u32::from(amount);
                if u32::from(limit) < ONE_PICK {
                    pick(path, amount);
                } else {
                    pick(path, amount / HUNDRED);
                    pick(path, amount % HUNDRED);
                }
            }
            (Action::Pass | Action::Keep, _) => pick(path, FIRST),
            (Action::Sell { buyer }, _) => {
                pick(path, SECOND);
                pick(path, buyer.index());
            }
            (Action::Lay(layout), Question::Lay { all, senate, .. }) => lay(path, all, senate, layout),
            (Action::Manage(plan), Question::Storehouses { means, stock, .. }) => manage(path, means, stock, plan),
            (Action::SellStorehouses { count }, _) => pick(path, count),
            _ => {}
        }
    }
}

fn lay(path: &mut Draft, all: Cards, with_senate: bool, layout: Layout) {
    for lane in 0..LANES {
        let (there, forum) = (all.in_lane(lane), layout.forum.in_lane(lane));
        if there > 0 {
            count(path, lane, forum);
        }
        if with_senate && forum < there {
            count(path, lane, layout.senate.in_lane(lane));
        }
    }
}

fn manage(path: &mut Draft, means: super::Means, stock: Cards, plan: Management) {
    if means.most_repaid() > 0 {
        pick(path, plan.repay);
    }
    let means = means.after_credits(plan.repay);
    if means.most_built() > 0 {
        pick(path, BUILD_NONE + u32::from(plan.build));
    }
    let mut room = means.storehouses + plan.build;
    for lane in 0..GOODS {
        if stock.in_lane(lane).min(room) > 0 {
            let kept = plan.keep.in_lane(lane);
            count(path, lane, kept);
            room = room.saturating_sub(kept);
        }
    }
}
