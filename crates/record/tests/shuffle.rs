//! The proof of the deal in a match file: whatever is changed about it is found.

use example::{Action, Edition, Example, Setup};
use game::{BySeat, Edition as _, Game, Setup as _};
use record::{
    EditionId, FaultReason, Header, Match, MatchFile, Nonce, Scribe, Seed, Shuffle, ShuffleLie, ShuffleSecret,
};
use std::sync::Arc;

fn bytes(number: u64) -> [u8; 32] {
    Seed::from_number(number).0
}

fn header() -> Header<Setup> {
    let secret = ShuffleSecret(bytes(1));
    let nonces = BySeat::new(2, |seat| Nonce(bytes(10 + seat.index() as u64)));
    let shuffle = Shuffle { commitment: secret.commitment(), secret, nonces };
    Header::shuffled::<Example>(Setup::usual(2).unwrap(), EditionId::of(&Edition::builtin()), shuffle)
}

/// A file whose hash is right, whatever its header says.
fn file(header: &Header<Setup>) -> String {
    let game = Example::new(&header.setup, &Edition::builtin()).unwrap();
    let played = Match::begin(Arc::new(game), header.clone());
    let mut scribe = Scribe::begin(Vec::new(), header).unwrap();
    played.records().iter().for_each(|record| scribe.record(played.game(), record).unwrap());
    String::from_utf8(scribe.end(None).unwrap()).unwrap()
}

fn verify(text: &str) -> Result<Match<Example>, FaultReason> {
    let file = MatchFile::<Example>::read(text).map_err(|fault| fault.reason)?;
    file.verify(&Edition::builtin()).map_err(|fault| fault.reason)
}

#[test]
fn a_proven_deal_is_read_back_and_verified() {
    let played = verify(&file(&header())).unwrap_or_else(|reason| panic!("{reason:?}"));
    assert_eq!(played.header(), &header());
    assert_eq!(played.header().seed, header().shuffle.unwrap().seed());
}

#[test]
fn a_deal_that_does_not_come_from_its_shuffle_is_found() {
    let lie = |change: fn(&mut Shuffle)| {
        let mut header = header();
        header.shuffle.as_mut().map(change);
        verify(&file(&header)).err()
    };
    let other = Some(FaultReason::Shuffle(ShuffleLie::Commitment));
    assert_eq!(lie(|shuffle| shuffle.commitment.0[31] ^= 1), other);
    assert_eq!(lie(|shuffle| shuffle.secret.0[0] ^= 1), other);
    let seed = Some(FaultReason::Shuffle(ShuffleLie::Seed));
    assert_eq!(lie(|shuffle| shuffle.nonces[game::Seat::at(1)].0[5] ^= 1), seed);
    assert_eq!(
        lie(|shuffle| {
            shuffle.secret.0[0] ^= 1;
            shuffle.commitment = shuffle.secret.commitment();
        }),
        seed
    );
    let three = lie(|shuffle| shuffle.nonces = BySeat::new(3, |_| Nonce(bytes(1))));
    assert_eq!(three, Some(FaultReason::Shuffle(ShuffleLie::Nonces { got: 3 })));
    let mut header = header();
    header.seed = Seed::from_number(5);
    assert_eq!(verify(&file(&header)).err(), seed);
}

#[test]
fn a_shuffle_is_part_of_the_hash_and_has_one_form() {
    let text = file(&header());
    let without = {
        let mut header = header();
        header.shuffle = None;
        file(&header)
    };
    assert!(!without.contains("shuffle"));
    let (first, _) = without.split_once('\n').unwrap();
    let stripped = format!("{first}\n{}", text.split_once('\n').unwrap().1);
    assert_eq!(verify(&stripped).err(), Some(FaultReason::Hash));
    let null = without.replacen("}\n", ",\"shuffle\":null}\n", 1);
    assert!(matches!(verify(&null), Err(FaultReason::Form(_))));
    let more = text.replacen("\"nonces\"", "\"more\":1,\"nonces\"", 1);
    assert!(matches!(verify(&more), Err(FaultReason::Form(_))));
}

/// Attempting a step and then accepting it is the same as playing it.
#[test]
fn attempting_and_accepting_is_playing() {
    let fresh = || Match::<Example>::new(&Setup::usual(2).unwrap(), &Edition::builtin(), Seed::from_number(7)).unwrap();
    let (mut played, mut accepted) = (fresh(), fresh());
    let seat = game::Seat::at(0);
    let card = played.knowledge(game::Observer::Seat(seat)).hand.trailing_zeros() as u8;
    for action in [Action::Bury(card), Action::Cheer] {
        let entry = accepted.attempt(seat, &action).unwrap();
        assert_eq!(accepted.state(), played.state(), "an attempt changes nothing");
        accepted.accept(entry);
        played.play(seat, action).unwrap();
        assert_eq!((accepted.records(), accepted.state()), (played.records(), played.state()));
    }
    let undo = accepted.attempt_undo(seat, 1).unwrap();
    accepted.accept(undo);
    played.undo(seat, 1).unwrap();
    assert_eq!((accepted.records(), accepted.state()), (played.records(), played.state()));
    let deal = accepted.records()[0].entry.clone();
    let reopened = match &deal {
        record::Entry::Deal { events } => {
            Match::reopen(accepted.shared_game(), accepted.header().clone(), events.clone())
        }
        _ => panic!("the first record is the deal"),
    };
    assert_eq!(reopened.state(), fresh().state());
    accepted.accept(deal);
    assert_eq!(accepted.records(), played.records());
}
