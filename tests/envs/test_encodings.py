"""Recorded games in numbers: every choice has an index, and the moves that were played can be expressed."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bradshaw
from bradshaw.core.action import Action
from bradshaw.core.choices import Choices, Range
from bradshaw.core.encoding import Fixed, Ladder, MoveSpace, Places, offset
from bradshaw.core.frame import advance
from bradshaw.core.log import Log
from bradshaw.games.g1860.components import COMPANY, NAMES
from bradshaw.games.g1860.state import MINT
from tests.examples import examples

from .recorded import golden, of_emu_bay, of_the_site

# Ladders


@given(st.integers(2, 200), st.integers(1, 2000))
def test_rungs_rise_from_the_lowest_value_to_the_highest(rungs, values):
    offsets = [offset(rung, rungs, values) for rung in range(min(rungs, values))]
    assert offsets[0] == 0
    assert offsets[-1] == values - 1
    assert offsets == sorted(set(offsets))
    if values <= rungs:
        assert offsets == list(range(values))
    else:
        assert offsets[: 3 * rungs // 4] == list(range(3 * rungs // 4))


class Pay(Action, frozen=True, tag="pay"):
    to: str
    amount: int


class Stand(Action, frozen=True, tag="stand"):
    pass


class Deal(Action, frozen=True, tag="deal"):
    to: str
    what: tuple[str, ...]


MOVES = MoveSpace(
    Fixed("stand", (Stand(),)),
    Ladder("pay", (Pay("Ada", 0), Pay("Ben", 0)), "amount", 8),
    Places("deal", Deal, 2, "to", ("Ada", "Ben")),
)


def test_moves_are_numbered_block_after_block():
    choices = Choices(
        (Stand(), Deal("Ben", ("a",)), Deal("Ben", ("b",)), Deal("Ben", ("c",)), Deal("Ada", ("d",))),
        (Range(Pay("Ben", 10), "amount", 10, 100, 10),),
    )
    legal = MOVES.legal(choices)
    assert MOVES.size == 1 + 2 * 8 + 2 * 2
    assert sorted(legal.indices()) == [0, *range(9, 17), 17, 19, 20]
    assert len(legal) == 12
    assert legal.index(Deal("Ben", ("c",))) is None
    assert [legal.action(index).amount for index in range(9, 17)] == [10, 20, 30, 40, 50, 60, 80, 100]
    assert legal.index(Pay("Ben", 70)) is None
    assert legal.index(Pay("Ben", 80)) == 15
    assert legal.action(1) is None
    assert [MOVES.name(index) for index in (0, 15, 20)] == ["stand", "pay Ben rung 6", "deal Ben place 1"]


def test_a_choice_that_no_block_has_is_told():
    with pytest.raises(LookupError, match="Pay"):
        MOVES.legal(Choices((Pay("Cleo", 3),)))


@pytest.mark.parametrize("index", [-1, MOVES.size])
def test_an_index_beyond_the_moves_has_no_name(index):
    with pytest.raises(IndexError):
        MOVES.name(index)


# Recorded games


def expressed(encoding, positions):
    """How many moves of each kind were played, and how many of them have an index."""
    played, known = Counter(), Counter()
    for state, action in positions:
        kind = type(action).__struct_config__.tag
        choices = state.frames[-1].choices(state)
        legal = encoding.moves.legal(choices)
        assert len(legal) == len(choices) or choices.ranges
        played[kind] += 1
        index = legal.index(action)
        if index is not None:
            assert legal.action(index) == action
            known[kind] += 1
        elif kind == "run_trains":
            known[kind] += leads_to_the_same(state, action, choices.actions)
    return played, known


def leads_to_the_same(state, action, listed):
    """Whether a listed set of runs has the same effect as one that is not; if not, that one earns less."""
    effects, earnings = [], []
    for one in (action, *listed):
        after, log = state.copy(), Log()
        advance(after, one, log)
        told = next(entry.facts for entry in log.entries if entry.kind == "run_trains")
        effects.append(after.digest())
        earnings.append((told["revenue"], told["subsidy"]))
    if effects[0] in effects[1:]:
        return True
    assert earnings[0] < max(earnings[1:])
    return False


@pytest.mark.parametrize(
    ("name", "missing"),
    [
        ("emubay-v1-4p-seed39", {}),
        ("1860-v1-3p-seed22", {"buy_train": 5}),
        ("1862-v1-1p-seed16", {}),
        ("1862-v1-8p-seed63", {}),
    ],
)
def test_the_moves_of_a_golden_record_can_be_expressed(name, missing):
    title = bradshaw.title(name.partition("-")[0])
    played, known = expressed(title.encoding(), golden(name))
    assert sum(played.values()) > 50
    assert dict(played - known) == missing


@pytest.mark.parametrize("name", [f"ref{number:02}" for number in range(1, 1 + examples(4))])
def test_every_move_of_a_reference_game_of_emu_bay_can_be_expressed(name):
    played, known = expressed(bradshaw.title("emubay").encoding(), of_emu_bay(name))
    assert played == known


@pytest.mark.parametrize(
    ("name", "game", "missing"),
    [("1860", "sim_25", {"run_trains": 5, "buy_train": 2}), ("1862", "gen_1030_2p_hoard_std", {"run_trains": 42})],
)
def test_the_moves_of_a_game_of_the_site_can_be_expressed(name, game, missing):
    """But for runs that earn less than the best, and prices of trains between the rungs."""
    title = bradshaw.title(name)
    played, known = expressed(title.encoding(), of_the_site(title, game))
    assert dict(played - known) == missing


# What a seat sees


def test_the_observer_comes_first():
    state = bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"], seed=3).state
    state.cash[1:4] = 11, 22, 33
    encoding = bradshaw.title("emubay").encoding()
    cash = encoding.slices()["cash"]
    assert [encoding.observe(state, seat, 3)[cash] for seat in range(3)] == [
        [11, 22, 33, 0],
        [22, 33, 11, 0],
        [33, 11, 22, 0],
    ]


def test_a_hidden_treasury_changes_nothing_that_others_observe():
    title = bradshaw.title("1860")
    encoding = title.encoding()
    treasury = encoding.slices()["treasury"]
    compared = 0
    for number, (state, _) in enumerate(golden("1860-v1-4p-seed227")):
        if number % 20:
            continue
        for seat in range(state.players):
            hidden = title.secrets(state, seat)
            rows = []
            for riches in (0, 2000):
                changed = state.copy()
                for name in hidden:
                    account = state.account(COMPANY[name])
                    changed.cash[MINT] += changed.cash[account] - riches
                    changed.cash[account] = riches
                rows.append(encoding.observe(title.guess(changed, hidden), seat, state.players, hidden))
            assert rows[0] == rows[1]
            told = dict(zip(NAMES, rows[0][treasury], strict=True))
            assert {name for name, amount in told.items() if amount == -1} == set(hidden)
            compared += bool(hidden)
    assert compared > 20


def test_the_order_of_permits_in_the_solo_game_is_not_observed():
    game = bradshaw.new_game("1862", ["Ada"], seed=5)
    encoding = bradshaw.title("1862").encoding()
    before = encoding.observe(game.state, 0, 1)
    solo = game.state.solo
    game.state.solo = type(solo)(solo.rows, solo.deck[::-1], solo.permits[::-1], solo.removals[::-1], solo.shut)
    assert encoding.observe(game.state, 0, 1) == before
