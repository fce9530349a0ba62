"""What bots think of a position, and which moves are worth a thought."""
