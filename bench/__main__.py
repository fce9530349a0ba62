"""All measurements, one after the other: `python -m bench`, or `make bench`."""

from bench import eighteen, load, page, runs, speed, strength

for part in (speed, eighteen, runs, load, page, strength):
    part.main()
    print()
