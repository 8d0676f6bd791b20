//! Guests, accounts and the player's own data.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::http::Object;
use crate::http::tables::ask;
use crate::middleware::Client;
use crate::registry::Ask;
use crate::session::{LASTS_MS, MaybeWho, Token, Who, no_cookie};
use crate::webhook::Target;
use crate::work::Asker;
use crate::{clock, random};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use axum::{Extension, Json};
use protocol::{ChangeMe, Credentials, NewGuest, Problem, Session, SessionInfo};
use store::{Account, Page, Player, TableRow};
use table::{PlayerId, Stage, TableId};

const LONGEST_NAME: usize = 40;

/// A new session, with its cookie.
pub(crate) type Entered = (AppendHeaders<[(axum::http::HeaderName, axum::http::HeaderValue); 1]>, Json<Session>);

/// Begin as a guest: a name is enough.
#[utoipa::path(post, path = "/api/guest", tag = "players", request_body = NewGuest,
    responses((status = 200, body = Session), (status = 400, body = Problem)))]
pub(crate) async fn guest(State(app): State<Shared>, Object(new): Object<NewGuest>) -> Result<Entered, ApiError> {
    let player = add_player(&app, &new.name, new.program).await?;
    enter(&app, player, None, None).await
}

/// Who the client is.
#[utoipa::path(get, path = "/api/me", tag = "players",
    responses((status = 200, body = Session), (status = 401, body = Problem)))]
pub(crate) async fn me(State(app): State<Shared>, who: Who) -> Result<Json<Session>, ApiError> {
    let account = app.store.account_of(&who.player.id).await?.map(|account| account.login);
    Ok(Json(session(who.player, account, None)))
}

/// Change name or webhook.
#[utoipa::path(put, path = "/api/me", tag = "players", request_body = ChangeMe,
    responses((status = 200, body = Session), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(crate) async fn change(
    State(app): State<Shared>,
    who: Who,
    Object(new): Object<ChangeMe>,
) -> Result<Json<Session>, ApiError> {
    let Who { id, mut player, .. } = who;
    let renamed = new.name.is_some();
    if let Some(name) = new.name {
        player.name = good_name(&name)?;
    }
    match new.webhook.as_deref().map(str::trim) {
        None => {}
        Some("") => player.webhook = None,
        Some(hook) => player.webhook = Some(good_hook(&app, hook).await?),
    }
    app.store.put_player(&player).await?;
    app.names.set(&id, &player.name);
    if renamed {
        for row in tables_of(&app, &id).await?.iter().filter(|row| !has_ended(row)) {
            if let Ok(table) = TableId::new(row.id.as_str()) {
                app.registry.tell_name(&table);
            }
        }
    }
    let account = app.store.account_of(&player.id).await?.map(|account| account.login);
    Ok(Json(session(player, account, None)))
}

/// Forget all personal data: name, webhook, sessions, account and chat. Matches stay whole: bots play on in running ones.
#[utoipa::path(delete, path = "/api/me", tag = "players",
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn forget(State(app): State<Shared>, who: Who) -> Result<impl IntoResponse, ApiError> {
    leave_tables(&app, &who.id).await?;
    app.store.forget_player(&who.player.id).await?;
    // The store tells connections and tables on every server; lists are right at once.
    app.names.set(&who.id, "");
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, no_cookie(&app)?)])))
}

