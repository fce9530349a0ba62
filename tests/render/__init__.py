"""Pictures for the terminal."""
