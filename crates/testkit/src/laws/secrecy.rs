//! Laws about who knows what: an observer cannot tell the true state from a re-dealt one.

use super::play::{self, Course};
use super::{ActionOf, Effort, Flaw, KnowledgeOf, Law, SeenOf, StateOf, Subject, Tally, choices, hold, same};
use crate::Dice;
use game::{Choices, Game, Observer, Seat, Shown};

/// Checks a state through the eyes of every observer.
pub(super) fn examine<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    effort: &Effort,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), Flaw> {
    let pool = choices::pool::<S>(game, state, effort, dice, tally)?;
    for who in Observer::all(game.players()) {
        let knowledge = game.knowledge(state, who);
        view_hides::<S>(game, &knowledge, dice)
            .and_then(|()| redeals::<S>(game, state, who, &knowledge, &pool, effort, dice, tally))
            .map_err(|flaw| flaw.of(who))?;
    }
    Ok(())
}

/// The view stays the same when only what the memory option hides is changed.
fn view_hides<S: Subject>(game: &S::Game, knowledge: &KnowledgeOf<S>, dice: &mut Dice) -> Result<(), Flaw> {
    let view = game.view(knowledge);
    hold(Law::ViewHides, !game.write_view(&view).is_empty(), || "a view without text".into())?;
    let mut changed = *knowledge;
    S::hide(game, &mut changed, dice);
    same(Law::ViewHides, "the view shows what the memory option hides", &view, &game.view(&changed))
}

#[expect(clippy::too_many_arguments, reason = "what is looked at, by whom, how closely: all of it changes")]
fn redeals<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    who: Observer,
    knowledge: &KnowledgeOf<S>,
    pool: &[ActionOf<S>],
    effort: &Effort,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), Flaw> {
    let mut first = None;
    for _ in 0..effort.redeals {
        let dealt = redeal::<S>(game, state, knowledge, dice)?;
        tally.redeals += 1;
        tally.redealt += u64::from(*first.get_or_insert(dealt) != dealt);
        same(Law::RedealFitsKnowledge, "true (-) and re-dealt (+) knowledge", knowledge, &game.knowledge(&dealt, who))?;
        S::invariants(game, &dealt).map_err(|text| Flaw::new(Law::RedealIsSound, text))?;
        looks_the_same::<S>(game, state, &dealt, who, pool)?;
        for _ in 0..effort.samples {
            told_is_known::<S>(game, state, &dealt, who, dice, tally)?;
        }
        if dice.once_in(effort.playout) {
            tally.playouts += 1;
            play::play_out::<S>(game, Course::from(game, dealt), effort, dice, tally).map_err(|mut flaw| {
                flaw.detail = format!("in play on from a re-dealt state: {}", flaw.detail);
                flaw
            })?;
        }
    }
    Ok(())
}

/// A re-deal, the same whatever was in its place before.
fn redeal<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    knowledge: &KnowledgeOf<S>,
    dice: &mut Dice,
) -> Result<StateOf<S>, Flaw> {
    let chance = dice.split();
    // Over the true state, which would show through, and over a blank one.
    let (mut over_true, mut over_blank) = (*state, game.blank());
    game.redeal(knowledge, &mut chance.clone(), &mut over_true);
    game.redeal(knowledge, &mut chance.clone(), &mut over_blank);
    same(Law::RedealOverwrites, "re-deals over the true state (-) and over a blank one (+)", &over_true, &over_blank)?;
    Ok(over_blank)
}

/// Status, and for a seat choices and refusals, do not depend on what the observer cannot know.
fn looks_the_same<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    dealt: &StateOf<S>,
    who: Observer,
    pool: &[ActionOf<S>],
) -> Result<(), Flaw> {
    let law = Law::NoLeak;
    same(law, "status in the true (-) and in a re-dealt (+) state", &game.status(state), &game.status(dealt))?;
    let Some(seat) = who.seat() else { return Ok(()) };
    let own = choices::choices_of::<S>(game, state, seat);
    let other = choices::choices_of::<S>(game, dealt, seat);
    same(law, "choices in the true (-) and in a re-dealt (+) state", &own, &other)?;
    for action in pool {
        let (check, other) = (game.check(state, seat, action), game.check(dealt, seat, action));
        hold(law, check == other, || {
            format!("{action:?}: {check:?} in the true state, {other:?} in one that {seat:?} cannot tell from it")
        })?;
    }
    Ok(())
}

/// In two worlds that look the same, somebody acts. If the worlds still look the same, the same must have been told.
fn told_is_known<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    dealt: &StateOf<S>,
    who: Observer,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), Flaw> {
    let Some(open) = play::whose_move::<S>(game, state)? else { return Ok(()) };
    let seat = play::any_of(open.seats, dice);
    let (picks, chance) = (dice.split(), dice.split());
    let in_world = |world: &StateOf<S>| act::<S>(game, world, seat, who, picks.clone(), chance.clone());
    let (Some((knowledge, told)), Some((other_knowledge, other_told))) = (in_world(state), in_world(dealt)) else {
        return Ok(());
    };
    if knowledge == other_knowledge {
        tally.twins += 1;
        same(Law::ToldIsKnown, "told differently of what is known alike", &told, &other_told)?;
    }
    Ok(())
}

/// What an observer knows after a random action, and what it was told.
fn act<S: Subject>(
    game: &S::Game,
    world: &StateOf<S>,
    seat: Seat,
    who: Observer,
    mut picks: Dice,
    mut chance: Dice,
) -> Option<(KnowledgeOf<S>, Vec<SeenOf<S>>)> {
    let choices = choices::choices_of::<S>(game, world, seat);
    if choices.is_empty() {
        return None;
    }
    let (mut after, mut events) = (*world, Vec::new());
    let action = choices::random::<S>(&choices, &mut picks).ok()?;
    game.apply(&mut after, seat, &action, &mut chance, &mut events).ok()?;
    let told = events.iter().filter_map(|event| game.seen(event, who)).filter(|seen| !S::talk(seen)).collect();
    Some((game.knowledge(&after, who), told))
}
