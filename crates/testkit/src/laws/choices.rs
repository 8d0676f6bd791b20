//! Laws about what a seat can do: choices, walk, refusals and notation agree.

use super::{ActionOf, Effort, Flaw, Law, StateOf, Subject, Tally, hold, same};
use crate::Dice;
use crate::walk::{self, GivenUp, Trail};
use game::{Chance, Choices, Draft, Game, Notation, Observer, Refusal, Seat, Shown, Step};

/// Checks the choices of every seat.
pub(super) fn examine<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    effort: &Effort,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), Flaw> {
    let pool = pool::<S>(game, state, effort, dice, tally)?;
    for action in &pool {
        reads_back::<S>(game, action, false)?;
    }
    let mut reused = <S::Game as Game>::Choices::default();
    for seat in Seat::all(game.players()) {
        let by = |flaw: Flaw| flaw.of(Observer::Seat(seat));
        let choices = choices_of::<S>(game, state, seat);
        game.choices(state, seat, &mut reused);
        same(Law::ChoicesOverwrite, "fresh (-) and reused (+) choices differ", &choices, &reused).map_err(by)?;
        let listed = list::<S>(&choices, effort).map_err(by)?;
        tally.listed += u64::from(listed.is_some());
        for stream in 0..effort.samples {
            state_decides_alike::<S>(game, state, seat, &choices, &Dice::new(tally.sampled, stream.into()))
                .map_err(by)?;
        }
        let knowledge = game.knowledge(state, Observer::Seat(seat));
        for action in &pool {
            // Must not panic, whatever the action.
            let _ = game.foretell(&game.preview(&knowledge, action));
            let legal = check_agrees::<S>(game, state, seat, &choices, action, dice).map_err(by)?;
            *(if legal { &mut tally.allowed } else { &mut tally.refused }) += 1;
            if let (true, Some(listed)) = (legal, &listed) {
                hold(Law::OnePath, listed.contains(action), || format!("{action:?} is legal but no walk leads to it"))
                    .map_err(by)?;
            }
        }
    }
    Ok(())
}

/// Actions to try in every seat: some sampled for each, and mutations of them.
pub(super) fn pool<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    effort: &Effort,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<Vec<ActionOf<S>>, Flaw> {
    let mut pool = Vec::new();
    for seat in Seat::all(game.players()) {
        let choices = choices_of::<S>(game, state, seat);
        if choices.is_empty() {
            continue;
        }
        let mut trails: Vec<Trail<ActionOf<S>>> = Vec::new();
        for _ in 0..effort.samples {
            tally.sampled += 1;
            let trail = walk_is_sound::<S>(game, state, seat, &choices, dice)
                .and_then(|trail| reads_back::<S>(game, &trail.action, true).map(|()| trail))
                .and_then(|trail| read_knowingly::<S>(game, state, seat, &trail.action).map(|()| trail))
                .map_err(|flaw| flaw.of(Observer::Seat(seat)))?;
            for other in trails.iter().filter(|other| other.action == trail.action) {
                same(Law::OnePath, &format!("two paths to {:?}", trail.action), &other.draft(), &trail.draft())
                    .map_err(|flaw| flaw.of(Observer::Seat(seat)))?;
            }
            let mut mutant = trail.action;
            for _ in 0..effort.mutants {
                // Now and then, several changes on top of each other.
                let from = if dice.once_in(3) { mutant } else { trail.action };
                mutant = S::mutate(game, &from, dice);
                pool.push(mutant);
            }
            pool.push(trail.action);
            trails.push(trail);
        }
        let action = choices.sample(dice);
        let check = game.check(state, seat, &action);
        hold(Law::SampleIsLegal, check.is_ok(), || format!("{action:?} is sampled, and refused: {check:?}"))
            .map_err(|flaw| flaw.of(Observer::Seat(seat)))?;
        pool.push(action);
    }
    Ok(pool)
}

pub(super) fn choices_of<S: Subject>(game: &S::Game, state: &StateOf<S>, seat: Seat) -> <S::Game as Game>::Choices {
    let mut choices = <S::Game as Game>::Choices::default();
    game.choices(state, seat, &mut choices);
    choices
}

