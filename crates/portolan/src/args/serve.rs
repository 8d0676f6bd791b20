//! The command line of everything that needs the server.

use clap::{Args, ValueEnum};
use server::REVIEW_MS;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::num::NonZeroUsize;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    /// Address and port to listen on
    #[arg(long, default_value_t = LOCAL, value_name = "ADDRESS:PORT")]
    pub listen: SocketAddr,
    /// The database: sqlite:PATH or postgres://… [default: a file in your data folder]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// A folder of edition files to offer at new tables
    #[arg(long, value_name = "DIR")]
    pub editions: Option<PathBuf>,
    /// The public address of a server behind a proxy, such as `https://example.org`
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// The path at the start of all its addresses [default: that of the public URL]
    #[arg(long, value_name = "PATH")]
    pub base_path: Option<String>,
    /// A proxy on another machine whose X-Forwarded-For header is trusted; can be given several times
    #[arg(long, value_name = "ADDRESS")]
    pub trusted_proxy: Vec<IpAddr>,
    /// Send turn notices to private and loopback addresses too
    #[arg(long)]
    pub allow_private_webhooks: bool,
    /// Time for each decision in the review of a finished match, in milliseconds: more is slower and more accurate
    #[arg(long, default_value_t = REVIEW_MS, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..=10_000))]
    pub review_ms: u64,
    /// Number of bots that think at the same time, each on its own thread [default: one for each core]
    #[arg(long, value_name = "N", value_parser = bot_threads)]
    pub bot_threads: Option<NonZeroUsize>,
    /// How far the clock is ahead, in milliseconds: a test lets a day pass between two servers
    #[arg(long, default_value_t = 0, hide = true)]
    pub clock_ahead_ms: u32,
    /// Format of the log on standard error
    #[arg(long, value_enum, default_value_t, value_name = "FORM")]
    pub log: LogForm,
}

/// More threads than any machine we use has cores.
const MOST_THREADS: usize = 1024;

fn bot_threads(text: &str) -> Result<NonZeroUsize, String> {
    let number = text.parse().ok().filter(|number: &NonZeroUsize| number.get() <= MOST_THREADS);
    number.ok_or_else(|| format!("a number from 1 to {MOST_THREADS}"))
}

const LOCAL: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        ServeArgs {
            listen: LOCAL,
            database: None,
            editions: None,
            public_url: None,
            base_path: None,
            trusted_proxy: Vec::new(),
            allow_private_webhooks: false,
            review_ms: REVIEW_MS,
            bot_threads: None,
            clock_ahead_ms: 0,
            log: LogForm::default(),
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct McpArgs {
    /// The address of the server to play on, such as `https://example.org` [default: a server of its own, on this machine]
    #[arg(long, value_name = "URL")]
    pub server: Option<mcp::Base>,
    /// Answer over HTTP, at `/mcp`, instead of on standard input and output
    #[arg(long, value_name = "ADDRESS:PORT")]
    pub listen: Option<SocketAddr>,
}

#[derive(ValueEnum, Clone, Copy, Debug, Default)]
pub(crate) enum LogForm {
    /// for people
    #[default]
    Text,
    /// one JSON object per line, for machines
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    /// The file to write; it must not exist yet
    pub file: PathBuf,
    /// The database to copy: sqlite:PATH or postgres://… [default: the file in your data folder]
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
}
