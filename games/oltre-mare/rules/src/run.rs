//! One action being carried out.

use crate::moves::Event;
use crate::rules::OltreMare;
use crate::state::State;

game::run!(OltreMare, State, Event, sure);
