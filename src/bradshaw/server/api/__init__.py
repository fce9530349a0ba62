"""The routes: what can be asked over HTTP, a module for each subject. Those about one game are in `games`."""
