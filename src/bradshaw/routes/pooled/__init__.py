"""Runs that may share track: every stop pays once, whichever of them score it."""
