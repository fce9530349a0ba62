"""Teach a network what shares are worth: self-play from a seed, then the network that foresees the winners best.

    python scripts/learn_network.py emubay --games 2000 --rounds 3 --jobs 2
    python scripts/learn_network.py emubay --jobs 2 --looks 60 --seeds 1:1000 2001:2000

In the first round experts play by the weights that the title ships, with noise. In each later round most play by the
network that all games before have taught, half of them with noise. Needs the extra `envs` for numpy. The same seed and
number of processes give the same games, and the same network but for what processors round differently.

With `--looks` players look ahead in the tree of the title, which ships a network already. What is learned is half how
games ended and half what the tree made of positions. `--seeds` names the games of each round: the first seed and how
many follow it, several such stretches with commas between. The first round plays by the shipped network, each later one
by what the rounds before have taught.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Sequence
from importlib.resources import files
from math import ceil, log2
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

# Steps are so small that threads of the library that multiplies matrices would mostly wait for one another.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

import bradshaw
from bradshaw.bots.bot import Bot
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import NETWORK_FILE, Foresight, shipped, shipped_network
from bradshaw.bots.learning import between, with_noise
from bradshaw.bots.network import PARTS, Network
from bradshaw.bots.uniform import Uniform
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.expertise import Stakes
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.state import State
from bradshaw.core.title import Outcome, Title

NOISE = 0.2
"""By how much what a player goes by differs from the network, as a part of it."""
CARES = (0.998, 0.99, 0.98)
"""How carefully players choose: each game and seat has one of these."""
TAUGHT = 4
"""Of this many players one goes by the weights that the title ships, also in later rounds."""
BETWEEN = 2
"""Of this many turns the position before one is looked at, and of four times as many other decisions."""
STRANGERS = 8
"""Where players look ahead, of this many one goes by the weights instead; half of these move at random."""
DARING = 4
"""Of this many turns that were looked into one is chosen by chance, those more often that more looks went behind."""
LOOKED_INTO = 12
"""A turn into which one of this many looks went has an outlook to learn from."""
LEARNED = (3, 5)
"""This part of all positions with an outlook is learned from."""
FEWER = 4
"""Of this many games one is played by the second number of players."""
BATCH = 256
RATE = 2e-3
"""How far the first steps go."""
DECAY = 1e-4
"""How much weights are drawn to nothing."""
HELD_BACK = 10
"""Of this many games one is not learned from, and tells how good the network is."""
STIFF = 0.01
"""How much evidence it takes to tell worths at the end from their mean."""


class Seen(NamedTuple):
    """A position, and what came of it."""

    game: int
    stakes: Stakes
    scores: tuple[int, ...]
    won: tuple[float, ...]
    """Each seat's part of the victory."""


# Games


def noisy(network: Network, chance: Chance) -> Network:
    """A network that judges a little otherwise."""

    def row(numbers: Sequence[float]) -> tuple[float, ...]:
        return tuple(one * between(chance, 1 - NOISE, 1 + NOISE) for one in numbers)

    return msgspec.structs.replace(
        network,
        by_share=tuple(map(row, network.by_share)),
        by_table=tuple(map(row, network.by_table)),
        worth=row(network.worth),
        cash=row(network.cash),
        tempo=tuple(map(row, network.tempo)),
    )


def player(title: Title[Any], network: Network | None, chance: Chance) -> Expert:
    """Somebody to play against."""
    budget = Budget(None, 1, CARES[chance.below(len(CARES))])
    seed = chance.below(SEED_LIMIT)
    if network is None or not chance.below(TAUGHT):
        return Expert("expert", seed, budget, with_noise(shipped(title), chance))
    return Expert("expert", seed, budget, noisy(network, chance) if chance.below(2) else network)


def played(title: Title[Any], players: int, network: Network | None, number: int, chance: Chance) -> Iterator[Seen]:
    """What is seen in one game."""
    state = Game(title, [f"Player {seat + 1}" for seat in range(players)], chance.below(SEED_LIMIT)).state
    bots = [player(title, network, chance) for _ in range(players)]
    foresight, seen, turn = Foresight(title, shipped(title)), list[Stakes](), None
    while (outcome := title.outcome(state)) is None:
        now = foresight.turn(state)
        settled = foresight.settled(state)
        if not chance.below(BETWEEN if now != turn else 4 * BETWEEN) and title.outcome(settled) is None:
            seen.append(foresight.expertise.stakes(settled))
        turn = now
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
    won = tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(players))
    for stakes in seen:
        yield Seen(number, stakes, tuple(outcome.scores), won)


