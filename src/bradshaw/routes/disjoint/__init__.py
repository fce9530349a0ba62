"""Runs that compete for track: no two share any, and each earns what it calls at."""
