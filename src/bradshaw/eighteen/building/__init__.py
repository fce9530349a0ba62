"""What a company builds in its turn: tiles and tokens."""
