//! Sessions: a random token in a cookie or a header, of which only the hash is stored.

use crate::api_error::ApiError;
use crate::app::Shared;
use crate::{clock, random};
use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue};
use store::{Player, StoreError};
use table::PlayerId;

/// Name of the cookie.
const NAME: &str = "portolan";

/// How long a session lasts: the longest that browsers keep a cookie.
const LASTS_DAYS: i64 = 400;

/// How long a session lasts, in milliseconds.
pub(crate) const LASTS_MS: i64 = LASTS_DAYS * 86_400_000;

/// A secret that stands for a player.
#[derive(Clone, PartialEq)]
pub(crate) struct Token(String);

impl Token {
    /// A new one.
    pub(crate) fn draw() -> Token {
        Token(random::token())
    }

    /// From outside: 64 hexadecimal digits or nothing.
    pub(crate) fn read(text: &str) -> Option<Token> {
        let fits = text.len() == 64 && text.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| Token(text.to_owned()))
    }

    /// What is stored of it. The token has 256 bits of entropy, so a plain hash is enough.
    pub(crate) fn hash(&self) -> String {
        blake3::derive_key("portolan v1: stored session", self.0.as_bytes()).map(|b| format!("{b:02x}")).concat()
    }

    /// Told to the client, once.
    pub(crate) fn into_text(self) -> String {
        self.0
    }

    /// The bearer token, or else the cookie.
    pub(crate) fn of(headers: &HeaderMap) -> Option<Token> {
        let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
        bearer.or_else(|| cookie(headers)).and_then(|text| Token::read(text.trim()))
    }

    /// The cookie that carries it: out of reach of scripts, and not sent with requests from other sites.
    pub(crate) fn cookie(&self, app: &Shared) -> Result<HeaderValue, ApiError> {
        cookie_line(app, &self.0, LASTS_DAYS * 86_400)
    }
}

/// The cookie that removes the session.
pub(crate) fn no_cookie(app: &Shared) -> Result<HeaderValue, ApiError> {
    cookie_line(app, "", 0)
}

fn cookie_line(app: &Shared, value: &str, age: i64) -> Result<HeaderValue, ApiError> {
    let address = &app.config.address;
    let path = if address.base().is_empty() { "/" } else { address.base() };
    let secure = if address.is_https() { "; Secure" } else { "" };
    let line = format!("{NAME}={value}; Path={path}; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&line).map_err(|_| ApiError::try_again())
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let lines = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == NAME).map(|(_, value)| value)
}

/// A client whose session was found.
#[derive(Clone)]
pub(crate) struct Who {
    pub id: PlayerId,
    pub player: Player,
    pub token: Token,
}

impl Who {
    /// Looks the session up.
    pub(crate) async fn find(app: &Shared, token: Token) -> Result<Option<Who>, StoreError> {
        let found = app.store.session(&token.hash(), clock::now()).await?;
        Ok(found.and_then(|player| Some(Who { id: PlayerId::new(player.id.as_str()).ok()?, player, token })))
    }

    /// Opens a new session for a player.
    pub(crate) async fn enter(app: &Shared, player: &str) -> Result<Token, StoreError> {
        let token = Token::draw();
        app.store.open_session(&token.hash(), player, clock::now() + LASTS_MS).await?;
        Ok(token)
    }
}

impl FromRequestParts<Shared> for Who {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<Who, ApiError> {
        let token = Token::of(&parts.headers).ok_or_else(ApiError::no_session)?;
        Who::find(app, token).await?.ok_or_else(ApiError::no_session)
    }
}

/// A client that may have a session.
pub(crate) struct MaybeWho(pub Option<Who>);

impl FromRequestParts<Shared> for MaybeWho {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &Shared) -> Result<MaybeWho, ApiError> {
        match Token::of(&parts.headers) {
            Some(token) => Ok(MaybeWho(Who::find(app, token).await?)),
            None => Ok(MaybeWho(None)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_read_from_cookie_or_bearer_and_only_in_one_form() {
        let token = Token::draw();
        let mut headers = HeaderMap::new();
        assert!(Token::of(&headers).is_none());
        let line = format!("a=b; {NAME}={}; c", token.0);
        headers.insert(COOKIE, HeaderValue::from_str(&line).unwrap());
        assert!(Token::of(&headers) == Some(token.clone()));
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer nonsense"));
        assert!(Token::of(&headers).is_none(), "a wrong bearer does not fall back to the cookie");
        assert!(Token::read(&token.0.to_uppercase()).is_none() || token.0 == token.0.to_uppercase());
        assert_ne!(token.hash(), token.0);
        assert_eq!(token.hash().len(), 64);
    }
}
