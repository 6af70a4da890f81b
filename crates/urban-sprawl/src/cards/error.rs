//! Why a pack is refused: file, line and reason.

use std::ops::Range;

use insula_core::PackError;

/// A file that is being read.
#[derive(Clone, Copy)]
pub(super) struct Page<'a> {
    pub text: &'a str,
    pub file: &'a str,
}

impl Page<'_> {
    /// An error at a place of the text.
    pub fn wrong(&self, span: Range<usize>, reason: impl Into<String>) -> PackError {
        let reason = reason.into();
        PackError { file: self.file.to_owned(), line: self.line(&span), reason }
    }

    /// The line of a place, from 1.
    pub fn line(&self, span: &Range<usize>) -> usize {
        let before = self.text.as_bytes().get(..span.start).unwrap_or_default();
        before.iter().filter(|&&byte| byte == b'\n').count() + 1
    }
}
