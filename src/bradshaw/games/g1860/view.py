"""The position for people."""

from __future__ import annotations

from collections.abc import Sequence

from bradshaw.core.view import Board, View
from bradshaw.games.g1860.state import Isle


def view(state: Isle, players: Sequence[str]) -> View:
    return View("", "", Board(()), (), ())
