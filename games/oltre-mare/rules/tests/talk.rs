//! OM-3.16, OM-3.17: postings, counter-offers, claims, and who speaks next.

use game::Edition as _;
use oltre_mare::scenario::{Scenario, ScriptedMatch, card, cards, rules_of, seat};
use oltre_mare::{Action, CardClaim, Claim, Edition, Good, Kind, List, OfferId, Proposal, Refusal, Setup};

/// Seat 1 is active, with load 1 and nothing scarce.
fn market() -> Scenario {
    Scenario::new(4)
        .seat(1, |s| s.cargo("salt.06").hand("grain.01 grain.02 grain.03 olives.01"))
        .seat(2, |s| s.hand("silk.01 silk.02 silk.07"))
        .seat(3, |s| s.hand("salt.01 salt.02 pottery.01"))
        .seat(4, |s| s.hand("gems.01"))
}

#[test]
fn om_3_16_a_have_must_be_true_a_want_is_free() {
    let mut table = market().table();
    assert_eq!(table.refused(2, "have gems"), Refusal::HaveIsFalse { good: Good::Gems });
    table.play(2, "have silk");
    table.play(2, "want silk");
    table.play(2, "want gems");
    table.play(1, "have olives");
    // All can read it.
    for observer in 0..=4 {
        let view = table.view(observer);
        assert_eq!(
            (view.seats[1].haves.as_slice(), view.seats[1].wants.as_slice()),
            (&[Good::Silk][..], &[Good::Gems, Good::Silk][..])
        );
        assert_eq!(view.seats[0].haves, [Good::Olives]);
    }
}

#[test]
fn om_3_16_four_postings_per_seat_and_turn() {
    let mut table = market().table();
    for words in ["want gems", "want scrolls", "have silk", "want salt"] {
        table.play(2, words);
    }
    assert_eq!(table.refused(2, "want pottery"), Refusal::NoPostingLeft);
    table.play(3, "want pottery");
    // Possible again in the next turn, and the old ones are gone.
    table.play(1, "leave");
    table.play(1, "play olives.01");
    table.play(1, "stow olives.01");
    table.play(1, "end");
    assert!(table.view(1).seats.iter().all(|s| s.wants.is_empty() && s.haves.is_empty()));
    table.play(2, "want pottery");
}

#[test]
fn om_3_16_a_posting_stands_until_the_phase_ends_and_is_not_made_twice() {
    let mut table = market().table();
    table.play(2, "want gems");
    table.play(2, "have silk");
    assert_eq!(table.refused(2, "want gems"), Refusal::PostedAlready { good: Good::Gems });
    assert_eq!(table.refused(2, "have silk"), Refusal::PostedAlready { good: Good::Silk });
    assert_eq!(table.view(1).seats[1].wants, [Good::Gems], "it stands");
    // The other kind is another posting, and so is another seat's.
    table.play(2, "want silk");
    table.play(3, "want gems");
    // None of the refused ones was counted.
    table.play(2, "want salt");
    assert_eq!(table.refused(2, "want grain"), Refusal::NoPostingLeft);
}

#[test]
fn om_3_16_no_other_effect() {
    let (mut posted, plain) = (market().table(), market().table());
    posted.play(3, "have salt");
    posted.play(3, "want grain");
    for n in 1..=4 {
        assert_eq!(posted.hand(n), plain.hand(n));
        assert_eq!((posted.ducats(n), posted.prestige(n)), (plain.ducats(n), plain.prestige(n)));
    }
    // It need not stay true, and it binds nobody.
    posted.play(1, "offer 1d to 3 for salt salt");
    posted.play(3, "accept #1 with salt.01 salt.02");
    assert_eq!(posted.view(0).seats[2].haves, [Good::Salt]);
}

