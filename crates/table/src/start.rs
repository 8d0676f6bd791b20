//! How a match starts: bots in the empty seats, everybody in place, the seed, the deal.

use crate::decide::good_level;
use crate::seat::Chair;
use crate::{Deal, Hosted, Input, Millis, Rejected, SeatOrder, SeatState, Started, Table};
use bots::BotKind;
use game::{BySeat, Seat, shuffle};
use record::{Header, Match, Nonce, Seed, Shuffle, StepChance};

const ORDER: &str = "portolan v1: order of the seats of a table";

impl<G: Hosted> Table<G> {
    pub(crate) fn decide_start(&self, fill: Option<BotKind>, input: &Input<G>) -> Result<Started<G>, Rejected> {
        if self.people().is_empty() {
            return Err(Rejected::NoPeople);
        }
        if let Some(level) = fill {
            good_level::<G>(level)?;
        }
        let empty = self.seats_where(|state| *state == SeatState::Open);
        let bots = match fill {
            Some(level) => empty.iter().map(|seat| (seat, level)).collect(),
            None if empty.is_empty() => Vec::new(),
            None => return Err(Rejected::EmptySeats),
        };
        let nonces = BySeat::new(self.players(), |seat| self.nonce_of(seat));
        let (seed, order_seed) = match &self.opened.deal {
            // The order of seats comes from the shuffle too: once bound, the house draws nothing.
            Deal::Fresh { secret, .. } => {
                let seed = Seed::from_shuffle(secret, &nonces);
                (seed, seed)
            }
            Deal::Again { seed, .. } => (*seed, input.entropy),
        };
        let order = self.draw_order(order_seed);
        let begun = Match::begin(self.game.clone(), self.header(seed, nonces));
        let events = begun.records().first().map(|deal| deal.events().to_vec()).unwrap_or_default();
        Ok(Started { order, bots, nonces, seed, rules: G::RULES, events })
    }

    /// A person's own nonce, or a bot's.
    fn nonce_of(&self, seat: Seat) -> Nonce {
        match (&self.opened.deal, self.chairs.get(seat.index()).and_then(|chair| chair.nonce)) {
            (_, Some(nonce)) => nonce,
            (Deal::Fresh { secret, .. }, None) => secret.bot_nonce(seat),
            (Deal::Again { .. }, None) => Nonce::default(),
        }
    }

    fn draw_order(&self, seed: Seed) -> BySeat<Seat> {
        let mut seats: Vec<Seat> = Seat::all(self.players()).collect();
        if self.opened.options.order == SeatOrder::Drawn {
            let seed = Seed(blake3::derive_key(ORDER, &seed.0));
            shuffle(&mut seats, &mut StepChance::new(seed, 0));
        }
        BySeat::new(self.players(), |seat| seats.get(seat.index()).copied().unwrap_or(seat))
    }

    fn header(&self, seed: Seed, nonces: BySeat<Nonce>) -> Header<G::Setup> {
        let (setup, edition) = (self.opened.options.setup.clone(), self.opened.options.edition.clone());
        let shuffle = match &self.opened.deal {
            Deal::Fresh { secret, commitment } => Some(Shuffle { commitment: *commitment, secret: *secret, nonces }),
            Deal::Again { .. } => None,
        };
        Header { shuffle, ..Header::new::<G>(setup, edition, seed) }
    }

    /// Carries out the start.
    pub(crate) fn begin(&mut self, started: &Started<G>, at: Millis) {
        for (seat, level) in &started.bots {
            if let Some(chair) = self.chairs.get_mut(seat.index()) {
                chair.state = SeatState::Bot { level: *level };
            }
        }
        let drawn = started.order.iter().any(|(now, before)| now != before);
        let chairs: Vec<Chair> =
            started.order.iter().filter_map(|(_, old)| self.chairs.get(old.index()).cloned()).collect();
        if chairs.len() == self.chairs.len() {
            self.chairs = chairs;
        }
        let clock = self.fresh_clock();
        for chair in &mut self.chairs {
            chair.clock = clock.clone();
            chair.bot_since = at;
            // A link was given for a seat that now has a different number.
            chair.generation += u32::from(drawn);
        }
        let header = Header { rules: started.rules, ..self.header(started.seed, started.nonces) };
        self.played = Some(Match::reopen(self.game.clone(), header, started.events.clone()));
        (self.moved_at, self.told_at) = (at, at);
    }
}
