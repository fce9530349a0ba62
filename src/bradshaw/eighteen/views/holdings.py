"""What players and companies have, for what is shown before and after: what all 18xx games have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bradshaw.core.changes import Holding, Item
from bradshaw.core.messages import message
from bradshaw.eighteen.state import AnyState

S = TypeVar("S", bound=AnyState)


def players_hold(
    state: S, names: Sequence[str], worth: Callable[[S, int], int], others: Callable[[int], Sequence[Item]]
) -> list[Holding]:
    """What each player has; `names` are those of the companies, `others` what a game has of its own."""
    return [
        Holding(
            (
                Item(message("eighteen-column-cash"), "money", state.money(seat)),
                *(
                    Item(message("eighteen-shares-of", company=name), "count", shares)
                    for company, name in enumerate(names)
                    if (shares := state.shares(seat, company))
                ),
                *others(seat),
                Item(message("eighteen-column-worth"), "money", worth(state, seat)),
            ),
            seat=seat,
        )
        for seat in range(state.players)
    ]


def prices_and_director(state: AnyState, company: int) -> list[Item]:
    """What a company's shares cost, and who directs it."""
    director = state.director[company]
    return [
        Item(message("eighteen-column-price"), "money", state.price(company) or None),
        Item(message("eighteen-column-par"), "money", state.par[company] or None),
        Item(message("eighteen-column-director"), "seat", director if director >= 0 else None),
    ]


def shares_left(state: AnyState, company: int) -> list[Item]:
    """The shares of a company that no player has."""
    return [
        Item(message("eighteen-column-ipo"), "count", state.ipo[company]),
        Item(message("eighteen-column-pool"), "count", state.pool[company]),
    ]
