//! People at one table who move in turn, each with their own client and one seat.

use crate::client::{Client, nonce};
use serde_json::{Value, json};

/// More moves than any match has.
const ENDLESS: u32 = 5000;

/// People at one table.
pub struct Company(pub Vec<Client>);

impl Company {
    /// The first opens a table, all sit down in order and look at it.
    pub async fn open(&mut self, mut asked: Value) -> String {
        asked["sit"] = json!([{ "seat": 1, "nonce": nonce(1) }]);
        let (table, links) = self.0[0].open(asked).await;
        for (client, seat) in self.0.iter_mut().skip(1).zip(2_u64..) {
            let sit = json!({ "do": "sit", "seat": seat, "link": links[&seat], "nonce": nonce(seat) });
            client.act(&table, sit).await.expect("the link fits");
        }
        self.watch(&table).await;
        table
    }

    pub async fn watch(&mut self, table: &str) {
        for client in &mut self.0 {
            assert_eq!(client.watch(table, None).await["type"], "table");
        }
    }

    /// A command of the first.
    pub async fn host(&mut self, table: &str, command: Value) {
        self.0[0].act(table, command).await.expect("the host may");
        self.keep_up(table).await;
    }

    /// The first player that play is waiting for makes a random move; if it is waiting for a bot, so do we.
    pub async fn move_on(&mut self, table: &str) {
        match self.0.iter().position(|client| client.must(table)) {
            Some(mover) => {
                let client = &mut self.0[mover];
                // A bot that moves in between leads a walk astray; the next one fits.
                let Some((seat, action, question)) = client.walk(table).await else { return };
                let play = json!({ "do": "play", "seat": seat, "action": action, "question": question });
                client.act(table, play).await.ok();
            }
            None => drop(self.0[0].receive().await),
        }
        self.keep_up(table).await;
    }

    /// Plays on until the table looks like this to one of them.
    pub async fn until(&mut self, table: &str, fits: impl Fn(&Value) -> bool) {
        for _ in 0..ENDLESS {
            if self.0.iter().any(|client| fits(&client.now[table])) {
                return;
            }
            assert!(!self.0[0].is_over(table), "the match was over before that");
            self.move_on(table).await;
        }
        panic!("it never stood like that");
    }

    pub async fn play_out(&mut self, table: &str) {
        self.until(table, |now| now["stage"] == "over").await;
    }

    /// Everybody reads as far as the one who has read most.
    async fn keep_up(&mut self, table: &str) {
        let version = |client: &Client| client.now[table]["version"].as_u64();
        let latest = self.0.iter().filter_map(version).max();
        for client in &mut self.0 {
            while version(client) < latest {
                client.receive().await;
            }
        }
    }
}
