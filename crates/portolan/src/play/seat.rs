//! Asks the person: pick by pick, or for an action in notation.

use super::command::{self, Command};
use super::options::Options;
use super::{Flow, PlayedMatch};
use crate::Failure;
use crate::match_files::Saving;
use game::{Arg, Choices, Draft, Example, Message, Observer, Refusal as _, Slot, Step};
use games::FullGame;
use record::NotPlayed;
use std::path::Path;
use words::rulebook;

/// The effect of a typed line.
enum Typed<A> {
    /// Something was printed; the question is still open.
    Said,
    /// The match moved.
    Moved,
    /// Take one pick back.
    Back,
    /// The person has left.
    Left,
    /// An action that costs more than it seems, to be confirmed.
    Proposed(A),
    /// A number or the enter key: for the question that was asked.
    Number(u32),
    Enter,
}

impl<G: FullGame> PlayedMatch<'_, G> {
    /// Asks until the match moves or the person leaves.
    pub(super) fn ask_me(&mut self) -> Result<Flow, Failure> {
        if self.shown != Some(self.live.version()) {
            self.show_view()?;
        }
        let mut choices = G::Choices::default();
        self.live.game().choices(self.live.state(), self.me, &mut choices);
        if choices.is_empty() {
            return Err(Failure::input("the rules are waiting for a seat that cannot act; please report it"));
        }
        self.advise()?;
        let mut draft = Draft::new();
        // What the picks so far mean, and how long the draft was when the person made one: "back" returns there.
        let mut trail: Vec<String> = Vec::new();
        let mut picks: Vec<usize> = Vec::new();
        let mut proposed: Option<G::Action> = None;
        self.tell_blocked()?;
        loop {
            if let Some(action) = proposed.take() {
                match self.confirm(&action, 2)? {
                    None | Some(Typed::Enter | Typed::Number(1)) => {
                        if self.try_action(action)? {
                            return Ok(Flow::On);
                        }
                    }
                    Some(Typed::Proposed(other)) => proposed = Some(other),
                    Some(Typed::Moved) => return Ok(Flow::On),
                    Some(Typed::Left) => return Ok(Flow::Leave),
                    Some(Typed::Said) => proposed = Some(action),
                    Some(Typed::Back | Typed::Number(_)) => {}
                }
                continue;
            }
            let typed = match choices.step(&draft) {
                Step::Pick { slot, options } => {
                    let knowledge = self.live.knowledge(Observer::Seat(self.me));
                    let options = Options::new(self.live.game(), &self.words, &knowledge, &choices, slot, options);
                    let (picked, typed) = match options.only() {
                        Some(option) => (Some(option), Typed::Said),
                        None => {
                            let question = match options {
                                Options::Counted(_) => Message::new(slot_key(Slot::Count)),
                                _ => question(slot, &choices, &draft),
                            };
                            let question = self.words.line(&question);
                            writeln!(self.out, "{}{question}\n{}", trail.concat(), options.text())?;
                            if draft.is_empty() {
                                self.show_example(&choices)?;
                            }
                            match self.read()? {
                                Typed::Number(number) => (self.pick(&options, number)?, Typed::Said),
                                other => (None, other),
                            }
                        }
                    };
                    if let Some(option) = picked {
                        if options.only().is_none() {
                            picks.push(draft.len());
                        }
                        trail.push(format!("{} › ", options.label(option)));
                        draft.try_push(option).map_err(|_| too_long())?;
                    }
                    typed
                }
                Step::Done(action) => match self.confirm(&action, picks.len())? {
                    None | Some(Typed::Enter | Typed::Number(1)) => {
                        if self.try_action(action)? {
                            return Ok(Flow::On);
                        }
                        Typed::Back
                    }
                    Some(other) => other,
                },
                Step::Astray => Typed::Back,
            };
            match typed {
                Typed::Moved => return Ok(Flow::On),
                Typed::Left => return Ok(Flow::Leave),
                Typed::Proposed(action) => proposed = Some(action),
                Typed::Back => {
                    draft.truncate(picks.pop().unwrap_or(0));
                    trail.truncate(draft.len());
                }
                Typed::Said | Typed::Enter | Typed::Number(_) => {}
            }
        }
    }

    fn pick(&mut self, options: &Options, number: u32) -> Result<Option<u8>, Failure> {
        let picked = options.pick(number);
        if picked.is_none() {
            self.line(&Message::new("play-no-option").with("number", number))?;
        }
        Ok(picked)
    }

    /// Shows a picked action and what it would do, and waits for the enter key.
    /// `None`: it was the only pick of a plain action, so the pick was the confirmation.
    fn confirm(&mut self, action: &G::Action, picks: usize) -> Result<Option<Typed<G::Action>>, Failure> {
        let foretold = self.foretell(action);
        if picks == 1 && foretold.is_empty() {
            return Ok(None);
        }
        let text = self.live.game().write_action(action);
        self.line(&Message::new("play-confirm").with("action", Arg::Text(text)))?;
        self.print_foretold(&foretold)?;
        self.read().map(Some)
    }

    /// Would the rules let it happen, and does it cost more than it seems?
    fn is_dear(&self, action: &G::Action) -> bool {
        let game = self.live.game();
        let preview = game.preview(&self.live.knowledge(Observer::Seat(self.me)), action);
        game.check(self.live.state(), self.me, action).is_ok() && !game.warnings(&preview).is_empty()
    }

    /// What a screen has a button for but the rules do not allow now, and why. Printed once, until it changes.
    fn tell_blocked(&mut self) -> Result<(), Failure> {
        let game = self.live.game();
        let wishes = game.wishes(&self.live.knowledge(Observer::Seat(self.me)));
        let blocked = wishes.into_iter().filter_map(|action| {
            let refusal = game.check(self.live.state(), self.me, &action).err()?;
            let message = Message::new("play-blocked")
                .with("action", Arg::Text(game.write_action(&action)))
                .with("reason", game.explain(&refusal));
            Some(format!("{} [{}]", self.words.line(&message), refusal.clause()))
        });
        let blocked: Vec<String> = blocked.collect();
        if blocked != self.blocked {
            for line in &blocked {
                writeln!(self.out, "{line}")?;
            }
        }
        self.blocked = blocked;
        Ok(())
    }

    fn foretell(&self, action: &G::Action) -> Vec<Message> {
        let game = self.live.game();
        game.foretell(&game.preview(&self.live.knowledge(Observer::Seat(self.me)), action))
    }

    fn print_foretold(&mut self, messages: &[Message]) -> Result<(), Failure> {
        for message in messages {
            writeln!(self.out, "    {}", self.words.line(message))?;
        }
        Ok(())
    }

    /// Reads a line and handles whatever does not depend on the question.
    fn read(&mut self) -> Result<Typed<G::Action>, Failure> {
        write!(self.out, "> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(Typed::Left);
        }
        let line = String::from_utf8_lossy(&line).into_owned();
        if self.echo {
            writeln!(self.out, "{}", line.trim_end())?;
        }
        match command::parse(&line) {
            Command::Number(number) => return Ok(Typed::Number(number)),
            Command::Enter => return Ok(Typed::Enter),
            Command::Back => return Ok(Typed::Back),
            Command::Quit => return Ok(Typed::Left),
            Command::Help => self.help()?,
            Command::Clause(id) => self.quote(id)?,
            Command::View => self.show_view()?,
            Command::UndoList => self.say_undoable()?,
            Command::Undo(plies) => {
                if self.undo(plies)? {
                    return Ok(Typed::Moved);
                }
            }
            Command::Save(file) => self.save(file)?,
            Command::Bot => {
                self.let_bot_act(self.me)?;
                return Ok(Typed::Moved);
            }
            Command::Wait => match self.waited_for() {
                Some(seat) => {
                    self.let_bot_act(seat)?;
                    return Ok(Typed::Moved);
                }
                None => self.line(&Message::new("play-nobody-to-wait-for"))?,
            },
            Command::Preview(text) => {
                if let Some(action) = self.read_action(text)? {
                    match self.live.game().check(self.live.state(), self.me, &action) {
                        Ok(()) => {
                            let foretold = self.foretell(&action);
                            let text = self.live.game().write_action(&action);
                            self.line(&Message::new("play-preview").with("action", Arg::Text(text)))?;
                            self.print_foretold(&foretold)?;
                        }
                        Err(refusal) => self.say_refusal(&refusal)?,
                    }
                }
            }
            Command::Other(text) => {
                if let Some(action) = self.read_action(text)? {
                    if self.is_dear(&action) {
                        return Ok(Typed::Proposed(action));
                    }
                    if self.try_action(action)? {
                        return Ok(Typed::Moved);
                    }
                }
            }
        }
        Ok(Typed::Said)
    }

    /// The action that a text stands for in this seat, or why it stands for none.
    fn read_action(&mut self, text: &str) -> Result<Option<G::Action>, Failure> {
        let knowledge = self.live.knowledge(Observer::Seat(self.me));
        match self.live.game().read_action(text, Some(&knowledge)) {
            Ok(action) => Ok(Some(action)),
            Err(misread) => {
                self.line(&misread.message())?;
                self.line(&Message::new("play-try-help"))?;
                Ok(None)
            }
        }
    }

    /// Does it, or says why the rules refuse.
    fn try_action(&mut self, action: G::Action) -> Result<bool, Failure> {
        match self.act(self.me, action)? {
            Ok(()) => return Ok(true),
            Err(NotPlayed::Refused(refusal)) => self.say_refusal(&refusal)?,
            Err(NotPlayed::Over | NotPlayed::NoSeat | NotPlayed::OldRules) => self.line(&Message::new("play-over"))?,
        }
        Ok(false)
    }

    fn say_refusal(&mut self, refusal: &G::Refusal) -> Result<(), Failure> {
        let (message, clause) = (self.live.game().explain(refusal), refusal.clause());
        Ok(writeln!(self.out, "{} [{clause}]", self.words.line(&message))?)
    }

    fn show_view(&mut self) -> Result<(), Failure> {
        let game = self.live.game();
        let view = game.view(&self.live.knowledge(Observer::Seat(self.me)));
        writeln!(self.out, "\n{}\n", game.write_view(&view).trim_end())?;
        self.shown = Some(self.live.version());
        Ok(())
    }

    /// One action that could be typed in place of the picks.
    fn show_example(&mut self, choices: &G::Choices) -> Result<(), Failure> {
        match self.examples(choices).into_iter().next() {
            Some(example) => self.line(&Message::new("play-example").with("action", Arg::Text(example.typed))),
            None => Ok(()),
        }
    }

    fn examples(&self, choices: &G::Choices) -> Vec<Example> {
        self.live.game().examples(&self.live.knowledge(Observer::Seat(self.me)), choices)
    }

    /// The help, with a clause of this game as an example, and what can be typed to answer the open question.
    fn help(&mut self) -> Result<(), Failure> {
        let clause = rulebook::example(G::NAME);
        let chapter = clause.as_ref().map_or(String::new(), |clause| format!("{}-3", clause.prefix));
        let clause = clause.map_or(String::new(), |clause| clause.to_string());
        let message = Message::new("play-help").with("clause", Arg::Text(clause));
        self.line(&message.with("chapter", Arg::Text(chapter)))?;
        let mut choices = G::Choices::default();
        self.live.game().choices(self.live.state(), self.me, &mut choices);
        let examples = self.examples(&choices);
        if examples.is_empty() {
            return Ok(());
        }
        self.line(&Message::new("play-help-actions"))?;
        let width = examples.iter().map(|example| example.typed.chars().count()).max().unwrap_or(0);
        for Example { typed, means } in &examples {
            writeln!(self.out, "  {typed:<width$}  {}", self.words.say(means))?;
        }
        Ok(())
    }

    fn quote(&mut self, id: &str) -> Result<(), Failure> {
        match rulebook::clause(id, self.words.language()) {
            Some(text) => Ok(writeln!(self.out, "{text}")?),
            None => self.line(&Message::new("play-no-clause").with("clause", Arg::Text(id.into()))),
        }
    }

    fn say_undoable(&mut self) -> Result<(), Failure> {
        match self.live.undoable(self.me) {
            Ok(actions) => {
                let actions = self.notations(&actions);
                self.line(&Message::new("play-undoable").with("actions", actions))
            }
            Err(reason) => self.line(&reason.message()),
        }
    }

    /// Takes steps back and says which ones.
    fn undo(&mut self, plies: u32) -> Result<bool, Failure> {
        let undone = self.live.undoable(self.me).map(|actions| actions.into_iter().take(plies as usize).collect());
        let undone: Vec<G::Action> = undone.unwrap_or_default();
        if let Err(reason) = self.live.undo(self.me, plies) {
            self.line(&reason.message())?;
            return Ok(false);
        }
        self.save_last()?;
        let actions = self.notations(&undone);
        self.line(&Message::new("play-undone").with("actions", actions))?;
        Ok(true)
    }

    fn notations(&self, actions: &[G::Action]) -> Arg {
        Arg::List(actions.iter().map(|action| Arg::Text(self.live.game().write_action(action))).collect())
    }

    /// Begins to save, or says where the match is saved. An existing file is left alone.
    fn save(&mut self, file: Option<&str>) -> Result<(), Failure> {
        let path = |saving: &Saving| saving.path().display().to_string();
        let message = match (&self.saving, file) {
            (Some(saving), _) => Message::new("play-saving").with("file", path(saving)),
            (None, None) => Message::new("play-save-where"),
            (None, Some(file)) => match Saving::begin(Path::new(file), &self.live) {
                Ok(saving) => {
                    let message = Message::new("play-saving").with("file", path(&saving));
                    self.saving = Some(saving);
                    message
                }
                Err(failure) => {
                    Message::new("play-not-saved").with("reason", failure.text().unwrap_or_default().to_owned())
                }
            },
        };
        self.line(&message)
    }
}

fn too_long() -> Failure {
    Failure::input("an action of more than 256 picks; please report it")
}

/// The question of a pick. Whether a list continues is asked together with its next item.
fn question<C: Choices>(slot: Slot, choices: &C, draft: &Draft) -> Message {
    let mut longer = draft.clone();
    if slot == Slot::More
        && longer.try_push(1).is_ok()
        && let Step::Pick { slot: next, .. } = choices.step(&longer)
    {
        return Message::new(slot_key(slot)).with("next", Arg::Term(slot_key(next)));
    }
    Message::new(slot_key(slot))
}

fn slot_key(slot: Slot) -> &'static str {
    match slot {
        Slot::Verb => "slot-verb",
        Slot::More => "slot-more",
        Slot::Offer => "slot-offer",
        Slot::Seat => "slot-seat",
        Slot::Card => "slot-card",
        Slot::Good => "slot-good",
        Slot::Side => "slot-side",
        Slot::Money => "slot-money",
        Slot::Port => "slot-port",
        Slot::Place => "slot-place",
        Slot::Count => "slot-count",
        Slot::Reason => "slot-reason",
        Slot::Own(key) => key,
    }
}