/// A random action by a walk that reports a dead end instead of panicking. The choices are not empty.
pub(super) fn random<S: Subject>(choices: &<S::Game as Game>::Choices, dice: &mut Dice) -> Result<ActionOf<S>, Flaw> {
    match walk::random(choices, &[], dice) {
        Ok(trail) => Ok(trail.action),
        Err(end) => Err(Flaw::new(Law::NoDeadEnd, format!("{end:?}"))),
    }
}

/// With the same luck, the state itself and the choices lead to the same action by the same picks; the state knows
/// whether there was anything to pick.
pub(super) fn state_decides_alike<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    seat: Seat,
    choices: &<S::Game as Game>::Choices,
    luck: &Dice,
) -> Result<(), Flaw> {
    let law = Law::StateDecidesAlike;
    let mut free = false;
    if !choices.is_empty() {
        let by_choices = walk::random(choices, &[], &mut luck.clone())
            .map_err(|end| Flaw::new(Law::NoDeadEnd, format!("{end:?}")))?;
        let by_state = walk::from_state(game, state, seat, &mut luck.clone());
        free = by_choices.picks.iter().any(|pick| pick.options.count_ones() > 1);
        same(law, "a walk by the choices (-) and by the state (+)", &Ok(by_choices), &by_state)?;
        let (drawn, sampled) = (choices.sample(&mut luck.clone()), game.sample(state, seat, &mut luck.clone()));
        same(law, "sampled from the choices (-) and from the state (+)", &drawn, &sampled)?;
    }
    let claim = game.has_choice(state, seat);
    hold(law, claim == free, || format!("the state says {claim} to a choice, the walk {free}"))
}

/// `contains`, `check` and `apply` agree about an action; a refusal leaves no trace. Is it legal?
fn check_agrees<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    seat: Seat,
    choices: &<S::Game as Game>::Choices,
    action: &ActionOf<S>,
    dice: &mut Dice,
) -> Result<bool, Flaw> {
    let check = game.check(state, seat, action);
    hold(Law::ContainsEqualsCheck, choices.contains(action) == check.is_ok(), || {
        format!("{action:?}: contains says {}, check says {check:?}", choices.contains(action))
    })?;
    let Err(refusal) = check else { return Ok(true) };
    let law = Law::RefusedChangesNothing;
    let (mut after, mut events) = (*state, Vec::new());
    let applied = game.apply(&mut after, seat, action, &mut dice.split(), &mut events);
    hold(law, applied == Err(refusal), || format!("{action:?}: check says {refusal:?}, apply says {applied:?}"))?;
    same(law, &format!("{action:?} is refused but changes the state"), state, &after)?;
    hold(law, events.is_empty(), || format!("{action:?} is refused but logs {events:?}"))?;
    let _ = game.explain(&refusal);
    hold(Law::RefusalHasClause, !refusal.clause().is_empty(), || format!("{refusal:?} names no clause"))?;
    Ok(false)
}

