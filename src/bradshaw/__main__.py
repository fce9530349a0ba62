"""The program `bradshaw`, also as `python -m bradshaw`."""

from __future__ import annotations

import sys
from importlib.util import find_spec

NEEDED = ("cyclopts", "rich")
"""What every command needs, and the library does not."""


def main() -> int:
    """Run the command line, or say what to install if only the library is there."""
    if any(find_spec(name) is None for name in NEEDED):
        print(
            "bradshaw: Only the library is installed; for the command line: pip install 'bradshaw[cli]',"
            " and with the web application: pip install 'bradshaw[server]'",
            file=sys.stderr,
        )
        return 2
    from bradshaw.cli import main as run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())
