"""A tree of positions for several players, in which everybody plays what is best for himself."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any, Self


class Node:
    """A position in a tree, and each seat's chance to win there, as far as it has been looked into."""

    __slots__ = ("actor", "following", "interest", "value", "visits")

    def __init__(self, actor: int, value: Sequence[float]) -> None:
        """`actor`: who decides there."""
        self.actor = actor
        self.visits = 0
        self.value = value
        self.following: list[Any] = []
        self.interest: list[float] = []
        """How interesting each following node is at first sight; they sum up to 1."""

    def best(self) -> Self:
        """The following node that is best for the one who decides here."""
        actor = self.actor
        found: Self = max(self.following, key=lambda node: node.value[actor])
        return found

    def most_promising(self, curiosity: float) -> Self:
        """The following node to look into next. `curiosity`: the weight of one that has hardly been looked into."""
        actor = self.actor
        weight = curiosity * sqrt(self.visits)
        chosen, most = self, -1.0
        for node, interest in zip(self.following, self.interest, strict=True):
            promise = node.value[actor] + weight * interest / (1 + node.visits)
            if promise > most:
                chosen, most = node, promise
        return chosen

    def lead_to(self, found: Sequence[Self], sharpness: float) -> None:
        """Where play leads from here, the best first. Nodes whose chance looks worse by `sharpness` are e times less
        interesting."""
        actor = self.actor
        best = found[0].value[actor]
        weights = [exp((node.value[actor] - best) / sharpness) for node in found]
        total = sum(weights)
        self.following = list(found)
        self.interest = [weight / total for weight in weights]
