//! A new migration must be built in, though no source file changed.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
