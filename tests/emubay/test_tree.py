"""The tree of whole turns, held against the rules and the judgement that it has in numbers of its own."""

from __future__ import annotations

import ast
from array import array
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import Foresight
from bradshaw.bots.standing import standing
from bradshaw.core import kernels
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.log import NOBODY, SILENCE
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import PASS, Bid, StartAuction
from bradshaw.games.emubay.components import ACTIONS
from bradshaw.games.emubay.judgement import search_kernel, tree
from bradshaw.games.emubay.judgement.search_kernel import network, position
from bradshaw.games.emubay.judgement.search_kernel import tree as tree_in_python
from bradshaw.games.emubay.judgement.tree import EmuBayTree, packed, unpacked
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import EmuBay

from .played import TAUGHT, positions

pytestmark = pytest.mark.kernels

BEGINNINGS = (Turn, Bidding)


def beginnings(seed: int, bot: str = "greedy", players: int = 4, **options: object) -> Iterator[EmuBay]:
    return (state for state in positions(seed, bot, players, **options) if isinstance(state.frames[-1], BEGINNINGS))


def sold(state: EmuBay) -> EmuBay:
    """The end of an auction in which everybody bids as long as to buy looks better than to let another buy."""
    frame = state.frames[-1]
    if not isinstance(frame, Bidding) or (frame.high_bidder == NOBODY and not frame.passed):
        return state
    state, held = state.copy(), sum(state.in_hands)
    while isinstance(frame := state.frames[-1], Bidding) and sum(state.in_hands) == held:
        lowest, bid = frame.lowest(state), False
        if lowest <= state.cash[1 + frame.bidder]:
            bought = state.copy()
            bought.frames[-1] = Bidding(
                frame.company, frame.first_bidder, frame.must_open, frame.bidder, lowest, frame.bidder, frame.passed
            )
            bid = standing(TITLE, bought)[frame.bidder] > standing(TITLE, state)[frame.bidder]
        advance(state, Bid(lowest) if bid else PASS, SILENCE)
    return state


def comparable(state: EmuBay) -> list[int]:
    """A position as numbers, without those that nobody asks for where the game stands there."""
    numbers = list(packed(state))
    stage = numbers[position.STAGE]
    if stage != position.BIDDING:
        numbers[position.COMPANY :] = [0] * (position.SIZE - position.COMPANY)
    if stage == position.OVER:
        numbers[position.PLAYER] = 0
    return numbers


def check_turns(state: EmuBay) -> None:
    """Every turn is legal, leads where it says, and is judged as what comes of it."""
    foresight, found = Foresight(TITLE), EmuBayTree(state, TAUGHT)
    ends = []
    for number, actions in enumerate(found.turns):
        there = state.copy()
        for action in actions:
            assert there.frames[-1].legal(there, action)
            advance(there, action, SILENCE)
        ends.append(there := sold(there))
        judged = foresight.outlook(there).chances
        assert [found.at_first_sight(number, seat) for seat in range(state.players)] == pytest.approx(judged)
    before = list(found.turns)
    found.start(range(len(before)))
    for number, actions in enumerate(found.turns):
        end, after = ends[before.index(actions)], found.after(number)
        assert comparable(after) == comparable(end)
        assert TITLE.totals(after) == TITLE.totals(end)
        assert after.absorbed == end.absorbed
        assert [sorted(bonds) for bonds in after.bonds] == [sorted(bonds) for bonds in end.bonds]
        worths, chances = found.outlook(number)
        expected = foresight.outlook(end)
        assert (worths, chances) == (pytest.approx(expected.worths), pytest.approx(expected.chances))


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_turns_are_legal_and_lead_and_are_judged_as_the_rules_and_the_network_say(bot: str, players: int):
    for seed in range(11, 13):
        for state in beginnings(seed, bot, players):
            check_turns(state)


@pytest.mark.parametrize(
    "options",
    [
        {"starting_bond_counts": False},
        {"forest_cost": 4},
        {"colour_joins_own_red": False},
        {"starting_revenue": "online"},
    ],
)
def test_options_change_what_can_be_done(options: dict[str, object]):
    for state in beginnings(5, "random", **options):
        check_turns(state)


def test_the_kernel_knows_as_many_facts_as_the_network_is_told():
    expertise = TITLE.expertise
    assert expertise is not None
    assert len(expertise.share_facts) == network.SHARE_FACTS
    assert len(expertise.table_facts) == network.TABLE_FACTS


def test_no_name_of_the_kernel_is_given_twice():
    """Its files are compiled as one module."""
    given = Counter[str]()
    for module in kernels.modules(search_kernel.__name__):
        found = find_spec(module)
        assert found is not None
        assert found.origin is not None
        for line in ast.parse(Path(found.origin).read_text("utf-8")).body:
            if isinstance(line, ast.Assign):
                given.update(target.id for target in line.targets if isinstance(target, ast.Name))
            elif isinstance(line, ast.FunctionDef | ast.ClassDef):
                given[line.name] += 1
    assert len(given) > 100
    assert max(given.values()) == 1


def test_a_tree_that_is_full_goes_on_weighing_what_it_has(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tree, "kernel", search_kernel)
    monkeypatch.setattr(tree_in_python, "MOST_ROWS", tree_in_python.KEPT + 30)
    tree.box.cache_clear()
    found = started(a_turn(), 80)
    tree.box.cache_clear()
    assert sum(found.visits(number) for number in range(len(found.turns))) == 80
    assert found._tree.rows == tree_in_python.KEPT + 30


