//! Plays matches of Oltre Mare to their end with sensible players that do not talk.

use super::expert::plan::{Chart, Sea, TurnStart, top_group, turns_to_come};
use super::expert::play::plan;
use super::expert::{discard, stowage};
use bots::search::{Far, Reached};
use bots::value::Valued as _;
use game::{Chance, Game as _, NoLog, Seat, Status};
use oltre_mare::{Action, CardSet, Marker, OltreMare, Phase, Source, State};

/// Nobody buys with more cards in hand than this.
const ENOUGH: usize = 5;

/// What the active seat does. `game` is one without talk.
fn policy(chart: &Chart, game: &OltreMare, state: &State, seat: Seat, sea: &Sea) -> Action {
    let p = &state.public;
    let hand = state.hidden.hand(seat);
    match p.phase {
        Phase::Dealing | Phase::Over | Phase::EndOfTurn => Action::EndTurn,
        Phase::Seafaring => discard(chart, &TurnStart::ashore(chart, p, seat), hand, p.power),
        Phase::Trade => buy_or_leave(chart, state, seat, hand),
        Phase::Actions => Action::Play { cards: plan(chart, &TurnStart::at(chart, game, p, seat, sea), hand).cards },
        Phase::Sailing => {
            let best = chart.arrivals(sea, turns_to_come(p)).best(game.reach(p.ship[seat], p.sails));
            Action::Sail { port: best.map_or(p.ship[seat], |(port, _)| port) }
        }
        Phase::Compass => {
            let arrivals = chart.arrivals(sea, turns_to_come(p));
            Action::FollowCompass { port: arrivals.best(arrivals.by_compass(p.ship[seat])).map(|(port, _)| port) }
        }
        Phase::Cargo => Action::Stow { cards: stowage(chart, &TurnStart::ashore(chart, p, seat), p.table, hand) },
    }
}

/// OM-3.7 to OM-3.10: buys what the load requires, and a pirate that pays.
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
        let gain = chart.card_gain_on(top_group(p, seat), hand.of(card.good()).len(), card);
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

/// Plays a match on, without talk.
pub(crate) fn play_on(
    chart: &Chart,
    quiet: &OltreMare,
    state: &mut State,
    chance: &mut impl Chance,
    far: Far,
) -> Reached {
    let first = OltreMare::stretch(state);
    let mut sea = Sea::of(&state.public);
    loop {
        match quiet.status(state) {
            Status::Over(standings) => return Reached::End(standings),
            Status::Open { .. } if far == Far::Stretch && OltreMare::stretch(state) != first => {
                return Reached::Stretch;
            }
            Status::Open { ask, .. } => {
                debug_assert_eq!(sea, Sea::of(&state.public), "what was taken is gone");
                let action = policy(chart, quiet, state, ask, &sea);
                if let Action::Sail { port } | Action::FollowCompass { port: Some(port) } = action {
                    sea.arrive(port);
                }
                if quiet.apply(state, ask, &action, chance, &mut NoLog).is_err() {
                    // A source may be empty (OM-3.14): then try another, or go on with what there is.
                    let others = [Action::Buy { source: Source::Deck, price: 3 }, Action::LeaveTrade];
                    let done = others.iter().any(|other| quiet.apply(state, ask, other, chance, &mut NoLog).is_ok());
                    if !done {
                        return Reached::Nothing;
                    }
                }
            }
        }
    }
}
