//! Walking through a seat's choices: at random with a record of every pick, or through all of them.

use game::{Chance, Choices, Game, Picker, Seat, Slot, Step, nth_bit};

/// One pick of a walk.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pick {
    /// Its subject.
    pub slot: Slot,
    /// A bit for each option there was.
    pub options: u128,
    /// The option taken.
    pub pick: u8,
}

/// An action and the picks that led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Trail<A> {
    /// The picks, in order.
    pub picks: Vec<Pick>,
    /// The result.
    pub action: A,
}

impl<A> Trail<A> {
    /// The picks alone, as a draft holds them.
    pub fn draft(&self) -> Vec<u8> {
        self.picks.iter().map(|pick| pick.pick).collect()
    }
}

/// A walk that reached a slot from which it could not continue.
#[derive(Clone, PartialEq, Debug)]
pub struct DeadEnd {
    /// The slot.
    pub slot: Slot,
    /// Its options.
    pub options: u128,
    /// The picks that led there.
    pub draft: Vec<u8>,
}

/// Follows some picks, then continues at random, and notes every pick.
struct Recorder<'a, C> {
    follow: &'a [u8],
    chance: C,
    picks: Vec<Pick>,
}

impl<C: Chance> Picker for Recorder<'_, C> {
    type Halt = DeadEnd;

    fn pick(&mut self, slot: Slot, options: u128) -> Result<u32, DeadEnd> {
        let chosen = match self.follow.split_first() {
            Some((&pick, rest)) => {
                self.follow = rest;
                (pick < 128 && options >> pick & 1 == 1).then_some(pick.into())
            }
            None if options == 0 => None,
            None => Some(nth_bit(options, self.chance.below(options.count_ones()))),
        };
        let Some(pick) = chosen else {
            return Err(DeadEnd { slot, options, draft: self.picks.iter().map(|pick| pick.pick).collect() });
        };
        self.picks.push(Pick { slot, options, pick: pick as u8 });
        Ok(pick)
    }
}

/// A random walk that begins with the picks of `follow`. The choices must not be empty.
pub fn random<C: Choices>(
    choices: &C,
    follow: &[u8],
    chance: &mut impl Chance,
) -> Result<Trail<C::Action>, Box<DeadEnd>> {
    let mut recorder = Recorder { follow, chance, picks: Vec::new() };
    let action = choices.decide(&mut recorder)?;
    Ok(Trail { picks: recorder.picks, action })
}

/// A random walk straight from the state. The seat must have choices.
pub fn from_state<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    chance: &mut impl Chance,
) -> Result<Trail<G::Action>, Box<DeadEnd>> {
    let mut recorder = Recorder { follow: &[], chance, picks: Vec::new() };
    let action = game.decide(state, seat, &mut recorder)?;
    Ok(Trail { picks: recorder.picks, action })
}

/// Why a complete walk was given up.
#[derive(Clone, PartialEq, Debug)]
pub enum GivenUp {
    /// There are more actions than wanted.
    TooMany,
    /// `step` calls a pick astray that it offered itself, or offers nothing.
    DeadEnd(Vec<u8>),
}

/// Every action, by `step`, in the order of the options; `enter` says whether to go on from a draft.
pub fn all<C: Choices>(
    choices: &C,
    most: usize,
    enter: &mut impl FnMut(&[Pick]) -> bool,
) -> Result<Vec<C::Action>, GivenUp> {
    let mut found = Vec::new();
    if !choices.is_empty() {
        descend(choices, most, enter, &mut Vec::new(), &mut Vec::new(), &mut found)?;
    }
    Ok(found)
}

fn descend<C: Choices>(
    choices: &C,
    most: usize,
    enter: &mut impl FnMut(&[Pick]) -> bool,
    picks: &mut Vec<Pick>,
    draft: &mut Vec<u8>,
    found: &mut Vec<C::Action>,
) -> Result<(), GivenUp> {
    match choices.step(draft) {
        Step::Done(_) if found.len() == most => return Err(GivenUp::TooMany),
        Step::Done(action) => found.push(action),
        Step::Astray | Step::Pick { options: 0, .. } => return Err(GivenUp::DeadEnd(draft.clone())),
        Step::Pick { slot, options } => {
            for pick in (0..128).filter(|pick| options >> pick & 1 == 1) {
                draft.push(pick);
                picks.push(Pick { slot, options, pick });
                if enter(picks) {
                    descend(choices, most, enter, picks, draft, found)?;
                }
                picks.pop();
                draft.pop();
            }
        }
    }
    Ok(())
}
