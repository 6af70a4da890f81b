//! Capitol: roofs on the hills of Rome.
