"""Before and after: what changes hands by an action, in every game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import bradshaw
from bradshaw.core.changes import Holding, Item, Sheet, compare
from bradshaw.core.game import Game
from bradshaw.core.messages import message
from tests.conformance.golden import RECORDS
from tests.examples import SOAK

CASH = message("eighteen-column-cash")
TRAINS = message("eighteen-column-trains")
GAMES = ("emubay-v1-4p-seed111", "1860-v1-3p-seed13", "1862-v1-3p-seed58")


def sheet_of(game: Game[Any], action: Any) -> Sheet:
    return game.title.sheet(game.state, game.title.foresee(game.state, action))


def test_only_what_differs_is_on_the_sheet_with_the_difference() -> None:
    before = [
        Holding((Item(CASH, "money", 100), Item(message("eighteen-shares-of", company="C&N"), "count", 2)), seat=0),
        Holding((Item(CASH, "money", 50),), seat=1),
        Holding((Item(TRAINS, "list", ("2+1", "2+1", "3+2")),), company="C&N"),
    ]
    after = [
        Holding((Item(CASH, "money", 70), Item(message("eighteen-shares-of", company="IOW"), "count", 1)), seat=0),
        Holding((Item(CASH, "money", 50),), seat=1),
        Holding((Item(TRAINS, "list", ("2+1", "4+2")),), company="C&N"),
    ]
    ada, company = compare(before, after)
    assert (ada.seat, company.company) == (0, "C&N"), "whoever has nothing that changes is left out"
    told = {str(change.what): (change.before, change.after, change.difference) for change in ada.changes}
    assert told == {"Cash": (100, 70, -30), "C&N shares": (2, 0, -2), "IOW shares": (0, 1, 1)}
    (trains,) = company.changes
    assert (trains.gained, trains.lost) == (("4+2",), ("2+1", "3+2"))


def test_what_there_was_not_or_is_no_longer_has_no_difference() -> None:
    price = message("eighteen-column-price")
    (company,) = compare(
        [Holding((Item(price, "money", None), Item(TRAINS, "words", "none")), company="C&N")],
        [Holding((Item(price, "money", 90), Item(TRAINS, "words", "none")), company="C&N")],
    )
    (change,) = company.changes
    assert (change.before, change.after, change.difference) == (None, 90, 0)


@pytest.mark.parametrize("name", GAMES)
def test_the_sheets_of_recorded_moves_say_what_the_moves_did(name: str) -> None:
    """Wherever the next position of the record is the one foreseen, everybody has what the sheet says."""
    game = bradshaw.load((RECORDS / f"{name}.json").read_bytes())
    title, twin = game.title, game.at(0)
    compared: Counter[str] = Counter()
    while twin.number < game.length:
        if twin.number % 2 and not SOAK:
            twin.redo()
            continue
        state, action = twin.state, game.played[twin.number].action
        foreseen = title.foresee(state, action)
        sheet = title.sheet(state, foreseen)
        twin.redo()
        assert all(change.before != change.after for holder in sheet.holders for change in holder.changes)
        if foreseen.state.canonical() != twin.state.canonical():
            continue
        compared[type(action).__name__] += bool(sheet.holders)
        # What holders decide or must sell on the way is told as well, and is nothing that they have.
        has = {(one.seat, one.company): one.items for one in title.holdings(twin.state)}
        for one in foreseen.besides:
            has[one.seat, one.company] = (*has[one.seat, one.company], *one.items)
        for holder in sheet.holders:
            items = {item.what: item.value for item in has[holder.seat, holder.company]}
            for change in holder.changes:
                assert items.get(change.what, 0) == change.after
    assert len(compared) > 4
    assert sum(compared.values()) > 20


@pytest.mark.parametrize("name", GAMES)
def test_looking_ahead_changes_nothing(name: str) -> None:
    game = bradshaw.load((RECORDS / f"{name}.json").read_bytes())
    twin = game.at(0)
    while twin.number < game.length:
        if twin.number % 7 == 0:
            before = twin.state.digest()
            sheet_of(twin, game.played[twin.number].action)
            assert twin.state.digest() == before
        twin.redo()
