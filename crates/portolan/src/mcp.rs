//! `portolan mcp`: tables for language models.

use crate::args::{LogForm, McpArgs};
use crate::{Failure, serve};
use server::{Config, Running, Server};
use std::path::PathBuf;

pub(crate) fn run(args: McpArgs) -> Result<(), Failure> {
    // Standard output belongs to the protocol: everything else goes to standard error.
    serve::log(LogForm::Text);
    std::panic::set_hook(Box::new(serve::report));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let ended = runtime.block_on(async {
        let (base, own) = match args.server {
            Some(base) => (base, None),
            None => {
                let own = Own::start().await?;
                let address = format!("http://{}", own.running.addr);
                eprintln!("Portolan: {address}/");
                (address.parse().map_err(|error: mcp::BadAddress| Failure::input(error.to_string()))?, Some(own))
            }
        };
        let ended = match args.listen {
            None => mcp::on_stdio(base).await,
            Some(listen) => {
                let listener = tokio::net::TcpListener::bind(listen).await?;
                eprintln!("Portolan: http://{}/mcp", listener.local_addr()?);
                let stop = async { drop(serve::told_to_stop().await) };
                mcp::on_http(base, listener, stop).await
            }
        };
        if let Some(own) = own {
            own.stop().await;
        }
        Ok::<_, Failure>(ended?)
    });
    // A thread may still be waiting for input that never comes.
    runtime.shutdown_background();
    ended
}

/// A server for this process alone, whose tables end with it.
struct Own {
    running: Running,
    file: PathBuf,
}

impl Own {
    async fn start() -> Result<Own, Failure> {
        let file = std::env::temp_dir().join(format!("portolan-mcp-{}.sqlite", std::process::id()));
        let path = file.to_str().ok_or_else(|| Failure::input("the folder for temporary files has no valid name"))?;
        let config = Config { say: serve::english(), ..Config::new(format!("sqlite:{path}")) };
        let running = Server::start(config).await.map_err(|error| Failure::input(error.to_string()))?;
        Ok(Own { running, file })
    }

    async fn stop(self) {
        self.running.stop().await;
        for end in ["", "-wal", "-shm"] {
            drop(std::fs::remove_file(format!("{}{end}", self.file.display())));
        }
    }
}
