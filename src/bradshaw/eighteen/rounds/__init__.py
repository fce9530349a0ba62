"""Turns and rounds: frames, what a stock round remembers, and the end of the game."""