class Searched(NamedTuple):
    """A position, and what a tree made of it."""

    state: State
    expected: tuple[float, ...]
    """Each seat's chance to win."""


def searched(
    title: Title[Any], players: int, network: Network, looks: int, chance: Chance
) -> tuple[list[Searched], Outcome]:
    """One game by looks: where somebody decided, and where turns led that were looked into; and how it ended."""
    state = Game(title, [f"Player {seat + 1}" for seat in range(players)], chance.below(SEED_LIMIT)).state
    foresight, found = Foresight(title, network), list[Searched]()
    strangers: list[Bot | None] = [
        None
        if chance.below(STRANGERS)
        else player(title, None, chance)
        if chance.below(2)
        else Uniform("random", chance.below(SEED_LIMIT))
        for _ in range(players)
    ]
    while (outcome := title.outcome(state)) is None:
        actor = state.frames[-1].actor(state)
        stranger = strangers[actor]
        if stranger is not None:
            advance(state, stranger.choose(title, state), SILENCE)
            continue
        tree = foresight.tree(state)
        assert tree is not None
        assert tree.turns
        tree.start(chance.shuffled(range(len(tree.turns))))
        chosen, count = 0, len(tree.turns)
        if count > 1:
            for _ in range(looks):
                tree.look()
            visits = [tree.visits(turn) for turn in range(count)]
            chosen = max(range(count), key=lambda turn: (visits[turn], tree.outlook(turn)[1][actor]))
            expected = {
                turn: scaled(tree.outlook(turn)[1]) for turn in range(count) if visits[turn] * LOOKED_INTO >= looks
            }
            found.append(Searched(state.copy(), expected.get(chosen) or scaled(tree.outlook(chosen)[1])))
            for turn, outlook in expected.items():
                after = tree.after(turn)
                if title.outcome(after) is None:
                    found.append(Searched(after, outlook))
            if not chance.below(DARING):
                point = chance.below(sum(visits))
                chosen = next(turn for turn in range(count) if (point := point - visits[turn]) < 0)
        for action in tree.turns[chosen]:
            advance(state, action, SILENCE)
    return found, outcome


def scaled(chances: Sequence[float]) -> tuple[float, ...]:
    """The same, with a sum of 1."""
    whole = [max(0.0, one) for one in chances]
    return tuple(one / sum(whole) for one in whole)


def seen_by_looks(
    title: Title[Any], players: int, network: Network, looks: int, number: int, chance: Chance
) -> Iterator[Seen]:
    """What is seen in one game by looks. Half of what is learned is how it ended, half what was expected."""
    assert title.expertise is not None
    found, outcome = searched(title, players, network, looks, chance)
    won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
    drawn = Chance(number)
    for state, expected in found:
        if drawn.below(LEARNED[1]) < LEARNED[0]:
            both = tuple((one + other) / 2 for one, other in zip(won, expected, strict=True))
            yield Seen(number, title.expertise.stakes(state), tuple(outcome.scores), both)


def some_games(given: tuple[str, tuple[int, int], Network | None, int, int, int]) -> list[Seen]:
    """Games from a seed, for another process."""
    name, (usual, other), network, first, count, seed = given
    title, chance, seen = bradshaw.title(name), Chance(seed), list[Seen]()
    for number in range(first, first + count):
        seen += played(title, usual if number % FEWER else other, network, number, chance)
    return seen


def game_by_looks(given: tuple[str, tuple[int, int], Network, int, int]) -> list[Seen]:
    """One game by looks, for another process."""
    name, (usual, other), network, looks, seed = given
    players = usual if seed % FEWER else other
    return list(seen_by_looks(bradshaw.title(name), players, network, looks, seed, Chance(seed)))


def stretches(named: str) -> list[int]:
    """Seeds from `first:count` and commas."""
    pairs = [one.split(":") for one in named.split(",")]
    return [seed for first, count in pairs for seed in range(int(first), int(first) + int(count))]


