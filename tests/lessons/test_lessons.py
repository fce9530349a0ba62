"""Every lesson of every game can be finished, answers every legal move, and takes its facts from the position."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, BaseNode, TextElement
from fluent.syntax.ast import Message as Entry

from bradshaw.core.action import Action
from bradshaw.core.errors import BradshawError, IllegalAction
from bradshaw.core.game import Game
from bradshaw.core.lessons import (
    LONGEST,
    LessonStep,
    NoSuchLesson,
    begin,
    follow,
    is_point,
    lesson_called,
    lessons_of,
    say_answer,
    say_goal,
    solution_of,
)
from bradshaw.core.messages import Message
from bradshaw.core.registry import title as title_called
from bradshaw.core.registry import titles
from bradshaw.words import LANGUAGES, say
from bradshaw.words.catalogue import entries

LESSONS = [(title.id, name) for title in titles().values() for name in lessons_of(title)]
COUNTS = {"emubay": 5, "1860": 8, "1862": 10}
MOST_SAID = 4
"""Of the moves that are answered alike, this many are said."""


class Stage(NamedTuple):
    """A step of a lesson, and the game in which it is asked."""

    step: LessonStep
    game: Game[Any]


@cache
def _stages(title: str, name: str) -> list[Stage]:
    """The steps of a lesson as its own solution leads through them."""
    return [Stage(step, game) for step, game, _ in _solved(title, name)]


def _solved(title: str, name: str) -> Iterator[tuple[LessonStep, Game[Any], object]]:
    """The steps of a lesson, the game before each of them, and the solution as JSON."""
    moves: list[object] = []
    for step in lesson_called(title_called(title), name).step:
        game = follow(title_called(title), name, moves).game
        moves.append(msgspec.to_builtins(solution_of(step, game)))
        yield step, game, moves[-1]


def _legal(game: Game[Any]) -> Iterator[Action]:
    """Moves that a learner may make: all that are listed, and some of each range."""
    choices = game.choices()
    yield from choices.actions
    for span in choices.ranges:
        for place in {0, 1, len(span) // 2, len(span) - 1}:
            if place < len(span):
                yield span[place]


@cache
def _entries(language: str) -> dict[str, list[BaseNode]]:
    """The patterns of everything that lessons say in a language, attributes as "message.attribute"."""
    found: dict[str, list[BaseNode]] = {}
    lessons = [one for name, one in entries(language).items() if re.match(r"(?!page-).*-lesson-", name)]
    for entry in FluentParser(with_spans=False).parse("\n".join(lessons)).body:
        if isinstance(entry, Entry):
            if entry.value is not None:
                found[entry.id.name] = [entry.value]
            for attribute in entry.attributes:
                assert isinstance(attribute, Attribute)
                found[f"{entry.id.name}.{attribute.id.name}"] = [attribute.value]
    return found


def _texts(node: object) -> Iterator[str]:
    if isinstance(node, TextElement):
        yield node.value
    elif isinstance(node, BaseNode):
        for inner in vars(node).values():
            yield from _texts(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _texts(inner)


def _named(step: LessonStep) -> list[str]:
    """The ids of all that a step says."""
    attributes = ["look", "point", *(remark.say for remark in step.remarks)]
    return [step.say, *(f"{step.say}.{one}" for one in attributes), f"{step.say}.besides"]


def test_the_games_have_their_lessons() -> None:
    assert Counter(title for title, _ in LESSONS) == COUNTS


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_a_lesson_is_finished_by_its_own_solution(title: str, name: str) -> None:
    game_title = title_called(title)
    lesson = lesson_called(game_title, name)
    done = follow(game_title, name, [move for _, _, move in _solved(title, name)])
    assert done.right
    assert done.step == len(lesson.step)
    assert 1 <= lesson.minutes <= LONGEST
    for step, game in _stages(title, name):
        assert game.actors == (lesson.seat,), step.say


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_every_legal_move_is_answered_in_every_language(title: str, name: str) -> None:
    wrong = 0
    for step, game in _stages(title, name):
        answered: Counter[str] = Counter()
        for move in _legal(game):
            right = is_point(step, game, move)
            wrong += not right
            kind = f"{type(move).__name__} {right}"
            answered[kind] += 1
            if answered[kind] > MOST_SAID:
                continue
            after = game.copy()
            after.play(move)
            answer = say_answer(step, game, after, move)
            assert isinstance(answer, Message)
            assert answer.say.endswith(".point") == right
            for language in LANGUAGES:
                assert say(answer, language)
    assert wrong, "nothing can be done in this lesson but its point"


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_goals_are_said_in_every_language(title: str, name: str) -> None:
    lesson = lesson_called(title_called(title), name)
    for language in LANGUAGES:
        for about in ("", ".text", ".end"):
            assert say(Message(f"{lesson.say}{about}"), language)
        for step, game in _stages(title, name):
            for text in say_goal(step, game):
                assert say(text, language)


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_what_is_looked_at_is_on_the_table(title: str, name: str) -> None:
    for step, game in _stages(title, name):
        view = game.title.view(game.state, game.players)
        cells = {f"hex:{cell.id}" for cell in view.board.cells}
        for spot in step.look:
            kind, _, thing = spot.partition(":")
            assert thing, spot
            if kind == "hex":
                assert spot in cells, spot
            if kind == "company":
                assert thing in {style.id for style in view.styles}, spot


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_and_no_company_is_written_out_in_a_lesson(language: str) -> None:
    games = [begin(title_called(title), name) for title, name in LESSONS]
    styles = {style for game in games for style in game.title.view(game.state, game.players).styles}
    labels = {style.label for style in styles if re.fullmatch(r"[A-Z][A-Za-z]*[A-Z&][A-Za-z&]*", style.label)}
    assert labels
    for name, patterns in _entries(language).items():
        for text in _texts(patterns):
            assert not re.search(r"\d", text), f"{name}: {text}"
            assert not labels & set(re.findall(r"[A-Za-z&]+", text)), f"{name}: {text}"


def test_everything_that_lessons_say_is_said_in_one() -> None:
    said = set()
    for title in titles().values():
        for lesson in lessons_of(title).values():
            said |= {lesson.say, f"{lesson.say}.text", f"{lesson.say}.end"}
            said |= {name for step in lesson.step for name in _named(step)}
    assert _entries("en").keys() == said


@pytest.mark.parametrize(("title", "name"), LESSONS)
def test_all_facts_of_a_step_are_told_by_one_of_its_sentences(title: str, name: str) -> None:
    lesson = lesson_called(title_called(title), name)
    for step in lesson.step:
        told: set[str] = set()
        for one in _named(step):
            told |= _variables(_entries("en")[one])
        assert step.facts.keys() | step.after.keys() == told - {"done"}, step.say


def _variables(node: object) -> set[str]:
    if type(node).__name__ == "VariableReference":
        return {node.id.name}  # type: ignore[attr-defined]
    if isinstance(node, BaseNode):
        return set().union(*(_variables(inner) for inner in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_variables(inner) for inner in node))
    return set()


def test_a_move_that_the_rules_refuse_is_refused_with_their_reason() -> None:
    with pytest.raises(IllegalAction) as refused:
        follow(title_called("emubay"), "track", [{"type": "lift_cube", "from": "build"}])
    assert refused.value.refusal.rule in title_called("emubay").rulebook


def test_a_legal_move_that_is_not_the_point_is_taken_back() -> None:
    title = title_called("emubay")
    lift = {"type": "lift_cube", "from": "auction"}
    there = follow(title, "dividends", [lift])
    besides = follow(title, "dividends", [lift, {"type": "start_build", "company": "EBR"}])
    assert not besides.right
    assert besides.step == there.step == 1
    assert besides.game.state == there.game.state
    assert isinstance(besides.answer, Message)
    assert besides.answer.say == "emubay-lesson-dividends-pay.build"


@pytest.mark.parametrize(
    "moves",
    [
        [{"type": "lift_cube", "from": "take"}, {"type": "pay_dividends"}, {"type": "pass"}],
        [{"type": "start_build", "company": "EBR"}, {"type": "pay_dividends"}],
    ],
)
def test_a_lesson_goes_on_only_by_its_points(moves: list[dict[str, Any]]) -> None:
    with pytest.raises(BradshawError):
        follow(title_called("emubay"), "dividends", moves)


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(NoSuchLesson):
        follow(title_called("emubay"), "chess", [])
