//! `portolan simulate --report`: what many matches were like, as one self-contained page of plots.

use super::SimulationReport;
use serde_json::Value;
use std::fmt::Write as _;

/// At most this many bars in a plot; a wider range is grouped.
const MOST_BARS: usize = 40;
/// The size of a plot.
const WIDTH: f64 = 560.0;
const HEIGHT: f64 = 150.0;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:62rem;margin:2rem auto;padding:0 1rem;color:#222;\
    background:#fdfcf8}main{display:flex;flex-wrap:wrap;gap:1rem 2rem}figure{margin:0}figcaption{font-weight:600}\
    svg{max-width:100%;height:auto}rect{fill:#2a6f7f}text{font:11px system-ui,sans-serif;fill:#444;text-anchor:middle}\
    td,th{text-align:left;padding:.1rem 1rem .1rem 0}";

/// One bar: what it stands for, and how high it is.
type Bar = (String, f64);

/// The page.
pub(super) fn of(report: &SimulationReport<'_>) -> String {
    let SimulationReport { game, players, games, seed, .. } = report;
    let bots = report.bots.join(", ");
    let title = format!("{games} matches of {game}, {players} players");
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\">\
        <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style>\n\
        <h1>{title}</h1>\n<p>Bots by seat: {bots}. Seed {seed}, rules {}, version {}.</p>\n<main>\n",
        report.rules,
        env!("CARGO_PKG_VERSION"),
    );
    let games = *games as f64;
    let seats = |values: &[f64]| (1..).zip(values).map(|(seat, value)| (format!("seat {seat}"), *value)).collect();
    let shares: Vec<f64> = report.wins_by_seat.iter().map(|wins| 100.0 * wins / games).collect();
    plot(&mut page, "Share of the wins by seat, in per cent", seats(&shares));
    plot(&mut page, "Mean score by seat", seats(&report.mean_score_by_seat));
    for (seat, scores) in (1..=usize::from(*players)).zip(&report.spread.scores) {
        let scores = scores.iter().map(|(score, count)| (i64::from(*score), *count));
        plot(&mut page, &format!("Scores of seat {seat}, matches"), spread(scores.collect()));
    }
    let lengths = report.spread.plies.iter().map(|(plies, count)| (i64::from(*plies), *count)).collect();
    plot(&mut page, "Actions in a match, matches", spread(lengths));
    let mut figures = String::new();
    let super::Scores { mean, deviation, winners, .. } = report.scores;
    for (name, value) in
        [("mean score", mean), ("standard deviation of scores", deviation), ("mean score of winners", winners)]
    {
        let _ = writeln!(figures, "<tr><th>{name}<td>{}", number(value));
    }
    if let Value::Object(stats) = &report.stats {
        for (name, value) in stats {
            let words = name.replace('_', " ");
            match value {
                Value::Object(parts) => {
                    let bars = parts.iter().map(|(part, value)| (part.clone(), value.as_f64().unwrap_or(0.0)));
                    plot(&mut page, &words, bars.collect());
                }
                value => {
                    let _ = writeln!(figures, "<tr><th>{words}<td>{}", number(value.as_f64().unwrap_or(0.0)));
                }
            }
        }
    }
    let _ = writeln!(page, "</main>\n<h2>Figures</h2>\n<table>\n{figures}</table>\n</html>");
    page
}

/// Counts by value, with neighbours grouped if there are many.
fn spread(counts: Vec<(i64, u64)>) -> Vec<Bar> {
    let (Some((least, _)), Some((most, _))) = (counts.first(), counts.last()) else { return Vec::new() };
    let step = ((most - least) / MOST_BARS as i64 + 1).max(1);
    let mut bars: Vec<(i64, f64)> = (0..=(most - least) / step).map(|n| (least + n * step, 0.0)).collect();
    for (value, count) in &counts {
        let at = usize::try_from((value - least) / step).unwrap_or_default();
        bars.get_mut(at).into_iter().for_each(|(_, sum)| *sum += *count as f64);
    }
    let name = |from: i64| if step == 1 { from.to_string() } else { format!("{from}–{}", from + step - 1) };
    bars.into_iter().map(|(from, sum)| (name(from), sum)).collect()
}

/// Bars with their names, those below 0 downwards.
fn plot(page: &mut String, title: &str, bars: Vec<Bar>) {
    if bars.is_empty() {
        return;
    }
    let most = bars.iter().fold(0.0, |most: f64, bar| most.max(bar.1));
    let least = bars.iter().fold(0.0, |least: f64, bar| least.min(bar.1));
    let scale = HEIGHT / (most - least).max(1e-9);
    let zero = 16.0 + most * scale;
    let each = WIDTH / bars.len() as f64;
    let named = bars.len().div_ceil(12);
    let _ = write!(
        page,
        "<figure><figcaption>{title}</figcaption><svg viewBox=\"0 0 {WIDTH} {}\" width=\"{WIDTH}\" role=\"img\">",
        HEIGHT + 52.0
    );
    for (at, (name, value)) in bars.iter().enumerate() {
        let (x, height) = (at as f64 * each, value.abs() * scale);
        let y = if *value < 0.0 { zero } else { zero - height };
        let (value_text, middle) = (number(*value), x + each / 2.0);
        let _ = write!(
            page,
            "<rect x=\"{:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{height:.1}\"><title>{name}: {value_text}</title></rect>",
            x + each * 0.1,
            each * 0.8
        );
        if bars.len() <= 12 {
            let _ = write!(page, "<text x=\"{middle:.1}\" y=\"{:.1}\">{value_text}</text>", y - 4.0);
        }
        if at.is_multiple_of(named) {
            let _ = write!(page, "<text x=\"{middle:.1}\" y=\"{:.1}\">{name}</text>", HEIGHT + 36.0);
        }
    }
    page.push_str("</svg></figure>\n");
}

/// As many digits as mean something.
fn number(value: f64) -> String {
    match value.abs() {
        large if large >= 100.0 => format!("{value:.0}"),
        middle if middle >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_are_put_together_and_nothing_is_lost() {
        let counts: Vec<(i64, u64)> = (-30..170).map(|value| (value, 2)).collect();
        let bars = spread(counts);
        assert!(bars.len() <= MOST_BARS + 1, "{}", bars.len());
        assert_eq!(bars.iter().map(|bar| bar.1).sum::<f64>(), 400.0);
        assert_eq!(spread(vec![(5, 1), (7, 2)]), [("5".into(), 1.0), ("6".into(), 0.0), ("7".into(), 2.0)]);
        assert!(spread(Vec::new()).is_empty());
    }
}
