"""Programs that play, or misbehave in some way: each is a small script in a file."""

from pathlib import Path

FIRST_CHOICE = Path(__file__).parent / "first_choice.py"