#[test]
fn om_3_17_only_the_giver_withdraws_only_the_addressed_answer() {
    let mut table = market().table();
    table.play(1, "offer grain.01 to 2,3 for any");
    let (not_yours, not_for_you) =
        (Refusal::NotYourOffer { offer: OfferId(1) }, Refusal::NotForYou { offer: OfferId(1) });
    for other in [2, 3, 4] {
        assert_eq!(table.refused(other, "withdraw #1"), not_yours);
    }
    for words in ["accept #1 with gems.01", "refuse #1", "counter #1 gems.01 to 1 for grain"] {
        assert_eq!(table.refused(4, words), not_for_you, "{words}");
    }
    assert_eq!(table.refused(1, "refuse #1"), not_for_you, "nor the giver himself");
    // A seat that has refused has answered; the others still can.
    table.play(2, "refuse #1 not-enough");
    assert_eq!(table.refused(2, "accept #1 with silk.01"), not_for_you);
    assert_eq!(table.offers(), [1]);
    table.play(3, "refuse #1");
    assert_eq!(table.offers(), Vec::<u16>::new(), "refused by all");
    table.play(1, "offer grain.01 to 2 for silk");
    table.play(1, "withdraw #2");
    assert_eq!(table.refused(2, "accept #2 with silk.01"), Refusal::OfferClosed { offer: OfferId(2) });
}

/// Seat 1 has made an offer to seats 2 and 3, seat 2 has countered.
fn countered() -> ScriptedMatch {
    let mut table = market().table();
    table.play(1, "offer grain.01 to 2,3 for silk");
    table.play(2, "counter #1 silk.01 to 1 for grain grain");
    table
}

#[test]
fn om_3_17_a_counter_offer_goes_back_to_the_giver_and_names_the_offer() {
    let mut table = countered();
    let offers = table.view(3).offers;
    assert_eq!(offers.iter().map(|o| o.answers).collect::<Vec<_>>(), [None, Some(OfferId(1))]);
    assert_eq!((offers[1].from, offers[1].to.iter().collect::<Vec<_>>()), (seat(2), vec![seat(1)]));
    // Not to anybody else, not to an offer that is not open, and not to one that was not addressed to the seat.
    let answer = |to: usize, answers: u16| {
        Action::OfferDeal(Proposal {
            to: [seat(to)].into_iter().collect(),
            answers: Some(OfferId(answers)),
            ducats: 1,
            ..Proposal::default()
        })
    };
    table.play(2, "withdraw #2");
    assert_eq!(table.attempt(1, &answer(3, 1)), Err(Refusal::NotForYou { offer: OfferId(1) }));
    assert_eq!(table.attempt(2, &answer(1, 7)), Err(Refusal::OfferClosed { offer: OfferId(7) }));
    table.play(2, "counter #1 silk.01 to 1 for grain grain");
    assert_eq!(table.attempt(1, &answer(3, 3)), Err(Refusal::NoPartner), "back to its giver");
}

#[test]
fn om_3_17_the_offer_stays_open_but_waits_for_one_counter_offer() {
    let mut table = countered();
    assert_eq!(table.offers(), [1, 2]);
    assert_eq!(table.refused(2, "counter #1 silk.02 to 1 for grain"), Refusal::CounteredAlready { offer: OfferId(1) });
    // A plain offer beside it is not a counter-offer.
    table.play(2, "offer silk.02 to 1 for olives");
    // When the counter-offer is refused, the seat may counter again.
    table.play(1, "refuse #2");
    table.play(2, "counter #1 silk.01 to 1 for grain olives");
    // Another seat may counter too.
    table.play(3, "counter #1 salt.01 to 1 for grain");
    assert_eq!(table.offers(), [1, 3, 4, 5]);
}

#[test]
fn om_3_17_when_the_one_is_accepted_the_other_is_closed() {
    let mut table = countered();
    table.play(1, "accept #2 with grain.02 grain.03");
    assert_eq!(table.offers(), Vec::<u16>::new(), "the counter-offer, then the offer");
    let mut table = countered();
    table.play(2, "accept #1 with silk.02");
    assert_eq!(table.offers(), Vec::<u16>::new(), "the offer after all, then the counter-offer");
    assert_eq!(table.hand(2), "silk.01 silk.07 grain.01");
}

