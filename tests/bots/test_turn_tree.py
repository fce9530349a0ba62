"""The tree of turns that an expert looks through where a game has no tree of its own, and the breadth of its search."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import pytest

import bradshaw
from bradshaw.bots import expert, turns
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import Foresight, shipped
from bradshaw.bots.turn_tree import FIRST_SIGHT, FoundTree, Node
from bradshaw.core.chance import Chance
from bradshaw.core.log import NOBODY
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.stock import StockTurn

from .games import some_positions

EMUBAY, ISLE = bradshaw.title("emubay"), bradshaw.title("1860")
LOOKS = 120


@cache
def grown(looks: int) -> tuple[FoundTree, Any]:
    """A tree of Emu Bay that has been looked into, and the position that it stands on."""
    foresight = Foresight(EMUBAY, shipped(EMUBAY))
    state = next(one for one in some_positions("emubay", 60, 1) if len(turns.turns(foresight, one, Chance(1))) > 12)
    tree = FoundTree(foresight, state, Chance(2))
    for turn in turns.turns(foresight, state, Chance(1)):
        tree.add(turn.actions, turn.state)
    tree.start(range(len(tree.turns)))
    for _ in range(looks):
        tree.look()
    return tree, state


def nodes(tree: FoundTree) -> list[Node]:
    found = [tree._root]
    for node in found:
        found += node.following
    return found


def test_each_look_goes_behind_one_turn_and_all_chances_add_up():
    tree, _ = grown(LOOKS)
    assert sum(tree.visits(number) for number in range(len(tree.turns))) == LOOKS
    assert tree.judgements == len(nodes(tree))
    for node in nodes(tree):
        assert sum(node.chances) == pytest.approx(1)


def test_a_position_is_worth_the_mean_of_what_was_found_behind_it():
    tree, _ = grown(LOOKS)
    seen = 0
    for node in nodes(tree):
        inner = [one for one in node.following if one.visits]
        if node.visits > 1 and inner:
            # The first look behind a node found what is likely there; each later one went behind one of its turns.
            sums = [sum(one.visits * one.chances[seat] for one in inner) for seat in range(len(node.chances))]
            rest = [own * node.visits - behind for own, behind in zip(node.chances, sums, strict=True)]
            first = node.visits - sum(one.visits for one in inner)
            assert first == (0 if node is tree._root else 1)
            assert sum(rest) == pytest.approx(first)
            assert all(-1e-9 <= one <= 1 for one in rest)
            seen += 1
    assert seen > 2


def test_whoever_has_just_moved_is_judged_lower_until_somebody_looks():
    tree, _ = grown(LOOKS)
    excess = tree._gained / (tree._positions + 4)
    assert tree._positions > 10
    assert excess > 0
    last = [one for node in nodes(tree)[1:] for one in node.following if not one.visits and one.actor != NOBODY]
    assert all(one.chances[one.mover] < one.judged[one.mover] for one in last)


def test_a_turn_is_judged_by_first_sight_and_the_more_by_looks_the_more_there_were():
    tree, state = grown(LOOKS)
    actor = state.frames[-1].actor(state)
    excess = tree._promised_too_much()
    seen = sum(node.visits * (node.judged[actor] - node.chances[actor]) for node in tree._added)
    assert excess.chances[actor] == pytest.approx(seen / LOOKS)
    for number, node in enumerate(tree._added):
        promised, expected = node.judged[actor] - excess.chances[actor], tree.outlook(number)[1][actor]
        low, high = sorted((promised, node.chances[actor]))
        assert low - 1e-9 <= expected <= high + 1e-9
        if not node.visits:
            assert expected == pytest.approx(promised)
        elif node.visits > FIRST_SIGHT:
            assert abs(expected - node.chances[actor]) <= abs(expected - promised) + 1e-9
    assert sum(tree.outlook(0)[1]) == pytest.approx(1)
    ranking = tree.ranking(actor)
    assert sorted(ranking) == list(range(len(tree.turns)))
    expected = [tree.outlook(number)[1][actor] for number in ranking]
    assert expected == sorted(expected, reverse=True)


def test_companies_of_1860_go_by_first_sight_and_players_in_stock_rounds_look_further(monkeypatch: pytest.MonkeyPatch):
    looks: list[int] = []
    look = FoundTree.look

    def watched(tree: FoundTree, into: int = NOBODY) -> None:
        looks.append(1)
        look(tree, into)

    monkeypatch.setattr(FoundTree, "look", watched)
    Expert("expert:8", 1, Budget(None, 8)).choose(ISLE, laying())
    assert not looks
    foresight = Foresight(ISLE)
    trading = (one for one in some_positions("1860", 160, 1) if isinstance(one.frames[-1], StockTurn))
    state = next(one for one in trading if len(foresight.considered(one)) > 2)
    Expert("expert:8", 1, Budget(None, 8)).choose(ISLE, state)
    assert len(looks) == 7


def test_the_turn_that_is_expected_to_be_best_is_played(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(EMUBAY.expertise), "tree", lambda *given: None)
    _, state = grown(0)
    trees: list[FoundTree] = []

    class Watched(FoundTree):
        def start(self, order: Any) -> None:
            super().start(order)
            trees.append(self)

    monkeypatch.setattr(expert, "FoundTree", Watched)
    bot = Expert("expert:50", 1, Budget(None, 50))
    first = bot.choose(EMUBAY, state)
    [tree] = trees
    expected = [tree.outlook(number)[1][state.frames[-1].actor(state)] for number in range(len(tree.turns))]
    assert tree.turns[expected.index(max(expected))][0] == first
    assert Expert("expert:50", 1, Budget(None, 50)).choose(EMUBAY, state) == first


@cache
def laying() -> Any:
    """A position of 1860 in which a company may lay many tiles."""
    foresight = Foresight(ISLE)
    building = (one for one in some_positions("1860", 160, 1) if isinstance(one.frames[-1], LayTrack))
    return max(building, key=lambda one: len(foresight.considered(one)))


def test_a_broader_search_compares_more_and_finds_nothing_worse():
    foresight, state = Foresight(ISLE), laying()
    actor = state.frames[-1].actor(state)
    few, usual, broad = (turns.turns(foresight, state, Chance(1), breadth) for breadth in (turns.AS_OTHERS, 1, 4))
    assert len(few) < len(usual) <= len(broad)
    assert few[0].outlook.chances[actor] <= usual[0].outlook.chances[actor] <= broad[0].outlook.chances[actor] + 1e-9
    compared = [len(foresight.considered(state, breadth)) for breadth in (turns.AS_OTHERS, 1, 4)]
    assert compared == sorted(compared)


def test_a_search_without_time_ends(monkeypatch: pytest.MonkeyPatch):
    clock = count(1.0, 0.25)
    monkeypatch.setattr(turns, "perf_counter", lambda: next(clock))
    with pytest.raises(turns.OutOfTime):
        turns.turns(Foresight(ISLE), laying(), Chance(1), 4, 2.0)


@pytest.mark.parametrize("too_broad", [1, 4])
def test_when_time_runs_out_the_turns_of_the_search_before_are_compared(
    monkeypatch: pytest.MonkeyPatch, too_broad: int
):
    foresight, state, chance = Foresight(ISLE), laying(), Chance(5)
    *_, known = (
        turns.turns(foresight, state, chance, breadth) for breadth in (turns.AS_OTHERS, 1) if breadth < too_broad
    )

    def search(*given: Any) -> list[turns.Turn]:
        _, _, _, breadth, *deadline = given
        if breadth >= too_broad:
            # What is given up in time has been told when that is.
            assert deadline != [None]
            assert len(deadline) == 1
            raise turns.OutOfTime
        return turns.turns(*given)

    monkeypatch.setattr(expert, "turns", search)
    found = Expert("expert:60s", 5, Budget(60.0, None)).weigh(ISLE, state)
    assert {one.actions for one in found} == {one.actions for one in known}
