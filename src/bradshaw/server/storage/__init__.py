"""The database: its tables and their history, transactions, and how workers hear of what others have stored."""
