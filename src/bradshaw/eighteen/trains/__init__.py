"""Trains: their runs, what these earn and who gets it, and how trains change hands."""
