"""What people are told of: the kinds of notices, where people want them, and the outbox in which they wait."""
