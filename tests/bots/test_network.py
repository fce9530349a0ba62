"""A network judges what shares are worth: exactly as it says, the same for everybody, and learned from play."""

from collections.abc import Iterator
from math import exp, tanh
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bradshaw
from bradshaw.bots.foresight import BadWeights, Foresight, read_network, shipped_network
from bradshaw.bots.network import Judge, Network
from bradshaw.core.chance import Chance
from bradshaw.core.expertise import Holding, Stakes
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State

ROOT = Path(__file__).parents[2]
TITLE = bradshaw.title("emubay")
TAUGHT = [name for name in bradshaw.titles() if shipped_network(bradshaw.title(name)) is not None]


def network(title_id: str = "emubay") -> Network:
    found = shipped_network(bradshaw.title(title_id))
    assert found is not None
    return found


def positions(title_id: str, players: int, seed: int) -> Iterator[State]:
    """The positions of a game that is played at random."""
    title, chance = bradshaw.title(title_id), Chance(seed)
    state = Game(title, [f"Player {seat}" for seat in range(players)], seed).state
    while title.outcome(state) is None:
        yield state
        choices = state.frames[-1].choices(state)
        advance(state, choices[chance.below(len(choices))], SILENCE)


def strengths(taught: Network, stakes: Stakes) -> list[float]:
    """What the description of a network says, written down once more."""
    units = range(len(taught.bias))
    moods = [
        tanh(bias + sum(row[unit] * fact for row, fact in zip(taught.mood, stakes.table, strict=True)))
        for unit, bias in enumerate(taught.mood_bias)
    ]

    def told(row: tuple[float, ...]) -> float:
        return sum(weight * mood for weight, mood in zip(row, (*moods, 1.0), strict=True))

    mean = sum(stakes.cash) / len(stakes.cash)
    found = []
    for seat, (cash, place) in enumerate(zip(stakes.cash, stakes.order, strict=True)):
        strength = told(taught.cash) * (cash - mean) / taught.pounds
        strength += told(taught.tempo[place]) if place >= 0 else 0.0
        for facts, held, holders in stakes.holdings:
            count = dict(holders).get(seat, 0)
            if not count:
                continue
            worth = taught.least
            for unit in units:
                total = taught.bias[unit]
                total += sum(row[unit] * fact for row, fact in zip(taught.by_share, facts, strict=True))
                total += sum(row[unit] * fact for row, fact in zip(taught.by_table, stakes.table, strict=True))
                total += taught.by_part[0][unit] * count / held + taught.by_part[1][unit] / count
                worth += taught.worth[unit] * max(0.0, total)
            strength += count * worth
        found.append(strength)
    return found


@pytest.mark.parametrize("players", [3, 4])
def test_positions_are_judged_as_the_network_says(players: int):
    taught = network()
    judge, foresight, chance = Judge(taught), Foresight(TITLE), Chance(players)
    seen = 0
    for state in positions("emubay", players, players):
        if chance.below(3):
            continue
        stakes = foresight.expertise.stakes(state)
        wanted = strengths(taught, stakes)
        assert judge.strengths(stakes)[0] == pytest.approx(wanted)
        powers = [exp(one) for one in wanted]
        assert foresight.outlook(state).chances == pytest.approx([power / sum(powers) for power in powers])
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("title_id", TAUGHT)
def test_what_a_network_is_told_has_the_names_that_it_knows(title_id: str):
    title = bradshaw.title(title_id)
    assert title.expertise is not None
    assert set(title.expertise.share_facts.values()) <= set(title.expertise.terms)
    for players in title.players:
        for state in positions(title_id, players, 7):
            stakes = title.expertise.stakes(state)
            assert len(stakes.table) == len(title.expertise.table_facts)
            assert len(stakes.cash) == len(stakes.order) == players
            for facts, held, holders in stakes.holdings:
                assert len(facts) == len(title.expertise.share_facts)
                assert held == sum(count for _, count in holders) > 0


def test_strength_does_not_depend_on_the_names_of_seats():
    judge = Judge(network())
    for state in positions("emubay", 4, 2):
        assert TITLE.expertise is not None
        stakes = TITLE.expertise.stakes(state)
        turned = Stakes(
            stakes.table,
            [
                Holding(facts, held, [((seat + 1) % 4, count) for seat, count in rows])
                for facts, held, rows in stakes[1]
            ],
            [stakes.cash[-1], *stakes.cash[:-1]],
            [stakes.order[-1], *stakes.order[:-1]],
        )
        one, other = judge.strengths(stakes)[0], judge.strengths(turned)[0]
        assert [one[-1], *one[:-1]] == pytest.approx(other)


def test_the_terms_of_a_position_make_up_what_is_expected():
    foresight = Foresight(TITLE)
    for number, state in enumerate(positions("emubay", 4, 3)):
        if number % 20:
            continue
        worths = foresight.outlook(state).worths
        mean = sum(worths) / len(worths)
        for seat, worth in enumerate(worths):
            assert sum(foresight.terms(state, seat).values()) == pytest.approx(worth - mean, abs=1e-6)


def test_what_is_kept_is_forgotten_before_it_grows_too_large(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bradshaw.bots.network.MOST_KEPT", 40)
    taught = network()
    judge = Judge(taught)
    assert TITLE.expertise is not None
    for state in positions("emubay", 4, 4):
        stakes = TITLE.expertise.stakes(state)
        assert judge.strengths(stakes)[0] == pytest.approx(strengths(taught, stakes))
        assert len(judge._values) <= 40


@pytest.mark.parametrize("title_id", TAUGHT)
def test_a_network_comes_with_the_run_that_made_it(title_id: str):
    assert str(network(title_id).made_by["command"]).startswith(f"scripts/learn_network.py {title_id} ")


def without_tempo(data: bytes) -> bytes:
    """For three players only."""
    whole = msgspec.json.decode(data)
    return msgspec.json.encode(whole | {"tempo": whole["tempo"][:3]})


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-20],
        lambda data: b"[]",
        lambda data: data.replace(b'"emubay"', b'"1862"', 1),
        lambda data: data.replace(b'"growth"', b'"hope"', 1),
        lambda data: data.replace(b'"worth":[', b'"worth":[0.0,', 1),
        lambda data: data.replace(b'"mood_bias":[', b'"mood_bias":[0.0,', 1),
        lambda data: data.replace(b'"pounds":', b'"pounds":-', 1),
        without_tempo,
    ],
)
def test_networks_that_do_not_fit_are_refused_in_one_sentence(damage: Any):
    data = msgspec.json.encode(network())
    assert read_network(data, TITLE, Network) == network()
    assert damage(data) != data
    with pytest.raises(BadWeights) as error:
        read_network(damage(data), TITLE, Network)
    assert "\n" not in str(error.value)
