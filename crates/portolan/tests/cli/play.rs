//! Play on piped input.

use crate::{Folder, portolan, portolan_typing};
use std::fs;

/// Enough of one line for any match.
fn many(line: &str) -> String {
    format!("{line}\n").repeat(20_000)
}

#[test]
fn a_match_is_played_to_its_end_by_numbers() {
    let folder = Folder::new();
    let file = folder.path("match.jsonl");
    let args = ["play", "oltre-mare", "--players", "2", "--seed", "7", "--option", "talk=off", "--save", &file];
    let said = portolan_typing(&args, &many("1")).good();
    assert!(said.contains("The match is over") && said.contains("1. "), "{}", &said[said.len() - 500..]);
    assert!(portolan(&["verify", &file]).good().contains("played to the end"));
}

#[test]
fn a_match_with_offers_is_played_to_its_end() {
    let folder = Folder::new();
    let file = folder.path("match.jsonl");
    let args = ["play", "oltre-mare", "--players", "4", "--seed", "7", "--save", &file];
    let said = portolan_typing(&args, &many("bot")).good();
    assert!(said.contains("The match is over"), "{}", &said[said.len() - 500..]);
    portolan(&["verify", &file]).good();
}

#[test]
fn every_language_is_spoken_and_the_notation_stays() {
    for (language, question) in [("fr", "Que faites-vous"), ("de", "Was tust du?"), ("it", "Che cosa fai?")] {
        let args = ["play", "--seed", "5", "--language", language];
        let said = portolan_typing(&args, "view\nquit\n").good();
        assert!(said.contains(question) && said.contains("deck ") && !said.contains("What do you do"), "{said}");
    }
    assert!(portolan(&["play", "--language", "xx"]).fails(2).contains("en, fr, de, it"));
}

#[test]
fn play_alone_plays_oltre_mare() {
    let said = portolan_typing(&["play"], "quit\n").good();
    assert!(said.contains("A match of oltre-mare"), "{said}");
    // The seed that was printed gives the same deal again.
    let seed = said.lines().next().unwrap().trim_end_matches('.').rsplit(' ').next().unwrap();
    assert_eq!(portolan_typing(&["play", "--seed", seed], "quit\n").good(), said);
}

#[test]
fn the_end_of_the_input_leaves_the_table_and_the_match_continues_later() {
    let folder = Folder::new();
    let (first, second) = (folder.path("first.jsonl"), folder.path("second.jsonl"));
    let start = ["play", "--players", "3", "--seed", "11", "--save", &first];
    portolan_typing(&start, &"bot\n".repeat(10)).good();
    assert!(portolan(&["verify", &first]).good().contains("not played to the end"));

    // Continuing in another file, continuing in the same file, and never having stopped: the same match.
    portolan_typing(&["play", "--resume", &first, "--save", &second], &many("bot")).good();
    portolan_typing(&["play", "--resume", &first, "--save", &first], &many("bot")).good();
    let whole = folder.path("whole.jsonl");
    portolan_typing(&["play", "--players", "3", "--seed", "11", "--save", &whole], &many("bot")).good();
    let whole = fs::read_to_string(&whole).unwrap();
    assert_eq!(fs::read_to_string(&second).unwrap(), whole);
    assert_eq!(fs::read_to_string(&first).unwrap(), whole);
    assert_eq!(folder.files().len(), 3, "no half-written file is left");
    assert!(portolan(&["play", "--resume", &first]).good().contains("The match is over"));
}

/// The power failed while a line was being written.
#[test]
fn a_match_with_a_torn_last_line_continues() {
    let folder = Folder::new();
    let file = folder.path("torn.jsonl");
    portolan_typing(&["play", "--players", "3", "--seed", "11", "--save", &file], "bot\nbot\nbot\nquit\n").good();
    let text = fs::read_to_string(&file).unwrap();
    let whole: Vec<&str> = text.lines().collect();
    // Without the last line, as during a match.
    let lines = &whole[..whole.len() - 1];
    let (last, before) = lines.split_last().unwrap();
    for cut in [1, last.len() / 2, last.len() - 1] {
        let torn = format!("{}\n{}", before.join("\n"), &last[..cut]);
        fs::write(&file, torn).unwrap();
        portolan(&["verify", &file]).fails(1);
        let said = portolan_typing(&["play", "--resume", &file, "--save", &file], "bot\nquit\n").good();
        assert!(said.contains(&format!("{cut} byte")), "what was left out is said: {said}");
        portolan(&["verify", &file]).good();
    }
    // A torn line that ends in the middle of a letter.
    fs::write(&file, [before.join("\n").as_bytes(), b"\n{\"action\":\"\xc3"].concat()).unwrap();
    portolan_typing(&["play", "--resume", &file], "quit\n").good();
    // A file torn elsewhere is not a match.
    fs::write(&file, format!("{}\n{}\n{}\n", before[0], &last[..9], before[1])).unwrap();
    portolan(&["play", "--resume", &file]).fails(2);
    fs::write(&file, &before[0][..20]).unwrap();
    portolan(&["play", "--resume", &file]).fails(2);
}

