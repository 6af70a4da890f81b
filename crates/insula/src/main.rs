//! The insula binary.

fn main() {}
