//! Matches of Oltre Mare played to their end by players that know what they do, and do not talk much.

use super::expert::plan::{Berth, Chart, turns_to_come};
use super::expert::play::plan;
use super::expert::{discard, stowage};
use game::{Chance, Game as _, NoLog, Seat, SeatSet, Standings, Status};
use oltre_mare::{Action, Bundle, CardSet, Marker, OltreMare, Phase, Proposal, Source, State};

/// Nobody buys with more cards in hand than this.
const ENOUGH: usize = 5;
/// What a deal must bring both together.
const LEAST_SURPLUS: f32 = 2.0;

/// What the active seat does. `game` is one without talk.
pub(crate) fn policy(chart: &Chart, game: &OltreMare, state: &State, seat: Seat) -> Action {
    let p = &state.public;
    let hand = state.hidden.hand(seat);
    match p.phase {
        Phase::Dealing | Phase::Over | Phase::EndOfTurn => Action::EndTurn,
        Phase::Seafaring => discard(chart, &Berth::ashore(chart, p, seat), hand, p.power),
        Phase::Trade => buy_or_leave(chart, state, seat, hand),
        Phase::Actions => Action::Play { cards: plan(chart, &Berth::of(chart, game, p, seat), hand).cards },
        Phase::Sailing => {
            let best = chart.arrivals(p, turns_to_come(p)).best(game.reach(p.ship[seat], p.sails));
            Action::Sail { port: best.map_or(p.ship[seat], |(port, _)| port) }
        }
        Phase::Compass => {
            let arrivals = chart.arrivals(p, turns_to_come(p));
            Action::FollowCompass { port: arrivals.best(arrivals.by_compass(p.ship[seat])).map(|(port, _)| port) }
        }
        Phase::Cargo => Action::Stow { cards: stowage(chart, &Berth::ashore(chart, p, seat), p.table, hand) },
    }
}

/// OM-3.7 to OM-3.10: buys what the load asks for, and a pirate that pays.
fn buy_or_leave(chart: &Chart, state: &State, seat: Seat, hand: CardSet) -> Action {
    let p = &state.public;
    let relations = p.marker[seat] == Some(Marker::FavourableRelations);
    let price = if relations {
        p.bought + 1
    } else if p.ducats[seat] <= 0 {
        4
    } else {
        3
    };
    let pirate = state.hidden.top_pirate(seat);
    let must = hand.len() < usize::from(p.load);
    let buy = |source| Action::Buy { source, price };
    if p.bought < 4 && pirate.is_some() && (must || hand.len() <= ENOUGH) {
        let Some(card) = pirate else { return Action::LeaveTrade };
        let gain = chart.glance(&Berth::ashore(chart, p, seat), hand, card);
        if must || gain + chart.weights.pirated - f32::from(price) > chart.weights.purchase {
            return buy(Source::Pirates);
        }
    }
    if p.bought < 4 && (must || relations && price < 2 && hand.len() <= ENOUGH) {
        buy(Source::Deck)
    } else {
        Action::LeaveTrade
    }
}

/// OM-3.2: the active seat makes the deal that brings it and one of the others most, if it brings enough.
///
/// Experts find about one such deal in a turn. In place of all their talk there is one offer, and it is accepted.
fn barter(chart: &Chart, game: &OltreMare, state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let p = &state.public;
    let (hand, berth) = (state.hidden.hand(seat), Berth::ashore(chart, p, seat));
    let mut best = (LEAST_SURPLUS, None);
    for other in p.others().iter() {
        let (theirs, there) = (state.hidden.hand(other), Berth::ashore(chart, p, other));
        // What a card brings one of the two more than it costs the other.
        let moves = |from: &Berth, given: CardSet, to: &Berth, taken: CardSet| {
            let cards = given.iter().map(|card| {
                let (cost, gain) = (chart.missed(from, given, card), chart.glance(to, taken, card));
                (card, gain - cost, gain, cost)
            });
            cards.reduce(|a, b| if b.1 > a.1 { b } else { a }).filter(|found| found.1 > 0.0)
        };
        let (got, given) = (moves(&there, theirs, &berth, hand), moves(&berth, hand, &there, theirs));
        let surplus = got.map_or(0.0, |got| got.1) + given.map_or(0.0, |given| given.1);
        if surplus > best.0 {
            best = (surplus, Some((other, got, given)));
        }
    }
    let Some((other, got, given)) = best.1 else { return };
    let mine = got.map_or(0.0, |got| got.2) - given.map_or(0.0, |given| given.3);
    let theirs = given.map_or(0.0, |given| given.2) - got.map_or(0.0, |got| got.3) + chart.weights.tile;
    let mut wants = Bundle::EMPTY;
    got.into_iter().for_each(|got| wants.add(got.0.good().index()));
    let proposal = Proposal {
        to: SeatSet::only(other),
        cards: given.map_or(CardSet::EMPTY, |given| CardSet::only(given.0)),
        wants,
        // Both gain the same.
        ducats: ((mine - theirs) / 2.0).round() as i8,
        ..Proposal::default()
    };
    if game.apply(state, seat, &Action::OfferDeal(proposal), chance, &mut NoLog).is_ok() {
        let cards = got.map_or(CardSet::EMPTY, |got| CardSet::only(got.0));
        let accept = Action::Accept { offer: state.public.last_offer, cards };
        // What is not accepted ends with the trade.
        game.apply(state, other, &accept, chance, &mut NoLog).ok();
    }
}

/// Plays a match to its end, with `quiet`, the game without talk, but for one deal in a turn;
/// `None` if the rules refuse what the policy does, which ends the trial.
pub(crate) fn finish(
    chart: &Chart,
    game: &OltreMare,
    quiet: &OltreMare,
    state: &mut State,
    chance: &mut impl Chance,
) -> Option<Standings> {
    // The turn under way has had its talk.
    let mut traded = state.public.turn;
    loop {
        match quiet.status(state) {
            Status::Over(standings) => return Some(standings),
            Status::Open { ask, .. } => {
                if state.public.phase == Phase::Trade && state.public.turn != traded {
                    traded = state.public.turn;
                    barter(chart, game, state, ask, chance);
                }
                let action = policy(chart, quiet, state, ask);
                if quiet.apply(state, ask, &action, chance, &mut NoLog).is_err() {
                    // A source may be empty (OM-3.14): then another, or on with what there is.
                    let others = [Action::Buy { source: Source::Deck, price: 3 }, Action::LeaveTrade];
                    let done = others.iter().any(|other| quiet.apply(state, ask, other, chance, &mut NoLog).is_ok());
                    if !done {
                        return None;
                    }
                }
            }
        }
    }
}
