"""Lessons: prepared positions in which a newcomer makes the moves that matter, and is told why each of them does.

A game keeps its lessons as data in the folder `lessons` of the package that `Title.lessons` names: a TOML file for each
lesson, in the order of their names, and the records from whose positions they begin. The rules of the game play every
move; a lesson only says which of the legal moves are its point. Its sentences stand in the catalogues, and what they
name is asked of the position (`Asked`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.errors import BradshawError
from bradshaw.core.game import Game
from bradshaw.core.messages import Fact, Message, Text, is_message, message, read_text
from bradshaw.core.record import decode
from bradshaw.core.title import Title

LONGEST: Final = 10
"""Minutes that a lesson may take."""

Asked = str | dict[str, Any]
"""What is asked of a position, for a sentence or a condition.

A path such as "position/companies/LW/cash" leads into the position as JSON (`Title.position`), into the figures of the
charts (`chart/wealth/0`), or to a player's name (`players/0`); "*" stands for everything in a list.

A table has one of these keys:

- `label`: how people call the company or thing with this id of a style
- `says` and `fact`: a fact of the sentence that describes a legal action
- `listed` and `fact`: the same of the action with this place in the list of choices
- `player`: the name of the player in a seat
- `after` and `of`: what is asked once these actions have been played
- `move`: a field of the move that the learner has made
- `sum`, `product`, `difference`: of several figures
- `count`: how many things there are
"""
Pattern = dict[str, Any]
"""Which actions are meant, by their fields: each has a value, one of several in a list, or an amount that is `at_least`
or `at_most` something that is asked. The key `most` names a fact of the sentences that describe the legal actions: of
those that the rest of the pattern fits, only the ones with the most are meant."""


class NoSuchLesson(BradshawError):
    """A lesson that the game does not have."""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is answered to legal moves that are not the point: those of a pattern."""

    when: Pattern
    say: str
    """The id of the message, as an attribute of the step's: "pass" for "….pass"."""


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move of the learner.

    Its message says the goal; the attributes `look` what to look at, `point` why the move was right, and `besides` why
    another legal one is not the point.
    """

    say: str
    point: tuple[Pattern, ...]
    """The moves that are the point: those of any of these patterns."""
    solution: dict[str, Any]
    """One of them, which is shown to those who ask for it: an action, or `listed` with its place in the choices."""
    look: tuple[str, ...] = ()
    """Spots on the table to look at, as in `Title.spot`."""
    facts: dict[str, Asked] = {}
    """What the sentences name, asked of the position before the move."""
    after: dict[str, Asked] = {}
    """What the answer to a move that is the point names besides, asked of the position after it."""
    remarks: tuple[Remark, ...] = ()
    then: tuple[dict[str, Any], ...] = ()
    """What the others do next."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file says it."""

    say: str
    """The message with its name; the attribute `text` says what it is about, `end` what was learned."""
    record: str
    """The file of the game from which its position comes."""
    at: int
    """After this many actions of it."""
    seat: int
    minutes: int
    step: tuple[LessonStep, ...]


class Followed(NamedTuple):
    """Where a lesson stands after some moves of the learner."""

    game: Game[Any]
    step: int
    """How many steps are done."""
    began: int
    """How many actions there were before the newest move."""
    answer: Text
    """What is said to the newest move; empty before the first."""
    right: bool
    """Whether the newest move was the point; otherwise the position is still the one before it."""


@cache
def lessons_of(title: Title[Any]) -> Mapping[str, Lesson]:
    """The lessons of a game in their order, by the names of their files without the number in front."""
    if not title.lessons:
        return {}
    folder = files(title.lessons) / "lessons"
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return {
        name.removesuffix(".toml").partition("-")[2]: msgspec.toml.decode((folder / name).read_bytes(), type=Lesson)
        for name in found
    }


def lesson_called(title: Title[Any], name: str) -> Lesson:
    """A lesson by its name. Raises NoSuchLesson."""
    lesson = lessons_of(title).get(name)
    if lesson is None:
        raise NoSuchLesson(message("core-error-no-lesson", game=title.name))
    return lesson


@cache
def begin(title: Title[Any], lesson: str) -> Game[Any]:
    """The game where a lesson begins. It is shared: copy it to play on."""
    told = lesson_called(title, lesson)
    record = decode((files(title.lessons) / "lessons" / told.record).read_bytes())
    return Game.from_record(title, msgspec.structs.replace(record, actions=record.actions[: told.at]))


def follow(title: Title[Any], name: str, moves: Sequence[object]) -> Followed:
    """Where a lesson leads with these moves of the learner: all but the last must be the point of their steps.

    Raises IllegalAction or BadAction for a move that the rules refuse, and NoSuchLesson for one that is no step.
    """
    lesson = lesson_called(title, name)
    game = begin(title, name).copy()
    began, right = game.number, True
    answer: Text = ""
    for index, data in enumerate(moves):
        if index >= len(lesson.step):
            raise NoSuchLesson(message("core-error-no-lesson", game=title.name))
        step = lesson.step[index]
        move = title.read_action(data, game.state)
        before, began = game.copy(), game.number
        game.play(move)
        right = is_point(step, before, move)
        answer = say_answer(step, before, game, move)
        if not right:
            if index + 1 < len(moves):
                raise NoSuchLesson(message("core-error-no-lesson", game=title.name))
            return Followed(before, index, began, answer, False)
        for reply in step.then:
            game.play(title.read_action(reply, game.state))
    return Followed(game, len(moves), began, answer, right)


