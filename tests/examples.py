"""How many examples hypothesis tries: a few whenever the tests run, many times as many with `make soak`."""

import os

TIMES = int(os.environ.get("BRADSHAW_EXAMPLES") or 1)


def examples(count: int) -> int:
    """So many, or in a soak many times as many."""
    return count * TIMES
