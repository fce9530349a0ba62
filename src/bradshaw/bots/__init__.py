"""Players made of code, and the arena in which they meet."""
