"""The rulebook of 1862, a module for each of its sections."""
