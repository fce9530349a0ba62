"""1862 beside 18xx.games: its games and its files."""
