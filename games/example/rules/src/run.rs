//! One action being carried out.

use crate::moves::Event;
use crate::rules::Example;
use crate::state::State;

game::run!(Example, State, Event);