# Learning


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
    """A network while it learns, by the method of Adam."""

    def __init__(self, facts: int, of_table: int, units: int, moods: int, seats: int) -> None:
        chance = np.random.default_rng(0)

        def random(height: int, width: int, size: float) -> Any:
            return chance.normal(0, size, (height, width)).astype(np.float32)

        wide = (facts + of_table + PARTS) ** -0.5
        self.layers = {
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
        self._means = {name: np.zeros_like(one) for name, one in self.layers.items()}
        self._squares = {name: np.zeros_like(one) for name, one in self.layers.items()}
        self._steps = 0

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
        self._steps += 1
        for name, layer in self.layers.items():
            slope = slopes[name] + (DECAY * layer if len(layer) > 1 else 0)
            self._means[name] = 0.9 * self._means[name] + 0.1 * slope
            self._squares[name] = 0.999 * self._squares[name] + 0.001 * slope * slope
            step = self._means[name] / (1 - 0.9**self._steps)
            size = np.sqrt(self._squares[name] / (1 - 0.999**self._steps)) + 1e-8
            self.layers[name] = (layer - rate * step / size).astype(np.float32)


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
    title: Title[Any], seen: Sequence[Seen], units: int, moods: int, epochs: int, close: float = 0.0
) -> tuple[Network, float]:
    """The network that foresees the winners best, and how far it is off in games that it has not learned from."""
    everything = shared(arrays(seen), close) if close else arrays(seen)
    of_shares = everything.shares[everything.counts.sum(1) > 0].std(0) + 1e-6
    of_table = everything.table.std(0) + 1e-6
    pounds = 2.0 ** ceil(log2(everything.cash[everything.there].std()))
    whole = everything._replace(
        shares=everything.shares / of_shares, table=everything.table / of_table, cash=everything.cash / pounds
    )
    held_back = whole.game % HELD_BACK == 0
    learned, others = whole.some(~held_back), whole.some(held_back)
    learner = Learner(len(of_shares), len(of_table), units, moods, whole.cash.shape[1])
    chance, size = np.random.default_rng(1), len(learned.game)
    steps = epochs * (size // BATCH)
    for step in range(steps):
        if step % (size // BATCH) == 0:
            shuffled, at = chance.permutation(size), 0
        learner.learn(learned.some(shuffled[at : at + BATCH]), RATE * 0.5 * (1 + np.cos(np.pi * step / steps)))
        at += BATCH
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=2000, help="games in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--players", type=int, nargs=2, default=(4, 3), help="how many play mostly, and sometimes")
    parser.add_argument("--jobs", type=int, default=2, help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=1, help="looks for each turn, in games from --seeds")
    parser.add_argument("--seeds", nargs="+", default=(), help="for each round the seeds of its games, as first:count")
    parser.add_argument("--units", type=int, default=32)
    parser.add_argument("--moods", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=9)
    parser.add_argument(
        "--close", type=float, default=0.0, help="the part of the mean result that hardly tells winners"
    )
    parser.add_argument("--output", type=Path, help="a file for the network, other than the one that the title ships")
    given = parser.parse_args()
    title = bradshaw.title(given.title)
    assert title.expertise is not None
    output = given.output or Path(str(files(title.expertise.package) / NETWORK_FILE))
    asked = [f"--players {given.players[0]} {given.players[1]}"]
    asked += [f"--{name} {getattr(given, name)}" for name in ("games", "rounds", "jobs", "seed")]
    asked += [f"--{name} {getattr(given, name)}" for name in ("units", "moods", "epochs", "close")]
    network: Network | None = None
    if given.looks > 1:
        network = shipped_network(title)
        assert network is not None
        named = (f"--{name} {getattr(given, name)}" for name in ("looks", "units", "moods", "epochs", "close"))
        asked = [asked[0], *named, "--seeds", *given.seeds]
    run: dict[str, str | int | float] = {"command": f"scripts/learn_network.py {title.id} {' '.join(asked)}"}
    if network is not None:
        run["begun with"] = network.made_by["command"]
    seen: list[Seen] = []
    chance = Chance(given.seed)
    with get_context("forkserver").Pool(given.jobs) as pool:
        for number in range(len(given.seeds) if given.looks > 1 else given.rounds):
            begin, each = time.perf_counter(), given.games // given.jobs
            first = number * given.games
            if network is not None and given.looks > 1:
                named_games = [
                    (title.id, tuple(given.players), network, given.looks, seed)
                    for seed in stretches(given.seeds[number])
                ]
                for some in pool.imap(game_by_looks, named_games):
                    seen += some
            else:
                asked_of = [
                    (title.id, tuple(given.players), network, first + place * each, each, chance.below(SEED_LIMIT))
                    for place in range(given.jobs)
                ]
                for some in pool.map(some_games, asked_of):
                    seen += some
            network, off = taught(title, seen, given.units, given.moods, given.epochs, given.close)
            spent = time.perf_counter() - begin
            print(f"round {number + 1}: {len(seen)} positions, {spent:.0f} s, doubt {off:.4f}", flush=True)
            run |= {"positions": len(seen), "doubt": round(off, 4), "rules": title.rules_version}
            network = msgspec.structs.replace(network, made_by=run)
            output.write_bytes(msgspec.json.format(msgspec.json.encode(network), indent=0) + b"\n")


if __name__ == "__main__":
    main()
