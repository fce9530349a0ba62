"""The choices that are worth a look: those that the title advises, or all actions and some numbers of each range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.state import State
from bradshaw.core.title import Title


def points(size: int) -> list[int]:
    """Places in a range: the lowest few, then ever wider apart, and the highest."""
    places, step = [], 1
    place = 0
    while place < size - 1:
        places.append(place)
        place += step
        step *= 2
    places.append(size - 1)
    return places


def candidates(choices: Choices) -> Sequence[Action]:
    """Legal actions to compare."""
    if not choices.ranges:
        return choices.actions
    actions = list(choices.actions)
    for span in choices.ranges:
        actions += [span[place] for place in points(len(span))]
    return actions


def considered(title: Title[Any], state: State) -> Sequence[Action]:
    """What the one who decides now thinks about."""
    return title.advice(state) or candidates(state.frames[-1].choices(state))