#[test]
fn om_3_17_counter_offers_of_third_seats_stay_open() {
    let both = || {
        let mut table = countered();
        table.play(3, "counter #1 salt.01 to 1 for grain");
        table
    };
    // The original is accepted: the taker's own counter-offer is closed, the third seat's stays and can be accepted.
    let mut table = both();
    table.play(2, "accept #1 with silk.02");
    assert_eq!(table.offers(), [3]);
    table.play(1, "accept #3 with grain.02");
    assert_eq!(table.hand(3), "salt.02 pottery.01 grain.02");
    // A counter-offer is accepted: the original is closed for the third seat too, its counter-offer stays.
    let mut table = both();
    table.play(1, "accept #2 with grain.02 grain.03");
    assert_eq!(table.offers(), [3]);
    assert_eq!(table.refused(3, "accept #1 with salt.01"), Refusal::OfferClosed { offer: OfferId(1) });
    table.play(1, "accept #3 with grain.01");
    // Its cards must still be there (OM-3.12).
    let mut table = both();
    table.play(3, "offer salt.01 to 1 for 1d");
    table.play(1, "accept #4 with nothing");
    assert_eq!(table.offers(), [1, 2]);
}

#[test]
fn om_3_17_at_most_31_cards_wanted() {
    let mut table = market().table();
    let asking = |kinds: &[(Kind, u32)]| {
        let mut proposal = Proposal { to: [seat(2)].into_iter().collect(), ducats: 1, ..Proposal::default() };
        for (kind, count) in kinds {
            proposal.wants.set(kind.index(), *count);
        }
        Action::OfferDeal(proposal)
    };
    assert_eq!(table.attempt(1, &asking(&[(Kind::Any, 31), (Kind::Silk, 1)])), Err(Refusal::TooMuchWanted));
    assert_eq!(table.attempt(1, &asking(&[(Kind::Any, 16), (Kind::Silk, 16)])), Err(Refusal::TooMuchWanted));
    assert!(table.attempt(1, &asking(&[(Kind::Any, 31)])).is_ok());
    assert!(table.attempt(1, &asking(&[(Kind::Any, 15), (Kind::Silk, 16)])).is_ok());
}

#[test]
fn om_3_17_a_claim_names_a_card_of_the_offer_once_and_says_something() {
    let mut table = market().seat(1, |s| s.hand("grain.01-07")).table();
    let claims = |list: &[(&str, Claim)]| {
        let claims: List<CardClaim, 6> =
            list.iter().map(|(name, claim)| CardClaim { card: card(name), claim: *claim }).collect();
        Action::OfferDeal(Proposal {
            to: [seat(2)].into_iter().collect(),
            cards: cards("grain.01 grain.02").into_iter().collect(),
            claims,
            ..Proposal::default()
        })
    };
    let (p3, p4, silence) = (Claim::new(0, 3, 0, None), Claim::new(0, 4, 0, None), Claim::default());
    let bad = |name: &str| Err(Refusal::BadClaim { card: card(name) });
    assert_eq!(table.attempt(1, &claims(&[("grain.03", p3)])), bad("grain.03"), "held, but not in the offer");
    assert_eq!(table.attempt(1, &claims(&[("grain.01", p3), ("grain.01", p4)])), bad("grain.01"));
    assert_eq!(table.attempt(1, &claims(&[("grain.02", silence)])), bad("grain.02"));
    let nowhere = Claim::new(0, 0, 0, Some(oltre_mare::PortClaim::Named(oltre_mare::Port(30))));
    assert_eq!(table.attempt(1, &claims(&[("grain.02", nowhere)])), bad("grain.02"));
    assert!(table.attempt(1, &claims(&[("grain.01", p3), ("grain.02", p3)])).is_ok());
}

