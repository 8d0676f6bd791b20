//! The browser's side of the table: pages, scripts, fonts and pictures, embedded in the binary.

use std::borrow::Cow;

/// Path on the server and bytes of every file, sorted by path; written by the build script.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// One file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asset {
    /// Its bytes.
    pub bytes: Cow<'static, [u8]>,
    /// For the header `Content-Type`.
    pub mime: &'static str,
    /// Is its name made from its content, so that a browser may keep it for ever?
    pub immutable: bool,
}

/// The file of this path, such as `index.html` or `assets/index-1a2b3c.js`, with or without a slash before it.
/// The empty path is the page itself.
pub fn asset(path: &str) -> Option<Asset> {
    let path = path.strip_prefix('/').unwrap_or(path);
    let path = if path.is_empty() { "index.html" } else { path };
    let found = FILES.binary_search_by_key(&path, |(name, _)| name).ok()?;
    let (name, bytes) = FILES.get(found)?;
    Some(Asset { bytes: Cow::Borrowed(bytes), mime: mime(name), immutable: name.starts_with("assets/") })
}

/// Is there a page, or was the browser's side left out?
pub fn is_built() -> bool {
    asset("icon.svg").is_some()
}

fn mime(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_under_each_of_its_names() {
        let page = asset("index.html").expect("the page");
        assert_eq!(page.mime, "text/html; charset=utf-8");
        assert!(!page.immutable, "a page whose name stays must be asked for again");
        assert!(page.bytes.starts_with(b"<!doctype html>"));
        for path in ["", "/", "/index.html"] {
            assert_eq!(asset(path).as_ref(), Some(&page), "{path:?}");
        }
    }

    #[test]
    fn a_missing_file_is_none() {
        for path in ["no-such-file", "../Cargo.toml", "assets", "assets/", "//index.html"] {
            assert_eq!(asset(path), None, "{path:?}");
        }
    }

    #[test]
    fn every_file_is_found_and_only_hashed_names_are_kept_for_ever() {
        for (name, bytes) in FILES {
            let found = asset(name).expect("listed files are found");
            assert_eq!(found.bytes, *bytes, "{name}");
            assert_eq!(found.immutable, name.starts_with("assets/"), "{name}");
            assert_ne!(found.mime, "application/octet-stream", "{name}: add its type");
        }
    }

    #[test]
    fn the_page_asks_nobody_but_the_server() {
        let page = asset("").expect("the page").bytes;
        let page = String::from_utf8(page.into_owned()).expect("text");
        assert!(!page.contains("http://") && !page.contains("https://") && !page.contains("\"//"), "{page}");
    }
}
