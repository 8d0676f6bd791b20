//! `cargo run -p games --example heavy -- LINES` prints a match file that costs a server as much as a file may: `cargo
//! xtask attack`
//! uploads it.

mod match_file;

fn main() {
    let lines = std::env::args().nth(1).and_then(|lines| lines.parse().ok()).expect("a number of lines");
    print!("{}", match_file::match_file(lines));
}
