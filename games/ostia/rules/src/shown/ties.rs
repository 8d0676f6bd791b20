//! OS-7.5: what broke a tie, announced once nothing more can be played.

use crate::moves::Event;
use crate::rules::Ostia;
use crate::state::State;
use game::{Arg, Game, Message, Seat};

impl Ostia {
    pub(crate) fn ties(&self, events: &mut dyn Iterator<Item = &Event>) -> Vec<Message> {
        let mut state = self.blank();
        events.for_each(|event| self.evolve(&mut state, event));
        let public = &state.public;
        let mut points: Vec<u8> = Seat::all(self.players).map(|seat| public.traders[seat].vp).collect();
        points.sort_unstable_by_key(|vp| std::cmp::Reverse(*vp));
        points.dedup();
        let tied = |vp: u8| {
            let seats = Seat::all(self.players).filter(|seat| public.traders[*seat].vp == vp);
            seats.filter(|seat| !public.out.contains(*seat)).collect::<Vec<_>>()
        };
        points.into_iter().flat_map(|vp| self.tie(&state, vp, &tied(vp))).collect()
    }

    /// The seats with this many points, step by step: storehouses, then the stored goods, then nothing.
    fn tie(&self, state: &State, vp: u8, seats: &[Seat]) -> Vec<Message> {
        let public = &state.public;
        let values = self.senate(public.put_away.unwrap_or(u8::MAX));
        let storehouses = |seat: &Seat| public.traders[*seat].storehouses;
        let stored = |seat: &Seat| (storehouses(seat), public.traders[*seat].sure.worth(values));
        if seats.len() < 2 {
            return Vec::new();
        }
        let line = |key: &'static str, figure: &dyn Fn(&Seat) -> u32| {
            let each = |seat: &Seat| Message::new("ostia-tie-figure").with("seat", *seat).with("figure", figure(seat));
            Message::new(key).with("figures", seats.iter().map(each).collect::<Vec<_>>())
        };
        let several = |rank: &dyn Fn(&Seat) -> (u8, u16)| {
            seats
                .iter()
                .enumerate()
                .any(|(place, seat)| seats.iter().skip(place + 1).any(|other| rank(seat) == rank(other)))
        };
        let names: Vec<Arg> = seats.iter().map(|seat| Arg::Seat(*seat)).collect();
        let mut said = vec![
            Message::new("ostia-tie").with("seats", Arg::List(names)).with("vp", vp),
            line("ostia-tie-storehouses", &|seat| storehouses(seat).into()),
        ];
        if several(&|seat| (storehouses(seat), 0)) {
            said.push(line("ostia-tie-stored", &|seat| stored(seat).1.into()));
        }
        if several(&stored) {
            said.push(Message::new("ostia-tie-shared"));
        }
        said
    }
}
