"""Lessons as the server runs them. Nothing is stored: each request names the moves that the learner has made so far.

Their sentences are said here, in the language of the reader, so that no page has to carry them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bradshaw.core.lessons import Followed, follow, lesson_called, lessons_of, say_goal, solution_of
from bradshaw.core.messages import Message, Text
from bradshaw.core.title import Title
from bradshaw.server.events.lines import Line, lines
from bradshaw.server.http.readers import Reader, encoded
from bradshaw.server.play import jobs
from bradshaw.server.play.present import Position, hidden_from, position
from bradshaw.words import say


class LessonTold(msgspec.Struct):
    """A lesson in the list of a game's lessons."""

    id: str
    name: str
    text: str
    """What it is about."""
    minutes: int
    steps: int


class LessonView(msgspec.Struct, kw_only=True):
    """Where a lesson stands: its position, what to do next, and what is answered to the newest move."""

    id: str
    name: str
    title: str
    title_name: str
    players: list[str]
    seat: int
    """The learner's."""
    steps: int
    step: int
    """How many of them are done; all of them when the lesson is over."""
    goal: str
    """What to do next, or at the end what was learned."""
    look: str
    """What to look at."""
    spots: list[str]
    """Where on the table that is, as in the spots of choices."""
    solution: Any
    """A move that is the point, for those who ask for it."""
    answer: str
    """Why the newest move was the point, or why it was not."""
    right: bool
    """False if the newest move was legal but not the point: then it has been taken back."""
    next: str | None
    """The lesson after this one."""
    position: Position
    entries: list[Line]


def list_lessons(title: Title[Any], language: str) -> list[LessonTold]:
    """The lessons of a game, in their order."""
    return [
        LessonTold(
            name,
            say(Message(lesson.say), language),
            say(Message(f"{lesson.say}.text"), language),
            lesson.minutes,
            len(lesson.step),
        )
        for name, lesson in lessons_of(title).items()
    ]


def show(title: Title[Any], name: str, moves: Sequence[dict[str, Any]], reader: Reader) -> bytes:
    """Where a lesson stands after these moves. Raises IllegalAction for one that the rules refuse."""
    return encoded(_view(title, name, follow(title, name, moves), reader), reader)


def within(
    title: Title[Any],
    name: str,
    moves: Sequence[dict[str, Any]],
    reader: Reader,
    job: Callable[..., bytes],
    *args: Any,
) -> bytes:
    """What a job that tries something out makes of the position of a lesson."""
    game = follow(title, name, moves).game
    seat = lesson_called(title, name).seat
    return job(game, jobs.Trial(game.number, (), (seat,)), reader, *args)


def why(title: Title[Any], name: str, moves: Sequence[dict[str, Any]], reader: Reader, action: dict[str, Any]) -> bytes:
    """Whether an action is legal where a lesson stands, and the rule if it is not."""
    return jobs.why(follow(title, name, moves).game, action, (), reader)


def _view(title: Title[Any], name: str, followed: Followed, reader: Reader) -> LessonView:
    lesson = lesson_called(title, name)
    game, done = followed.game, followed.step == len(lesson.step)
    step = None if done else lesson.step[followed.step]
    goal, look = (Message(f"{lesson.say}.end"), "") if step is None else say_goal(step, game)

    def said(text: Text) -> str:
        return say(text, reader.language)

    names = list(lessons_of(title))
    later = names[names.index(name) + 1 :]
    entries = [
        line
        for number in range(followed.began, game.number)
        for line in lines(game, number + 1, game.log_of(number))
        if followed.right
    ]
    hidden = hidden_from(game, (lesson.seat,))
    return LessonView(
        id=name,
        name=said(Message(lesson.say)),
        title=title.id,
        title_name=title.name,
        players=list(game.players),
        seat=lesson.seat,
        steps=len(lesson.step),
        step=followed.step,
        goal=said(goal),
        look=said(look),
        spots=list(step.look) if step is not None else [],
        solution=msgspec.to_builtins(solution_of(step, game)) if step is not None else None,
        answer=said(followed.answer),
        right=followed.right,
        next=later[0] if later else None,
        position=position(game, step is not None, entries[-1].text if entries else "", reader.language, hidden),
        entries=entries,
    )
