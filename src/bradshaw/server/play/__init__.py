"""Playing: seats, moves, bots and clocks, and what people are shown of a game.

`jobs` is what working processes do for it.
"""
