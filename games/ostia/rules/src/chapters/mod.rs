//! The rules, one file for each chapter of `games/ostia/rulebook/en.md`:
//!
//! | file | clauses |
//! |---|---|
//! | `setup` | OS-0.4, OS-0.5, OS-1: the deal, and the rounds |
//! | `harbour` | OS-2: the free card, and the lots |
//! | `money` | OS-2.9 to OS-2.12: what a seat can pay, and how it raises what it lacks |
//! | `counter` | OS-3: the secret layouts, and the penalty |
//! | `forum` | OS-4: goods are sold |
//! | `senate` | OS-5: offers are judged |
//! | `storehouses` | OS-6: loans, building, and what is kept |
//! | `ending` | OS-7: the last layout, and who has won |
//!
//! Each has what may be done (`check_*`), what then happens (methods of `Run`), and the effects of its events
//! on what everybody knows (methods of `Public`, called by `state::evolve`).

pub(crate) mod counter;
pub(crate) mod ending;
pub(crate) mod forum;
pub(crate) mod harbour;
pub(crate) mod money;
pub(crate) mod senate;
pub(crate) mod setup;
pub(crate) mod storehouses;
