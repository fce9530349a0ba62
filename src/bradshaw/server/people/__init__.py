"""People and their clubs: accounts, logins, tokens, ties, results and reports, and what others are told of them."""
