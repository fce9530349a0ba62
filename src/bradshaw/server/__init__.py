"""The web server: accounts, stored games, live updates."""
