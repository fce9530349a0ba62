"""Tree search for several players: each maximises its own chance to win."""

from __future__ import annotations

import os
from math import exp, sqrt
from time import perf_counter
from typing import Any

from bradshaw.bots.lines import Line, lines
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.log import NOBODY
from bradshaw.core.state import State
from bradshaw.core.title import Title

EXPLORATION = float(os.environ.get("EXPL", "0.5"))
SHARPNESS = float(os.environ.get("SHARP", "0.05"))
WIDEST = int(os.environ.get("WIDEST", "20"))
BACKUP = os.environ.get("BACKUP", "max")


class Node:
    __slots__ = ("actor", "children", "line", "priors", "totals", "value", "visits")

    def __init__(self, line: Line) -> None:
        self.line = line
        self.actor = line.state.frames[-1].actor(line.state)
        self.visits = 0
        self.value = line.standing
        self.totals = [0.0] * len(line.standing)
        self.children: list[Node] = []
        self.priors: list[float] = []


class Mcts:
    def __init__(self, spec: str, seed: int, seconds: float | None, iterations: int | None) -> None:
        self.spec = spec
        self._chance = Chance(seed)
        self._seconds, self._iterations = seconds, iterations
        self.done = 0

    def choose(self, title: Title[Any], state: State) -> Action:
        start = perf_counter()
        choices = state.frames[-1].choices(state)
        if len(choices) == 1:
            return choices[0]
        root = Node(Line((), state.copy(), title.evaluate(state)))
        self._expand(title, root, thorough=True)
        done = 1
        while True:
            if self._iterations is not None:
                if done >= self._iterations:
                    break
            elif perf_counter() - start >= self._seconds:
                break
            self._descend(title, root)
            done += 1
        self.done += done
        self.root = root
        actor = root.actor
        if BACKUP == "max":
            best = max(root.children, key=lambda child: child.value[actor])
        else:
            best = max(root.children, key=lambda child: (child.visits, child.value[actor]))
        return best.line.actions[0]

    def _descend(self, title: Title[Any], node: Node) -> None:
        path = [node]
        average = BACKUP != "max"
        while node.children:
            actor = node.actor
            factor = EXPLORATION * sqrt(node.visits)
            best, best_value = node.children[0], -1.0
            for child, prior in zip(node.children, node.priors):
                visits = child.visits
                if average and visits:
                    value = child.totals[actor] / visits
                else:
                    value = child.value[actor]
                value += factor * prior / (1 + visits)
                if value > best_value:
                    best, best_value = child, value
            node = best
            path.append(node)
        if node.actor != NOBODY:
            self._expand(title, node)
        node.visits += 1
        leaf = node.value
        if average:
            for node in path:
                for seat, part in enumerate(leaf):
                    node.totals[seat] += part
                if node is not path[-1]:
                    node.visits += 1
            return
        for node in reversed(path[:-1]):
            node.visits += 1
            actor = node.actor
            node.value = max(node.children, key=lambda child: child.value[actor]).value

    def _expand(self, title: Title[Any], node: Node, thorough: bool = False) -> None:
        found = lines(title, node.line.state, self._chance, thorough)
        node.children = [Node(line) for line in (found if thorough else found[:WIDEST])]
        actor = node.actor
        best = node.children[0]
        top = best.value[actor]
        powers = [exp((child.value[actor] - top) / SHARPNESS) for child in node.children]
        total = sum(powers)
        node.priors = [power / total for power in powers]
        node.value = best.value
