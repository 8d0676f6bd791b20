//! The same types for TypeScript: `web/src/protocol/types.ts` is generated from here, and stale when this test fails.
//! `UPDATE=1 cargo test -p protocol` writes it again.

use protocol::*;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name, each with all it refers to.
struct Declarations {
    config: Config,
    found: BTreeMap<String, String>,
}

impl Declarations {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        // Built-in types such as `string` have no place to be written to.
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

    fn text(&self) -> String {
        let head = "// Generated from crates/protocol; `UPDATE=1 cargo test -p protocol` writes it again.\n";
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

fn all() -> Declarations {
    // Nothing that is counted comes near what a number of JavaScript can hold.
    let config = Config::new().with_large_int("number");
    let mut all = Declarations { config, found: BTreeMap::new() };
    all.add::<ToClient>();
    all.add::<ToServer>();
    all.add::<game::Standings>();
    all.add::<record::Shuffle>();
    // HTTP.
    all.add::<NewGuest>();
    all.add::<Credentials>();
    all.add::<Session>();
    all.add::<ChangeMe>();
    all.add::<OpenTable>();
    all.add::<TableOpened>();
    all.add::<Join>();
    all.add::<Rematch>();
    all.add::<TableSummary>();
    all.add::<GameInfo>();
    all.add::<Problem>();
    // The games.
    all.add::<oltre_mare::View>();
    all.add::<oltre_mare::Action>();
    all.add::<oltre_mare::SeenEvent>();
    all.add::<oltre_mare::Menu>();
    all.add::<oltre_mare::Preview>();
    all.add::<oltre_mare::Facts>();
    all.add::<ostia::View>();
    all.add::<ostia::SeenEvent>();
    all.add::<ostia::Menu>();
    all.add::<ostia::Preview>();
    all.add::<ostia::Facts>();
    all.add::<ostia::Action>();
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
    assert!(there == text, "web/src/protocol/types.ts is stale: UPDATE=1 cargo test -p protocol");
}
