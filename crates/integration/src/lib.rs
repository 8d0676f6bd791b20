//! Tests of the platform that need the real games; there is nothing here but tests.
//!
//! `table`, `protocol` and `server` know no game, and their own tests play the example or none.
//! Tests that need a real game (a lie believed, a bid in secret, an old match) are here.
