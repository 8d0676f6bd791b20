use bots::BotKind;
use env::session::{Session, load, open, reopen, verify};
use env::{Config, Misuse};
use game::{Chance, nth_bit};
use games::GameKind;
use testkit::Dice;

fn sessions() -> impl Iterator<Item = (GameKind, Box<dyn Session>)> {
    GameKind::ALL.iter().map(|kind| (*kind, open(*kind, &Config { seed: 4, ..Config::new(3) }).unwrap()))
}

/// Picks at random, this many times or to the end.
fn wander(session: &mut dyn Session, picks: usize, dice: &mut Dice) {
    for _ in 0..picks {
        let options = session.asked().options;
        if options == 0 {
            return;
        }
        session.pick(nth_bit(options, dice.below(options.count_ones())) as u8).unwrap();
    }
}

/// What every seat can see of a match.
fn seen(session: &dyn Session) -> Vec<(String, Vec<u8>)> {
    let bytes = session.bytes();
    let seen = |seat| {
        let mut row = vec![0; bytes];
        session.observe(seat, &mut row).unwrap();
        (session.view(Some(seat)).unwrap(), row)
    };
    (0..session.players()).map(seen).collect()
}

#[test]
fn a_recipe_leads_to_the_same_place() {
    for (_, mut session) in sessions() {
        let mut dice = Dice::new(1, 1);
        for round in 0..12 {
            wander(&mut *session, 30, &mut dice);
            if round == 5 {
                session.redeal(1, 9).unwrap();
            }
            let recipe = session.recipe();
            let text = serde_json::to_string(&recipe).unwrap();
            let again = reopen(serde_json::from_str(&text).unwrap()).unwrap();
            // The picks of an incomplete action are not part of it.
            assert_eq!((again.ply(), again.seat()), (session.ply(), session.seat()));
            assert_eq!(again.recipe(), recipe);
            if session.picks().is_empty() {
                assert_eq!(seen(&*again), seen(&*session));
            }
        }
    }
}

#[test]
fn a_copy_goes_its_own_way() {
    for (_, mut session) in sessions() {
        let mut dice = Dice::new(2, 1);
        wander(&mut *session, 20, &mut dice);
        let before = seen(&*session);
        let mut copy = session.copy();
        wander(&mut *copy, 50, &mut dice);
        assert_eq!(seen(&*session), before);
        assert!(copy.ply() > session.ply());
    }
}

#[test]
fn cards_dealt_again_leave_what_the_seat_sees() {
    for (_, mut session) in sessions() {
        let mut dice = Dice::new(3, 1);
        wander(&mut *session, 60, &mut dice);
        while !session.picks().is_empty() {
            wander(&mut *session, 1, &mut dice);
        }
        for seat in 0..3 {
            let (before, mut other) = (seen(&*session), session.copy());
            other.redeal(seat, 7).unwrap();
            if other.ply() == session.ply() {
                assert_eq!(seen(&*other)[seat], before[seat]);
            }
            assert!(other.save().is_err(), "it was not played like this");
        }
    }
}

#[test]
fn a_match_is_written_verified_and_read_again() {
    for (kind, mut session) in sessions() {
        let mut dice = Dice::new(4, 1);
        wander(&mut *session, 40, &mut dice);
        let half = session.save().unwrap();
        assert!(verify(&half).is_err() || load(&half).unwrap().ply() == session.ply(), "an open match may be read");
        wander(&mut *session, usize::MAX, &mut dice);
        let text = session.save().unwrap();
        assert_eq!(verify(&text), Ok((kind.name(), 3, session.ply())));
        let read = load(&text).unwrap();
        assert_eq!((read.results(), seen(&*read)), (session.results(), seen(&*session)));
        let lie = text.replacen("\"seat\":1", "\"seat\":2", 1);
        assert!(verify(&lie).is_err() && load(&lie).is_err());
        assert_eq!(session.pick(0), Err(Misuse::Over));
        assert_eq!(session.act("pass"), Err(Misuse::Over));
    }
    assert!(verify("").is_err() && load("{}").is_err());
}

#[test]
fn actions_are_read_as_notation_and_as_json_and_refused_with_their_clause() {
    for (kind, session) in sessions() {
        let bots = if kind.name() == "ostia" { "OS-" } else { "OM-" };
        let advice = session.advice(BotKind::Greedy, None, 1).unwrap();
        let json = session.as_json(&advice.action).unwrap();
        let (mut by_text, mut by_json) = (session.copy(), session.copy());
        by_text.act(&advice.action).unwrap();
        by_json.act(&json).unwrap();
        assert_eq!(seen(&*by_text), seen(&*by_json));
        let mut by_picks = session.copy();
        for pick in session.path(&json).unwrap() {
            by_picks.pick(pick).unwrap();
        }
        assert_eq!(by_picks.recipe(), by_text.recipe());
        let mut same = session.copy();
        let wrong = if kind.name() == "ostia" { "keep" } else { "leave" };
        let refused = same.act(wrong).or_else(|_| same.act("pass")).unwrap_err().to_string();
        assert!(refused.contains(bots) || refused.contains("not an action"), "{refused}");
        assert!(same.act("dance").unwrap_err().to_string().starts_with("not an action: "));
        assert!(same.act("{\"action\":\"dance\"}").is_err());
        assert_eq!(seen(&*same), seen(&*session));
        let legal = session.legal(5_000).unwrap_or_default();
        assert!(legal.is_empty() || legal.contains(&advice.action));
        assert!(session.examples().iter().all(|typed| session.path(typed).is_ok()));
    }
}

#[test]
fn bots_of_every_kind_play_from_any_position() {
    for (_, mut session) in sessions() {
        let mut dice = Dice::new(5, 1);
        for kind in [BotKind::Random, BotKind::Greedy, BotKind::Expert, BotKind::Search] {
            wander(&mut *session, 25, &mut dice);
            let advice = session.advice(kind, Some(8), 3).unwrap();
            assert_eq!(session.advice(kind, Some(8), 3).unwrap(), advice, "asked again it says the same");
            session.act(&advice.action).unwrap();
        }
        session.redeal(0, 1).unwrap();
        let action = session.advice(BotKind::Expert, None, 3).unwrap().action;
        session.act(&action).unwrap();
    }
}
