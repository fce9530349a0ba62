"""One package per game: its data and its rules."""
