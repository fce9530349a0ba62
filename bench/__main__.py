"""All measurements, one after the other: `python -m bench`, or `make bench`."""

from bench import isle, load, page, runs, speed, strength

for part in (speed, isle, runs, load, page, strength):
    part.main()
    print()
