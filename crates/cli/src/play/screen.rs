//! Where people read and type.

use std::io::{BufRead, Write};

use crate::Failure;

/// Input and output, which need not be a terminal.
pub struct Screen {
    /// Where lines come from.
    pub input: Box<dyn BufRead>,
    /// Where text goes.
    pub out: Box<dyn Write>,
    /// Whether a person sits at both ends: then the screen can be cleared.
    pub terminal: bool,
}

impl Screen {
    /// Shows a text and ends the line.
    ///
    /// # Errors
    /// Nobody takes the output.
    pub fn say(&mut self, text: &str) -> Result<(), Failure> {
        writeln!(self.out, "{text}")?;
        Ok(())
    }

    /// Shows `prompt` and waits for a line; `None` at the end of the input.
    ///
    /// # Errors
    /// Input or output broke.
    pub fn ask(&mut self, prompt: &str) -> Result<Option<String>, Failure> {
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Hides what is on the screen; on paper nothing can be hidden.
    ///
    /// # Errors
    /// Nobody takes the output.
    pub fn clear(&mut self) -> Result<(), Failure> {
        if self.terminal {
            // Also what can be scrolled back to.
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        }
        Ok(())
    }
}
