"""Turns compared by where the game comes to if it is played on behind them, in one way or in several.

One way tells more of a turn than looks a few turns deep: what was sown in a stock round is reaped in the operating
rounds behind it. But a small change there changes much that follows, so the mean of several ways tells more than one. A
way takes half a second or so, and all this is for those who have time.
"""

from __future__ import annotations

from collections.abc import Sequence

from bradshaw.bots.foresight import Foresight, Outlook
from bradshaw.bots.turns import AS_OTHERS, OutOfTime, Turn, drawn, turns
from bradshaw.core.chance import SEED_LIMIT, Chance

MOST = 5
"""This many turns are played on, those that promise most."""
CLOSE = 0.05
"""And none whose chance to win looks worse by more than this, at first sight or by the ways so far."""
MOST_WAYS = 16
"""With any time, a turn is played on in this many ways at most."""
LIKELIHOOD = 0.01
"""In all ways but the first, a turn whose chance to win looks worse by this much is e times less likely."""


def worth_it(found: Sequence[Turn], actor: int) -> list[Turn]:
    """Of turns, the best first, those to play on. Of turns after which all stand the same, one."""
    least = found[0].outlook.chances[actor] - CLOSE
    unlike = {tuple(turn.outlook.worths): turn for turn in reversed(found) if turn.outlook.chances[actor] >= least}
    return sorted(unlike.values(), key=lambda turn: -turn.outlook.chances[actor])[:MOST]


def compared(
    foresight: Foresight,
    chosen: Sequence[Turn],
    actor: int,
    chance: Chance,
    ways: int = MOST_WAYS,
    deadline: float | None = None,
) -> list[Outlook]:
    """What each of these turns is worth to all, by the mean of so many ways, or of those that there is time for.

    A turn that falls far behind is played on no more. `deadline`: by `perf_counter`. If it passes before every turn has
    been played on, there are outlooks of the first ones only, and if that is but one, raises OutOfTime.
    """
    found: list[list[Outlook]] = [[] for _ in chosen]
    means: list[Outlook] = []
    going_on = [*range(len(chosen))]
    for way in range(ways):
        # All turns meet the same chance as long as they lead to the same questions.
        seed = chance.below(SEED_LIMIT)
        for number in going_on:
            try:
                found[number].append(played_on(foresight, chosen[number], Chance(seed), way > 0, deadline))
            except OutOfTime:
                means = [mean(outlooks) for outlooks in found if outlooks]
                if len(means) < 2:
                    raise
                return means
        means = [mean(outlooks) for outlooks in found]
        least = max(one.chances[actor] for one in means) - CLOSE
        going_on = [number for number in going_on if means[number].chances[actor] >= least]
        if len(going_on) == 1:
            break
    return means


def played_on(
    foresight: Foresight, turn: Turn, chance: Chance, varied: bool = False, deadline: float | None = None
) -> Outlook:
    """The mean of what is expected after a turn and at the ends of the next stretches of the game.

    Everybody goes on by the best turn at first sight or, if it is `varied`, by one that looks hardly worse.
    `deadline`: by `perf_counter`; raises OutOfTime when it has passed.
    """
    expertise, state = foresight.expertise, turn.state
    found, stretch = [turn.outlook], expertise.stretch(state)
    while len(found) <= expertise.plays_on:
        if foresight.title.outcome(state) is not None:
            # It stays as it is.
            found += [foresight.outlook(state)] * (expertise.plays_on + 1 - len(found))
            break
        following = turns(foresight, state, chance, AS_OTHERS, deadline)
        actor = state.frames[-1].actor(state)
        state = (drawn(following, actor, LIKELIHOOD, chance) if varied else following[0]).state
        now = expertise.stretch(state)
        if now != stretch:
            found.append(foresight.outlook(state))
            stretch = now
    return mean(found)


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    return Outlook(_mean([one.worths for one in outlooks]), _mean([one.chances for one in outlooks]))


def _mean(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
