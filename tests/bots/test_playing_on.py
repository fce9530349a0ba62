"""With much time the expert compares turns of 1860 by playing on to the ends of rounds."""

from __future__ import annotations

from functools import cache
from time import perf_counter

import pytest

import bradshaw
from bradshaw.bots import expert, playing_on
from bradshaw.bots.expert import MANY, Budget, Expert
from bradshaw.bots.foresight import Foresight, Outlook
from bradshaw.bots.playing_on import CLOSE, MOST, compared, played_on, worth_it
from bradshaw.bots.turns import AS_OTHERS, OutOfTime, Turn, turns
from bradshaw.core.chance import Chance
from bradshaw.eighteen.rounds.operating import OperatingRound
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.state import Isle

from .games import some_positions

TITLE = bradshaw.title("1860")
LONG = f"expert:{MANY}"


@cache
def trading() -> tuple[Isle, tuple[Turn, ...]]:
    """A turn of a stock round in which several turns are worth playing on, and all its turns."""
    foresight = Foresight(TITLE)
    for state in some_positions("1860", 260, 1):
        if isinstance(state.frames[-1], StockTurn) and state.stock_rounds > 1:
            found = turns(foresight, state, Chance(1))
            if len(worth_it(found, state.frames[-1].actor(state))) > 2:
                return state, tuple(found)
    raise AssertionError("none")


def test_unlike_turns_that_look_nearly_as_good_as_the_best_are_played_on():
    state, found = trading()
    actor = state.frames[-1].actor(state)
    chosen = worth_it(found, actor)
    chances = [turn.outlook.chances[actor] for turn in chosen]
    assert chosen[0] is found[0]
    assert len(chosen) <= MOST
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] >= chances[0] - CLOSE
    assert len({tuple(turn.outlook.worths) for turn in chosen}) == len(chosen)


def test_a_turn_is_worth_the_mean_of_now_and_of_the_ends_of_this_round_and_the_next():
    state, found = trading()
    foresight, turn = Foresight(TITLE), found[0]
    there, outlooks = turn.state, [turn.outlook]
    while not any(isinstance(frame, OperatingRound) for frame in there.frames):
        there = turns(foresight, there, Chance(5), AS_OTHERS)[0].state
    outlooks.append(foresight.outlook(there))
    while there.stock_rounds == state.stock_rounds:
        there = turns(foresight, there, Chance(5), AS_OTHERS)[0].state
    outlooks.append(foresight.outlook(there))
    expected = [sum(one.chances[seat] for one in outlooks) / 3 for seat in range(3)]
    # Equal turns come in random order.
    assert played_on(foresight, turn, Chance(5)).chances == pytest.approx(expected, abs=0.02)


@pytest.mark.parametrize("game", ["1860", "1862"])
def test_a_stretch_is_a_set_of_operating_rounds_or_what_lies_between_two(game: str):
    expertise = Foresight(bradshaw.title(game)).expertise
    seen = set()
    for state in some_positions(game, 260, 1):
        operates = any(isinstance(frame, OperatingRound) for frame in state.frames)
        assert expertise.stretch(state) == operates
        seen.add(operates)
    assert seen == {False, True}


def test_the_turn_is_played_that_leads_to_the_most():
    state, _ = trading()
    actor = state.frames[-1].actor(state)
    weighed = Expert(LONG, 3, Budget(None, MANY)).weigh(TITLE, state)
    chosen = Expert(LONG, 3, Budget(None, MANY)).choose(TITLE, state)
    assert chosen == weighed[0].actions[0]
    chances = [one.outlook.chances[actor] for one in weighed[:2]]
    assert chances == sorted(chances, reverse=True)
    assert any(one.outlook != one.turn.outlook for one in weighed)


def test_a_turn_that_was_played_is_played_on_too():
    state, found = trading()
    worst = found[-1].actions[0]
    weighed = Expert(LONG, 3, Budget(None, MANY)).weigh(TITLE, state, worst)
    made = next(one for one in weighed if TITLE.sign(one.actions[0]) == TITLE.sign(worst))
    assert made.outlook != made.turn.outlook


def test_few_looks_and_other_games_go_by_the_tree(monkeypatch: pytest.MonkeyPatch):
    def never(*given: object) -> None:
        raise AssertionError("played on")

    monkeypatch.setattr(expert, "compared", never)
    state, _ = trading()
    Expert("expert:3", 3, Budget(None, 3)).choose(TITLE, state)
    Expert("expert:0.2s", 3, Budget(0.2, None)).choose(TITLE, state)
    other = bradshaw.title("1862")
    assert other.expertise is not None
    assert not other.expertise.plays_on


def test_what_looks_say_counts_where_the_time_is_too_short(monkeypatch: pytest.MonkeyPatch):
    state, _ = trading()

    def late(*given: object) -> None:
        raise OutOfTime

    monkeypatch.setattr(playing_on, "played_on", late)
    monkeypatch.setattr(expert, "LONG", 0.4)
    begin = perf_counter()
    weighed = Expert("expert:0.4s", 3, Budget(0.4, None)).weigh(TITLE, state)
    assert perf_counter() - begin < 5
    assert weighed[0].actions[0] in list(state.frames[-1].choices(state))


@pytest.mark.parametrize("played", [2, 3, 4])
def test_what_was_found_counts_if_time_is_up_after_two_turns_or_more(monkeypatch: pytest.MonkeyPatch, played: int):
    _, found = trading()
    known = Outlook([1.0] * 3, [0.3] * 3)
    left = [known] * played

    def some(*given: object) -> Outlook:
        if not left:
            raise OutOfTime
        return left.pop()

    monkeypatch.setattr(playing_on, "played_on", some)
    assert compared(Foresight(TITLE), found[:3], Chance(1)) == [known] * min(played, 3)


def test_one_turn_that_was_played_on_is_compared_with_nothing(monkeypatch: pytest.MonkeyPatch):
    _, found = trading()
    left = [Outlook([1.0] * 3, [0.3] * 3)]

    def some(*given: object) -> Outlook:
        if not left:
            raise OutOfTime
        return left.pop()

    monkeypatch.setattr(playing_on, "played_on", some)
    with pytest.raises(OutOfTime):
        compared(Foresight(TITLE), found[:3], Chance(1))


def test_turns_for_which_there_was_no_time_come_behind_those_played_on(monkeypatch: pytest.MonkeyPatch):
    state, _ = trading()
    left = [Outlook([1.0] * 3, [chance] * 3) for chance in (0.02, 0.01)]

    def some(*given: object) -> Outlook:
        if not left:
            raise OutOfTime
        return left.pop()

    monkeypatch.setattr(playing_on, "played_on", some)
    found = Expert(LONG, 3, Budget(None, MANY)).weigh(TITLE, state)
    assert [one.outlook.chances[0] for one in found[:2]] == [0.02, 0.01]
    assert len(found) == len({one.actions for one in found}) > 2
    assert all(one.outlook == one.turn.outlook for one in found[2:])


def test_playing_on_ends_when_time_is_up():
    state, found = trading()
    with pytest.raises(OutOfTime):
        played_on(Foresight(TITLE), found[0], Chance(1), deadline=perf_counter() - 1)
    begin = perf_counter()
    Expert("expert:2s", 3, Budget(2.0, None)).choose(TITLE, state)
    assert perf_counter() - begin < 10
