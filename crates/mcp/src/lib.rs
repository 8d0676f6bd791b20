//! Tables for language models, by the Model Context Protocol: on standard input and output, or over HTTP.
//!
//! It plays at tables of a server through the door that everybody uses (`docs/protocol.md`), so the same limits hold, and it is told
//! what its seat may know. A seat is named by a handle, which each call brings along: clients need no session.

// Outside input reaches this crate, and must not be able to cause a panic.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used))]
// Only JSON is indexed: what is missing there reads as null, and fields are written only to objects made here.

mod client;
mod house;
mod place;
mod tools;

pub use client::{BadAddress, Base};

use house::House;
use rmcp::handler::server::ServerHandler;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, ErrorData, Implementation, ListToolsResult,
    PaginatedRequestParams, ServerCapabilities, ServerConfig,
};
use rmcp::service::RequestContext;
use rmcp::transport::streamable_http_server::session::local::LocalSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{RoleServer, ServiceExt as _};
use std::io;
use std::sync::Arc;
use tokio::net::TcpListener;

/// What a client is told about it all.
const INSTRUCTIONS: &str = "Board games of trade and auctions, against people and bots. Read the rules (rules), sit down at a table \
(sit_down), then repeat: wait until you are asked, look (view, choices), act. Actions are lines of notation, such as those that \
choices shows. Talk binds nobody; only actions do.";

/// Answers a client on standard input and output, until it is gone.
///
/// # Errors
/// If the client does not speak the protocol.
pub async fn on_stdio(server: Base) -> io::Result<()> {
    let running = Handler(House::new(server)).serve(rmcp::transport::io::stdio()).await.map_err(io::Error::other)?;
    running.waiting().await.map_err(io::Error::other)?;
    Ok(())
}

/// Answers clients over HTTP at `/mcp`, until it is told to stop.
///
/// # Errors
/// If the listener fails.
pub async fn on_http(
    server: Base,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let house = House::new(server);
    // Elsewhere than on this machine, the person who runs it has decided who may reach it.
    let config = match listener.local_addr()?.ip().is_loopback() {
        true => StreamableHttpServerConfig::default(),
        false => StreamableHttpServerConfig::default().disable_allowed_hosts(),
    };
    // Streams that clients keep open end too.
    let streams = config.cancellation_token.clone();
    let stop = async move {
        stop.await;
        streams.cancel();
    };
    let sessions = Arc::new(LocalSessionManager::default());
    let service = StreamableHttpService::new(move || Ok(Handler(house.clone())), sessions, config);
    let pages = axum::Router::new().route_service("/mcp", service);
    axum::serve(listener, pages).with_graceful_shutdown(stop).await
}

/// Answers the requests of the protocol.
struct Handler(Arc<House>);

impl ServerHandler for Handler {
    fn get_info(&self) -> ServerConfig {
        ServerConfig::new(ServerCapabilities::builder().enable_tools().build())
            .with_server_info(Implementation::new("portolan", env!("CARGO_PKG_VERSION")))
            .with_instructions(INSTRUCTIONS)
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(tools::all()))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let given = tools::Given::new(request.arguments.unwrap_or_default());
        let result = match tools::call(&self.0, &request.name, &given).await {
            Ok(answer) => CallToolResult::success(vec![ContentBlock::text(answer.to_string())]),
            Err(why) => CallToolResult::error(vec![ContentBlock::text(why)]),
        };
        Ok(result.into())
    }
}
