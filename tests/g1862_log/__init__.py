"""1862 in words: the report of play and the names of actions."""
