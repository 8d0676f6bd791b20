//! The stored form of every kind of step. Old logs have it, so these texts are only ever added to.

use crate::common::{bytes, opened, player};
use bots::BotKind;
use game::{BySeat, Edition, Game, Notation, Seat};
use games::FullGame;
use ostia::Ostia;
use record::{Digest, EditionId, Entry, Nonce, Seed, ShuffleSecret};
use std::path::Path;
use table::*;

fn rules() -> Ostia {
    let options = options::<Ostia>(3);
    Ostia::new(&options.setup, &<Ostia as Game>::Edition::builtin()).unwrap()
}

/// As at other tables, with an edition that never changes.
fn options<G: FullGame>(players: u8) -> Options<G> {
    let edition = EditionId { name: "An edition".into(), hash: Digest(bytes("edition")) };
    Options { edition, ..crate::common::options(players) }
}

/// At least one example of every kind.
fn examples() -> Vec<Happened<Ostia>> {
    let (seat, anna, bob) = (Seat::at(1), player("anna"), player("bob"));
    let again = Deal::Again { of: TableId::new("earlier").unwrap(), seed: Seed(bytes("seed")) };
    let mut tempered = opened("table", "anna", options::<Ostia>(3));
    tempered.options.tempo = Tempo::Live { bank_ms: 600_000, each_ms: 20_000 };
    tempered.options.order = SeatOrder::Drawn;
    tempered.deal = again;
    tempered.rematch_of = Some(TableId::new("earlier").unwrap());
    let mut slow = tempered.clone();
    slow.options.tempo = Tempo::Slow { each_ms: 86_400_000, weekends_off: false };
    slow.deal = Deal::fresh(ShuffleSecret(bytes("secret")));
    let mut again = slow.clone();
    again.seated = vec![(seat, Seated::Person(bob.clone())), (Seat::at(2), Seated::Bot(BotKind::Greedy))];
    let game = rules();
    let mut state = game.blank();
    let mut events = Vec::new();
    game.deal(&mut state, &mut record::StepChance::new(Seed(bytes("seed")), 0), &mut events);
    let started = Started {
        order: BySeat::new(3, |seat| seat.next(3)),
        bots: vec![(seat, BotKind::Random), (Seat::at(2), BotKind::Greedy)],
        nonces: BySeat::new(3, |seat| Nonce(bytes(&seat.to_string()))),
        seed: Seed(bytes("seed")),
        rules: 1,
        events: events[..2].to_vec(),
    };
    vec![
        Happened::Opened(opened("table", "anna", options(3))),
        Happened::Opened(tempered),
        Happened::Opened(slow),
        Happened::SatDown { seat, player: bob.clone(), nonce: Nonce(bytes("bob")) },
        Happened::Opening { seat, new_link: true },
        Happened::BotSatDown { seat, level: BotKind::Greedy },
        Happened::LinkRotated { seat },
        Happened::HostChanged { to: bob.clone() },
        Happened::Started(started),
        Happened::Moved(Entry::Play {
            seat,
            action: game.read_action("bid 12", None).unwrap(),
            events: events[..1].to_vec(),
        }),
        Happened::Moved(Entry::Undo { seat, plies: 2 }),
        Happened::BotTookOver { seat, level: BotKind::Greedy, why: Takeover::Clock },
        Happened::BotTookOver { seat, level: BotKind::Random, why: Takeover::Asked },
        Happened::BotTookOver { seat, level: BotKind::Greedy, why: Takeover::Resigned },
        Happened::BotTookOver { seat, level: BotKind::Greedy, why: Takeover::Away },
        Happened::TakenBack { seat },
        Happened::PauseVoted { player: bob.clone(), agree: true, paused: false },
        Happened::Resumed,
        Happened::AbandonVoted { player: anna.clone(), agree: true, abandoned: true },
        Happened::Said { player: anna.clone(), words: Words::Text(Some("a word of one's own".into())) },
        Happened::Said { player: anna, words: Words::Phrase(Phrase::GoodLuck) },
        Happened::Named { seat, name: Some("Zoë".into()) },
        Happened::Opened(again),
        Happened::Rematch(Rematch { table: TableId::new("later").unwrap(), player: bob, same_deal: true }),
        Happened::Moved(Entry::Rules { rules: 2 }),
        Happened::Nudged { seat, player: player("anna") },
        Happened::StandInVoted { seat, player: player("anna") },
        Happened::UndoAsked { seat, plies: 1 },
        Happened::UndoVoted { seat, player: player("anna"), agree: true },
        Happened::ReturnVoted { seat, player: player("anna"), agree: true },
        Happened::PaceSet { pace: Pace::Calm },
        Happened::Skipped { player: player("anna") },
        Happened::HandedOver { from: player("guest"), to: player("anna") },
    ]
}

