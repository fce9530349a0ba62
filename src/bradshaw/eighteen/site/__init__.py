"""The dialect of 18xx.games: its games read and written, and its positions compared with ours."""
