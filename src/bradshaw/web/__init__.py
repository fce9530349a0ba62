"""The web client: static files that the server hands out as they are."""
