"""Teaches a network: which one foresees the winners of positions best. Needs numpy."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2
from typing import Any, NamedTuple

import numpy as np

from bradshaw.bots.network import PARTS, Network
from bradshaw.core.title import Title
from bradshaw.learning.adam import Adam, Layers, batches
from bradshaw.learning.network_games import Seen

BATCH = 256
RATE = 2e-3
"""How far the first steps go."""
RATE_FURTHER = 1e-4
"""The same for a network that knows something already."""
HELD_BACK = 10
"""Of this many games one is not learned from, and tells how good the network is."""
STIFF = 0.01
"""How much evidence it takes to tell worths at the end from their mean."""


class Table(NamedTuple):
    """Positions as arrays: one row for each, with as many seats and companies as there may be."""

    shares: Any
    table: Any
    counts: Any
    parts: Any
    cash: Any
    """Against the mean of the table, in pounds, and then as the network weighs it."""
    mean_cash: Any
    order: Any
    there: Any
    """Which seats there are."""
    won: Any
    scores: Any
    game: Any

    def some(self, which: Any) -> Table:
        return Table(*(column[which] for column in self))


def arrays(seen: Sequence[Seen]) -> Table:
    seats = max(len(one.won) for one in seen)
    most = max(len(one.stakes.holdings) for one in seen)
    facts = len(next(one.stakes.holdings[0].facts for one in seen if one.stakes.holdings))
    shares = np.zeros((len(seen), most, facts), np.float32)
    counts = np.zeros((len(seen), seats, most), np.float32)
    parts = np.zeros((len(seen), seats, most, PARTS), np.float32)
    cash, scores, won = (np.zeros((len(seen), seats), np.float32) for _ in range(3))
    mean_cash = np.zeros((len(seen), 1), np.float32)
    order = np.full((len(seen), seats), -1)
    there = np.zeros((len(seen), seats), bool)
    for number, (_, stakes, results, victory) in enumerate(seen):
        players = len(victory)
        there[number, :players] = True
        won[number, :players], scores[number, :players] = victory, results
        mean_cash[number] = sum(stakes.cash) / players
        cash[number, :players] = np.array(stakes.cash) - mean_cash[number]
        order[number, :players] = stakes.order
        for place, holding in enumerate(stakes.holdings):
            shares[number, place] = holding.facts
            for seat, count in holding.holders:
                counts[number, seat, place] = count
                parts[number, seat, place] = count / holding.held, 1 / count
    table = np.array([one.stakes.table for one in seen], np.float32)
    games = np.array([one.game for one in seen])
    return Table(shares, table, counts, parts, cash, mean_cash, order, there, won, scores, games)


class Learner:
    """A network while it learns."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self._method = Adam(layers)

    @classmethod
    def untaught(cls, facts: int, of_table: int, units: int, moods: int, seats: int) -> Learner:
        chance = np.random.default_rng(0)

        def random(height: int, width: int, size: float) -> Any:
            return chance.normal(0, size, (height, width)).astype(np.float32)

        wide = (facts + of_table + PARTS) ** -0.5
        layers = {
            "by_share": random(facts, units, wide),
            "by_table": random(of_table, units, wide),
            "by_part": random(PARTS, units, wide),
            "bias": np.zeros((1, units), np.float32),
            "worth": random(units, 1, 0.3 * units**-0.5),
            "least": np.zeros((1, 1), np.float32),
            "mood": random(of_table, moods, of_table**-0.5),
            "mood_bias": np.zeros((1, moods), np.float32),
            "told": random(moods, 1 + seats, 0.1),
            "told_bias": np.array([[1.0] + [0.0] * seats], np.float32),
        }
        return cls(layers)

    @classmethod
    def knowing(cls, network: Network, of_shares: Any, of_table: Any) -> Learner:
        """One that goes on from a network. `of_shares`, `of_table`: the scales of the facts."""
        told = np.array([network.cash, *network.tempo]).T
        layers = {
            "by_share": np.array(network.by_share) * of_shares[:, None],
            "by_table": np.array(network.by_table) * of_table[:, None],
            "by_part": network.by_part,
            "bias": [network.bias],
            "worth": np.array([network.worth]).T,
            "least": [[network.least]],
            "mood": np.array(network.mood) * of_table[:, None],
            "mood_bias": [network.mood_bias],
            "told": told[:-1],
            "told_bias": told[-1:],
        }
        return cls({name: np.array(layer, np.float32) for name, layer in layers.items()})

    def moods(self, table: Any) -> Any:
        return np.tanh(table @ self.layers["mood"] + self.layers["mood_bias"])

    def _units(self, one: Table) -> tuple[Any, Any, Any]:
        """What the units of each share count for each seat, the moods, and what these tell."""
        layers = self.layers
        sums = (
            (one.shares @ layers["by_share"])[:, None]
            + (one.table @ layers["by_table"])[:, None, None]
            + one.parts @ layers["by_part"]
            + layers["bias"]
        )
        moods = self.moods(one.table)
        return np.maximum(0, sums), moods, moods @ layers["told"] + layers["told_bias"]

    def strengths(self, one: Table) -> Any:
        return self._strengths(one, *self._units(one))

    def _strengths(self, one: Table, units: Any, moods: Any, told: Any) -> Any:
        values = (units @ self.layers["worth"])[..., 0] + self.layers["least"]
        tempo = np.where(one.order >= 0, np.take_along_axis(told[:, 1:], np.maximum(one.order, 0), 1), 0)
        found = one.cash * told[:, :1] + (one.counts * values).sum(-1) + tempo
        return np.where(one.there, found, -np.inf)

    def learn(self, one: Table, rate: float) -> None:
        """A step towards foreseeing these winners."""
        units, moods, told = self._units(one)
        wrong = (chances(self._strengths(one, units, moods, told)) - one.won) / len(one.won)
        of_values = one.counts * wrong[..., None]
        of_units = of_values[..., None] * self.layers["worth"][:, 0] * (units > 0)
        by_place, width = of_units.sum(1), units.shape[-1]
        of_told = np.zeros_like(told)
        of_told[:, 0] = (wrong * one.cash).sum(1)
        for place in range(told.shape[1] - 1):
            of_told[:, 1 + place] = (wrong * (one.order == place)).sum(1)
        of_moods = of_told @ self.layers["told"].T * (1 - moods * moods)
        slopes = {
            "by_share": one.shares.reshape(-1, one.shares.shape[-1]).T @ by_place.reshape(-1, width),
            "by_table": one.table.T @ by_place.sum(1),
            "by_part": one.parts.reshape(-1, PARTS).T @ of_units.reshape(-1, width),
            "bias": of_units.sum((0, 1, 2))[None],
            "worth": np.tensordot(units, of_values, ([0, 1, 2], [0, 1, 2]))[:, None],
            "least": of_values.sum()[None, None],
            "mood": one.table.T @ of_moods,
            "mood_bias": of_moods.sum(0)[None],
            "told": moods.T @ of_told,
            "told_bias": of_told.sum(0)[None],
        }
        self._method.step(slopes, rate)


