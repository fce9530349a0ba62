"""Games from which bots learn, and what is fitted to them. The scripts `learn*.py` of the repository drive it.

A piece of work is one game, told by a task that can travel, so that it can be played by other processes and machines.
"""
