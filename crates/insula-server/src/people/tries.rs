//! How often a password may be tried: by name, and by address.

use std::net::IpAddr;
use std::time::Duration;

use crate::AppError;
use crate::rates::{Limit, home};

/// Who has tried how often.
pub(super) struct Tries {
    names: Limit<String>,
    addresses: Limit<IpAddr>,
}

impl Tries {
    pub(super) fn new() -> Tries {
        let each = Duration::from_secs;
        Tries { names: Limit::new(10, each(30)), addresses: Limit::new(30, each(10)) }
    }

    /// Counts one more try to come in by `name`, or says how long to wait.
    pub(super) fn count(&self, name: &str, address: IpAddr) -> Result<(), AppError> {
        self.addresses.count(&home(address)).map_err(AppError::too_many)?;
        self.names.count(&name.to_owned()).map_err(AppError::too_many)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wait(tried: Result<(), AppError>) -> Option<u32> {
        match tried {
            Err(AppError::TooManyTries { seconds }) => Some(seconds),
            _ => None,
        }
    }

    #[test]
    fn a_name_can_be_tried_ten_times_from_anywhere() {
        let tries = Tries::new();
        let from = |n: u8| IpAddr::from([192, 0, 2, n]);
        for n in 0..10 {
            assert_eq!(wait(tries.count("anna", from(n))), None, "{n}");
        }
        let seconds = wait(tries.count("anna", from(10)));
        assert!(seconds.is_some_and(|seconds| (1..=31).contains(&seconds)), "{seconds:?}");
        assert_eq!(wait(tries.count("bea", from(0))), None);
    }

    #[test]
    fn an_address_can_try_thirty_names() {
        let tries = Tries::new();
        let from = |n: u16| IpAddr::from([0x2001, 0xdb8, 0, 0, n, 0, 0, n]);
        for n in 0..30 {
            assert_eq!(wait(tries.count(&n.to_string(), from(n))), None, "{n}");
        }
        let seconds = wait(tries.count("31", from(31)));
        assert!(seconds.is_some_and(|seconds| (1..=11).contains(&seconds)), "{seconds:?}");
        assert_eq!(wait(tries.count("31", IpAddr::from([192, 0, 2, 1]))), None);
    }
}
