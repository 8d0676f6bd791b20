//! Tests of the platform that need the real games; there is nothing here but tests.
//!
//! `table`, `protocol` and `server` know no game, and their own tests play the example or none.
//! Tests that need a real game (a believed lie, a secret bid, an old match) are here.
