//! `portolan serve`: live tables for people and programs.

use crate::args::{LogForm, ServeArgs};
use crate::{Failure, Language, Words, database};
use bots::arena::Thinking;
use server::{Address, Config, RulesModule, Say, Server};
use std::io::Write;
use std::net::SocketAddr;
use std::panic::PanicHookInfo;
use std::sync::Arc;
use std::time::Duration;
use tracing_subscriber::EnvFilter;

/// The rules as WebAssembly, or why this build has none; written by the build script.
const RULES: Result<&[u8], &str> = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

pub(crate) fn run(args: ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    log(args.log);
    std::panic::set_hook(Box::new(report));
    server::set_clock_ahead(args.clock_ahead_ms);
    let config = config(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let shown = config.address.clone();
        let running = Server::start(config).await.map_err(|error| Failure::input(error.to_string()))?;
        let said = greeting(running.addr, &shown, RULES.err().filter(|_| server::has_pages()));
        // In one piece: a program that reads only the first line may then close its end. The server outlives its reader.
        if let Err(error) = out.write_all(said.as_bytes()).and_then(|()| out.flush()) {
            tracing::warn!(%error, "nobody reads the output");
        }
        told_to_stop().await?;
        tracing::info!("stopping");
        running.stop().await;
        Ok(())
    })
}

/// Where the server is, and in one line why its page cannot play without it, if it cannot.
fn greeting(addr: SocketAddr, shown: &Address, lacks_rules: Option<&str>) -> String {
    let place = match shown.origin() {
        Some(_) => format!("Portolan listens on http://{addr} for {}\n", shown.page("/")),
        None => format!("Portolan: http://{addr}{}\n", shown.page("/")),
    };
    match lacks_rules {
        Some(why) => format!("{place}This build plays only with the server: {why}\n"),
        None => place,
    }
}

fn config(args: ServeArgs) -> Result<Config, Failure> {
    let address = Address::new(args.public_url.as_deref(), args.base_path.as_deref());
    Ok(Config {
        listen: args.listen,
        editions: args.editions,
        address: address.map_err(|error| Failure::input(error.to_string()))?,
        allow_private_webhooks: args.allow_private_webhooks,
        proxies: args.trusted_proxy,
        review: Thinking { iterations: None, time: Some(Duration::from_millis(args.review_ms)) },
        bot_threads: args.bot_threads,
        say: english(),
        rules: RULES.ok().map(RulesModule::new),
        ..Config::new(database::address(args.database)?)
    })
}

/// Says messages in English. The catalogue is read once for each thread, since it cannot be shared.
pub(crate) fn english() -> Say {
    thread_local! {
        static WORDS: Words = Words::new(Language::En, None);
    }
    Arc::new(|message| WORDS.with(|words| words.say(message)))
}

/// Logs go to standard error; `RUST_LOG` says how much.
pub(crate) fn log(form: LogForm) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info,rmcp=warn"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A process that logs already is left as it is.
    match form {
        LogForm::Text => builder.try_init().ok(),
        LogForm::Json => builder.json().try_init().ok(),
    };
}

/// A panic is logged like anything else, but only with its place: its message may hold cards.
pub(crate) fn report(panic: &PanicHookInfo<'_>) {
    let place = panic.location().map(ToString::to_string).unwrap_or_default();
    tracing::error!(place, "something crashed");
}

#[cfg(unix)]
pub(crate) async fn told_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        outcome = tokio::signal::ctrl_c() => outcome,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
pub(crate) async fn told_to_stop() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// The log, in memory.
    #[derive(Clone, Default)]
    struct Pages(Arc<Mutex<Vec<u8>>>);

    impl Write for Pages {
        fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
            self.0.lock().unwrap().write(bytes)
        }

        fn flush(&mut self) -> std::io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_build_whose_page_needs_the_server_says_so_in_one_line() {
        let addr = SocketAddr::from(([127, 0, 0, 1], 8080));
        let shown = Address::new(None, None).unwrap();
        assert_eq!(greeting(addr, &shown, None), "Portolan: http://127.0.0.1:8080/\n");
        let said = greeting(addr, &shown, Some("rustup target add wasm32-unknown-unknown"));
        let second = "This build plays only with the server: rustup target add wasm32-unknown-unknown";
        assert_eq!(said.lines().collect::<Vec<_>>(), ["Portolan: http://127.0.0.1:8080/", second]);
    }

    #[test]
    fn a_panic_is_logged_without_what_it_says() {
        let pages = Pages::default();
        let writer = pages.clone();
        let log = tracing_subscriber::fmt().json().with_writer(move || writer.clone()).finish();
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(report));
        let line = line!() + 2;
        let outcome = tracing::subscriber::with_default(log, || {
            std::panic::catch_unwind(|| panic!("{}", ["the hand", "is silk"].join(" ")))
        });
        std::panic::set_hook(usual);
        assert!(outcome.is_err());
        let logged = String::from_utf8(pages.0.lock().unwrap().clone()).unwrap();
        let logged: serde_json::Value = serde_json::from_str(&logged).expect("one structured line");
        let place = logged["fields"]["place"].as_str().unwrap();
        assert!(place.contains(&format!("serve.rs:{line}:")), "{logged}");
        assert!(!logged.to_string().contains("silk"), "{logged}");
    }
}
