"""Emu Bay in words: the report of play, the names of actions, and the view of a position."""
