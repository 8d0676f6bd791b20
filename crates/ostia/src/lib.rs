//! The rules of Ostia.
//!
//! One file for each chapter of `docs/rules/ostia.md`: `setup` (OS-0.4, OS-1), `harbour` (OS-2), `money` (OS-2.9 on),
//! `counter` (OS-3), `forum` (OS-4), `senate` (OS-5), `storehouses` (OS-6), `ending` (OS-7), `knowledge` (OS-8).
//! `apply` is the index: which action is judged and carried out where.
//!
//! `Public` is what everybody knows, `Hidden` what not everybody knows; `facts` changes both, for a state and for what one observer knows.

mod action;
mod apply;
mod choices;
mod contract;
mod counter;
mod edition;
mod ending;
mod event;
mod facts;
mod forum;
mod goods;
mod harbour;
mod knowledge;
mod menu;
mod money;
mod notation;
mod preview;
mod public;
mod redeal;
mod refusal;
mod rules;
#[doc(hidden)]
pub mod scenario;
mod senate;
mod setup;
mod state;
mod stats;
mod storehouses;
mod tell;
mod view;

pub use action::Action;
pub use choices::OstiaChoices;
pub use edition::{Edition, SENATE_CARDS};
pub use event::{Event, Fact, SeenEvent};
pub use goods::{Cards, GOODS, Good};
pub use knowledge::{Knowledge, Own};
pub use menu::{Building, Facts, GoodFacts, Menu};
pub use money::{CREDIT, STOREHOUSE_SOLD};
pub use preview::{Effect, Preview};
pub use public::{BLUFFS, CREDIT_REPAID, House, Public, STOREHOUSE_BUILT, Stage};
pub use refusal::Refusal;
pub use rules::Ostia;
pub use senate::share_places;
pub use setup::{Beats, ROUNDS, Setup};
pub use state::{Answer, Hand, Hidden, Layout, Management, Plan, State};
pub use stats::Stats;
pub use storehouses::{MOST_STOREHOUSES, Means};
pub use view::{LotView, OwnView, SeatView, View};