#[test]
fn nothing_is_overwritten() {
    let folder = Folder::new();
    let file = folder.path("precious.jsonl");
    fs::write(&file, "precious").unwrap();
    assert!(portolan_typing(&["play", "--seed", "1", "--save", &file], "quit\n").fails(2).contains("not overwritten"));
    let said = portolan_typing(&["play", "--seed", "1"], &format!("save {file}\nquit\n")).good();
    assert!(said.contains("not overwritten"), "{said}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
}

#[test]
fn a_match_can_be_saved_at_any_time() {
    let folder = Folder::new();
    let file = folder.path("late.jsonl");
    let typed = format!("bot\nbot\nsave\nsave {file}\nbot\nquit\n");
    let said = portolan_typing(&["play", "--seed", "5", "--players", "2"], &typed).good();
    assert!(said.contains("Say where") && said.contains("late.jsonl"), "{said}");
    portolan(&["verify", &file]).good();
}

#[test]
fn help_clauses_and_nonsense_are_answered() {
    let typed = "help\n? OM-3.8\n?OM-X5\n? OM-77\nxyzzy\n0\n99999\n\nview\nundo list\nundo\npreview xyzzy\nquit\n";
    let said = portolan_typing(&["play", "--seed", "5"], typed).good();
    for part in ["a clause of the rules", "Price 3 ducats", "+6, +3, +3, +1", "There is no clause", "xyzzy", "99999"] {
        assert!(said.contains(part), "{part} is missing in\n{said}");
    }
}

#[test]
fn help_names_a_clause_of_the_game_that_is_played() {
    for (game, clause, other) in [("oltre-mare", "? OM-3.1; ? OM-3 ", "OS-"), ("ostia", "? OS-3.1; ? OS-3 ", "OM-")] {
        let said = portolan_typing(&["play", game, "--seed", "5"], "help\nquit\n").good();
        assert!(said.contains(clause) && !said.contains(other), "{said}");
    }
}

#[test]
fn a_refusal_names_its_clause_and_changes_nothing() {
    let folder = Folder::new();
    let file = folder.path("match.jsonl");
    // No matter who is active: an offer of more than anybody can hold is refused.
    let typed = "stow gems.01\nsail Venezia\nend\nquit\n";
    let said = portolan_typing(&["play", "--seed", "5", "--save", &file], typed).good();
    assert!(said.contains("[OM-"), "{said}");
    portolan(&["verify", &file]).good();
}

/// The cargo is stowed, taken back and stowed again before the turn ends (OM-5.3): the file has all of it.
#[test]
fn steps_are_taken_back_while_nobody_has_learned_anything() {
    let folder = Folder::new();
    let file = folder.path("match.jsonl");
    // Undo after every step: if the rules allow it, the file has an undo; otherwise the reason is given.
    let args = ["play", "--players", "2", "--seed", "3", "--option", "talk=off", "--save", &file];
    let said = portolan_typing(&args, &"bot\nundo\nbot\n".repeat(120)).good();
    assert!(said.contains("You take back: "), "{said}");
    assert!(said.contains("Nothing can be taken back"), "{said}");
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("\"undo\":1"));
    portolan(&["verify", &file]).good();
    let replayed = portolan(&["replay", &file, "--seat", "1"]).good();
    assert!(replayed.contains("one step back"), "{replayed}");
}

#[test]
fn any_seat_can_be_played() {
    let said = portolan_typing(&["play", "--seed", "5", "--players", "3", "--seat", "3"], "view\nquit\n").good();
    assert!(said.contains("seat 3 |"), "{said}");
}

