//! A statement and its arguments as data, so that another task can run it.

use crate::StoreError;
use sqlx::AnyConnection;

/// An argument.
#[derive(Debug, Clone)]
pub enum SqlArg {
    Text(String),
    NoText,
    Int(i64),
    NoInt,
}

impl From<&str> for SqlArg {
    fn from(text: &str) -> SqlArg {
        SqlArg::Text(text.to_owned())
    }
}

impl From<Option<&str>> for SqlArg {
    fn from(text: Option<&str>) -> SqlArg {
        text.map_or(SqlArg::NoText, SqlArg::from)
    }
}

impl From<Option<i64>> for SqlArg {
    fn from(number: Option<i64>) -> SqlArg {
        number.map_or(SqlArg::NoInt, SqlArg::Int)
    }
}

impl From<i64> for SqlArg {
    fn from(number: i64) -> SqlArg {
        SqlArg::Int(number)
    }
}

/// One SQL text for both engines, with `$1`, `$2` …
#[derive(Debug, Clone)]
pub struct Statement {
    sql: &'static str,
    args: Vec<SqlArg>,
}

impl Statement {
    pub fn new(sql: &'static str) -> Statement {
        Statement { sql, args: Vec::new() }
    }

    pub fn bind(mut self, arg: impl Into<SqlArg>) -> Statement {
        self.args.push(arg.into());
        self
    }

    /// PostgreSQL cannot store the character with number 0 in text.
    pub fn check(&self) -> Result<(), StoreError> {
        let has_nul = |arg: &SqlArg| matches!(arg, SqlArg::Text(text) if text.contains('\0'));
        if self.args.iter().any(has_nul) { Err(StoreError::Invalid("a text with the character 0")) } else { Ok(()) }
    }

    /// Runs it, and returns how many rows it touched.
    pub async fn run(self, connection: &mut AnyConnection) -> Result<u64, sqlx::Error> {
        let mut query = sqlx::query(self.sql);
        for arg in self.args {
            query = match arg {
                SqlArg::Text(text) => query.bind(text),
                SqlArg::NoText => query.bind(None::<String>),
                SqlArg::Int(number) => query.bind(number),
                SqlArg::NoInt => query.bind(None::<i64>),
            };
        }
        Ok(query.execute(connection).await?.rows_affected())
    }
}
