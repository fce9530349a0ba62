"""The rulebook of Emu Bay, a module for each of its sections."""
