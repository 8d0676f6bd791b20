//! A server with a database of its own, gone when the test is.

use server::{Config, Running, Server};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that is removed at the end.
pub struct House {
    folder: PathBuf,
}

impl House {
    pub fn new() -> House {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("portolan-server-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        House { folder }
    }

    pub fn config(&self) -> Config {
        Config::new(format!("sqlite:{}", self.folder.join("tables.sqlite").display()))
    }

    pub async fn start(&self) -> Running {
        Server::start(self.config()).await.expect("the server starts")
    }
}

impl Drop for House {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.folder).ok();
    }
}
