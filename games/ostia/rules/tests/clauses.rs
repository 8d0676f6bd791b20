//! The table of tests knows every clause of the rules.

#[test]
fn every_clause_has_its_row_and_a_test() {
    testkit::coverage::uphold(env!("CARGO_MANIFEST_DIR"));
}
