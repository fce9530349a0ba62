"""The web server: accounts, stored games, live updates. `docs/design.md` draws its rooms."""
