"""Input that nobody meant to send: the program says what is wrong with it, and nothing else happens."""
