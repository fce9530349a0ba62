"""Best runs: which runs a company's trains can make on a network of track, and which are worth most."""

from __future__ import annotations

from bradshaw.routes.engine import compiled, pure

__all__ = ["compiled", "pure"]
