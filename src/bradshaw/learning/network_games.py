"""Games to teach a network from: experts with noise at first sight, then players who look ahead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from bradshaw.bots.bot import Bot
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import Foresight, shipped
from bradshaw.bots.kinds import make
from bradshaw.bots.network import Network
from bradshaw.bots.uniform import Uniform
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.expertise import Stakes
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.outcome import Outcome
from bradshaw.core.registry import title as title_called
from bradshaw.core.state import State
from bradshaw.core.title import Title
from bradshaw.learning.weights import between, with_noise

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


class Task(NamedTuple):
    """A game to learn from."""

    title: str
    players: tuple[int, int]
    """How many play mostly, and sometimes."""
    network: Network | None
    """What was taught before; without it players go by what the title ships."""
    number: int
    seed: int
    looks: int = 1
    rivals: str | None = None
    """The bots that play against one who looks ahead; without them most look ahead."""


class Seen(NamedTuple):
    """A position, and what came of it."""

    game: int
    stakes: Stakes
    scores: tuple[int, ...]
    won: tuple[float, ...]
    """Each seat's part of the victory."""


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


def parts(outcome: Outcome) -> tuple[float, ...]:
    """Each seat's part of the victory."""
    return tuple((seat in outcome.winners) / len(outcome.winners) for seat in range(len(outcome.scores)))


def seen_at_first_sight(title: Title[Any], players: int, task: Task, chance: Chance) -> Iterator[Seen]:
    """What is seen in one game in which nobody looks ahead."""
    state = Game(title, [f"Player {seat + 1}" for seat in range(players)], chance.below(SEED_LIMIT)).state
    bots = [player(title, task.network, chance) for _ in range(players)]
    foresight, seen, turn = Foresight(title, shipped(title)), list[Stakes](), None
    while (outcome := title.outcome(state)) is None:
        now = foresight.turn(state)
        settled = foresight.settled(state)
        if not chance.below(BETWEEN if now != turn else 4 * BETWEEN) and title.outcome(settled) is None:
            seen.append(foresight.expertise.stakes(settled))
        turn = now
        advance(state, bots[state.frames[-1].actor(state)].choose(title, state), SILENCE)
    won = parts(outcome)
    for stakes in seen:
        yield Seen(task.number, stakes, tuple(outcome.scores), won)


class Searched(NamedTuple):
    """A position, and what a tree made of it."""

    state: State
    expected: tuple[float, ...]
    """Each seat's chance to win."""


def others(title: Title[Any], players: int, rivals: str | None, chance: Chance) -> list[Bot | None]:
    """Who plays without the tree, by seats."""
    if rivals is not None:
        alone = chance.below(players)
        return [None if seat == alone else make(rivals, chance.below(SEED_LIMIT)) for seat in range(players)]
    return [
        None
        if chance.below(STRANGERS)
        else player(title, None, chance)
        if chance.below(2)
        else Uniform("random", chance.below(SEED_LIMIT))
        for _ in range(players)
    ]


def searched(title: Title[Any], players: int, task: Task, chance: Chance) -> tuple[list[Searched], Outcome]:
    """One game by looks: where somebody decided, and where turns led that were looked into; and how it ended."""
    state = Game(title, [f"Player {seat + 1}" for seat in range(players)], chance.below(SEED_LIMIT)).state
    foresight, found, looks = Foresight(title, task.network), list[Searched](), task.looks
    strangers = others(title, players, task.rivals, chance)
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
            chosen = tree.ranking(actor)[0]
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


def seen_by_looks(title: Title[Any], players: int, task: Task, chance: Chance) -> Iterator[Seen]:
    """What is seen in one game by looks. Half of what is learned is how it ended, half what was expected."""
    assert title.expertise is not None
    found, outcome = searched(title, players, task, chance)
    won = parts(outcome)
    drawn = Chance(task.number)
    for state, expected in found:
        if drawn.below(LEARNED[1]) < LEARNED[0]:
            both = tuple((one + other) / 2 for one, other in zip(won, expected, strict=True))
            yield Seen(task.number, title.expertise.stakes(state), tuple(outcome.scores), both)


def game(task: Task) -> list[Seen]:
    """What one game teaches."""
    title, chance = title_called(task.title), Chance(task.seed)
    players = task.players[0] if task.number % FEWER else task.players[1]
    play = seen_at_first_sight if task.looks == 1 else seen_by_looks
    return list(play(title, players, task, chance))
