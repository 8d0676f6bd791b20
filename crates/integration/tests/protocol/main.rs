//! The messages: an example of each from real tables, and their types for TypeScript.

mod bytes;
mod examples;
mod typescript;
