"""Games that were exported from 18xx.games: which of their actions count.

An export holds everything that was ever done: moves, moves taken back and made again, chat, and standing orders whose
moves are written inside the action that released them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bradshaw.core.errors import BadAction, BadRecord, quoted
from bradshaw.core.messages import Message, message

CHAT: Final = frozenset(("message",))
ORDERS: Final = frozenset(
    (
        "program_auction_bid",
        "program_buy_shares",
        "program_close_pass",
        "program_disable",
        "program_enable",
        "program_harzbahn_draft_pass",
        "program_independent_mines",
        "program_merger_pass",
        "program_share_pass",
    )
)
"""Actions that change nothing on the table."""


class Move(NamedTuple):
    """A move that counts, and where in the file it stands (counted from 1)."""

    number: int
    action: Mapping[str, Any]


def moves(actions: Sequence[object]) -> list[Move]:
    """The moves that count, in order. Raises BadRecord, naming the action."""
    made: list[Move] = []
    """Everything in force that can be taken back, standing orders included."""
    undone: list[list[Move]] = []
    for number, action in enumerate(actions, start=1):
        if not isinstance(action, Mapping):
            raise _wrong(number, message("eighteen-site-not-object"))
        kind = action.get("type")
        if kind in CHAT:
            continue
        if kind == "undo":
            undone.append(_take_back(made, action, number))
        elif kind == "redo":
            if not undone:
                raise _wrong(number, message("eighteen-site-nothing-to-redo"))
            made += undone.pop()
        else:
            undone.clear()
            made.append(Move(number, action))
    return [move for one in made for move in _effects(one)]


def _take_back(made: list[Move], action: Mapping[str, Any], number: int) -> list[Move]:
    """Remove what an undo takes back: the latest move, or all after the one that it names."""
    target = action.get("action_id")
    if target is None:
        if not made:
            raise _wrong(number, message("eighteen-site-nothing-to-undo"))
        return [made.pop()]
    if type(target) is not int or target < 0:
        raise _wrong(number, message("eighteen-site-undo-target", target=quoted(target)))
    keep = sum(_id(move) <= target for move in made)
    taken = made[keep:]
    if not taken:
        raise _wrong(number, message("eighteen-site-nothing-to-undo-after", target=target))
    del made[keep:]
    return taken


def _id(move: Move) -> int:
    given = move.action.get("id")
    return given if type(given) is int else move.number


def _effects(move: Move) -> Iterator[Move]:
    """The move itself, unless it is a standing order, and the moves that standing orders made after it."""
    if move.action.get("type") not in ORDERS:
        yield move
    automatic = move.action.get("auto_actions") or ()
    if not isinstance(automatic, Sequence) or isinstance(automatic, str):
        raise _wrong(move.number, message("eighteen-site-automatic-list"))
    for action in automatic:
        if not isinstance(action, Mapping):
            raise _wrong(move.number, message("eighteen-site-automatic-object"))
        if action.get("type") not in ORDERS | CHAT:
            yield Move(move.number, action)


def _wrong(number: int, problem: Message) -> BadRecord:
    return BadRecord(message("eighteen-site-action", number=number, problem=problem))


def company_named(name: object, companies: Mapping[str, int]) -> int:
    """The number of a company that an action names. Raises BadAction."""
    if name not in companies:
        raise BadAction(message("eighteen-site-no-company", company=quoted(name)[:20]))
    return companies[str(name)]


def certificates_named(action: Mapping[str, Any], companies: Mapping[str, int]) -> list[tuple[int, int]]:
    """Company and number of each certificate that an action names, such as "IOW_3"."""
    found = []
    for name in action["shares"]:
        company, _, number = str(name).rpartition("_")
        found.append((company_named(company, companies), int(number)))
    return found
