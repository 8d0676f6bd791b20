//! Matches of Oltre Mare played to their end by players that know what they do, and do not talk.

use super::expert::plan::{Berth, Chart, best_port, plan, worth};
use super::expert::{discard, stowage};
use game::{Chance, Game as _, NoLog, Seat, Standings, Status};
use oltre_mare::{Action, CardSet, Marker, OltreMare, Phase, Port, Public, Source, State};

/// Nobody buys with more cards in hand than this.
const ENOUGH: usize = 5;

/// What the active seat does. `game` is one without talk.
pub(crate) fn policy(chart: &Chart, game: &OltreMare, state: &State, seat: Seat) -> Action {
    let p = &state.public;
    let hand = state.hidden.hand(seat);
    match p.phase {
        Phase::Dealing | Phase::Over | Phase::EndOfTurn => Action::EndTurn,
        Phase::Seafaring => discard(chart, &Berth::ashore(chart, p, seat), hand, p.power),
        Phase::Trade => buy_or_leave(chart, game, state, seat, hand),
        Phase::Actions => Action::Play { cards: plan(chart, &Berth::of(chart, game, p, seat), hand).cards },
        Phase::Sailing => {
            let ports = chart.ports(p, Berth::ashore(chart, p, seat).later);
            let reach = game.reach(p.ship[seat], p.sails);
            Action::Sail { port: best_port(&ports, reach).map_or(p.ship[seat], |(port, _)| port) }
        }
        Phase::Compass => {
            let ports = chart.ports(p, Berth::ashore(chart, p, seat).later);
            Action::FollowCompass { port: best_port(&ports, compass_ports(p, seat)).map(|(port, _)| port) }
        }
        Phase::Cargo => Action::Stow { cards: stowage(chart, &Berth::ashore(chart, p, seat), p.table, hand) },
    }
}

/// OM-4.12: the ports with a marker that a compass leads to.
fn compass_ports(p: &Public, seat: Seat) -> u32 {
    let mut open = 0;
    for (port, marker) in p.on_port.iter().enumerate() {
        let fits = marker.is_some_and(|marker| marker != Marker::Compass) && Port(port as u8) != p.ship[seat];
        open |= u32::from(fits) << port;
    }
    open
}

/// OM-3.7 to OM-3.10: buys what the load asks for, and a pirate that pays.
fn buy_or_leave(chart: &Chart, game: &OltreMare, state: &State, seat: Seat, hand: CardSet) -> Action {
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
        let berth = Berth::of(chart, game, p, seat);
        let Some(card) = pirate else { return Action::LeaveTrade };
        let gain = worth(chart, &berth, hand.or(CardSet::only(card))) - worth(chart, &berth, hand);
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

/// Plays a match without talk to its end; `None` if the rules refuse what the policy does, which ends the trial.
pub(crate) fn finish(
    chart: &Chart,
    game: &OltreMare,
    state: &mut State,
    chance: &mut impl Chance,
) -> Option<Standings> {
    loop {
        match game.status(state) {
            Status::Over(standings) => return Some(standings),
            Status::Open { ask, .. } => {
                let action = policy(chart, game, state, ask);
                if game.apply(state, ask, &action, chance, &mut NoLog).is_err() {
                    // A source may be empty (OM-3.14): then another, or on with what there is.
                    let others = [Action::Buy { source: Source::Deck, price: 3 }, Action::LeaveTrade];
                    let done = others.iter().any(|other| game.apply(state, ask, other, chance, &mut NoLog).is_ok());
                    if !done {
                        return None;
                    }
                }
            }
        }
    }
}
