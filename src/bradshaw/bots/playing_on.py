"""Turns compared by where the game comes to if everybody goes on by the best turn at first sight.

One such way tells more of a turn than looks a few turns deep: what was sown in a stock round is reaped in the operating
rounds behind it. It takes a second or two, so it is for those who have time.
"""

from __future__ import annotations

from collections.abc import Sequence

from bradshaw.bots.foresight import Foresight, Outlook
from bradshaw.bots.turns import AS_OTHERS, OutOfTime, Turn, turns
from bradshaw.core.chance import Chance

MOST = 5
"""This many turns are played on, those that promise most."""
CLOSE = 0.05
"""And none whose chance to win looks worse by more than this."""


def worth_it(found: Sequence[Turn], actor: int) -> list[Turn]:
    """Of turns, the best first, those to play on. Of turns after which all stand the same, one."""
    least = found[0].outlook.chances[actor] - CLOSE
    unlike = {tuple(turn.outlook.worths): turn for turn in reversed(found) if turn.outlook.chances[actor] >= least}
    return sorted(unlike.values(), key=lambda turn: -turn.outlook.chances[actor])[:MOST]


def compared(
    foresight: Foresight, chosen: Sequence[Turn], chance: Chance, deadline: float | None = None
) -> list[Outlook]:
    """What each of these turns is worth to all.

    `deadline`: by `perf_counter`. If it passes before every turn has been played on, there are outlooks of the first
    ones only, and if that would be but one, raises OutOfTime.
    """
    found: list[Outlook] = []
    for turn in chosen:
        try:
            found.append(played_on(foresight, turn, chance, deadline))
        except OutOfTime:
            if len(found) < 2:
                raise
            break
    return found


def played_on(foresight: Foresight, turn: Turn, chance: Chance, deadline: float | None = None) -> Outlook:
    """The mean of what is expected after a turn and at the ends of the next stretches of the game.

    `deadline`: by `perf_counter`; raises OutOfTime when it has passed.
    """
    expertise, state = foresight.expertise, turn.state
    found, stretch = [turn.outlook], expertise.stretch(state)
    while len(found) <= expertise.plays_on:
        if foresight.title.outcome(state) is not None:
            # It stays as it is.
            found += [foresight.outlook(state)] * (expertise.plays_on + 1 - len(found))
            break
        state = turns(foresight, state, chance, AS_OTHERS, deadline)[0].state
        now = expertise.stretch(state)
        if now != stretch:
            found.append(foresight.outlook(state))
            stretch = now
    return Outlook(_mean([one.worths for one in found]), _mean([one.chances for one in found]))


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
