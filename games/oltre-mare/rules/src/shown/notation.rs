//! Actions on one line: `offer salt.07 2d to 3 for silk`.
//!
//! What is written can be read back. With the knowledge of the acting seat, short forms are completed:
//! a good stands for a held card of it, `buy deck` for the current price, `accept #4` for the first cards that meet the
//! want,
//! `to all` for everybody who may accept.

#![allow(clippy::indexing_slicing, reason = "words are counted before they are read")]

use crate::chapters::trade;
use crate::knowledge::Knowledge;
use crate::moves::{Action, Source};
use crate::rules::OltreMare;
use crate::state::offer::MAX_DUCATS;
use crate::state::{
    Bundle, Card, CardClaim, CardSet, Claim, Good, Kind, List, OfferId, Port, PortClaim, Proposal, Reason, ShownClaim,
    Symbol, Terms,
};
use game::{Misread, Seat, SeatSet};

fn join(cards: impl Iterator<Item = Card>) -> String {
    cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

fn seats(set: SeatSet) -> String {
    set.iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",")
}

fn or_nothing(parts: Vec<String>) -> String {
    if parts.is_empty() { "nothing".to_owned() } else { parts.join(" ") }
}

impl OltreMare {
    /// A port's name; its number if the edition has no such port.
    pub fn port_name(&self, port: Port) -> String {
        self.edition.ports().get(port.index()).map_or_else(|| format!("port-{}", port.0), |facts| facts.name.clone())
    }

    fn port_word(&self, port: Port) -> String {
        self.edition.ports().get(port.index()).map_or_else(|| format!("port-{}", port.0), |facts| facts.word.clone())
    }

    fn claim_text(&self, claim: Claim) -> String {
        let mut parts = Vec::new();
        if claim.symbols() != 0 {
            parts.push(claim.symbol_list().map(Symbol::name).collect::<Vec<_>>().join("+"));
        }
        if claim.power() != 0 {
            parts.push(format!("p{}", claim.power()));
        }
        if claim.load() != 0 {
            parts.push(format!("l{}", claim.load()));
        }
        match claim.port() {
            None => {}
            Some(PortClaim::None) => parts.push("@none".to_owned()),
            Some(PortClaim::Named(port)) => parts.push(format!("@{}", self.port_word(port))),
        }
        format!("[{}]", parts.join(","))
    }

    /// What an offer shows: `gives salt[p5] 2d for silk any`.
    pub(crate) fn terms_text(&self, terms: &Terms) -> String {
        let mut plain = terms.gives;
        let mut gives: Vec<String> = Vec::new();
        for ShownClaim { good, claim } in terms.claims.iter() {
            gives.push(format!("{}{}", good.name(), self.claim_text(claim)));
            plain.set(good.index(), plain.count(good.index()).saturating_sub(1));
        }
        gives.extend(plain.kinds().map(|kind| kind.name().to_owned()));
        let mut wants: Vec<String> = terms.wants.kinds().map(|kind| kind.name().to_owned()).collect();
        add_ducats(terms.ducats, &mut gives, &mut wants);
        format!("gives {} for {}", or_nothing(gives), or_nothing(wants))
    }

    fn proposal_text(&self, p: &Proposal) -> String {
        let mut gives: Vec<String> = p
            .cards
            .iter()
            .map(|card| match p.claims.iter().find(|c| c.card == card) {
                Some(c) => format!("{card}{}", self.claim_text(c.claim)),
                None => card.to_string(),
            })
            .collect();
        let mut wants: Vec<String> = p.wants.kinds().map(|kind| kind.name().to_owned()).collect();
        add_ducats(p.ducats, &mut gives, &mut wants);
        let (gives, wants) = (or_nothing(gives), or_nothing(wants));
        match p.answers {
            Some(id) => format!("counter #{} {gives} to {} for {wants}", id.0, seats(p.to)),
            None => format!("offer {gives} to {} for {wants}", seats(p.to)),
        }
    }
}

