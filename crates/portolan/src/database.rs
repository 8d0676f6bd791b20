//! Where tables are stored by default.

use crate::Failure;
use std::env::var_os;
use std::path::PathBuf;

/// The address of the database: the given one, or a file in the user's data folder.
pub(crate) fn address(given: Option<String>) -> Result<String, Failure> {
    if let Some(address) = given {
        return Ok(address);
    }
    let file = data_folder().ok_or_else(|| Failure::input("there is no home folder; use --database sqlite:PATH"))?;
    let file = file.join("portolan").join("portolan.sqlite");
    let path = file
        .to_str()
        .ok_or_else(|| Failure::input("the path of the home folder is not valid text; use --database sqlite:PATH"))?;
    Ok(format!("sqlite:{path}"))
}

/// The platform's folder for the data of programs.
fn data_folder() -> Option<PathBuf> {
    let folder = |name: &str| var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = |rest: &str| folder("HOME").map(|home| home.join(rest));
    match std::env::consts::OS {
        "windows" => folder("LOCALAPPDATA"),
        "macos" => home("Library/Application Support"),
        _ => folder("XDG_DATA_HOME").or_else(|| home(".local/share")),
    }
}
