//! `cargo xtask dist`: packs a release for this platform, and tries it out.

use crate::command;
use http_client::ask;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What is in the archive beside the program, and where it comes from.
const PAPERS: [(&str, &str); 5] = [
    ("README.md", "README.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("web/public/licences.txt", "LICENCES-OF-OTHERS.txt"),
];

const CHECKSUMS: &str = "SHA256SUMS";

/// The options.
#[derive(clap::Args)]
pub struct Args {
    /// Where the archive is written [default: target/dist]
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// A platform other than this one, if the compiler has it
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
}

/// Builds the release, packs it and tries what was packed.
pub fn run(root: &Path, args: &Args) -> Result<(), String> {
    // Programs that work on the archive are started in other folders.
    let out = args.out.clone().unwrap_or_else(|| root.join("target/dist"));
    let out = std::path::absolute(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    let mut build = vec!["--release", "--locked", "--package", "portolan"];
    build.extend(args.target.iter().flat_map(|target| ["--target", target]));
    let binary = command::build(root, &build, "portolan")?;
    let platform = args.target.clone().map_or_else(host, Ok)?;
    let name = format!("portolan-{}-{platform}", env!("CARGO_PKG_VERSION"));
    let archive = pack(root, &binary, &out, &name)?;
    try_out(&archive, &name)?;
    println!("{}\n{}", archive.display(), out.join(CHECKSUMS).display());
    Ok(())
}

/// The platform of the compiler.
fn host() -> Result<String, String> {
    let (version, _) = command::output(Command::new("rustc").arg("-vV"))?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not name its platform".into())
}

/// Packs one folder with the program and its documents; the archive's checksum goes beside it.
fn pack(root: &Path, binary: &Path, out: &Path, name: &str) -> Result<PathBuf, String> {
    let fault = |path: &Path, error: std::io::Error| format!("{}: {error}", path.display());
    let folder = out.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| fault(&folder, error))?;
    }
    fs::create_dir_all(&folder).map_err(|error| fault(&folder, error))?;
    let program = binary.file_name().ok_or("the program has no name")?;
    fs::copy(binary, folder.join(program)).map_err(|error| fault(binary, error))?;
    for (from, to) in PAPERS {
        let from = root.join(from);
        fs::copy(&from, folder.join(to)).map_err(|error| fault(&from, error))?;
    }
    let archive = out.join(format!("{name}.tar.gz"));
    command::run(Command::new("tar").current_dir(out).arg("-czf").arg(&archive).arg(name))?;
    let bytes = fs::read(&archive).map_err(|error| fault(&archive, error))?;
    let sums = out.join(CHECKSUMS);
    fs::write(&sums, format!("{}  {name}.tar.gz\n", checksum(&bytes))).map_err(|error| fault(&sums, error))?;
    Ok(archive)
}

/// SHA-256 in hexadecimal.
fn checksum(bytes: &[u8]) -> String {
    use sha2::Digest as _;
    sha2::Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Unpacks the archive into an empty folder, plays both games there, and asks a server started there for its page.
fn try_out(archive: &Path, name: &str) -> Result<(), String> {
    let folder = std::env::temp_dir().join(format!("portolan-dist-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let tried = command::run(Command::new("tar").current_dir(&folder).arg("-xzf").arg(archive)).and_then(|()| {
        let program = folder.join(name).join(format!("portolan{}", std::env::consts::EXE_SUFFIX));
        for game in ["oltre-mare", "ostia"] {
            command::output(Command::new(&program).current_dir(&folder).args(["simulate", game, "--games", "100"]))?;
        }
        serves_a_page(&program, &folder)
    });
    let _ = fs::remove_dir_all(&folder);
    tried
}

fn serves_a_page(program: &Path, folder: &Path) -> Result<(), String> {
    let mut serve = Command::new(program);
    serve.current_dir(folder).args(["serve", "--listen", "127.0.0.1:0"]).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut server = serve.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
    let said = server.stdout.take().map(BufReader::new).into_iter().flat_map(BufRead::lines).map_while(Result::ok);
    let address = said.into_iter().find_map(|line| address_in(&line));
    let page = address.ok_or_else(|| "the server said no address".to_owned()).and_then(|address| {
        let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
        runtime.block_on(ask(address, "GET", "/", &[], None)).map_err(|error| error.to_string())
    });
    let _ = server.kill();
    let _ = server.wait();
    let page = page?;
    if page.status == 200 && page.body.contains("<script") {
        Ok(())
    } else {
        Err(format!("the packed program serves no page: {} {}", page.status, page.body))
    }
}

/// The address in what a server prints when it is ready.
fn address_in(line: &str) -> Option<SocketAddr> {
    let (_, after) = line.split_once("http://")?;
    after.split('/').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_found_in_what_the_server_says() {
        let line = "Portolan is at http://127.0.0.1:40123/ and keeps its tables in sqlite:portolan.sqlite";
        assert_eq!(address_in(line), "127.0.0.1:40123".parse().ok());
        assert_eq!(address_in("nothing yet"), None);
    }

    #[test]
    fn the_checksum_is_that_of_the_standard() {
        assert_eq!(checksum(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
