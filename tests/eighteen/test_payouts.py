"""What is told with a choice and beside a question: dividends by player, and what an auction sells at what price."""

from __future__ import annotations

import pytest

import bradshaw
from bradshaw.core.log import SILENCE
from bradshaw.core.view import Table
from bradshaw.eighteen.actions import PayDividend, Retain
from bradshaw.games.g1860 import TITLE as ISLE
from bradshaw.games.g1862 import TITLE as COUNTIES
from bradshaw.games.g1862.actions import Hudson
from bradshaw.words import say
from tests.conformance.golden import RECORDS


@pytest.mark.parametrize("name", ["1860-v1-2p-seed189", "1862-v1-5p-seed60"])
def test_a_dividend_tells_what_each_player_gets_and_the_price_after(name: str) -> None:
    game = bradshaw.load((RECORDS / f"{name}.json").read_bytes())
    twin, seen = game.at(0), set()
    while twin.number < game.length:
        action, state = game.played[twin.number].action, twin.state
        if isinstance(action, PayDividend | Retain | Hudson):
            company = state.frames[-1].company
            facts = game.title.describe(state, action).facts
            after = state.copy()
            after.frames[-1].distribute(after, action, SILENCE)
            gains = tuple(after.money(seat) - state.money(seat) for seat in range(state.players))
            assert facts["payouts"] == gains
            assert (facts["before"], facts["after"]) == (state.price(company), after.price(company))
            seen.add(type(action))
        twin.redo()
    assert {PayDividend, Retain} <= seen


def _lots(tables: tuple[Table, ...]) -> Table:
    return next(table for table in tables if table.title.say == "eighteen-table-lots")


def test_the_auction_of_1860_lists_what_is_for_sale_at_what_price() -> None:
    game = bradshaw.Game(ISLE, ["Ada", "Ben"], seed=1)
    table = _lots(ISLE.view(game.state, game.players).tables)
    rows = {say(row.cells[0]): [say(cell) for cell in row.cells[1:]] for row in table.rows}
    assert rows["Yarmouth"] == ["£50", "£10", "a share of FYN"]
    assert rows["C&N"] == ["£148 to £200", "–", "the directorship"]


def test_parliament_lists_the_companies_that_can_be_proposed_and_what_they_cost() -> None:
    game = bradshaw.Game(COUNTIES, ["Ada", "Ben", "Cleo"], seed=1)
    table = _lots(COUNTIES.view(game.state, game.players).tables)
    proposable = {bid.action.company for bid in game.choices().ranges}
    assert {say(row.cells[0]) for row in table.rows} == proposable
    assert "£162 to £300" in say(table.note)


@pytest.mark.parametrize("name", ["1860", "1862"])
def test_nothing_is_for_sale_by_auction_later_on(name: str) -> None:
    record = {"1860": "1860-v1-2p-seed189", "1862": "1862-v1-8p-seed63"}[name]
    game = bradshaw.load((RECORDS / f"{record}.json").read_bytes())
    titles = [table.title.say for table in game.title.view(game.state, game.players).tables]
    assert "eighteen-table-lots" not in titles