/// Create an account, for the current player or for a new one.
#[utoipa::path(post, path = "/api/register", tag = "players", request_body = Credentials,
    responses((status = 200, body = Session), (status = 400, body = Problem), (status = 409, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn register(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Extension(client): Extension<Client>,
    Object(new): Object<Credentials>,
) -> Result<Entered, ApiError> {
    let login = good_login(&new.login)?;
    if !good_password(&new.password) {
        return Err(ApiError::bad("server-bad-password"));
    }
    if app.store.account(&login).await?.is_some() {
        return Err(ApiError::new(StatusCode::CONFLICT, "server-login-taken"));
    }
    let password = app.passwords.hash(&Asker::new(client, None), new.password).await?;
    let (player, old) = match who {
        Some(who) => (who.player, Some(who.token)),
        None => (add_player(&app, &login, false).await?, None),
    };
    let account = Account { login: login.clone(), player: player.id.clone(), password };
    match app.store.create_account(&account).await {
        Err(store::StoreError::Conflict) => return Err(ApiError::new(StatusCode::CONFLICT, "server-login-taken")),
        other => other?,
    }
    enter(&app, player, Some(login), old).await
}

/// Log in to an account. The previous session ends, and what a guest had belongs to the account from then on.
#[utoipa::path(post, path = "/api/login", tag = "players", request_body = Credentials,
    responses((status = 200, body = Session), (status = 401, body = Problem), (status = 409, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn login(
    State(app): State<Shared>,
    MaybeWho(who): MaybeWho,
    Extension(client): Extension<Client>,
    Object(old): Object<Credentials>,
) -> Result<Entered, ApiError> {
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "server-wrong-login");
    if old.password.len() > 1000 {
        return Err(wrong());
    }
    let login = good_login(&old.login).map_err(|_| wrong())?;
    let attempt = app.guesses.allow(&login, client.0).await?;
    let account = app.store.account(&login).await?;
    let stored = account.as_ref().map(|account| account.password.clone());
    let fits = app.passwords.verify(&Asker::new(client, None), old.password, stored).await?;
    let Some(account) = account.filter(|_| fits) else {
        attempt.was_wrong();
        return Err(wrong());
    };
    attempt.was_right();
    let player = app.store.players(std::slice::from_ref(&account.player)).await?.pop().ok_or_else(wrong)?;
    if let Some(guest) = &who {
        hand_over(&app, guest, &player, old.both).await?;
    }
    enter(&app, player, Some(login), who.map(|who| who.token)).await
}

/// End the session.
#[utoipa::path(post, path = "/api/logout", tag = "players",
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn logout(State(app): State<Shared>, who: Who) -> Result<impl IntoResponse, ApiError> {
    leave(&app, &who.token).await?;
    Ok((StatusCode::NO_CONTENT, AppendHeaders([(SET_COOKIE, no_cookie(&app)?)])))
}

/// The player's own sessions, newest first.
#[utoipa::path(get, path = "/api/me/sessions", tag = "players",
    responses((status = 200, body = Vec<SessionInfo>), (status = 401, body = Problem)))]
pub(crate) async fn sessions(State(app): State<Shared>, who: Who) -> Result<Json<Vec<SessionInfo>>, ApiError> {
    let own = who.token.hash();
    let shown = |(hash, ends): (String, i64)| SessionInfo {
        current: hash == own,
        since: ends - LASTS_MS,
        id: session_id(&hash).to_owned(),
    };
    let all = app.store.sessions_of(&who.player.id, clock::now()).await?;
    Ok(Json(all.into_iter().map(shown).collect()))
}

/// End all the player's sessions except this one.
#[utoipa::path(delete, path = "/api/me/sessions", tag = "players",
    responses((status = 204), (status = 401, body = Problem)))]
