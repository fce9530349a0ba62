"""Files: records of ours, and games that others recorded."""
