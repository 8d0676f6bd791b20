//! A playout and a table play the same match, and a bot at a table remembers what its seat saw.

use bots::{Answer, Ask, Bot, BotKind, Bots as _, Budget, Mind, Playout, RandomBot};
use example::{Edition, Event, Example, SeenEvent, Setup};
use game::{Choices, Counted, Edition as _, Game, Observer, Seat, Setup as _, Stats, Status};
use record::{Match, Seed};

fn fresh(players: u8, seed: Seed) -> Match<Example> {
    Match::new(&Setup::usual(players).unwrap(), &Edition::builtin(), seed).unwrap()
}

#[test]
fn a_playout_is_the_match_that_bots_play_at_a_table() {
    for (players, number) in [(2, 1), (3, 2), (4, 3)] {
        let seed = Seed::from_number(number);
        let mut at_table = fresh(players, seed);
        let (mut decisions, mut stats) = (0, <Example as Counted>::Stats::default());
        let mut minds: Vec<Mind<Example>> =
            Seat::all(players).map(|seat| Mind::new(seat, BotKind::Random).unwrap()).collect();
        while let Status::Open { ask, .. } = at_table.status() {
            let mut choices = Default::default();
            at_table.game().choices(at_table.state(), ask, &mut choices);
            decisions += u32::from(choices.forced().is_none());
            let answer = minds[ask.index()].decide(&at_table, Budget::default(), false).unwrap();
            at_table.play(ask, answer.action).unwrap();
        }
        at_table.records().iter().flat_map(|record| record.events()).for_each(|event| stats.note(event));

        let game = Example::new(&Setup::usual(players).unwrap(), &Edition::builtin()).unwrap();
        let mut playout = Playout::new(&game);
        let played = playout.play(seed);
        assert_eq!(played.standings, at_table.standings());
        assert_eq!((played.plies, played.decisions), (at_table.ply(), decisions));
        assert_eq!(playout.stats.turns(), stats.turns());
        assert_eq!(playout.play(seed), played, "a playout leaves nothing behind for the next");
        assert_eq!(playout.play_listed(seed), played, "choices may be listed, and nothing else changes");
    }
}

/// Shows how much it has seen by whether it draws.
#[derive(Default)]
struct Witness(Vec<SeenEvent>);

impl Bot<Example> for Witness {
    fn observe(&mut self, _: &Example, event: &SeenEvent) {
        self.0.push(*event);
    }

    fn forget(&mut self) {
        self.0.clear();
    }

    fn choose(&mut self, ask: Ask<'_, Example>) -> Answer<example::Action> {
        let mut sum =
            ask.knowledge.public.played.as_slice().iter().map(|cards| cards.count_ones()).sum::<u32>() as usize;
        sum += ask.knowledge.public.buried.as_slice().iter().map(|n| usize::from(*n)).sum::<usize>();
        let laid =
            |event: &&SeenEvent| matches!(event, SeenEvent::Open(Event::Played { .. }) | SeenEvent::Buried { .. });
        assert_eq!(self.0.iter().filter(laid).count(), sum, "it saw every card that was laid, and none twice");
        RandomBot.choose(ask)
    }
}

#[test]
fn a_bot_sees_everything_once_and_nothing_that_was_taken_back() {
    let mut played = fresh(2, Seed::from_number(5));
    let mut mind = Mind::with(Seat::at(0), BotKind::Random, Box::new(Witness::default()));
    let mut undone = 0;
    while let Status::Open { ask, .. } = played.status() {
        if ask == Seat::at(0) {
            let answer = mind.decide(&played, Budget::default(), true).unwrap();
            assert_eq!(answer.reasons.len(), 1, "it was asked to explain");
            played.play(ask, answer.action).unwrap();
        } else {
            let hand = played.knowledge(Observer::Seat(ask)).hand;
            played.play(ask, example::Action::Bury(hand.trailing_zeros() as u8)).unwrap();
            if undone < 2 {
                undone += 1;
                mind.catch_up(&played);
                played.undo(ask, 1).unwrap();
                played.play(ask, example::Action::Draw).unwrap();
            }
        }
    }
    assert_eq!(undone, 2);
}

#[test]
fn a_game_says_which_bots_it_has() {
    assert!(Example::bot(BotKind::Expert).is_none());
    assert_eq!(Example::stand_in(), BotKind::Greedy);
    assert!(Mind::<Example>::new(Seat::at(0), BotKind::Expert).is_none());
}
