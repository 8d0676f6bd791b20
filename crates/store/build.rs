//! A new migration must be compiled in, even though no source file has changed.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
