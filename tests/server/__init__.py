"""The server, as browsers and those who wish it ill see it."""
