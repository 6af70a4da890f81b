//! Bots, generic over Game, fed resampled states only.
