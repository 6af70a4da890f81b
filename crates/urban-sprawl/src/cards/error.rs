//! Why a pack is refused: file, line and reason.

use std::ops::Range;

/// What is wrong with a pack of cards.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{file}:{line}: {reason}")]
pub struct CardError {
    /// The file, as it was called.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, in words.
    pub reason: String,
}

/// A file that is being read.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub text: &'a str,
    pub file: &'a str,
}

impl Page<'_> {
    /// An error at a place of the text.
    pub fn wrong(&self, span: Range<usize>, reason: impl Into<String>) -> CardError {
        let reason = reason.into();
        CardError { file: self.file.to_owned(), line: self.line(&span), reason }
    }

    /// The line of a place, from 1.
    pub fn line(&self, span: &Range<usize>) -> usize {
        let before = self.text.as_bytes().get(..span.start).unwrap_or_default();
        before.iter().filter(|&&byte| byte == b'\n').count() + 1
    }
}