def solution_of(step: LessonStep, game: Game[Any]) -> Action:
    """A move that is the point of a step, where a game stands."""
    listed: int | None = step.solution.get("listed")
    return game.title.read_action(step.solution, game.state) if listed is None else game.choices().actions[listed]


def is_point(step: LessonStep, before: Game[Any], move: Action) -> bool:
    """Whether a legal move is the point of a step."""
    return any(fits(pattern, before, move) for pattern in step.point)


def say_goal(step: LessonStep, game: Game[Any]) -> tuple[Text, Text]:
    """The goal of a step, and what to look at."""
    facts = {name: ask(asked, game) for name, asked in step.facts.items()}
    return Message(step.say, facts), Message(f"{step.say}.look", facts)


def say_answer(step: LessonStep, before: Game[Any], after: Game[Any], move: Action) -> Text:
    """What is said to a legal move: why it is the point, or why it is not."""
    facts = {name: ask(asked, before, move) for name, asked in step.facts.items()}
    facts["done"] = before.title.name_of(move)
    if is_point(step, before, move):
        facts |= {name: ask(asked, after, move) for name, asked in step.after.items()}
        return Message(f"{step.say}.point", facts)
    other = next((remark.say for remark in step.remarks if fits(remark.when, before, move)), "besides")
    return Message(f"{step.say}.{other}", facts)


# Patterns


def fits(pattern: Pattern, game: Game[Any], action: Action) -> bool:
    """Whether a pattern means a legal action of the position where a game stands."""
    fields = msgspec.to_builtins(action)
    for name, wanted in pattern.items():
        if name == "most":
            if not _has_most(wanted, pattern, game, action):
                return False
        elif name not in fields or not _equals(wanted, fields[name], game):
            return False
    return True


def _equals(wanted: Any, value: Any, game: Game[Any]) -> bool:
    if isinstance(wanted, list):
        return value in wanted
    if isinstance(wanted, dict) and wanted.keys() <= {"at_least", "at_most"}:
        least, most = (ask(wanted[key], game) if key in wanted else value for key in ("at_least", "at_most"))
        return bool(least <= value <= most)
    return bool(value == wanted)


def _has_most(fact: str, pattern: Pattern, game: Game[Any], action: Action) -> bool:
    """Whether no other action that the pattern means has more of a fact in the sentence that describes it."""
    rest = {name: wanted for name, wanted in pattern.items() if name != "most"}
    others = [one for one in game.choices().actions if fits(rest, game, one)]
    return all(_told(game, action, fact) >= _told(game, one, fact) for one in others)


def _told(game: Game[Any], action: Action, fact: str) -> Fact:
    """A fact of the sentence that describes a legal action."""
    described = game.title.describe(game.state, action)
    return described.facts[fact] if isinstance(described, Message) else described


# Facts


def ask(asked: Asked | int, game: Game[Any], move: Action | None = None) -> Fact:
    """What is asked of the position where a game stands."""
    if isinstance(asked, int):
        return asked
    if isinstance(asked, str):
        return _at(asked, game)
    match asked:
        case {"label": style}:
            return next(one.label for one in game.title.view(game.state, game.players).styles if one.id == style)
        case {"says": action, "fact": fact}:
            return _told(game, game.title.read_action(action, game.state), fact)
        case {"listed": place, "fact": fact}:
            return _told(game, game.choices().actions[place], fact)
        case {"player": seat}:
            return game.players[ask(seat, game, move)]
        case {"after": actions, "of": of}:
            later = game.copy()
            for action in actions:
                later.play(game.title.read_action(action, later.state))
            return ask(of, later, move)
        case {"move": field}:
            return msgspec.to_builtins(move)[field]
        case {"sum": parts}:
            return sum(ask(part, game, move) for part in parts)
        case {"product": [one, other]}:
            return ask(one, game, move) * ask(other, game, move)
        case {"difference": [one, other]}:
            return ask(one, game, move) - ask(other, game, move)
        case {"count": of}:
            return len(_at(of, game))
    raise ValueError(f"a lesson asks for {asked}")


def _at(path: str, game: Game[Any]) -> Fact:
    root, *parts = path.split("/")
    title, state = game.title, game.state
    found: Any
    match root:
        case "position":
            found = msgspec.to_builtins(title.position(state))
        case "chart":
            found = msgspec.to_builtins(title.chart(state))
        case "players":
            found = list(game.players)
        case _:
            raise ValueError(f"a lesson asks for {path}")
    return _below(found, parts)


def _below(found: Any, parts: Sequence[str]) -> Fact:
    """What lies there by a path; "*" stands for everything in a list."""
    if not parts:
        return read_text(found) if is_message(found) else tuple(found) if isinstance(found, list) else found
    part, rest = parts[0], parts[1:]
    if part == "*":
        return tuple(_below(one, rest) for one in found)
    return _below(found[int(part)] if isinstance(found, list) else found[part], rest)