def chances(strengths: Any) -> Any:
    powers = np.exp(strengths - strengths.max(1, keepdims=True))
    return powers / powers.sum(1, keepdims=True)


def doubt(learner: Learner, one: Table) -> float:
    """How far the winners are from being foreseen: the mean logarithm of the chance that they were given."""
    return float(-(one.won * np.log(chances(learner.strengths(one)) + 1e-9)).sum(1).mean())


def shared(one: Table, close: float) -> Table:
    """The same with victories shared out: whoever has less by this part of the mean gets e times less."""
    mean = one.scores.sum(1, keepdims=True) / one.there.sum(1, keepdims=True)
    behind = np.where(one.there, one.scores - one.scores.max(1, keepdims=True), -np.inf)
    return one._replace(won=chances(behind / (close * np.maximum(mean, 1))))


def taught(
    title: Title[Any],
    seen: Sequence[Seen],
    units: int,
    moods: int,
    epochs: int,
    close: float = 0.0,
    before: Network | None = None,
) -> tuple[Network, float]:
    """The network that foresees the winners best, and how far it is off in games that it has not learned from.

    `before`: a network that is taught further, with as many units and moods as it has.
    """
    everything = shared(arrays(seen), close) if close else arrays(seen)
    of_shares = everything.shares[everything.counts.sum(1) > 0].std(0) + 1e-6
    of_table = everything.table.std(0) + 1e-6
    pounds = before.pounds if before else 2.0 ** ceil(log2(everything.cash[everything.there].std()))
    whole = everything._replace(
        shares=everything.shares / of_shares, table=everything.table / of_table, cash=everything.cash / pounds
    )
    held_back = whole.game % HELD_BACK == 0
    learned = whole.some(~held_back)
    # Of very few games none is held back.
    others = whole.some(held_back) if held_back.any() else learned
    if before is None:
        learner, rate = Learner.untaught(len(of_shares), len(of_table), units, moods, whole.cash.shape[1]), RATE
    else:
        learner, rate = Learner.knowing(before, of_shares, of_table), RATE_FURTHER
    for some, part in batches(len(learned.game), BATCH, epochs):
        learner.learn(learned.some(some), rate * part)
    return as_network(title, learner, whole, of_shares, of_table, pounds), doubt(learner, others)


