//! The laws every game must pass, golden playthroughs and perft.
