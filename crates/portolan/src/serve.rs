//! `portolan serve`: live tables for people and programs.

use crate::args::{LogForm, ServeArgs};
use crate::{Failure, Language, Words, database};
use server::{Address, Config, Say, Server};
use std::io::Write;
use std::sync::Arc;
use tracing_subscriber::EnvFilter;

pub(crate) fn run(args: ServeArgs, out: &mut dyn Write) -> Result<(), Failure> {
    log(args.log);
    let config = config(args)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let shown = config.address.clone();
        let running = Server::start(config).await.map_err(|error| Failure::input(error.to_string()))?;
        match shown.origin() {
            Some(_) => writeln!(out, "Portolan listens on http://{} for {}", running.addr, shown.page("/"))?,
            None => writeln!(out, "Portolan: http://{}{}", running.addr, shown.page("/"))?,
        }
        out.flush()?;
        told_to_stop().await?;
        tracing::info!("stopping");
        running.stop().await;
        Ok(())
    })
}

fn config(args: ServeArgs) -> Result<Config, Failure> {
    let address = Address::new(args.public_url.as_deref(), args.base_path.as_deref());
    Ok(Config {
        listen: args.listen,
        editions: args.editions,
        address: address.map_err(|error| Failure::input(error.to_string()))?,
        allow_private_webhooks: args.allow_private_webhooks,
        proxies: args.trusted_proxy,
        say: english(),
        catalogue: Language::En.catalogue().join("\n"),
        ..Config::new(database::address(args.database)?)
    })
}

/// Says messages in English. The catalogue is read once for each thread, since it cannot be shared.
fn english() -> Say {
    thread_local! {
        static WORDS: Words = Words::new(Language::En, None);
    }
    Arc::new(|message| WORDS.with(|words| words.say(message)))
}

/// Logs go to the error output; `RUST_LOG` says how much.
fn log(form: LogForm) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let builder = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A process that logs already goes on as it does.
    match form {
        LogForm::Text => builder.try_init().ok(),
        LogForm::Json => builder.json().try_init().ok(),
    };
}

#[cfg(unix)]
async fn told_to_stop() -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        outcome = tokio::signal::ctrl_c() => outcome,
        _ = terminate.recv() => Ok(()),
    }
}

#[cfg(not(unix))]
async fn told_to_stop() -> std::io::Result<()> {
    tokio::signal::ctrl_c().await
}
