"""What a merger, dividends, a bond or a bid changes for everybody, as it is shown before it is done."""

from __future__ import annotations

from typing import Any

import bradshaw
from bradshaw.core.game import Game
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import PASS, Bid, IssueBond, Merge, PayDividends, StartBuild
from tests.conformance.golden import RECORDS

RECORDED: Game[Any] = bradshaw.load((RECORDS / "emubay-v1-3p-seed104.json").read_bytes())


def decision(kind: type, which: int = 0) -> tuple[Game[Any], Any]:
    """The position before a recorded action of a kind, and the action."""
    numbers = [number for number, played in enumerate(RECORDED.played) if isinstance(played.action, kind)]
    return RECORDED.at(numbers[which]), RECORDED.played[numbers[which]].action


def rows(game: Game[Any], action: Any) -> dict[Any, dict[str, Any]]:
    """What changes, by holder and by the name of the row: (before, after)."""
    sheet = TITLE.sheet(game.state, TITLE.foresee(game.state, action))
    return {
        (holder.company or holder.seat): {str(change.what): (change.before, change.after) for change in holder.changes}
        for holder in sheet.holders
    }


def test_a_merger_shows_the_exchanged_share_and_what_passes_to_the_company() -> None:
    shown = rows(*decision(Merge))
    assert shown[2]["TMLC shares"] == (1, 2)
    assert shown[2]["MLM shares"] == (1, 0)
    assert shown["TMLC"]["Money"] == (8, 19)
    assert shown["TMLC"]["Revenue"] == (6, 14)
    assert shown["TMLC"]["Merged"] == ((), ("MLM",))
    assert shown["MLM"]["Money"] == (11, None)
    assert shown["EBR"]["Reserved shares"] == (4, 3)


def test_dividends_show_what_each_player_gets_and_what_bonds_cost_the_companies() -> None:
    game, action = decision(PayDividends)
    shown = rows(game, action)
    assert [shown[seat]["Cash"] for seat in range(3)] == [(0, 3), (5, 13), (1, 8)]
    assert shown["TMLC"]["Revenue"] == (7, 2)
    facts = TITLE.describe(game.state, action).facts
    assert facts["payouts"] == (3, 8, 7)


def test_a_bond_shows_the_money_and_the_bond() -> None:
    shown = rows(*decision(IssueBond))
    assert shown["EBR"]["Money"] == (12, 42)
    assert [str(bond) for bond in shown["EBR"]["Bonds"][1]] == ["£30 9+2*"], "the free one costs nothing"


def test_a_bid_shows_what_is_won_if_nobody_bids_more_and_a_pass_what_the_bidder_wins() -> None:
    game, bid = decision(Bid)
    seat = game.actors[0]
    sheet = TITLE.sheet(game.state, TITLE.foresee(game.state, bid))
    cash = rows(game, bid)[seat]["Cash"]
    assert cash[0] - cash[1] == bid.amount
    assert [note.say for note in sheet.notes] == ["emubay-sheet-if-highest"]
    game.play(bid)
    assert rows(game, PASS) == {} or seat in rows(game, PASS)


def test_what_only_moves_a_cube_of_the_action_table_changes_nothing() -> None:
    assert rows(*decision(StartBuild)) == {}
