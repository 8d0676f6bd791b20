//! The faults that can be planted.

pub const NONE: u8 = 0;
/// Burying a card shows it to everybody, and everybody's knowledge keeps it.
pub const LEAK_IN_KNOWLEDGE: u8 = 1;
/// A buried card vanishes.
pub const CARD_LOST: u8 = 2;
/// Whether a seat may cheer depends on what its neighbour holds.
pub const LEAK_IN_CHOICES: u8 = 3;
/// Burying tells everybody which card it is, though nobody's knowledge keeps it.
pub const LEAK_IN_EVENTS: u8 = 4;
/// Choices and check disagree about the deck: only check refuses to draw from an empty one.
pub const CONTAINS_TOO_MUCH: u8 = 5;
/// A held card can be played by two paths.
pub const TWO_PATHS: u8 = 6;
/// Burying the last card is offered, but no card for it.
pub const DEAD_END: u8 = 7;
/// A refused action passes the turn.
pub const REFUSAL_ACTS: u8 = 8;
/// Applying an action changes the state without an event.
pub const BEHIND_THE_EVENTS: u8 = 9;
/// An observer forgets how many cards a neighbour has buried.
pub const FORGETFUL: u8 = 10;
/// A seat can only draw, even from an empty deck.
pub const ENDLESS: u8 = 11;
/// Burying is written as playing.
pub const WRONG_NOTATION: u8 = 12;
/// A seat has choices although the status does not mention it.
pub const UNASKED: u8 = 13;
/// Every re-deal is the same.
pub const REDEAL_STUCK: u8 = 14;
/// A re-deal deals one card twice.
pub const REDEAL_DOUBLES: u8 = 15;
/// The view shows what the memory option hides.
pub const VIEW_SHOWS: u8 = 16;
/// `forced` claims that drawing a card is the only choice.
pub const FORCED_WRONG: u8 = 17;
/// A re-deal keeps part of what was in its place.
pub const REDEAL_SHOWS_THROUGH: u8 = 18;
/// Choices keep part of what was in their place.
pub const CHOICES_LINGER: u8 = 19;
/// Those who cheer are asked first, and may cheer for ever.
pub const ASK_STUCK: u8 = 20;
/// Chance that was not handed in.
pub const OWN_CHANCE: u8 = 21;
/// A card that does not exist makes the rules panic.
pub const PANIC: u8 = 22;
/// A refusal gives the number of cards left in the neighbour's hand as the reason.
pub const LEAK_IN_REFUSAL: u8 = 23;
/// What is decided straight from the state draws a card wherever that is possible.
pub const DECIDES_OTHERWISE: u8 = 25;
/// What was decided is carried out twice.
pub const CARRIED_OUT_TWICE: u8 = 27;
/// The state sees no choice while there are cards in the deck.
pub const SEES_NO_CHOICE: u8 = 26;
/// Nobody has to act any more once the deck is empty.
pub const NOBODY_MUST: u8 = 24;
