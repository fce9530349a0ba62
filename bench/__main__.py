"""All measurements, one after the other: `python -m bench`, or `make bench`."""

from bench import eighteen, envs, load, moves, page, runs, speed, strength, thought

for part in (speed, eighteen, thought, envs, runs, load, moves, page, strength):
    part.main()
    print()
