//! Tests of the platform that need the real games; there is nothing here but tests.
//!
//! `table`, `protocol` and `server` know no game, and their own tests play the example or none.
//! What can be seen only with a real game (a lie believed, a bid in secret, an old match) is tested here.
