//! Somebody leaves for good, and nothing they leave behind may wait for them.

use super::{Live, Refused};
use crate::api_error::ApiError;
use game::Seat;
use games::FullGame;
use table::{Actor, Asked, Command, PlayerId, Rejected, SeatState, Stage, Table, Takeover};

/// More than anybody leaves behind at one table, even if other servers write meanwhile.
const MOST: u32 = 32;

impl<G: FullGame> Live<G> {
    /// Does on behalf of a player what somebody who will never come back should do: seats become free, or bots play
    /// them to the end, and another person becomes the host.
    pub(super) async fn say_farewell(&mut self, player: &PlayerId) -> Result<(), ApiError> {
        let mut hands_over = true;
        for _ in 0..MOST {
            let Some(command) = next(&self.table, player, hands_over) else { return Ok(()) };
            match self.commit(Actor::Player(player.clone()), None, Asked::Command(command)).await {
                // The log is full: a match that can only run to its end needs no host.
                Err(Refused::Table(Rejected::Crowded)) if hands_over => hands_over = false,
                // Another server was faster: there may be something else to do now.
                Ok(_) | Err(Refused::Table(_)) => {}
                Err(refused) => return Err(refused.into()),
            }
        }
        Err(ApiError::try_again())
    }
}

impl<G: FullGame> Live<G> {
    /// A guest continues as the player of an account. Orders go first: those of somebody without a seat do no harm, and
    /// a second try finds them.
    pub(super) async fn hand_over(&mut self, from: PlayerId, to: PlayerId) -> Result<(), ApiError> {
        for seat in self.table.seats_of(&from).iter() {
            self.hand_orders_over(seat, &to).await?;
        }
        match self.commit(Actor::Server, None, Asked::HandOver { from, to }).await {
            // Nothing at this table is theirs any more.
            Ok(_) | Err(Refused::Table(Rejected::TooLate)) => Ok(()),
            Err(refused) => Err(refused.into()),
        }
    }
}

/// The next thing to do for somebody who leaves; nothing once nobody waits for them.
fn next<G: FullGame>(table: &Table<G>, player: &PlayerId, hands_over: bool) -> Option<Command> {
    let stage = table.stage();
    let find = |fits: &dyn Fn(&SeatState) -> bool| {
        Seat::all(table.players()).zip(table.seats()).find(|(_, state)| fits(state)).map(|(seat, _)| seat)
    };
    let of_another = |state: &SeatState| state.player().is_some_and(|other| other != player);
    let heir = find(&|state| of_another(state) && state.person().is_some())
        .or_else(|| find(&|state| of_another(state) && !has_resigned(state)));
    let hosts = table.host() == player;
    let own = find(&|state| state.player() == Some(player) && !has_resigned(state));
    match (stage, heir) {
        (Stage::Over | Stage::Abandoned, _) => None,
        (Stage::Open | Stage::Playing | Stage::Paused, Some(to)) if hosts && hands_over => {
            Some(Command::HandHost { to })
        }
        (Stage::Open, None) if hosts => Some(Command::Abandon { agree: true }),
        (Stage::Open, _) => own.map(|seat| Command::Stand { seat }),
        (Stage::Playing, _) => own.map(|seat| Command::Resign { seat }),
        // Nobody else is there to end the pause: the bots play to the end.
        (Stage::Paused, None) if hosts => own.map(|seat| Command::Resign { seat }).or(Some(Command::Resume)),
        (Stage::Paused, _) => own.map(|seat| Command::Resign { seat }),
    }
}

fn has_resigned(state: &SeatState) -> bool {
    matches!(state, SeatState::BotFor { why: Takeover::Resigned, .. })
}
