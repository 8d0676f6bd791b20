//! The same types for TypeScript: `web/src/protocol/types.ts` is generated from here, and stale when this test fails.
//! `UPDATE=1 cargo test -p integration --test protocol` writes it again.

use protocol::*;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name, each with everything it refers to.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl Declarations {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        // Built-in types such as `string` need no declaration.
        if T::output_path().is_none() {
            T::visit_generics(self);
            return;
        }
        let name = T::ident(&self.config);
        if self.found.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.found.insert(name, format!("{docs}export {}", T::decl(&self.config)));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }

    /// The name of a type, which is declared too.
    fn named<T: TS + 'static>(&mut self) -> String {
        self.add::<T>();
        T::ident(&self.config)
    }

    fn write(&mut self, name: &str, docs: &str, declaration: &str) {
        self.found.insert(name.into(), format!("/**\n * {docs}\n */\nexport {declaration}"));
    }

    fn text(&self) -> String {
        let head = "// Generated from crates/protocol; `UPDATE=1 cargo test -p integration --test protocol` writes it again.\n";
        let mut text = head.to_owned();
        for declaration in self.found.values() {
            text.push('\n');
            text.push_str(declaration.trim_end());
            text.push('\n');
        }
        text
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// The types of each game, and their name wherever any game's will do.
macro_rules! add_games {
    ($all:ident: $($kind:ident, $name:literal, $home:literal, $game:ty;)+) => {
        let mut games = String::new();
        $(
            games.push_str(concat!("  ", stringify!($name), ": {\n"));
            for (part, ident) in [
                ("facts", $all.named::<<$game as game::Shown>::Facts>()),
                ("view", $all.named::<<$game as game::Shown>::View>()),
                ("menu", $all.named::<<$game as game::Shown>::Menu>()),
                ("preview", $all.named::<<$game as game::Shown>::Preview>()),
                ("seen_event", $all.named::<<$game as game::Game>::SeenEvent>()),
                ("action", $all.named::<<$game as game::Game>::Action>()),
                ("orders", $all.named::<<$game as bots::Bots>::Orders>()),
            ] {
                games.push_str(&format!("    {part}: {ident};\n"));
            }
            games.push_str("  };\n");
        )+
        $all.write("Games", "The games of the house by name, each with its types.", &format!("interface Games {{\n{games}}}"));
        $all.write("GameName", "The name of a game.", "type GameName = keyof Games;");
        for (alias, part, what) in [
            ("GameFacts", "facts", "The figures printed in the box of a game."),
            ("GameView", "view", "The view of a game, for a screen."),
            ("GameMenu", "menu", "The things a seat can pick from."),
            ("GamePreview", "preview", "The effects of an action."),
            ("GameSeenEvent", "seen_event", "An event as an eye sees it."),
            ("GameAction", "action", "One whole intent of a seat."),
            ("GameOrders", "orders", "The orders players can leave for their seat when they go away."),
        ] {
            $all.write(alias, what, &format!("type {alias} = Games[GameName][\"{part}\"];"));
        }
    };
}

fn all() -> Declarations {
    // Nothing that is counted comes near the limit of a JavaScript number.
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, found: BTreeMap::new() };
    all.add::<ToClient>();
    all.add::<ToServer>();
    // It is part of a message there.
    all.add::<Patch>();
    all.add::<game::Standings>();
    all.add::<record::Shuffle>();
    // HTTP.
    all.add::<NewGuest>();
    all.add::<Credentials>();
    all.add::<Session>();
    all.add::<SessionInfo>();
    all.add::<Figures>();
    all.add::<NewPassword>();
    all.add::<SureOfIt>();
    all.add::<RecoveryCodes>();
    all.add::<Recover>();
    all.add::<NoticeTried>();
    all.add::<ChangeMe>();
    all.add::<PushKey>();
    all.add::<NewPushDevice>();
    all.add::<OldPushDevice>();
    all.add::<OpenTable>();
    all.add::<TableOpened>();
    all.add::<Join>();
    all.add::<Rematch>();
    all.add::<TableSummary>();
    all.add::<Replay>();
    all.add::<Hint>();
    all.add::<LessonTold>();
    all.add::<Try>();
    all.add::<Tried>();
    all.add::<LessonDraft>();
    all.add::<ReviewNow>();
    all.add::<Review>();
    all.add::<GameInfo>();
    all.add::<Problem>();
    games::each_game!(add_games, all);
    all
}

#[test]
fn the_types_for_typescript_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/types.ts");
    let text = all().text();
    if std::env::var_os("UPDATE").is_some() {
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
        fs::write(&path, &text).expect("the types can be written");
    }
    let there = fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "web/src/protocol/types.ts is stale: UPDATE=1 cargo test -p integration --test protocol");
}
