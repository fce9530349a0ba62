"""The cards of the solo game: taking them from their rows, dealing new ones, and companies that leave the game."""

from __future__ import annotations

from typing import Final

import msgspec

from bradshaw.core.log import Log
from bradshaw.eighteen.state import UNSET
from bradshaw.games.g1862.components import ALL
from bradshaw.games.g1862.state import HOMES, OUT_OF_PLAY, Counties

SOLO: Final = "1862.2.5-simpler-variants"
"""The rule on which the rulings S1 to S18 hang, by which the solo game is played."""


def cards_of(state: Counties, company: int) -> int:
    """How many cards of a company lie in the rows and in the deck."""
    return sum(row.count(company) for row in state.solo.rows) + state.solo.deck.count(company)


def at_hand(state: Counties, company: int) -> int:
    """How many cards of a company can be taken before one of another must be."""
    count = 0
    for row in state.solo.rows:
        for card in row:
            if card != company:
                break
            count += 1
    return count


def with_row(state: Counties, number: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """All rows, one of them changed."""
    rows = state.solo.rows
    return (*rows[:number], row, *rows[number + 1 :])


def take_first(state: Counties, number: int) -> int:
    """Take the first card of a row; returns its company."""
    row = state.solo.rows[number]
    state.solo = msgspec.structs.replace(state.solo, rows=with_row(state, number, row[1:]))
    return row[0]


def put_first(state: Counties, number: int, company: int) -> None:
    """Put a card in front of a row."""
    rows = with_row(state, number, (company, *state.solo.rows[number]))
    state.solo = msgspec.structs.replace(state.solo, rows=rows)


def clear_cards(state: Counties, company: int) -> int:
    """Take all cards of a company from the rows and from the deck; returns how many there were."""
    count = cards_of(state, company)
    if count:
        rows = tuple(tuple(card for card in row if card != company) for row in state.solo.rows)
        deck = tuple(card for card in state.solo.deck if card != company)
        state.solo = msgspec.structs.replace(state.solo, rows=rows, deck=deck)
    return count


def deal(state: Counties, number: int, count: int) -> int:
    """Fill an empty row from the deck, as far as that reaches; returns how many cards it has now."""
    dealt, rest = state.solo.deck[:count], state.solo.deck[count:]
    state.solo = msgspec.structs.replace(state.solo, rows=with_row(state, number, dealt), deck=rest)
    return len(dealt)


def take_permit(state: Counties, company: int) -> int | None:
    """A company that floats gets the next permit; from now on it is the company's own.

    Returns its kind, or None in the simple games, where permits mean nothing.
    """
    kind, *rest = state.solo.permits
    state.solo = msgspec.structs.replace(state.solo, permits=tuple(rest))
    state.first_permit = (*state.first_permit[:company], kind, *state.first_permit[company + 1 :])
    state.permits[company] = (kind,)
    return None if state.settings.simple else kind


# Companies that leave the game


def leave_game(state: Counties, company: int) -> None:
    """The company takes no part any more, nor do its cards."""
    clear_cards(state, company)
    state.offer = (*state.offer[:company], OUT_OF_PLAY, *state.offer[company + 1 :])


def remove_company(state: Counties, company: int, log: Log, *, by_chance: bool) -> None:
    """A company without a price leaves the game, and no more track is laid in its home."""
    leave_game(state, company)
    state.solo = msgspec.structs.replace(state.solo, shut=(*state.solo.shut, HOMES[company]))
    log.note("remove_company", SOLO, company=company, by_chance=by_chance)


def removable(state: Counties) -> list[int]:
    """The companies that chance may take, in the order in which it does."""
    return [company for company in state.solo.removals if state.is_in_play(company) and state.par[company] == UNSET]


def remove_by_chance(state: Counties, log: Log) -> None:
    """The next company without a price leaves the game, if there is one."""
    companies = removable(state)
    if companies:
        remove_company(state, companies[0], log, by_chance=True)


def cards_to_pool(state: Counties, company: int) -> int:
    """All cards of a company are for sale in the pool from now on; returns how many there were."""
    count = clear_cards(state, company)
    state.ipo[company] -= count
    state.pool[company] += count
    return count


def clear_table(state: Counties) -> list[tuple[int, int]]:
    """When the LNER forms the cards of companies with a price go to the pool, and the others leave the game.

    Returns the companies with the numbers of their cards.
    """
    moved = [(company, cards_to_pool(state, company)) for company in range(ALL) if state.par[company] != UNSET]
    state.solo = msgspec.structs.replace(state.solo, rows=((),) * len(state.solo.rows), deck=())
    return [(company, count) for company, count in moved if count]
