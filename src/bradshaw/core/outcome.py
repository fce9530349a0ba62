"""How a game ended."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from bradshaw.core.messages import Message, Text, message


class Outcome(msgspec.Struct, frozen=True):
    """Why the game is over, what each seat is worth, and who won; several winners share the victory."""

    reasons: tuple[Text, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Wealth(msgspec.Struct, frozen=True):
    """What a player's score is made of.

    Shares are given by the name of the company, everything else by the id of the message that names it.
    """

    cash: int
    shares: dict[str, int] = {}
    rest: dict[str, int] = {}


def richest(reason: Text, worths: Sequence[int]) -> Outcome:
    """The outcome of a game in which most money wins; equal worth is a shared victory."""
    winners = tuple(seat for seat, worth in enumerate(worths) if worth == max(worths))
    return Outcome((reason,), tuple(worths), winners)


def places(scores: Sequence[int], winners: Collection[int], last: Collection[int] = ()) -> list[int]:
    """The place of every seat, from 1: winners first, then by score, those in `last` behind all; equals share one."""
    keys = [
        (seat in last, seat not in winners, 0 if seat in winners or seat in last else -score)
        for seat, score in enumerate(scores)
    ]
    return [1 + sum(other < key for other in keys) for key in keys]


def standings(worths: Sequence[int], players: Sequence[str]) -> Message:
    """Who won, and what everybody is worth."""
    best = max(worths)
    winners = [seat for seat, worth in enumerate(worths) if worth == best]
    others = sorted((seat for seat in range(len(worths)) if seat not in winners), key=lambda seat: -worths[seat])
    return message(
        "core-standings",
        count=len(winners),
        winners=tuple(players[seat] for seat in winners),
        worth=best,
        others=tuple(message("core-standing", player=players[seat], worth=worths[seat]) for seat in others),
        behind=len(others),
    )
