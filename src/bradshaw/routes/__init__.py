"""Best runs: which runs a company's trains can make on a network of track, and which are worth most.

Two kinds of questions have a search each. In `disjoint` runs compete for track and each earns what it calls at; in
`pooled` runs may share track and every stop pays once. What a game asks of runs besides is a value of each question.
"""

from __future__ import annotations

from bradshaw.routes.engine import compiled, pure

__all__ = ["compiled", "pure"]