/// A random walk: every prefix leads to it, no other option is a dead end, and what was not offered is refused.
fn walk_is_sound<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    seat: Seat,
    choices: &<S::Game as Game>::Choices,
    dice: &mut Dice,
) -> Result<Trail<ActionOf<S>>, Flaw> {
    let dead_end = |end| Flaw::new(Law::NoDeadEnd, format!("{end:?}"));
    let trail = walk::random(choices, &[], dice).map_err(dead_end)?;
    let mut draft = trail.draft();
    legal::<S>(game, state, seat, &trail)?;
    hold(Law::WalkReachesAction, draft.len() < Draft::new().capacity(), || format!("a draft of {}", draft.len()))?;
    for (at, pick) in trail.picks.iter().enumerate() {
        let step = choices.step(&draft[..at]);
        let offered = Step::Pick { slot: pick.slot, options: pick.options };
        same(Law::WalkReachesAction, &format!("step {at} towards {:?}", trail.action), &offered, &step)?;
        for option in (0..128).filter(|option| pick.options >> option & 1 == 1) {
            // Must not panic, whatever the option.
            let _ = game.label(choices, pick.slot, option);
        }
    }
    same(Law::WalkReachesAction, "the end of a walk", &Step::Done(trail.action), &choices.step(&draft))?;

    let free = trail.picks.iter().any(|pick| pick.options.count_ones() > 1);
    let forced = choices.forced();
    hold(Law::ForcedIsOnly, forced == (!free).then_some(trail.action), || {
        format!("forced is {forced:?}, a walk {} to {:?}", if free { "chose its way" } else { "was led" }, trail.action)
    })?;

    if !trail.picks.is_empty() {
        let at = dice.below(trail.picks.len() as u32) as usize;
        let options = trail.picks[at].options;
        let mut side = draft[..at].to_vec();
        side.push(game::nth_bit(options, dice.below(options.count_ones())) as u8);
        let other = walk::random(choices, &side, dice).map_err(dead_end)?;
        legal::<S>(game, state, seat, &other)?;
        if other.draft() != draft {
            hold(Law::OnePath, other.action != trail.action, || {
                format!("{:?} by {draft:?} and by {:?}", trail.action, other.draft())
            })?;
        }
        let wrong = (0..128).filter(|option| options >> option & 1 == 0).nth(dice.below(16) as usize).unwrap_or(128);
        for wrong in [wrong, 128 + dice.below(128)] {
            side.truncate(at);
            side.push(wrong as u8);
            same(Law::AstrayIsRefused, &format!("after {side:?}"), &Step::Astray, &choices.step(&side))?;
        }
    }
    draft.push(dice.below(256) as u8);
    same(Law::AstrayIsRefused, "a pick after the end", &Step::Astray, &choices.step(&draft))?;
    Ok(trail)
}

fn legal<S: Subject>(game: &S::Game, state: &StateOf<S>, seat: Seat, trail: &Trail<ActionOf<S>>) -> Result<(), Flaw> {
    let check = game.check(state, seat, &trail.action);
    hold(Law::SampleIsLegal, check.is_ok(), || {
        format!("{:?} by {:?} is refused: {check:?}", trail.action, trail.draft())
    })
}

/// All actions, if there are few; no two walks lead to the same action.
fn list<S: Subject>(choices: &<S::Game as Game>::Choices, effort: &Effort) -> Result<Option<Vec<ActionOf<S>>>, Flaw> {
    match walk::all(choices, effort.listed, &mut |_| true) {
        Err(GivenUp::TooMany) => Ok(None),
        Err(GivenUp::DeadEnd(draft)) => Err(Flaw::new(Law::NoDeadEnd, format!("after {draft:?}"))),
        Ok(actions) => {
            for (i, action) in actions.iter().enumerate() {
                hold(Law::OnePath, !actions[..i].contains(action), || format!("two walks lead to {action:?}"))?;
            }
            Ok(Some(actions))
        }
    }
}

/// Writing and reading an action gives the same action; a mutant need not be readable, but must not turn into something
/// else.
fn reads_back<S: Subject>(game: &S::Game, action: &ActionOf<S>, must_read: bool) -> Result<(), Flaw> {
    let law = Law::ActionReadsBack;
    let text = game.write_action(action);
    hold(law, !text.is_empty() && !text.contains('\n'), || format!("{action:?} is not one line: {text:?}"))?;
    match game.read_action(&text, None) {
        Ok(read) => same(law, &format!("{text:?} written (-) and read (+)"), action, &read),
        Err(misread) => {
            hold(law, !must_read, || format!("{action:?} is written {text:?}, which is misread: {misread:?}"))
        }
    }
}

/// Full notation means the same to a reader that could complete short forms.
fn read_knowingly<S: Subject>(
    game: &S::Game,
    state: &StateOf<S>,
    seat: Seat,
    action: &ActionOf<S>,
) -> Result<(), Flaw> {
    let knowledge = game.knowledge(state, Observer::Seat(seat));
    let text = game.write_action(action);
    let read = game.read_action(&text, Some(&knowledge));
    same(Law::ActionReadsBack, &format!("{text:?} written (-) and read with knowledge (+)"), &Ok(*action), &read)
}