#[test]
fn bots_tell_what_they_weigh_when_asked() {
    let args = ["play", "ostia", "--players", "3", "--seed", "4", "--option", "counter=one-beat"];
    let typed = "bot\n".repeat(12);
    let told = portolan_typing(&[&args[..], &["--explain"]].concat(), &typed).good();
    assert!(told.contains("In your place, a bot weighs: “"), "{told}");
    assert!(told.contains("Player 2 weighs: “"), "{told}");
    let silent = portolan_typing(&args, &typed).good();
    assert!(!silent.contains("weighs"), "{silent}");
}

fn ostia_typing(typed: &str) -> String {
    portolan_typing(&["play", "ostia", "--players", "3", "--seed", "5", "--bots", "greedy"], typed).good()
}

/// OS-0.2, OS-0.3: the screen shows what a layout will be judged by, and not the piles of the last round.
#[test]
fn ostia_shows_values_and_prices_and_puts_old_piles_away() {
    let said = ostia_typing(&many("bot"));
    assert!(said.contains("senate    ivory 5, wood 4, wine 3, salt 2, wheat 1, marble 0"), "{said}");
    assert!(said.contains("prices    15 12 10 8 6 4 3 2 1 each for 1, 2, 3 … cards of a type"), "{said}");
    let views: Vec<&str> = said.split("\nround ").skip(1).collect();
    let (harbour, later): (Vec<&str>, Vec<&str>) = views
        .into_iter()
        .partition(|view| ["lot of", "bid of", "decision of", "free pick"].iter().any(|w| view.contains(w)));
    let seats = |view: &str| view.lines().filter(|line| line.starts_with("seat ")).collect::<String>();
    assert!(harbour.iter().any(|view| view.starts_with('2')) && !later.is_empty());
    for view in harbour {
        assert!(!seats(view).contains(", forum ") && !seats(view).contains(", laid "), "{view}");
    }
    assert!(later.iter().any(|view| seats(view).contains(", forum ")), "{said}");
}

#[test]
fn a_lay_is_taught_in_one_line_before_it_is_picked_and_none_is_a_number() {
    // A bot plays through the harbour, up to the first question of the counting house.
    let said = ostia_typing(&format!("{}help\n0\n0\nquit\n", "bot\n".repeat(8)));
    let (_, counter) = said.split_once(", counter, start player").expect("the counter is reached");
    let question = counter.find("How many?").expect("an amount is asked for");
    let example = counter.find("Or type an action, such as “lay forum ").expect("a lay is shown");
    assert!(question < example && counter[..example].matches('>').count() == 0, "{counter}");
    assert!(counter.contains("  0  0 ") && !counter.contains("There is no option 0"), "{counter}");
}

/// OS-3.5, OS-2.9: the warning comes even if the action is typed.
#[test]
fn a_typed_action_with_a_hidden_cost_must_be_confirmed() {
    let harbour = "bot\n".repeat(8);
    let stock = "stock     ";
    let said = ostia_typing(&format!("{harbour}quit\n"));
    let goods = said.lines().rfind(|line| line.starts_with(stock)).unwrap().trim_start_matches(stock);
    let four: Vec<&str> = goods.split(' ').map(|good| good.rsplit('*').next().unwrap()).take(4).collect();
    assert_eq!(four.len(), 4, "{goods}");
    let lay = format!("lay forum {}", four.join(" "));
    let asked = ostia_typing(&format!("{harbour}{lay}\nquit\n"));
    assert!(asked.contains("Careful, more than three types") && !asked.contains("On the forum you lay"), "{asked}");
    let back = ostia_typing(&format!("{harbour}{lay}\nback\nquit\n"));
    assert!(!back.contains("On the forum you lay"), "{back}");
    let done = ostia_typing(&format!("{harbour}{lay}\n\nquit\n"));
    assert!(done.contains("On the forum you lay"), "{done}");
    // An action without a hidden cost is done at once.
    let plain = ostia_typing(&format!("{harbour}lay forum {}\nquit\n", four[0]));
    assert!(plain.contains("On the forum you lay"), "{plain}");
}

/// OS-2.5: the question itself says why the lot cannot be kept.
#[test]
fn an_impossible_action_is_reported_with_its_reason() {
    for seed in 1..40 {
        let seed = seed.to_string();
        let args = ["play", "ostia", "--players", "3", "--seed", &seed, "--bots", "greedy"];
        let said = portolan_typing(&args, &many("bot")).good();
        if said.contains("Not now: “keep”. Keeping the lot costs") {
            assert!(said.contains("in cash; you have") && said.contains("[OS-2.5]"), "{said}");
            return;
        }
    }
    panic!("keeping is possible everywhere");
}
