"""Games that others recorded: their positions and moves, read and compared with ours."""
