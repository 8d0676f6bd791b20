//! How a command can fail, and with which exit code.

use std::io;

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// A check found a fault and has reported it: exit code 1.
    Fault,
    /// Some input cannot be used: exit code 2.
    Input(String),
    /// Nobody reads the output any more; no reason to complain.
    Unread,
}

impl Failure {
    /// Bad input, with the sentence to print.
    pub fn input(text: impl Into<String>) -> Failure {
        Failure::Input(text.into())
    }

    /// The text to print on standard error.
    pub fn text(&self) -> Option<&str> {
        match self {
            Failure::Input(text) => Some(text),
            Failure::Fault | Failure::Unread => None,
        }
    }

    /// The exit code.
    pub fn code(&self) -> u8 {
        match self {
            Failure::Unread => 0,
            Failure::Fault => 1,
            Failure::Input(_) => 2,
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Unread,
            _ => Failure::Input(error.to_string()),
        }
    }
}
