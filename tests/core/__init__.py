"""The engine's own parts, one by one, and a whole small game made of them."""
