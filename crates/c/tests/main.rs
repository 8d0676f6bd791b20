//! A C program is compiled against the header and the library, and plays; misuse is told and nothing more.

use games::GameKind;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The static library that was built with this test.
fn library() -> PathBuf {
    let here = std::env::current_exe().unwrap();
    let folders = here.ancestors().skip(1).take(2);
    let mut found: Vec<PathBuf> = folders
        .flat_map(|folder| std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()))
        .filter(|path| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with("libportolan_c") && path.extension().is_some_and(|end| end == "a")
        })
        .collect();
    found.sort_by_key(|path| std::fs::metadata(path).unwrap().modified().unwrap());
    found.pop().expect("the library is built before its tests")
}

#[test]
fn a_c_program_of_eighty_lines_plays_every_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let source = root.join("examples/puffer.c");
    assert!(std::fs::read_to_string(&source).unwrap().lines().count() <= 80);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let program = folder.join("puffer");
    let compiled = Command::new("cc")
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-I"])
        .arg(root.join("include"))
        .args([&source, &library()])
        .args(["-lpthread", "-ldl", "-lm", "-o"])
        .arg(&program)
        .output()
        .expect("a C compiler is there: it links this test");
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    for kind in GameKind::ALL {
        let played = Command::new(&program).arg(kind.name()).output().unwrap();
        let (said, fault) = (String::from_utf8_lossy(&played.stdout), String::from_utf8_lossy(&played.stderr));
        assert!(played.status.success(), "{fault}");
        assert!(said.starts_with("128064 picks, ") && !said.contains(" 0 matches"), "{said}");
        assert!(said.trim().ends_with("option 255 of environment 5 is not in its mask; this environment stands still"));
    }
    let unknown = Command::new(&program).arg("chess").output().unwrap();
    assert!(!unknown.status.success());
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("there is no game \"chess\""));
}

/// What the header promises of `NULL`.
#[test]
#[allow(unsafe_code, reason = "it calls what C calls")]
fn null_is_refused_everywhere() {
    use portolan_c::*;
    use std::ffi::CStr;
    use std::ptr::{null, null_mut};
    // SAFETY: NULL is allowed wherever a pointer is, and is refused.
    unsafe {
        assert!(portolan_create(null(), 3, 1, 1, 0, 0, null(), null()).is_null());
        assert_eq!(CStr::from_ptr(portolan_error()).to_str(), Ok("game is NULL"));
        assert_eq!(portolan_reset(null_mut(), 0, null()), -1);
        assert_eq!(portolan_step(null_mut(), null(), null(), 0), -1);
        assert_eq!(portolan_shape_of(null(), null_mut()), -1);
        assert_eq!(portolan_sample(null_mut(), 0, null(), null_mut()), -1);
        assert!(portolan_layout(null()).is_null());
        portolan_close(null_mut());
        let env = portolan_create(c"ostia".as_ptr(), 3, 1, 1, 0, 0, null(), null());
        assert!(CStr::from_ptr(portolan_layout(env)).to_str().unwrap().starts_with("{\"bytes\":"));
        assert_eq!(portolan_reset(env, 0, null()), -1);
        let mut action = 0;
        assert_eq!(portolan_step(env, &raw mut action, null(), 0), -1);
        portolan_close(env);
        assert!(portolan_create(c"ostia".as_ptr(), 3, 1, 1, 0, 7, null(), null()).is_null());
        assert!(portolan_create(c"ostia".as_ptr(), 3, 1, 1, 0, 0, c"talk".as_ptr(), null()).is_null());
    }
    assert_eq!(portolan_abi(), 1);
}

/// The header says the same as the library.
#[test]
fn the_header_names_every_function() {
    let header = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("include/portolan.h")).unwrap();
    let source = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).unwrap();
    let names: Vec<&str> =
        source.split("extern \"C\" fn ").skip(1).filter_map(|rest| rest.split(['(', '<']).next()).collect();
    assert!(names.len() > 8, "{names:?}");
    for name in names {
        assert!(header.contains(&format!("{name}(")), "{name}");
    }
    assert!(header.contains(&format!("#define PORTOLAN_MASK {}", env::MASK)));
    assert!(header.contains(&format!("#define PORTOLAN_OPTIONS {}", env::OPTIONS)));
}
