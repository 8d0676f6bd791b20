//! The faults that can be planted.

pub const NONE: u8 = 0;
/// Burying a card shows it to all, and everybody's knowledge keeps it.
pub const LEAK_IN_KNOWLEDGE: u8 = 1;
/// A buried card vanishes.
pub const CARD_LOST: u8 = 2;
/// Whether a seat may cheer depends on what its neighbour holds.
pub const LEAK_IN_CHOICES: u8 = 3;
/// Burying tells all which card it is, though nobody's knowledge keeps it.
pub const LEAK_IN_EVENTS: u8 = 4;
/// Choices know of the deck what check does not: drawing from an empty one is refused only by check.
pub const CONTAINS_TOO_MUCH: u8 = 5;
/// A card held can be played by two paths.
pub const TWO_PATHS: u8 = 6;
/// Burying the last card is offered, but no card for it.
pub const DEAD_END: u8 = 7;
/// A refused action passes the turn.
pub const REFUSAL_ACTS: u8 = 8;
/// Applying an action changes the state without an event.
pub const BEHIND_THE_EVENTS: u8 = 9;
/// An observer forgets how many cards a neighbour has buried.
pub const FORGETFUL: u8 = 10;
/// A seat can only draw, also from an empty deck.
pub const ENDLESS: u8 = 11;
/// Burying is written as playing.
pub const WRONG_NOTATION: u8 = 12;
/// Somebody has choices of whom the status does not know.
pub const UNASKED: u8 = 13;
/// Every re-deal is the same.
pub const REDEAL_STUCK: u8 = 14;
/// A re-deal gives out one card twice.
pub const REDEAL_DOUBLES: u8 = 15;
/// The view shows what the memory option hides.
pub const VIEW_SHOWS: u8 = 16;
/// `forced` gives a drawn card for the only choice.
pub const FORCED_WRONG: u8 = 17;
/// A re-deal keeps a part of what lay in its place.
pub const REDEAL_SHOWS_THROUGH: u8 = 18;
/// Choices keep a part of what lay in their place.
pub const CHOICES_LINGER: u8 = 19;
/// Those who cheer are asked first, and may cheer for ever.
pub const ASK_STUCK: u8 = 20;
/// Chance that was not handed in.
pub const OWN_CHANCE: u8 = 21;
/// A card that does not exist brings the rules down.
pub const PANIC: u8 = 22;
/// A refusal gives the number of cards left in the neighbour's hand as the reason.
pub const LEAK_IN_REFUSAL: u8 = 23;
/// Nobody must act any more once the deck is empty.
pub const NOBODY_MUST: u8 = 24;
