//! `cargo run -p games --example heavy -- LINES` prints a match file that costs a server as much as one may: `cargo xtask attack`
//! sends it in.

mod match_file;

fn main() {
    let lines = std::env::args().nth(1).and_then(|lines| lines.parse().ok()).expect("a number of lines");
    print!("{}", match_file::match_file(lines));
}
