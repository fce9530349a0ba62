"""The rulebook of 1860, a module for each of its sections."""
