//! Players that live by one trick which people have found, and otherwise play as search: what they win shows whether it pays.

use super::outlook::Mood;
use super::{Position, SearchBot, Weights};
use bots::{Answer, Ask, Bot};
use game::Choices as _;
use ostia::{Action, Cards, Knowledge, Layout, Ostia, Phase, SeenEvent};

/// Which trick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trick {
    /// Bids two more than the best bid as long as the lot is worth it.
    TwoMore,
    /// Shows nothing at first, reads the sizes of the others, and lays out then.
    FreeLook,
    /// Takes a free place in the senate with its cheapest card.
    FreePlace,
}

impl Trick {
    /// All of them.
    pub const ALL: [Trick; 3] = [Trick::TwoMore, Trick::FreeLook, Trick::FreePlace];

    /// Their names.
    pub const ALL_NAMES: [&str; 3] = [Trick::TwoMore.name(), Trick::FreeLook.name(), Trick::FreePlace.name()];

    /// Its name in commands.
    pub const fn name(self) -> &'static str {
        match self {
            Trick::TwoMore => "two-more",
            Trick::FreeLook => "free-look",
            Trick::FreePlace => "free-place",
        }
    }
}

/// A player with a trick.
pub struct Trickster {
    trick: Trick,
    player: SearchBot,
}

impl Trickster {
    /// One that plays as this player, but for its trick.
    pub fn new(trick: Trick, player: SearchBot) -> Trickster {
        Trickster { trick, player }
    }
}

impl Bot<Ostia> for Trickster {
    fn observe(&mut self, game: &Ostia, event: &SeenEvent) {
        self.player.observe(game, event);
    }

    fn forget(&mut self) {
        self.player.forget();
    }

    fn choose(&mut self, ask: Ask<'_, Ostia>) -> Answer<Action> {
        let Ask { game, knowledge, choices, .. } = ask;
        let answer = self.player.choose(ask);
        let action = match self.trick {
            Trick::TwoMore => two_more(game, knowledge),
            Trick::FreeLook => (knowledge.public.phase == Phase::Counter).then(|| shown_nothing(knowledge)),
            Trick::FreePlace => free_place(game, knowledge, answer.action),
        };
        match action.filter(|action| choices.contains(action)) {
            Some(action) => Answer::plain(action),
            None => answer,
        }
    }
}

/// OS-2.4.
fn two_more(game: &Ostia, knowledge: &Knowledge) -> Option<Action> {
    let public = &knowledge.public;
    let (Phase::Bid(_), Some(me)) = (public.phase, knowledge.own.me) else { return None };
    let amount = (public.highest_bid() + 2).max(public.minimum);
    let position = Position { game, knowledge, me, mood: Mood::EVEN, weights: &Weights::GREEDY };
    let gain = position.gain(&position.outlook(), public.lot);
    (gain > f32::from(amount) && amount <= public.traders[me].cash).then_some(Action::Bid { amount })
}

/// OS-3.4: everything in the storehouse, and a bluff card on forum and senate.
fn shown_nothing(_: &Knowledge) -> Action {
    Action::Lay(Layout { forum: Cards::bluffs(1), senate: Cards::bluffs(1) })
}

/// OS-5.1: where fewer than three offers are seen, the cheapest card takes the place that is left.
fn free_place(game: &Ostia, knowledge: &Knowledge, action: Action) -> Option<Action> {
    let (public, hand) = (&knowledge.public, &knowledge.own.hand);
    let values = game.senate(public.active.filter(|_| public.phase == Phase::SecondLook)?);
    let offers = game::Seat::all(public.players()).filter(|seat| Some(*seat) != knowledge.own.me);
    let offers = offers.filter(|seat| public.traders[*seat].laid[1] > 0).count();
    let layout = match action {
        Action::Lay(layout) => layout,
        Action::Stand => hand.laid,
        _ => return None,
    };
    if offers > 2 || layout.senate.goods().total() > 0 {
        return None;
    }
    let kinds = layout.forum.goods().kinds();
    let stored = hand.stock - layout.forum.goods();
    let fits = |good: ostia::Good| kinds >> good.index() & 1 == 1 || kinds.count_ones() < 3;
    let asked = |good: ostia::Good| values[good.index()];
    let cheapest = stored.each().map(|(good, _)| good).filter(|good| fits(*good) && asked(*good) > 0);
    let good = cheapest.min_by_key(|good| asked(*good))?;
    Some(Action::Lay(Layout { senate: layout.senate + Cards::one(good), ..layout }))
}