def test_every_cube_that_can_be_lifted_begins_a_turn():
    for state in beginnings(5):
        if isinstance(state.frames[-1], Turn):
            begun = {actions[0] for actions in EmuBayTree(state, TAUGHT).turns}
            assert begun == set(state.frames[-1].choices(state).actions)


def test_every_action_is_among_the_turns_of_a_game():
    seen = set()
    for seed in range(3):
        for state in beginnings(seed, "random"):
            seen |= {type(actions[1]).__name__ for actions in EmuBayTree(state, TAUGHT).turns if len(actions) > 1}
    assert len(seen) == len(ACTIONS)


def test_positions_stay_the_same_as_numbers():
    for state in beginnings(6):
        assert unpacked(packed(state), state) == state


def started(state: EmuBay, looks: int) -> EmuBayTree:
    found = EmuBayTree(state, TAUGHT)
    found.start(range(len(found.turns)))
    for _ in range(looks):
        found.look()
    return found


def a_turn(seed: int = 7) -> EmuBay:
    return next(state for state in beginnings(seed) if isinstance(state.frames[-1], Turn))


def test_looks_are_counted_where_they_go():
    found = started(a_turn(), 60)
    visits = [found.visits(number) for number in range(len(found.turns))]
    assert sum(visits) == 60
    found.look(len(visits) - 1)
    assert found.visits(len(visits) - 1) == visits[-1] + 1
    for number in range(len(visits)):
        worths, chances = found.outlook(number)
        assert len(worths) == len(chances) == 4
        assert sum(chances) == pytest.approx(1)


def test_turns_that_look_alike_come_in_the_order_that_is_given():
    state = a_turn()
    found = EmuBayTree(state, TAUGHT)
    turns = list(found.turns)
    found.start(range(len(turns))[::-1])
    actor = state.frames[-1].actor(state)
    chances = [found.outlook(number)[1][actor] for number in range(len(turns))]
    assert chances == sorted(chances, reverse=True)
    for one in range(len(turns) - 1):
        if chances[one] == chances[one + 1]:
            assert turns.index(found.turns[one]) > turns.index(found.turns[one + 1])


def test_the_end_of_the_game_is_seen():
    """In the last turn of a game some turns end it, and what is expected of these is how it ends."""
    *_, last = (state for state in beginnings(8) if isinstance(state.frames[-1], Turn))
    found = started(last, 30)
    ended = [number for number in range(len(found.turns)) if TITLE.outcome(found.after(number)) is not None]
    assert ended
    for number in ended:
        outcome = TITLE.outcome(found.after(number))
        assert outcome is not None
        worths, chances = found.outlook(number)
        assert worths == list(outcome.scores)
        assert max(chances) == pytest.approx(1 / len(outcome.winners), abs=1e-5)


def test_turns_can_be_added_in_the_middle_of_one():
    state = next(state for state in positions(9) if isinstance(state.frames[-1], Building))
    found = EmuBayTree(state, TAUGHT)
    assert not found.turns
    expert = Expert("expert", 1, Budget(None, 40))
    weighed = expert.weigh(TITLE, state)
    assert {one.actions[0] for one in weighed} <= set(state.frames[-1].choices(state).actions)


def test_a_turn_that_was_played_is_weighed_wherever_it_begins():
    for number, state in enumerate(positions(8)):
        choices = state.frames[-1].choices(state)
        if number % 9 == 0 and len(choices) > 1:
            played = choices.actions[-1] if choices.actions else choices.ranges[0][-1]
            found = Expert("expert", 1, Budget(None, 5)).weigh(TITLE, state, played)
            assert any(one.actions[0] == played for one in found)


def test_what_was_played_is_looked_into_as_often_as_the_best():
    state = a_turn()
    weighed = Expert("expert", 1, Budget(None, 80)).weigh(TITLE, state)
    worst = weighed[-1].actions[0]
    again = Expert("expert", 1, Budget(None, 80)).weigh(TITLE, state, worst)
    assert any(one.actions[0] == worst for one in again)
    seat = state.frames[-1].actor(state)
    best = max(one.outlook.chances[seat] for one in again if one.actions[0] == worst)
    assert best <= again[0].outlook.chances[seat] + 0.2


@pytest.mark.skipif(not tree.compiled(), reason="the kernel is not compiled here")
def test_both_kernels_find_the_same():
    for number, state in enumerate(beginnings(12)):
        if number % 12:
            continue
        answers = []
        for kernel in (search_kernel, tree.kernel):
            found = kernel.Tree(tree.box(state.players, state.settings), *TAUGHT)
            found.begin(packed(state), state.frames[-1].actor(state), True)
            count = found.turns()
            codes = [found.code(turn) for turn in range(count)]
            ranked = found.rank(array("i", Chance(1).shuffled(range(count))))
            for _ in range(25):
                found.look(NOBODY)
            answers.append((codes, ranked, [(found.visits(turn), found.outlook(turn)) for turn in range(count)]))
        assert answers[0] == answers[1]


def test_the_same_looks_with_the_same_seed_play_the_same():
    for number, state in enumerate(beginnings(13)):
        if number % 8 == 0:
            one, other = (Expert("expert", 3, Budget(None, 50)).choose(TITLE, state) for _ in range(2))
            assert one == other


def test_an_auction_opens_with_the_least_that_is_allowed():
    for state in beginnings(6):
        for actions in EmuBayTree(state, TAUGHT).turns:
            if len(actions) > 1 and isinstance(actions[-2], StartAuction):
                there = state.copy()
                for action in actions[:-1]:
                    advance(there, action, SILENCE)
                assert there.frames[-1].choices(there).ranges[0][0] == actions[-1]
