//! A value that must not be shown by accident.

use std::fmt;

/// Something hidden from at least one viewer. It has no `Serialize` and prints
/// as `Secret(..)`: a secret in a view does not compile, and none in a log.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Secret<T>(T);

impl<T> Secret<T> {
    /// Hides `value`.
    pub const fn new(value: T) -> Secret<T> {
        Secret(value)
    }

    /// Looks at it; whoever calls this answers for where it goes.
    #[inline]
    pub const fn get(&self) -> &T {
        &self.0
    }

    /// Looks at it to change it.
    #[inline]
    pub const fn get_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T> fmt::Debug for Secret<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_does_not_print() {
        assert_eq!(format!("{:?}", Secret::new([7, 8])), "Secret(..)");
    }
}
