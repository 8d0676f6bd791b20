//! Large answers, written as they are made and kept compressed: a tenth of their size is held here until the client has
//! read it.

use crate::api_error::ApiError;
use crate::work::{Slot, Turn};
use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use std::convert::Infallible;
use std::io::{self, Cursor, Read, Write};

/// The largest answer, compressed. The largest file that may be uploaded has an answer of 2 MB.
const LARGEST: usize = 8 << 20;

/// How much is decompressed or sent at a time.
const PIECE: usize = 32 * 1024;

/// Compresses quickly, because people are waiting.
const LEVEL: u32 = 4;

/// A body being written.
pub(super) struct Packer<'a> {
    gzip: GzEncoder<Vec<u8>>,
    length: u64,
    turn: &'a Turn,
}

/// A written body.
pub(crate) struct Packed {
    bytes: Vec<u8>,
    /// Unpacked.
    length: u64,
}

impl<'a> Packer<'a> {
    pub(super) fn new(turn: &'a Turn) -> Packer<'a> {
        Packer { gzip: GzEncoder::new(Vec::new(), Compression::new(LEVEL)), length: 0, turn }
    }

    pub(super) fn end(self) -> io::Result<Packed> {
        Ok(Packed { bytes: self.gzip.finish()?, length: self.length })
    }
}

impl Write for Packer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.turn.is_wanted() || self.gzip.get_ref().len() > LARGEST {
            return Err(io::ErrorKind::FileTooLarge.into());
        }
        let written = self.gzip.write(bytes)?;
        self.length += written as u64;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.gzip.flush()
    }
}

/// Does the client accept compressed answers?
#[derive(Clone, Copy)]
pub(crate) struct TakesGzip(bool);

impl TakesGzip {
    fn of(headers: &HeaderMap) -> TakesGzip {
        let lines = headers.get_all(header::ACCEPT_ENCODING).into_iter().filter_map(|line| line.to_str().ok());
        let takes = |coding: &str| {
            let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
            let none = weight.trim().strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()) == Some(0.0);
            name.trim().eq_ignore_ascii_case("gzip") && !none
        };
        TakesGzip(lines.flat_map(|line| line.split(',')).any(takes))
    }
}

impl<S: Sync> FromRequestParts<S> for TakesGzip {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<TakesGzip, Infallible> {
        Ok(TakesGzip::of(&parts.headers))
    }
}

impl Packed {
    /// As a JSON answer. `slot` is held until the answer has been read or dropped.
    pub(super) fn answer(self, takes: TakesGzip, slot: Slot) -> Result<Response, ApiError> {
        let Packed { bytes, length } = self;
        let response = Response::builder()
            .header(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))
            .header(header::VARY, HeaderValue::from_static("accept-encoding"));
        let response = match takes {
            TakesGzip(true) => {
                let length = bytes.len();
                let response = response.header(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                response.header(header::CONTENT_LENGTH, length).body(pieces(Cursor::new(bytes), slot))
            }
            TakesGzip(false) => {
                let unpacked = GzDecoder::new(Cursor::new(bytes));
                response.header(header::CONTENT_LENGTH, length).body(pieces(unpacked, slot))
            }
        };
        response.map_err(|_| ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "server-try-again"))
    }
}

/// A body that is read while it is sent.
fn pieces(from: impl Read + Send + 'static, slot: Slot) -> Body {
    let next = move |(mut from, slot): (_, Slot)| async move {
        let mut piece = Vec::with_capacity(PIECE);
        let read = tokio::select! {
            biased;
            // Somebody else needs the place, and this client has been reading the longest.
            () = slot.given_up() => Err(io::ErrorKind::TimedOut.into()),
            read = std::future::ready(Read::take(Read::by_ref(&mut from), PIECE as u64).read_to_end(&mut piece)) => read,
        };
        match read {
            Ok(0) => None,
            Ok(_) => Some((Ok(Bytes::from(piece)), (from, slot))),
            Err(error) => Some((Err::<Bytes, io::Error>(error), (from, slot))),
        }
    };
    Body::from_stream(futures_util::stream::unfold((from, slot), next))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_client_that_takes_gzip_says_so() {
        for (line, takes) in [
            ("gzip", true),
            ("br, GZIP;q=0.5, *;q=0.1", true),
            ("gzip;q=0", false),
            ("br", false),
            ("", false),
            ("x-gzip-not", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, line.parse().unwrap());
            assert_eq!(TakesGzip::of(&headers).0, takes, "{line}");
        }
        assert!(!TakesGzip::of(&HeaderMap::new()).0);
    }
}
