"""Who sits where at a table."""

from __future__ import annotations

import msgspec

ROBOT = "~"
"""How the ids of robots begin where people and robots are told apart."""


class Place(msgspec.Struct):
    """A seat at the table."""

    seat: int
    name: str
    person: str | None = None
    bot: str | None = None
    owner: str | None = None
    """Whoever was replaced here and can take the seat back."""
    open: bool = False
    robot: bool = False
    """Whether a program of the person, or of whoever was replaced, plays here, by a token."""

    @property
    def player(self) -> str | None:
        """Whose signs of life count here: the person's, or those of the person's robots."""
        return robot_of(self.person) if self.robot and self.person is not None else self.person

    @property
    def kind(self) -> str:
        """An empty seat is open to others only if that was said; otherwise its player has left, and it stays closed."""
        return "bot" if self.bot else "person" if self.person else "open" if self.open else "left"


def robot_of(person: str) -> str:
    """The robots of a person, as far as they are here or away."""
    return f"{ROBOT}{person}"


def open_place(seat: int) -> Place:
    """A seat for whoever comes."""
    return Place(seat, f"Seat {seat + 1}", open=True)