fn step(version: usize, what: Happened<Ostia>) -> Step<Ostia> {
    let id = (version % 2 == 1).then(|| MoveId::new(format!("move-{version}")).unwrap());
    let by = (!matches!(what, Happened::BotTookOver { .. })).then(|| player("anna"));
    let by_order = matches!(what, Happened::Moved(Entry::Play { .. })) && id.is_none();
    Step { version: version as u32, at: 1_800_000_000_000 + version as i64, by, id, by_order, what }
}

#[test]
fn every_kind_is_stored_as_ever() {
    let game = rules();
    let mut text = String::new();
    for (version, what) in examples().into_iter().enumerate() {
        let step = step(version, what);
        let row = step.store().unwrap();
        assert_eq!(Step::<Ostia>::read(&game, &row), Ok(step));
        let StepRow { version, at_ms, player, seat, kind, body, personal } = &row;
        text += &format!("{version} at {at_ms} {kind} by {player:?} seat {seat:?} personal {personal:?}\n    {body}\n");
    }
    testkit::golden::uphold(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/table/stored.txt"), &text);
}

#[test]
fn chat_is_stored_apart_and_can_be_deleted() {
    let game = rules();
    let said = Happened::Said { player: player("anna"), words: Words::Text(Some("hello bob".into())) };
    let row = step(0, said).store().unwrap();
    assert!(!row.body.contains("hello"), "{}", row.body);
    assert_eq!(row.personal.as_deref(), Some("hello bob"));
    let deleted = Step::<Ostia>::read(&game, &StepRow { personal: None, ..row }).unwrap();
    assert_eq!(deleted.what, Happened::Said { player: player("anna"), words: Words::Text(None) });
}

#[test]
fn a_name_is_stored_apart_and_can_be_deleted() {
    let (game, seat) = (rules(), Seat::at(1));
    let row = step(0, Happened::Named { seat, name: Some("Zoë".into()) }).store().unwrap();
    assert!(!row.body.contains("Zoë"), "{}", row.body);
    assert_eq!(row.personal.as_deref(), Some("Zoë"));
    let deleted = Step::<Ostia>::read(&game, &StepRow { personal: None, ..row }).unwrap();
    assert_eq!(deleted.what, Happened::Named { seat, name: None });
}

#[test]
fn an_action_that_was_stored_in_notation_is_still_read() {
    let game = rules();
    let data = examples().into_iter().find(|what| matches!(what, Happened::Moved(Entry::Play { .. }))).unwrap();
    let now = step(1, data).store().unwrap();
    let body = now.body.replace(r#"{"action":"bid","amount":12}"#, r#""bid 12""#);
    assert_ne!(body, now.body);
    let then = StepRow { body, ..now.clone() };
    assert_eq!(Step::<Ostia>::read(&game, &then), Step::<Ostia>::read(&game, &now));
}

#[test]
fn a_row_that_is_not_a_step_is_refused() {
    let game = rules();
    let row = step(0, Happened::Moved(Entry::Undo { seat: Seat::at(1), plies: 2 })).store().unwrap();
    let read = |change: fn(&mut StepRow)| {
        let mut row = row.clone();
        change(&mut row);
        Step::<Ostia>::read(&game, &row)
    };
    assert!(matches!(read(|row| row.body = "{".into()), Err(BadStep::Form(_))));
    assert!(matches!(read(|row| row.body = row.body.replace("undone", "unmade")), Err(BadStep::Form(_))));
    assert_eq!(read(|row| row.kind = "played".into()), Err(BadStep::Kind("played".into())));
    assert_eq!(read(|row| row.kind = "resumed".into()), Err(BadStep::Kind("resumed".into())));
    assert_eq!(read(|row| row.player = Some("an na".into())), Err(BadStep::Player));
    let played = r#"{"what":{"played":{"seat":1,"action":"dance","events":[]}}}"#;
    let row = StepRow { kind: "played".into(), body: played.into(), ..row };
    assert!(matches!(Step::<Ostia>::read(&game, &row), Err(BadStep::Action(_))));
}