#[test]
fn om_3_17_claims_about_at_most_six_cards() {
    let mut table = market().seat(1, |s| s.hand("grain.01-07")).table();
    let six = "grain.01[p3] grain.02[p3] grain.03[p3] grain.04[p3] grain.05[p3] grain.06[p3]";
    table.play(1, &format!("offer {six} grain.07 to 2 for silk"));
    let seven = format!("offer {six} grain.07[p3] to 2 for silk");
    let misread = game::Notation::read_action(&table.rules, &seven, Some(&table.knowledge(1))).expect_err("too many");
    assert_eq!(misread.expected, "expected-fewer-claims");
}

#[test]
fn om_3_17_pass_once_unless_an_offer_waits() {
    let mut table = market().table();
    assert_eq!(table.refused(1, "pass"), Refusal::LeaveInstead, "the active seat leaves the phase instead");
    table.play(1, "offer grain.01 to 2,4 for any");
    assert_eq!(table.refused(2, "pass"), Refusal::OfferWaits { offer: OfferId(1) }, "an offer waits for it");
    table.play(3, "pass");
    assert_eq!(table.refused(3, "pass"), Refusal::SpokenAlready, "it has said so");
    // An answer is not yet speaking, an offer and a posting are.
    table.play(4, "refuse #1");
    table.play(2, "counter #1 silk.01 to 1 for grain grain");
    assert_eq!(table.refused(2, "pass"), Refusal::SpokenAlready);
    table.play(4, "have gems");
    assert_eq!(table.refused(4, "pass"), Refusal::SpokenAlready);
    // Passing binds nobody.
    table.play(3, "offer salt.01 to 1 for grain");
    table.play(3, "want gems");
    // A posting by the active seat asks everybody again; those of others did not.
    assert_eq!(table.refused(3, "pass"), Refusal::SpokenAlready);
    table.play(1, "want gems");
    for other in [2, 3, 4] {
        table.play(other, "pass");
    }
}

#[test]
fn om_3_17_a_seat_that_has_refused_may_still_pass() {
    let mut table = market().table();
    table.play(1, "offer grain.01 to 4 for gems");
    table.play(4, "refuse #1");
    table.play(4, "pass");
}

#[test]
fn om_3_17_the_seat_that_a_driver_asks() {
    let mut table = market().active(2).seat(2, |s| s.cargo("gems.08")).table();
    // Those that have not spoken, clockwise from the active seat.
    assert_eq!(table.asks(), 3);
    table.play(3, "pass");
    assert_eq!(table.asks(), 4);
    // First those that an offer is waiting for.
    table.play(2, "offer 1d to 1 for grain");
    assert_eq!(table.asks(), 1);
    table.play(1, "counter #1 grain.01 to 2 for 4d");
    assert_eq!(table.asks(), 4, "it has answered; seat 4 has not spoken");
    table.play(4, "want silk");
    assert_eq!(table.asks(), 2, "at last the active seat");
    table.play(2, "refuse #2");
    assert_eq!(table.asks(), 1, "its offer waits again");
    table.play(1, "refuse #1");
    assert_eq!(table.asks(), 2);
    table.play(2, "want gems");
    assert_eq!(table.asks(), 3, "all are asked again");
}

#[test]
fn om_3_17_a_table_without_talk() {
    let setup = Setup { talk: false, ..Setup::of(4) };
    let rules = rules_of(&setup, &Edition::builtin());
    let state = market().build(&rules);
    let mut table = ScriptedMatch::new(rules, state);
    for words in ["offer grain.01 to 2 for silk", "want gems", "have grain"] {
        assert_eq!(table.refused(1, words), Refusal::NoTalk, "{words}");
    }
    assert_eq!(table.refused(2, "pass"), Refusal::NoTalk);
    assert_eq!(table.asks(), 1);
    table.play(1, "buy deck 3d");
    table.play(1, "leave");
}