/// An action on one line.
pub(crate) fn write(rules: &OltreMare, action: &Action) -> String {
    match action {
        Action::Discard { cards } => format!("discard {}", join(cards.iter().copied())),
        Action::Buy { source: Source::Deck, price } => format!("buy deck {price}d"),
        Action::Buy { source: Source::Pirates, price } => format!("buy pirates {price}d"),
        Action::OfferDeal(proposal) => rules.proposal_text(proposal),
        Action::Accept { offer, cards } if cards.is_empty() => format!("accept #{} with nothing", offer.0),
        Action::Accept { offer, cards } => format!("accept #{} with {}", offer.0, join(cards.iter())),
        Action::Refuse { offer, reason: None } => format!("refuse #{}", offer.0),
        Action::Refuse { offer, reason: Some(reason) } => format!("refuse #{} {}", offer.0, reason.name()),
        Action::Withdraw { offer } => format!("withdraw #{}", offer.0),
        Action::Post { good, have: true } => format!("have {}", good.name()),
        Action::Post { good, have: false } => format!("want {}", good.name()),
        Action::Pass => "pass".to_owned(),
        Action::LeaveTrade => "leave".to_owned(),
        Action::Play { cards } => format!("play {}", join(cards.iter())),
        Action::Sail { port } => format!("sail {}", rules.port_word(*port)),
        Action::FollowCompass { port: Some(port) } => format!("compass {}", rules.port_word(*port)),
        Action::FollowCompass { port: None } => "compass stay".to_owned(),
        Action::Stow { cards } => format!("stow {}", join(cards.iter().copied())),
        Action::EndTurn => "end".to_owned(),
    }
}

/// Reads what [`write()`] writes, and its short forms.
pub(crate) fn read(rules: &OltreMare, text: &str, k: Option<&Knowledge>) -> Result<Action, Misread> {
    let mut line = Line { words: text.split_whitespace().collect(), at: 0, rules, k };
    let action = line.action()?;
    match line.peek() {
        None => Ok(action),
        Some(word) => Err(Misread::new(word, "expected-end")),
    }
}

fn add_ducats(ducats: i8, gives: &mut Vec<String>, wants: &mut Vec<String>) {
    match ducats {
        0 => {}
        paid @ 1.. => gives.push(format!("{paid}d")),
        asked => wants.push(format!("{}d", -i32::from(asked))),
    }
}

/// A line being read.
struct Line<'a> {
    words: Vec<&'a str>,
    at: usize,
    rules: &'a OltreMare,
    k: Option<&'a Knowledge>,
}

