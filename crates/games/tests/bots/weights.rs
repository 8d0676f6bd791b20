//! The weights that are shipped.

use bots::Valued;
use bots::net::Net;
use oltre_mare::OltreMare;
use ostia::Ostia;

fn weights_fit<G: Valued>() {
    let net = Net::from_bytes(G::weights(), G::SEEN);
    assert_eq!(net.map(|net| net.inputs()), Ok(G::SEEN), "{}", G::NAME);
    assert!(G::weights().len() < 1_000_000);
}

#[test]
fn the_weights_that_are_shipped_fit_what_is_seen() {
    weights_fit::<OltreMare>();
    weights_fit::<Ostia>();
}
