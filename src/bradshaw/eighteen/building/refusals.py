"""Why nothing can be built, in all 18xx games. A game names its rule."""

from __future__ import annotations

from bradshaw.core.errors import quoted
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.board.tiles import Tile


def unknown_hex(rule: str, name: str) -> Refusal:
    return refused(rule, "eighteen-refusal-no-such-hex", hex=quoted(name[:20]))


def unknown_tile(rule: str, name: str) -> Refusal:
    return refused(rule, "eighteen-refusal-no-such-tile", tile=quoted(name[:20]))


def wrong_letter(rule_of_hex: str, rule_of_tile: str, label: str, tile: Tile) -> Refusal:
    """Why a tile with another letter than its hex, or with one where the hex has none, does not go there."""
    if label:
        return refused(rule_of_hex, "eighteen-refusal-letter", letter=label)
    return refused(rule_of_tile, "eighteen-refusal-tile-for-letter", tile=tile.id, letter=tile.label)
