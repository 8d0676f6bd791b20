//! What differs between two texts, or between two values as `{:#?}` prints them.

use std::fmt::{Debug, Write};

/// Lines of context around a change.
const AROUND: usize = 2;
/// Longest report.
const MOST: usize = 40;

/// The lines that differ: `-` before, `+` after, a blank for context. Empty when equal.
pub fn lines(before: &str, after: &str) -> String {
    let old: Vec<&str> = before.lines().collect();
    let new: Vec<&str> = after.lines().collect();
    let script = script(&old, &new);
    let near = |i: usize| {
        let from = i.saturating_sub(AROUND);
        script[from..(i + AROUND + 1).min(script.len())].iter().any(|(mark, _)| *mark != ' ')
    };
    let mut out = String::new();
    let mut shown = 0;
    let mut gap = false;
    for (i, (mark, line)) in script.iter().enumerate() {
        if !near(i) {
            gap = shown > 0;
            continue;
        }
        if shown == MOST {
            let _ = writeln!(out, "  … and more");
            break;
        }
        if std::mem::take(&mut gap) {
            let _ = writeln!(out, "  …");
        }
        let _ = writeln!(out, "{mark} {line}");
        shown += 1;
    }
    out
}

/// Where two values differ: each changed line with the names of what encloses it.
pub fn values<T: Debug + ?Sized>(left: &T, right: &T) -> String {
    let (left, right) = (format!("{left:#?}"), format!("{right:#?}"));
    let old: Vec<&str> = left.lines().collect();
    let new: Vec<&str> = right.lines().collect();
    let mut out = String::new();
    let mut shown = 0;
    // What encloses the current line, as (indentation, name).
    let mut path: Vec<(usize, &str)> = Vec::new();
    for (mark, line) in script(&old, &new) {
        let indent = line.len() - line.trim_start().len();
        path.retain(|(depth, _)| *depth < indent);
        if mark != ' ' {
            if shown == MOST {
                out.push_str("… and more\n");
                break;
            }
            shown += 1;
            let names: Vec<&str> = path.iter().map(|(_, name)| *name).collect();
            let _ = writeln!(out, "{mark} {}> {}", names.join(" "), line.trim());
        }
        if opens(line) {
            path.push((indent, line.trim().trim_end_matches(['{', '[', '(', ' '])));
        }
    }
    out
}

fn opens(line: &str) -> bool {
    line.ends_with(['{', '[', '('])
}

/// An edit script by longest common subsequence, after equal ends are cut off.
fn script<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<(char, &'a str)> {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(|(a, b)| a == b).count();
    let (a, b) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    let mut out: Vec<(char, &str)> = old[..head].iter().map(|line| (' ', *line)).collect();
    // Beyond this the table would be too large; such texts have little in common anyway.
    if a.len().saturating_mul(b.len()) > 4_000_000 {
        out.extend(a.iter().map(|line| ('-', *line)));
        out.extend(b.iter().map(|line| ('+', *line)));
    } else {
        let width = b.len() + 1;
        let mut common = vec![0u32; (a.len() + 1) * width];
        for i in (0..a.len()).rev() {
            for j in (0..b.len()).rev() {
                common[i * width + j] = if a[i] == b[j] {
                    common[(i + 1) * width + j + 1] + 1
                } else {
                    common[(i + 1) * width + j].max(common[i * width + j + 1])
                };
            }
        }
        let (mut i, mut j) = (0, 0);
        while i < a.len() || j < b.len() {
            if i < a.len() && j < b.len() && a[i] == b[j] {
                out.push((' ', a[i]));
                (i, j) = (i + 1, j + 1);
            } else if j == b.len() || (i < a.len() && common[(i + 1) * width + j] >= common[i * width + j + 1]) {
                out.push(('-', a[i]));
                i += 1;
            } else {
                out.push(('+', b[j]));
                j += 1;
            }
        }
    }
    out.extend(old[old.len() - tail..].iter().map(|line| (' ', *line)));
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_texts_have_no_difference() {
        assert_eq!(lines("a\nb\n", "a\nb\n"), "");
        assert_eq!(values(&[1, 2], &[1, 2]), "");
    }

    #[test]
    fn a_changed_line_is_shown_with_its_neighbours() {
        let before = "1\n2\n3\n4\n5\n6\n7\n8\n";
        assert_eq!(lines(before, &before.replace('5', "five")), "  3\n  4\n- 5\n+ five\n  6\n  7\n");
    }

    #[test]
    fn a_changed_field_is_shown_with_its_path() {
        #[derive(Debug)]
        struct Hidden {
            _hands: [u8; 2],
        }
        #[derive(Debug)]
        struct State {
            _turn: u8,
            _hidden: Hidden,
        }
        let state = |card| State { _turn: 1, _hidden: Hidden { _hands: [4, card] } };
        let expected = "- State _hidden: Hidden _hands:> 5,\n+ State _hidden: Hidden _hands:> 6,\n";
        assert_eq!(values(&state(5), &state(6)), expected);
    }
}
