"""What the expert would do and why, and why somebody else did what he did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import Foresight
from bradshaw.bots.levels import LEVELS, USUAL
from bradshaw.bots.reasons import Reasons, loss, reasons
from bradshaw.bots.review import listed
from bradshaw.core.action import Action
from bradshaw.core.messages import Text, message
from bradshaw.core.state import State
from bradshaw.core.title import Title

LOOKS = 1
"""A comparison of whole turns, without a look beyond them: the same answer for everybody, at once."""


def advise(title: Title[Any], state: State, players: Sequence[str]) -> tuple[Action, list[Text]]:
    """What a bot of the usual level would do in a position, as people are offered it, and why, as messages."""
    # The same seed for everybody: advice does not depend on anything that is hidden.
    expert = Expert(USUAL, 0, LEVELS[USUAL])
    action = listed(title, state, expert.choose(title, state))
    choices = state.frames[-1].choices(state)
    hasty = bool(choices.family and choices.actions and action not in choices.actions)
    if hasty:
        # It searches runs in a hurry; people are offered the best, and nobody is advised to make others.
        action = choices.actions[0]
    if len(choices) < 2:
        return action, [message("core-reason-only", among="offered" if choices.family else "legal")]
    if hasty:
        return action, explain(title, state, action, players)
    why = expert.why()
    return action, [message("core-reason-only", among="considered")] if why is None else why.told(title, players)


def explain(title: Title[Any], state: State, action: Action, players: Sequence[str]) -> list[Text]:
    """What speaks for an action that was made, and what would have been the alternative, as messages.

    `state`: as much of the position as the reader may know. What takes the place of something hidden may rule the
    action out; then that alone is said.
    """
    if not state.frames[-1].legal(state, action):
        return [message("core-why-hidden")]
    if len(state.frames[-1].choices(state)) < 2:
        return [message("core-why-forced")]
    found = Expert("expert", 0, Budget(None, LOOKS)).weigh(title, state, action)
    sign = title.sign(action)
    made = next(one for one in found if title.sign(one.actions[0]) == sign)
    other = next((one for one in found if title.sign(one.actions[0]) != sign), None)
    seat = state.frames[-1].actor(state)
    why = reasons(Foresight(title), state, made.turn, None if other is None else other.turn, made.outlook.chances[seat])
    better = 0.0 if other is None else loss(other.outlook.worths, made.outlook.worths, seat)
    return _told(title, why, round(better), players)


def _told(title: Title[Any], why: Reasons, better: int, players: Sequence[str]) -> list[Text]:
    """The reasons of one player, to anybody. `better`: how much more the alternative would have brought."""
    player = players[why.seat]
    said: list[Text] = [message("core-why-worth", player=player, now=why.now[why.seat], after=why.after[why.seat])]
    if len(why.after) > 1:
        said.append(message("core-why-chance", player=player, percent=round(100 * why.chance)))
        said.append(why.everybody(players))
    if why.other is not None:
        alternative = title.name_of(why.other)
        if better > 0:
            said.append(message("core-why-better", action=alternative, more=better))
        elif why.cost:
            said.append(message("core-why-instead", action=alternative, cost=why.cost))
        else:
            said.append(message("core-why-as-good", action=alternative))
    return [*said, *why.deciding()]
