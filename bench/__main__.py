"""All measurements, one after the other: `python -m bench`, or `make bench`."""

from bench import eighteen, envs, load, moves, page, runs, speed, strength

for part in (speed, eighteen, envs, runs, load, moves, page, strength):
    part.main()
    print()
