//! Every clause of the rules has a test, and every test named after a clause has its clause.

#[test]
fn every_clause_has_a_test() {
    testkit::clauses::uphold(env!("CARGO_MANIFEST_DIR"));
}
