"""One game between bots: what settles it, and how it ended."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import msgspec

from bradshaw.arena.program import Forfeited, Program, ProgramBot
from bradshaw.bots import Bot, make
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import Message, Text, is_message, read_text
from bradshaw.core.options import OptionValue
from bradshaw.core.outcome import Outcome
from bradshaw.core.registry import title as title_called

STAND_IN = "greedy"
"""Who plays on in a seat that was forfeited, so that the game is worth something to the others."""


class Match(msgspec.Struct, frozen=True):
    """A game to be played. Where every bot thinks by numbers and not by the clock, this settles everything."""

    game: str
    rules: int
    options: dict[str, OptionValue]
    """Those that differ from their defaults."""
    seed: int
    bots: tuple[str, ...]
    """By seat."""

    @property
    def key(self) -> bytes:
        """What tells it from all others."""
        return msgspec.json.encode((self.game, self.rules, sorted(self.options.items()), self.seed, self.bots))


class Forfeit(msgspec.Struct, frozen=True):
    """A program that could not go on, and why."""

    seat: int
    reason: Any
    """A text, or its JSON."""

    @property
    def text(self) -> Text:
        return read_text(self.reason)


class Result(Match, frozen=True):
    """How a match ended. Whoever forfeits cannot win; its score is what its stand-in made of the seat."""

    actions: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reasons: tuple[Any, ...]
    """Why the game ended: texts, or their JSON."""
    forfeits: tuple[Forfeit, ...] = ()

    def __post_init__(self) -> None:
        seats = range(len(self.bots))
        taken = {*self.winners, *(forfeit.seat for forfeit in self.forfeits)}
        if not self.bots or len(self.scores) != len(self.bots) or not taken <= set(seats):
            raise ValueError("scores, winners and forfeits do not fit the seats")
        for text in (*self.reasons, *(forfeit.reason for forfeit in self.forfeits)):
            if not (isinstance(text, str | Message) or is_message(text)):
                raise ValueError("a reason is not a text")

    @property
    def endings(self) -> tuple[Text, ...]:
        return tuple(read_text(reason) for reason in self.reasons)


class Task(msgspec.Struct, frozen=True):
    """A match, and the programs among its bots by their names."""

    match: Match
    programs: dict[str, Program] = {}


def play(match: Match) -> Result:
    """Play a match of our own bots."""
    return play_task(Task(match))


def play_task(task: Task) -> Result:
    """Play a match, also with programs of others."""
    match, title = task.match, title_called(task.match.game)
    names = [f"{seat + 1} {bot}"[:40] for seat, bot in enumerate(match.bots)]
    state = Game(title, names, match.seed, match.options).state
    chance = Chance(match.seed)
    forfeits: list[Forfeit] = []
    actions = 0
    with ExitStack() as programs:
        players: list[Bot] = []
        for seat, bot in enumerate(match.bots):
            seed = chance.below(SEED_LIMIT)
            program = task.programs.get(bot)
            players.append(
                make(bot, seed)
                if program is None
                else programs.enter_context(ProgramBot(bot, program, seed, seat, names, match.rules))
            )
        while (outcome := title.outcome(state)) is None:
            seat = state.frames[-1].actor(state)
            player = players[seat]
            # Programs are told what their seats know, and their answers are read by the rules.
            known = state if isinstance(player, ProgramBot) else title.known_to(seat, state)
            try:
                action = player.choose(title, known)
            except Forfeited as error:
                forfeits.append(Forfeit(seat, error.text))
                players[seat] = make(STAND_IN, chance.below(SEED_LIMIT))
                continue
            advance(state, action, SILENCE)
            actions += 1
        for player in players:
            if isinstance(player, ProgramBot):
                player.tell_end(outcome)
    winners = _winners(outcome, {forfeit.seat for forfeit in forfeits})
    return Result(
        **msgspec.structs.asdict(match),
        actions=actions,
        scores=outcome.scores,
        winners=winners,
        reasons=outcome.reasons,
        forfeits=tuple(forfeits),
    )


def _winners(outcome: Outcome, out: set[int]) -> tuple[int, ...]:
    """The best of those who have not forfeited."""
    left = [seat for seat in range(len(outcome.scores)) if seat not in out]
    winners = tuple(seat for seat in outcome.winners if seat not in out)
    if winners or not left:
        return winners
    best = max(outcome.scores[seat] for seat in left)
    return tuple(seat for seat in left if outcome.scores[seat] == best)
