"""All measurements, one after the other: `python -m bench`, or `make bench`."""

from bench import speed, strength

speed.main()
print()
strength.main()
