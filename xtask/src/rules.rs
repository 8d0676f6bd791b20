//! Builds and inspects the rules as WebAssembly: a module for each game, and one for all of them.

use crate::command::{self, cargo};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Every browser of recent years knows these instructions. They change no result.
const FLAGS: &str = "-C target-feature=+simd128";

/// What a module is for.
pub enum For<'a> {
    /// One game, by its name: nobody waits for the rules of a game they do not play.
    Game(&'a str),
    /// All games, with other features.
    All(&'a [&'a str]),
}

/// Why they cannot be built here, if they cannot. A missing target is installed where rustup can do that.
pub fn lacking(root: &Path) -> Option<String> {
    if !installed(root) {
        // A toolchain that was there before us lacks what `rust-toolchain.toml` asks for.
        let mut add = Command::new("rustup");
        let _ = command::output(add.current_dir(root).args(["target", "add", TARGET]));
    }
    (!installed(root)).then(|| format!("the target {TARGET} is not installed: rustup target add {TARGET}"))
}

fn installed(root: &Path) -> bool {
    let mut rustc = Command::new("rustc");
    rustc.current_dir(root).args(["--print", "target-libdir", "--target", TARGET]);
    let folder = command::output(&mut rustc).ok().map(|(folder, _)| PathBuf::from(folder.trim()));
    folder.is_some_and(|folder| folder.exists())
}

/// Compiles them, and returns the path; the next one compiled overwrites it.
pub fn compile(root: &Path, what: &For<'_>) -> Result<PathBuf, String> {
    if let Some(reason) = lacking(root) {
        return Err(reason);
    }
    let mut build = cargo(root);
    build.args(["build", "--package", "browser", "--lib", "--profile", "browser", "--target", TARGET]);
    match what {
        For::Game(game) => build.env("PORTOLAN_GAME", game),
        For::All(features) => build.args(*features),
    };
    command::run(build.env("RUSTFLAGS", FLAGS))?;
    Ok(target(root).join(TARGET).join("browser/browser.wasm"))
}

/// Compiles a module for each game, makes sure that they import nothing, and returns their folder.
pub fn build(root: &Path) -> Result<PathBuf, String> {
    let folder = target(root).join("rules-of-games");
    let fault = |error: std::io::Error| format!("{}: {error}", folder.display());
    fs::create_dir_all(&folder).map_err(fault)?;
    for game in games(root)? {
        let file = folder.join(format!("{game}.wasm"));
        fs::copy(compile(root, &For::Game(&game))?, &file).map_err(fault)?;
        match imports(&fs::read(&file).map_err(fault)?) {
            Some(0) => {}
            Some(n) => return Err(format!("{} has {n} imports, and must have none", file.display())),
            None => return Err(format!("{} is not WebAssembly", file.display())),
        }
    }
    Ok(folder)
}

/// The names of the games: their folders, without the example.
fn games(root: &Path) -> Result<Vec<String>, String> {
    let fault = |error: std::io::Error| format!("games: {error}");
    let folders = fs::read_dir(root.join("games")).map_err(fault)?.collect::<Result<Vec<_>, _>>().map_err(fault)?;
    let names = folders.iter().filter_map(|folder| folder.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| name != "example").collect();
    names.sort();
    Ok(names)
}

/// Where builds are.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// How many imports a module has.
fn imports(module: &[u8]) -> Option<usize> {
    const IMPORTS: u8 = 2;
    let mut rest = module.strip_prefix(b"\0asm\x01\0\0\0")?;
    while let Some((&section, after)) = rest.split_first() {
        let (length, after) = number(after)?;
        let body = after.get(..length)?;
        if section == IMPORTS {
            return Some(number(body)?.0);
        }
        rest = &after[length..];
    }
    Some(0)
}

/// A number of as many bytes as it needs, seven bits in each, and what follows.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut value = 0;
    for (i, byte) in bytes.iter().enumerate().take(5) {
        value |= usize::from(byte & 0x7f) << (7 * i);
        if byte & 0x80 == 0 {
            return Some((value, &bytes[i + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: &[u8] = b"\0asm\x01\0\0\0";

    #[test]
    fn imports_are_counted_by_their_section() {
        assert_eq!(imports(NOTHING), Some(0));
        let types: &[u8] = &[1, 4, 1, 0x60, 0, 0];
        let one: &[u8] = &[2, 7, 1, 1, b'e', 1, b'f', 0, 0];
        assert_eq!(imports(&[NOTHING, types].concat()), Some(0));
        assert_eq!(imports(&[NOTHING, types, one].concat()), Some(1));
        assert_eq!(imports(&[NOTHING, &[1, 200]].concat()), None, "a section that ends too early");
        assert_eq!(imports(b"no module"), None);
    }

    #[test]
    fn numbers_are_as_long_as_they_need() {
        assert_eq!(number(&[5, 9]), Some((5, &[9][..])));
        assert_eq!(number(&[0xe5, 0x8e, 0x26]), Some((624_485, &[][..])));
        assert_eq!(number(&[0x80]), None);
    }
}
