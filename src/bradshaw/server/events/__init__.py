"""A game as its events: folded into a position, with its clocks, snapshots and the moves to be made in it."""
