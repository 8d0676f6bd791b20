//! The rules, one file for each chapter of `games/example/rulebook/en.md`:
//!
//! | file | clauses |
//! |---|---|
//! | `setup` | EX-1: the cards are dealt |
//! | `turns` | EX-2: what a seat does in its turn, and in the turns of others |
//! | `ending` | EX-3: when the match is over, and who has won |
//!
//! Each has what may be done (`check_*`), and what then happens (methods of `Run`). Effects of events are so few here
//! that they are in `state::evolve`; in a larger game they are methods of `Public` in the chapters, which it calls.

mod ending;
mod setup;
mod turns;
