"""Trading in shares: who directs a company, how prices move, and why somebody may not trade."""