impl<'a> Line<'a> {
    fn peek(&self) -> Option<&'a str> {
        self.words.get(self.at).copied()
    }

    fn next(&mut self, expected: &'static str) -> Result<&'a str, Misread> {
        let word = self.peek().ok_or(Misread::new("", expected))?;
        self.at += 1;
        Ok(word)
    }

    /// Takes the next word if it is this one.
    fn takes(&mut self, word: &str) -> bool {
        let here = self.peek().is_some_and(|next| next.eq_ignore_ascii_case(word));
        self.at += usize::from(here);
        here
    }

    fn action(&mut self) -> Result<Action, Misread> {
        let verb = self.next("expected-verb")?;
        Ok(match verb.to_ascii_lowercase().as_str() {
            "discard" => Action::Discard { cards: self.list(self.hand())? },
            "buy" => self.buy()?,
            "offer" => Action::OfferDeal(self.proposal(None)?),
            "counter" => {
                let id = self.offer_id()?;
                Action::OfferDeal(self.proposal(Some(id))?)
            }
            "accept" => self.accept()?,
            "refuse" => {
                let offer = self.offer_id()?;
                let reason = match self.peek() {
                    None => None,
                    Some(word) => {
                        self.at += 1;
                        Some(
                            Reason::from_name(&word.to_ascii_lowercase())
                                .ok_or(Misread::new(word, "expected-reason"))?,
                        )
                    }
                };
                Action::Refuse { offer, reason }
            }
            "withdraw" => Action::Withdraw { offer: self.offer_id()? },
            "want" => Action::Post { good: self.good()?, have: false },
            "have" => Action::Post { good: self.good()?, have: true },
            "pass" => Action::Pass,
            "leave" => Action::LeaveTrade,
            "play" => Action::Play { cards: self.card_set(self.hand())? },
            "sail" => Action::Sail { port: self.port()? },
            "compass" if self.takes("stay") => Action::FollowCompass { port: None },
            "compass" => Action::FollowCompass { port: Some(self.port()?) },
            "stow" => Action::Stow { cards: self.list(self.k.map_or(CardSet::EMPTY, |k| k.public.table))? },
            "end" => Action::EndTurn,
            _ => return Err(Misread::new(verb, "expected-verb")),
        })
    }

    fn hand(&self) -> CardSet {
        self.k.map_or(CardSet::EMPTY, |k| k.hand())
    }

    /// A card by name or, with knowledge, by good: the first card of it that is not used yet.
    fn card(&self, word: &str, left: CardSet) -> Result<Card, Misread> {
        let lower = word.to_ascii_lowercase();
        if let Some(card) = Card::from_name(&lower) {
            return Ok(card);
        }
        match Good::from_name(&lower) {
            Some(good) => left.of(good).first().ok_or(Misread::new(word, "expected-held-card")),
            None => Err(Misread::new(word, "expected-card")),
        }
    }

    fn cards(&mut self, from: CardSet) -> Result<Vec<Card>, Misread> {
        let mut left = from;
        let mut cards = Vec::new();
        while let Some(word) = self.peek() {
            let card = self.card(word, left)?;
            if cards.len() == crate::state::CARDS {
                return Err(Misread::new(word, "expected-end"));
            }
            left.remove(card);
            cards.push(card);
            self.at += 1;
        }
        Ok(cards)
    }

    /// Cards in an order, no more than fit.
    fn list<const N: usize>(&mut self, from: CardSet) -> Result<List<Card, N>, Misread> {
        let first = self.at;
        let mut list = List::new();
        for (i, card) in self.cards(from)?.into_iter().enumerate() {
            if !list.push(card) {
                return Err(Misread::new(self.words[first + i], "expected-end"));
            }
        }
        Ok(list)
    }

    /// Cards whose order does not matter; none twice.
    fn card_set(&mut self, from: CardSet) -> Result<CardSet, Misread> {
        let first = self.at;
        let mut set = CardSet::EMPTY;
        for (i, card) in self.cards(from)?.into_iter().enumerate() {
            if set.contains(card) {
                return Err(Misread::new(self.words[first + i], "expected-another-card"));
            }
            set.insert(card);
        }
        Ok(set)
    }

    fn good(&mut self) -> Result<Good, Misread> {
        let word = self.next("expected-good")?;
        Good::from_name(&word.to_ascii_lowercase()).ok_or(Misread::new(word, "expected-good"))
    }

    fn port(&mut self) -> Result<Port, Misread> {
        // Typed names may have spaces; written ones have none.
        let rest = self.words[self.at..].join(" ");
        if rest.is_empty() {
            return Err(Misread::new("", "expected-port"));
        }
        let port = self.rules.edition.port_named(&rest).ok_or(Misread::new(rest, "expected-port"))?;
        self.at = self.words.len();
        Ok(port)
    }

    fn offer_id(&mut self) -> Result<OfferId, Misread> {
        let word = self.next("expected-offer")?;
        let digits = word.strip_prefix('#').unwrap_or(word);
        plain_number(digits).map(OfferId).ok_or(Misread::new(word, "expected-offer"))
    }

    fn buy(&mut self) -> Result<Action, Misread> {
        let source = match self.next("expected-source")? {
            word if word.eq_ignore_ascii_case("deck") => Source::Deck,
            word if word.eq_ignore_ascii_case("pirates") => Source::Pirates,
            word => return Err(Misread::new(word, "expected-source")),
        };
        let price = match (self.peek(), self.k) {
            (None, Some(k)) => trade::price(&k.public),
            _ => {
                let word = self.next("expected-price")?;
                amount(word).and_then(plain_number).ok_or(Misread::new(word, "expected-price"))?
            }
        };
        Ok(Action::Buy { source, price })
    }

    fn accept(&mut self) -> Result<Action, Misread> {
        let offer = self.offer_id()?;
        if self.takes("with") {
            let nothing = self.takes("nothing");
            let cards = match self.peek() {
                _ if nothing => CardSet::EMPTY,
                Some(_) => self.card_set(self.hand())?,
                None => return Err(Misread::new("", "expected-card")),
            };
            return Ok(Action::Accept { offer, cards });
        }
        let Some(k) = self.k else { return Err(Misread::new("", "expected-with")) };
        let wants = k.public.offer(offer).map_or(Bundle::EMPTY, |offer| offer.terms.wants);
        Ok(Action::Accept { offer, cards: wants.first_met_from(k.hand()) })
    }

    fn proposal(&mut self, answers: Option<OfferId>) -> Result<Proposal, Misread> {
        let mut p = Proposal { answers, ..Proposal::default() };
        let mut claims: Vec<CardClaim> = Vec::new();
        let (mut paid, mut asked) = (None, None);
        let mut left = self.hand();
        let nothing = self.takes("nothing");
        while let Some(word) = self.peek().filter(|word| !nothing && !is_one_of(word, &["to", "for"])) {
            self.at += 1;
            if let Some(ducats) = ducats(word) {
                if paid.replace(ducats?).is_some() {
                    return Err(Misread::new(word, "expected-one-amount"));
                }
                continue;
            }
            let (name, claim) = match word.split_once('[') {
                Some((name, rest)) => (name, Some(self.claim(word, rest)?)),
                None => (word, None),
            };
            let card = self.card(name, left)?;
            if p.cards.contains(card) {
                return Err(Misread::new(word, "expected-another-card"));
            }
            left.remove(card);
            p.cards.insert(card);
            claims.extend(claim.map(|claim| CardClaim { card, claim }));
        }
        if self.takes("to") {
            p.to = self.partners(answers)?;
        } else if let Some(k) = self.k {
            p.to = self.usual_partners(k, answers);
        } else {
            return Err(Misread::new(self.peek().unwrap_or(""), "expected-to"));
        }
        if self.takes("for") && !self.takes("nothing") {
            if self.peek().is_none() {
                // Half a line must not become a gift.
                return Err(Misread::new("", "expected-kind"));
            }
            while let Some(word) = self.peek() {
                self.at += 1;
                if let Some(ducats) = ducats(word) {
                    if asked.replace(ducats?).is_some() {
                        return Err(Misread::new(word, "expected-one-amount"));
                    }
                    continue;
                }
                let kind = Kind::from_name(&word.to_ascii_lowercase()).ok_or(Misread::new(word, "expected-kind"))?;
                if p.wants.total() >= crate::state::offer::MAX_WANTED {
                    return Err(Misread::new(word, "expected-end"));
                }
                p.wants.add(kind.index());
            }
        }
        p.ducats = match (paid, asked) {
            (None, None) => 0,
            (Some(paid), None) => paid,
            (None, Some(asked)) => -asked,
            (Some(_), Some(asked)) => return Err(Misread::new(format!("{asked}d"), "expected-one-amount")),
        };
        claims.sort_unstable_by_key(|c| c.card);
        for claim in claims {
            if !p.claims.push(claim) {
                return Err(Misread::new(claim.card.to_string(), "expected-fewer-claims"));
            }
        }
        Ok(p)
    }

    fn partners(&mut self, answers: Option<OfferId>) -> Result<SeatSet, Misread> {
        if let Some(k) = self.k
            && self.takes("all")
        {
            return Ok(self.usual_partners(k, answers));
        }
        let word = self.next("expected-seats")?;
        word.split(',')
            .map(|part| {
                plain_number(part)
                    .and_then(|number: u16| Seat::from_number(number.into()))
                    .ok_or(Misread::new(part, "expected-seats"))
            })
            .collect()
    }

    /// The giver of the offer being answered; the active seat; or all the others.
    fn usual_partners(&self, k: &Knowledge, answers: Option<OfferId>) -> SeatSet {
        if let Some(offer) = answers.and_then(|id| k.public.offer(id)) {
            SeatSet::only(offer.from)
        } else if k.me == Some(k.public.active) {
            k.public.others()
        } else {
            SeatSet::only(k.public.active)
        }
    }

    fn claim(&self, word: &str, rest: &str) -> Result<Claim, Misread> {
        let inside = rest.strip_suffix(']').ok_or(Misread::new(word, "expected-claim"))?.to_ascii_lowercase();
        let (mut symbols, mut power, mut load, mut port) = (0u8, 0, 0, None);
        for part in inside.split(',') {
            let wrong = || Misread::new(part, "expected-claim");
            let figure = |digits: &str| {
                plain_number::<u8>(digits).filter(|n| (1..=Claim::MAX_FIGURE).contains(n)).ok_or_else(wrong)
            };
            if let Some(name) = part.strip_prefix('@') {
                port = Some(if name == "none" {
                    PortClaim::None
                } else {
                    PortClaim::Named(self.rules.edition.port_named(name).ok_or(Misread::new(name, "expected-port"))?)
                });
            } else if let Some(figures) = part.strip_prefix('p').filter(|rest| rest.len() == 1) {
                power = figure(figures)?;
            } else if let Some(figures) = part.strip_prefix('l').filter(|rest| rest.len() == 1) {
                load = figure(figures)?;
            } else {
                for symbol in part.split('+') {
                    symbols |= 1 << Symbol::from_name(symbol).ok_or_else(wrong)? as u8;
                }
            }
        }
        Ok(Claim::new(symbols, power, load, port))
    }
}

fn is_one_of(word: &str, words: &[&str]) -> bool {
    words.iter().any(|w| word.eq_ignore_ascii_case(w))
}

/// Digits only, no sign, no leading zero.
fn plain_number<N: std::str::FromStr>(digits: &str) -> Option<N> {
    let plain = digits.bytes().all(|b| b.is_ascii_digit()) && (digits.len() == 1 || !digits.starts_with('0'));
    if plain { digits.parse().ok() } else { None }
}

/// The amount before the `d` of ducats.
fn amount(word: &str) -> Option<&str> {
    word.strip_suffix(['d', 'D'])
}

/// `2d`: an amount from 1 to 99; `None` if the word is not an amount at all.
fn ducats(word: &str) -> Option<Result<i8, Misread>> {
    let digits = amount(word).filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))?;
    let ducats = plain_number(digits).filter(|ducats| (1..=MAX_DUCATS).contains(ducats));
    Some(ducats.ok_or(Misread::new(word, "expected-ducats")))
}
