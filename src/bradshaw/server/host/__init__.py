"""What the host does, by command or by setting: backups, checks, the office, and what is forgotten in time."""
