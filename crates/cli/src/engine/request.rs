//! Requests: what is in a line, and what is wrong with it.

use serde_json::{Map, Value};
use table::{Problem, Seat, Seed};

use crate::files;

/// A line that is a request; whether the command can be done is another matter.
pub struct Request {
    /// What is echoed in the reply.
    pub id: Option<Value>,
    /// The command.
    pub cmd: String,
    fields: Map<String, Value>,
}

impl Request {
    /// Reads a line.
    ///
    /// # Errors
    /// Says what is wrong, with the request's `id` as far as one could be read.
    pub fn parse(line: &str) -> Result<Request, (Option<Value>, Problem)> {
        let value: Value = serde_json::from_str(line.trim_end()).map_err(|error| {
            let (number, column) = (error.line(), error.column());
            let text = error.to_string();
            let message = text.strip_suffix(&format!(" at line {number} column {column}")).unwrap_or(&text);
            (None, Problem::new(format!("malformed JSON at column {column}: {message}")))
        })?;
        let Value::Object(mut fields) = value else {
            return Err((None, Problem::new("a request is a JSON object such as {\"cmd\":\"status\"}")));
        };
        let id = fields.remove("id");
        match fields.remove("cmd") {
            Some(Value::String(cmd)) => Ok(Request { id, cmd, fields }),
            Some(other) => Err((id, Problem::new(format!("'cmd' must be a text, not {other}")))),
            None => Err((id, Problem::new("'cmd' is missing"))),
        }
    }

    /// Refuses fields the command does not take: most of them are mistyped.
    ///
    /// # Errors
    /// Names the field and those there are.
    pub fn only(&self, known: &[&str]) -> Result<(), Problem> {
        match self.fields.keys().find(|field| !known.contains(&field.as_str())) {
            None => Ok(()),
            Some(field) if known.is_empty() => Err(Problem::new(format!("'{}' takes no field '{field}'", self.cmd))),
            Some(field) => {
                Err(Problem::new(format!("'{}' takes no field '{field}'; it takes {}", self.cmd, known.join(", "))))
            }
        }
    }

    /// A field; `null` is as good as none.
    pub fn get(&self, field: &str) -> Option<&Value> {
        self.fields.get(field).filter(|value| !value.is_null())
    }

    /// A field that must be there.
    ///
    /// # Errors
    /// Names it.
    pub fn need(&self, field: &str) -> Result<&Value, Problem> {
        self.get(field).ok_or_else(|| Problem::new(format!("'{}' needs '{field}'", self.cmd)))
    }

    /// An object that must be there.
    ///
    /// # Errors
    /// Names the field.
    pub fn object(&self, field: &str) -> Result<&Value, Problem> {
        let value = self.need(field)?;
        if value.is_object() { Ok(value) } else { Err(Problem::new(format!("'{field}' must be an object"))) }
    }

    /// A text that must be there.
    ///
    /// # Errors
    /// Names the field.
    pub fn text(&self, field: &str) -> Result<&str, Problem> {
        self.need(field)?.as_str().ok_or_else(|| Problem::new(format!("'{field}' must be a text")))
    }

    /// A seat that may be left out.
    ///
    /// # Errors
    /// It is no seat letter.
    pub fn seat(&self, field: &str) -> Result<Option<Seat>, Problem> {
        let Some(value) = self.get(field) else { return Ok(None) };
        let seat = value.as_str().and_then(Seat::parse);
        seat.map(Some).ok_or_else(|| Problem::new(format!("'{field}' must be a seat letter, not {value}")))
    }

    /// A yes or no that is no if left out.
    ///
    /// # Errors
    /// It is neither.
    pub fn flag(&self, field: &str) -> Result<bool, Problem> {
        let Some(value) = self.get(field) else { return Ok(false) };
        value.as_bool().ok_or_else(|| Problem::new(format!("'{field}' must be true or false, not {value}")))
    }

    /// The seed: 64 hexadecimal digits or a number; a fresh one if left out.
    ///
    /// # Errors
    /// It is neither.
    pub fn seed(&self) -> Result<Seed, Problem> {
        match self.get("seed") {
            None => Ok(files::fresh_seed()),
            Some(Value::String(text)) => text.parse(),
            Some(Value::Number(number)) => number.to_string().parse(),
            Some(other) => Err(Problem::new(format!("'seed' must be a number or 64 hexadecimal digits, not {other}"))),
        }
    }
}
