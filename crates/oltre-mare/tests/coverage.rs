//! Every clause of the rules has a test, and every test named after a clause has its clause.

use std::path::Path;
use testkit::clauses::Coverage;

#[test]
fn every_clause_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the crate is two folders down");
    let coverage = Coverage::of_crate(root, "oltre-mare").expect("the rules can be read");
    println!("{}", coverage.chapter());
    coverage.complete().unwrap_or_else(|faults| panic!("{faults}"));
}
