"""Games in the database and in memory: finding, storing and following them, and who is there."""
