"""Which kernels search for runs, said with every measurement in which they count."""

from __future__ import annotations

import os

from bradshaw.routes import compiled


def kernels() -> str:
    """The kernels in use, in words. Ends the program if they are not compiled although nobody wants it so."""
    if compiled():
        return "compiled kernels"
    if os.environ.get("BRADSHAW_PURE", "") not in ("", "0"):
        return "kernels in Python, as BRADSHAW_PURE says"
    raise SystemExit(
        "The kernels are not compiled, or from another source than the present one, and everything would be many times "
        "slower. Build them with `pip install -e .`, or set BRADSHAW_PURE=1 to measure without them."
    )
