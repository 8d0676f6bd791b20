//! An account without e-mail: a new password, codes that give access if it is lost, and all the player's data as a file.

use super::me::{enter, good_login, good_password, tables_of};
use crate::api_error::ApiError;
use crate::app::Shared;
use crate::http::Object;
use crate::live::StoredSummary;
use crate::middleware::Client;
use crate::session::Who;
use crate::work::Asker;
use crate::{clock, random};
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::{Extension, response::Response};
use protocol::{NewPassword, OwnWords, Problem, Recover, RecoveryCodes, Session, SureOfIt, TakeAway};
use store::{Account, Player};

/// How many codes are made at a time.
const CODES: usize = 8;

/// How much of what somebody wrote is handed over; limits on what can be written keep it far below.
const MOST_WORDS: u32 = 100_000;

/// Change the password. All other sessions end.
#[utoipa::path(put, path = "/api/me/password", tag = "players", request_body = NewPassword,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn password(
    State(app): State<Shared>,
    who: Who,
    Extension(client): Extension<Client>,
    Object(new): Object<NewPassword>,
) -> Result<StatusCode, ApiError> {
    if !good_password(&new.password) {
        return Err(ApiError::bad("server-bad-password"));
    }
    proven(&app, &who, client, new.old).await?;
    set_password(&app, &who.player.id, client, new.password).await?;
    let own = who.token.hash();
    for (hash, _) in app.store.sessions_of(&who.player.id, clock::now()).await? {
        if hash != own {
            app.store.close_session(&hash).await?;
        }
    }
    Ok(StatusCode::NO_CONTENT)
}

/// New recovery codes, shown only once. Each gives access to the account once if the password is lost; older ones are
/// void.
#[utoipa::path(post, path = "/api/me/recovery", tag = "players", request_body = SureOfIt,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = Problem), (status = 503, body = Problem)))]
pub(crate) async fn recovery(
    State(app): State<Shared>,
    who: Who,
    Extension(client): Extension<Client>,
    Object(sure): Object<SureOfIt>,
) -> Result<Json<RecoveryCodes>, ApiError> {
    proven(&app, &who, client, sure.password).await?;
    let codes: Vec<String> = (0..CODES).map(|_| spaced(&random::name())).collect();
    let hashes: Vec<String> = codes.iter().map(|code| hash(code)).collect();
    app.store.put_recovery_codes(&who.player.id, &hashes).await?;
    Ok(Json(RecoveryCodes { codes }))
}

/// Come back to an account by a recovery code, with a new password. The code is used up, and all sessions end.
#[utoipa::path(post, path = "/api/recover", tag = "players", request_body = Recover,
    responses((status = 200, body = Session), (status = 400, body = Problem), (status = 401, body = Problem),
        (status = 503, body = Problem)))]
pub(crate) async fn recover(
    State(app): State<Shared>,
    Extension(client): Extension<Client>,
    Object(lost): Object<Recover>,
) -> Result<impl IntoResponse, ApiError> {
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "server-wrong-code");
    if !good_password(&lost.password) {
        return Err(ApiError::bad("server-bad-password"));
    }
    let login = good_login(&lost.login).map_err(|_| wrong())?;
    let attempt = app.guesses.allow(&login, client.0).await?;
    let account = app.store.account(&login).await?;
    let used = match &account {
        Some(Account { player, .. }) => app.store.use_recovery_code(player, &hash(&lost.code)).await?,
        None => false,
    };
    let Some(account) = account.filter(|_| used) else {
        attempt.was_wrong();
        return Err(wrong());
    };
    attempt.was_right();
    set_password(&app, &account.player, client, lost.password).await?;
    for (hash, _) in app.store.sessions_of(&account.player, clock::now()).await? {
        app.store.close_session(&hash).await?;
    }
    let player = app.store.players(std::slice::from_ref(&account.player)).await?.pop().ok_or_else(wrong)?;
    enter(&app, player, Some(login), None).await
}

/// Everything the server has of one, as a file: the player, one's tables, and what one wrote.
#[utoipa::path(get, path = "/api/me/export", tag = "players",
    responses((status = 200, body = TakeAway), (status = 401, body = Problem)))]
pub(crate) async fn export(State(app): State<Shared>, who: Who) -> Result<Response, ApiError> {
    let Player { id, name, webhook, created_ms } = who.player;
    let rows = tables_of(&app, &who.id).await?;
    let words = app.store.written_by(&id, MOST_WORDS).await?;
    let own = TakeAway {
        name,
        account: app.store.account_of(&id).await?.map(|account| account.login),
        webhook,
        since: created_ms,
        sessions: app.store.sessions_of(&id, clock::now()).await?.len() as u64,
        browsers: app.store.push_devices(&id).await?.len() as u64,
        recovery_codes: app.store.recovery_codes(&id).await?,
        tables: StoredSummary::list(rows, Some(&who.id), &app.names, &app.store).await?,
        written: words
            .into_iter()
            .map(|w| OwnWords { table: w.table, at: w.at_ms, kind: w.kind, text: w.text })
            .collect(),
        player: id,
    };
    let attachment = "attachment; filename=\"portolan.json\"";
    Ok(([(header::CONTENT_DISPOSITION, attachment)], Json(own)).into_response())
}

/// Is it the password of this player's account? A wrong one counts as an attempt to log in.
async fn proven(app: &Shared, who: &Who, client: Client, password: String) -> Result<(), ApiError> {
    let wrong = || ApiError::new(StatusCode::FORBIDDEN, "server-wrong-password");
    let account = app.store.account_of(&who.player.id).await?.ok_or_else(|| ApiError::bad("server-no-account"))?;
    if password.len() > 1000 {
        return Err(wrong());
    }
    let attempt = app.guesses.allow(&account.login, client.0).await?;
    if app.passwords.verify(&Asker::new(client, Some(&who.id)), password, Some(account.password.clone())).await? {
        attempt.was_right();
        Ok(())
    } else {
        attempt.was_wrong();
        Err(wrong())
    }
}

async fn set_password(app: &Shared, player: &str, client: Client, password: String) -> Result<(), ApiError> {
    let password = app.passwords.hash(&Asker::new(client, None), password).await?;
    Ok(app.store.set_password(player, &password).await?)
}

/// In groups of four, as people copy them.
fn spaced(code: &str) -> String {
    code.as_bytes().chunks(4).filter_map(|chunk| std::str::from_utf8(chunk).ok()).collect::<Vec<_>>().join("-")
}

/// What is stored of a code, however it was typed. It has 80 bits of chance, so a plain hash is enough.
fn hash(code: &str) -> String {
    let plain: String = code.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    blake3::derive_key("portolan v1: stored recovery code", plain.as_bytes()).map(|b| format!("{b:02x}")).concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_the_same_however_it_is_typed() {
        let code = spaced("abcdefghijkmnpqr");
        assert_eq!(code, "abcd-efgh-ijkm-npqr");
        assert_eq!(hash(&code), hash(" ABCD EFGH ijkm-npqr"));
        assert_ne!(hash(&code), hash("abcd-efgh-ijkm-npqs"));
    }
}
