//! The editions of this server, and a cache of the rules made from them, which all tables share.

use crate::app::Store;
use game::Edition;
use games::{FullGame, GameKind, Visitor};
use record::EditionId;
use std::any::Any;
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use store::StoreError;

/// How many sets of rules are kept before the cache is emptied.
const KEPT: usize = 256;

/// Editions, and the rules made from them.
#[derive(Default)]
pub(crate) struct RulesCache {
    own: Vec<OwnEdition>,
    made: Mutex<HashMap<String, Arc<dyn Any + Send + Sync>>>,
}

/// Where an edition comes from.
pub(crate) enum Source {
    /// It is the built-in one.
    Builtin,
    /// Its text is in the store.
    Stored(String),
}

impl Source {
    /// The edition. `None` if it no longer fits.
    pub(crate) fn read<G: FullGame>(&self) -> Option<G::Edition> {
        match self {
            Source::Builtin => Some(G::Edition::builtin()),
            Source::Stored(text) => G::Edition::parse(text).ok(),
        }
    }
}

/// An edition that the host provides.
struct OwnEdition {
    game: GameKind,
    id: EditionId,
    text: String,
}

/// Why a folder of editions cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BadEditions {
    /// A file or the folder cannot be read.
    #[error("{0}: {1}")]
    Unreadable(PathBuf, std::io::Error),
    /// An edition with mistakes: `portolan edition check` lists them.
    #[error("{file} has {faults} mistakes; `portolan edition check {file}` names them", file = .0.display(), faults = .1)]
    Faulty(PathBuf, usize),
    /// No line says which game it is for.
    #[error("{0} does not say which game it is an edition of")]
    NoGame(PathBuf),
}

impl RulesCache {
    /// With the edition files (`*.toml`) of a folder.
    pub(crate) fn with(folder: Option<&Path>) -> Result<RulesCache, BadEditions> {
        let mut own = Vec::new();
        if let Some(folder) = folder {
            let unreadable = |error| BadEditions::Unreadable(folder.to_owned(), error);
            let files = std::fs::read_dir(folder).map_err(unreadable)?;
            let mut files: Vec<PathBuf> = files.filter_map(|file| Some(file.ok()?.path())).collect();
            files.retain(|file| file.extension().is_some_and(|extension| extension == "toml"));
            files.sort();
            for file in files {
                let text =
                    std::fs::read_to_string(&file).map_err(|error| BadEditions::Unreadable(file.clone(), error))?;
                let Some(game) = GameKind::named_in(&text) else { return Err(BadEditions::NoGame(file)) };
                let id = game.visit(Identify(&text)).map_err(|faults| BadEditions::Faulty(file, faults))?;
                own.push(OwnEdition { game, id, text });
            }
        }
        Ok(RulesCache { own, made: Mutex::default() })
    }

    /// Names of the editions of a game, the built-in one first.
    pub(crate) fn names<G: FullGame>(&self) -> Vec<String> {
        let own = self.own.iter().filter(|edition| edition.game.name() == G::NAME);
        std::iter::once(G::Edition::builtin().name().to_owned())
            .chain(own.map(|edition| edition.id.name.clone()))
            .collect()
    }

    /// The edition of this name, for a new table. It is stored, so that the table can always be rebuilt.
    pub(crate) async fn choose<G: FullGame>(
        &self,
        store: &Store,
        name: Option<&str>,
    ) -> Result<Option<EditionId>, StoreError> {
        let builtin = EditionId::of(&G::Edition::builtin());
        if name.is_none_or(|name| name == builtin.name) {
            return Ok(Some(builtin));
        }
        let own = self.own.iter().find(|own| own.game.name() == G::NAME && Some(own.id.name.as_str()) == name);
        let Some(own) = own else { return Ok(None) };
        let (hash, game, text) = (own.id.hash.to_string(), G::NAME.to_owned(), own.text.clone());
        store.put_edition(&store::Edition { hash, game, text }).await?;
        Ok(Some(own.id.clone()))
    }

    /// Where an edition comes from; `None` if nobody has played with it here.
    pub(crate) async fn find<G: FullGame>(
        &self,
        store: &Store,
        edition: &EditionId,
    ) -> Result<Option<Source>, StoreError> {
        if EditionId::of(&G::Edition::builtin()).hash == edition.hash {
            return Ok(Some(Source::Builtin));
        }
        let stored = store.edition(&edition.hash.to_string()).await?;
        Ok(stored.map(|stored| Source::Stored(stored.text)))
    }

    /// The rules of a table. `None` if its edition is lost or no longer fits.
    pub(crate) async fn get<G: FullGame>(
        &self,
        store: &Store,
        setup: &G::Setup,
        edition: &EditionId,
    ) -> Result<Option<Arc<G>>, StoreError> {
        let options = serde_json::to_string(setup).unwrap_or_default();
        let key = format!("{} {} {options}", G::NAME, edition.hash);
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
        if let Some(made) = made.and_then(|made| made.downcast().ok()) {
            return Ok(Some(made));
        }
        let rules = self.find::<G>(store, edition).await?;
        let rules = rules.and_then(|source| G::new(setup, &source.read::<G>()?).ok()).map(Arc::new);
        if let Some(rules) = &rules {
            let mut made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
            if made.len() >= KEPT {
                made.clear();
            }
            made.insert(key, rules.clone());
        }
        Ok(rules)
    }
}

struct Identify<'a>(&'a str);

impl Visitor for Identify<'_> {
    type Out = Result<EditionId, usize>;

    fn visit<G: FullGame>(self) -> Self::Out {
        G::Edition::parse(self.0).map(|edition| EditionId::of(&edition)).map_err(|faults| faults.len())
    }
}
