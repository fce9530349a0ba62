"""What the things of the game are called in messages: hexes, actions of the table, bonds, counted pieces."""

from __future__ import annotations

from typing import Final

from bradshaw.core.messages import Message, message
from bradshaw.games.emubay.components import ACTIONS, CHARTERS, HEXES, LABEL, PLACE, TERRAIN, Bond

HEX_NAME: Final = tuple(
    message("emubay-hex", hex=HEXES[number], terrain=TERRAIN[number], place=PLACE[number] or None)
    for number in range(len(HEXES))
)
"""Hexes as players call them: by the place, or by terrain and number."""
ACTION_NAME: Final = tuple(message("emubay-action", action=action) for action in ACTIONS)
"""The actions of the table."""


def bond_name(bond: Bond) -> Message:
    """A bond with its terms."""
    return message("emubay-bond", amount=bond.amount, x=bond.x, y=bond.y)


def cubes(count: int) -> Message:
    return message("emubay-cubes", count=count)


def tracks(count: int, gauge: str) -> Message:
    return message("emubay-tracks", count=count, gauge=gauge)


def offer(company: int) -> Message:
    """What is auctioned: a share, or an independent, which has one share only and goes as a whole."""
    return message("emubay-offer", company=LABEL[company], independent=company >= CHARTERS)
