"""The expert finds out whether the others move at random, and plays accordingly."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from statistics import mean

import msgspec
import pytest

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import BadWeights, Foresight, read_network, shipped_opponents
from bradshaw.bots.opponents import LEAST, SELDOM, SURE, Opponents
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import Message
from bradshaw.core.state import State

TITLE = bradshaw.title("emubay")


def opponents() -> Opponents:
    shipped = shipped_opponents(TITLE)
    assert shipped is not None
    return shipped


def turns(bot: str, seed: int, players: int = 4, first: str = "expert:1") -> Iterator[State]:
    """Where the first player begins a turn, in a game against others of one kind."""
    state = Game(TITLE, [f"Player {seat}" for seat in range(players)], seed).state
    bots = [make(first if seat == 0 else bot, 10 * seed + seat) for seat in range(players)]
    while TITLE.outcome(state) is None:
        frame = state.frames[-1]
        if frame.actor(state) == 0 and type(frame).__name__ == "Turn":
            yield state.copy()
        advance(state, bots[frame.actor(state)].choose(TITLE, state), SILENCE)


@pytest.mark.parametrize("players", [3, 4])
def test_after_a_few_turns_it_tells_who_moves_at_random(players: int):
    foresight = Foresight(TITLE)
    likely = {}
    for bot in ("random", "expert:1", "greedy"):
        later = [[*turns(bot, seed, players)][3:6] for seed in range(940, 950)]
        likely[bot] = mean(foresight.others_at_random(state) for states in later for state in states)
    assert likely["random"] > 0.7
    assert likely["expert:1"] < 0.05
    assert likely["greedy"] < 0.05


def test_what_is_hardly_likely_or_nearly_certain_is_taken_for_sure():
    weight = msgspec.structs.replace(
        opponents(),
        by_fact=((1.0,), *((0.0,),) * (len(opponents().facts) - 1)),
        bias=(0.0,),
        counts=(10.0,),
        least=SELDOM,
    )
    facts = [0.0] * len(weight.facts)
    found = [weight.at_random([fact, *facts[1:]]) for fact in (-100.0, -0.05, 0.0, 0.05, 100.0)]
    assert (found[0], found[2], found[4]) == (0.0, 0.5, 1.0)
    assert LEAST < found[1] < 0.5 < found[3] < SURE
    assert found[1] + found[3] == pytest.approx(1)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-20],
        lambda data: data.replace(b'"emubay"', b'"1862"', 1),
        lambda data: data.replace(b'"own cash"', b'"own hope"', 1),
        lambda data: data.replace(b'"counts":[', b'"counts":[0.0,', 1),
        lambda data: data.replace(b'"by_fact":[[', b'"by_fact":[[0.0,', 1),
    ],
)
def test_what_does_not_fit_is_refused_in_one_sentence(damage: Callable[[bytes], bytes]):
    data = msgspec.json.encode(opponents())
    assert read_network(data, TITLE, Opponents) == opponents()
    assert damage(data) != data
    with pytest.raises(BadWeights) as error:
        read_network(damage(data), TITLE, Opponents)
    assert "\n" not in str(error.value)


class Told(Expert):
    """Is told how likely it is that the others move at random."""

    likely = 0.0
    asked = 0

    def others_at_random(self, foresight: Foresight, state: State) -> float:
        self.asked += 1
        return self.likely


def told(likely: float, looks: int) -> Told:
    bot = Told("expert", 5, Budget(None, looks))
    bot.likely = likely
    return bot


def about_chance(reasons: Sequence[object]) -> list[Message]:
    return [one for one in reasons if isinstance(one, Message) and one.say == "core-reason-at-random"]


def test_it_says_so_with_its_reasons():
    state = [*turns("random", 8)][3]
    believing, doubting = told(1.0, 60), told(0.0, 60)
    for bot in (believing, doubting):
        bot.choose(TITLE, state)
    (said,) = about_chance(believing.reasons())
    assert said.facts["likely"] == 100
    assert 0 < said.facts["percent"] <= 100
    assert not about_chance(doubting.reasons())


def test_who_does_not_look_ahead_does_not_ask():
    state = [*turns("random", 8)][3]
    bot = told(1.0, 1)
    bot.choose(TITLE, state)
    assert not bot.asked


def test_moves_are_judged_as_among_players_whoever_made_them():
    """What a review says does not depend on who sat there."""
    state = [*turns("random", 8)][3]
    bot = told(1.0, 20)
    assert [one.actions for one in bot.weigh(TITLE, state)] == [
        one.actions for one in told(0.0, 20).weigh(TITLE, state)
    ]
    assert bot.ranked(TITLE, state)
    assert not bot.asked


def test_the_same_seed_plays_the_same_against_random_players():
    for state in [*turns("random", 8)][2:5]:
        one, other = (make("expert:80", 3).choose(TITLE, state) for _ in range(2))
        assert one == other
