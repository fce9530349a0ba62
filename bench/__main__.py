"""All measurements, one after the other: `python -m bench`, or `make bench`."""

from bench import load, page, speed, strength

for part in (speed, load, page, strength):
    part.main()
    print()