pub(crate) async fn end_others(State(app): State<Shared>, who: Who) -> Result<StatusCode, ApiError> {
    let own = who.token.hash();
    for (hash, _) in app.store.sessions_of(&who.player.id, clock::now()).await? {
        if hash != own {
            app.store.close_session(&hash).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// End one of the player's sessions, on another device or here.
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "players", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub(crate) async fn end_session(
    State(app): State<Shared>,
    who: Who,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let all = app.store.sessions_of(&who.player.id, clock::now()).await?;
    let meant = all.iter().find(|(hash, _)| session_id(hash) == id);
    let (hash, _) = meant.ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, "server-no-such-session"))?;
    app.store.close_session(hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// As much of its token's hash as distinguishes it from others.
fn session_id(hash: &str) -> &str {
    hash.get(..16).unwrap_or(hash)
}

async fn add_player(app: &Shared, name: &str, program: bool) -> Result<Player, ApiError> {
    let id = random::name();
    let id = if program { PlayerId::of_program(&id).map_err(|_| ApiError::try_again())?.to_string() } else { id };
    let player = Player { id, name: good_name(name)?, webhook: None, created_ms: clock::now() };
    app.store.put_player(&player).await?;
    Ok(player)
}

/// A new session instead of the old one.
pub(crate) async fn enter(
    app: &Shared,
    player: Player,
    account: Option<String>,
    old: Option<Token>,
) -> Result<Entered, ApiError> {
    let token = Who::enter(app, &player.id).await?;
    if let Some(old) = old {
        leave(app, &old).await?;
    }
    let cookie = token.cookie(app)?;
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Json(session(player, account, Some(token)))))
}

/// The store tells connections on every server.
async fn leave(app: &Shared, token: &Token) -> Result<(), ApiError> {
    Ok(app.store.close_session(&token.hash()).await?)
}

/// The account takes over everything the guest has, so nobody loses a seat by logging in.
async fn hand_over(app: &Shared, guest: &Who, player: &Player, both: bool) -> Result<(), ApiError> {
    let to = PlayerId::new(player.id.as_str()).map_err(|_| ApiError::try_again())?;
    if guest.id == to || app.store.account_of(&guest.player.id).await?.is_some() {
        return Ok(());
    }
    let tables = tables_of(app, &guest.id).await?;
    if !both {
        for row in tables.iter().filter(|row| !has_ended(row)) {
            if app.store.members(&row.id).await?.iter().any(|member| member.player == player.id) {
                return Err(ApiError::new(StatusCode::CONFLICT, "server-both-seated"));
            }
        }
    }
    for row in &tables {
        let Ok(id) = TableId::new(row.id.as_str()) else { continue };
        match ask(app, &id, |reply| Ask::HandOver { from: guest.id.clone(), to: to.clone(), reply }).await {
            Err(error) if error.status.is_server_error() => return Err(error),
            // Nobody can play at a table that cannot be read.
            Ok(()) | Err(_) => {}
        }
    }
    app.store.hand_over(&guest.player.id, &player.id).await?;
    app.names.set(&guest.id, &player.name);
    Ok(())
}

/// Leaves all tables whose match is running or yet to begin: nothing may wait for somebody who cannot come back.
async fn leave_tables(app: &Shared, player: &PlayerId) -> Result<(), ApiError> {
    for row in tables_of(app, player).await?.iter().filter(|row| !has_ended(row)) {
        let Ok(id) = TableId::new(row.id.as_str()) else { continue };
        match ask(app, &id, |reply| Ask::Farewell { player: player.clone(), reply }).await {
            Err(error) if error.status.is_server_error() => return Err(error),
            // Nobody can play at a table that cannot be read, so nobody waits there.
            Ok(()) | Err(_) => {}
        }
    }
    Ok(())
}

/// All tables of a player.
pub(crate) async fn tables_of(app: &Shared, player: &PlayerId) -> Result<Vec<TableRow>, ApiError> {
    let (mut page, mut all) = (Page::first(200), Vec::new());
    loop {
        let tables = app.store.tables_of(player.as_str(), &page).await?;
        page.after = tables.last().map(TableRow::cursor);
        let last = tables.len() < 200;
        all.extend(tables);
        if last {
            return Ok(all);
        }
    }
}

/// Nothing is played there any more.
fn has_ended(row: &TableRow) -> bool {
    [Stage::Over, Stage::Abandoned].iter().any(|ended| ended.name() == row.stage)
}

fn session(player: Player, account: Option<String>, token: Option<Token>) -> Session {
    let Player { id, name, webhook, .. } = player;
    Session { player: id, name, account, session: token.map(Token::into_text), webhook }
}

/// 1 to 40 characters, none of them invisible.
fn good_name(name: &str) -> Result<String, ApiError> {
    table::good_name(name).ok_or_else(|| ApiError::bad("server-bad-name"))
}

/// Letters, digits and the characters of mail addresses, in lower case.
pub(crate) fn good_login(login: &str) -> Result<String, ApiError> {
    let login = login.trim().to_ascii_lowercase();
    let fits = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_' | '@' | '+');
    if (3..=LONGEST_NAME).contains(&login.len()) && login.chars().all(fits) {
        Ok(login)
    } else {
        Err(ApiError::bad("server-bad-login"))
    }
}

/// At least ten visible characters, and not too many.
pub(crate) fn good_password(password: &str) -> bool {
    password.chars().count() <= 200 && password.chars().filter(|c| table::can_be_seen(*c)).count() >= 10
}

/// An address that notices may go to. It is looked up again whenever one is sent.
async fn good_hook(app: &Shared, hook: &str) -> Result<String, ApiError> {
    let target = Target::read(hook).ok_or_else(|| ApiError::bad("server-bad-webhook"))?;
    match target.resolve(app.config.allow_private_webhooks).await {
        Some(_) => Ok(hook.to_owned()),
        None => Err(ApiError::bad("server-private-webhook")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_logins() {
        assert_eq!(good_name("  Ana Ñ ").unwrap(), "Ana Ñ");
        for bad in ["", " ", "a\nb", "a\u{202e}b", &"x".repeat(41)] {
            assert!(good_name(bad).is_err(), "{bad:?}");
        }
        assert!(good_password("correct horse") && good_password("pässwörter") && good_password(&"x".repeat(200)));
        for bad in
            ["         1", "          ", &"\u{2800}".repeat(12), &"\u{301}".repeat(12), "a b c d e f", &"x".repeat(201)]
        {
            assert!(!good_password(bad), "{bad:?}");
        }
        assert_eq!(good_login(" Ana@Example.org ").unwrap(), "ana@example.org");
        for bad in ["ab", "a b c", "añb"] {
            assert!(good_login(bad).is_err(), "{bad:?}");
        }
    }
}