def as_network(
    title: Title[Any], learner: Learner, whole: Table, of_shares: Any, of_table: Any, pounds: float
) -> Network:
    """What was learned as it is shipped, for facts as they are; with what is expected at the end."""
    layers, expertise = learner.layers, title.expertise
    assert expertise is not None

    def rows(numbers: Any) -> tuple[tuple[float, ...], ...]:
        return tuple(tuple(round(float(one), 5) for one in row) for row in numbers)

    told = rows(np.concatenate([layers["told"], layers["told_bias"]]).T)
    gain, spread = (rows(found[None])[0] for found in _at_the_end(learner, whole))
    return Network(
        title.id,
        tuple(expertise.share_facts),
        tuple(expertise.table_facts),
        by_share=rows(layers["by_share"] / of_shares[:, None]),
        by_table=rows(layers["by_table"] / of_table[:, None]),
        by_part=rows(layers["by_part"]),
        bias=rows(layers["bias"])[0],
        worth=rows(layers["worth"].T)[0],
        least=round(float(layers["least"][0, 0]), 5),
        pounds=pounds,
        mood=rows(layers["mood"] / of_table[:, None]),
        mood_bias=rows(layers["mood_bias"])[0],
        cash=told[0],
        tempo=told[1:],
        gain=gain,
        spread=spread,
    )


def _at_the_end(learner: Learner, whole: Table) -> tuple[Any, Any]:
    """By moods: what each player gains until the end, and what strength brings then, by least squares."""
    moods = np.concatenate([learner.moods(whole.table), np.ones((len(whole.game), 1), np.float32)], 1)
    players = whole.there.sum(1, keepdims=True)
    strengths = np.where(whole.there, learner.strengths(whole), 0)
    ahead = np.where(whole.there, strengths - strengths.sum(1, keepdims=True) / players, 0)
    mean = whole.scores.sum(1, keepdims=True) / players
    results = np.where(whole.there, whole.scores - mean, 0)
    gain = _solved(moods, (mean - whole.mean_cash)[:, 0])
    spread = _solved((moods[:, None] * ahead[..., None]).reshape(-1, moods.shape[1]), results.reshape(-1))
    return gain, spread


def _solved(known: Any, wanted: Any) -> Any:
    square = known.T @ known
    return np.linalg.solve(square + STIFF * np.diag(np.diag(square) + 1e-3), known.T @ wanted)
