"""1860 beside 18xx.games: its games, its positions, its files."""
