"""What pages say that the program knows already: options, rules, rulings, keys, commands, addresses of the API.

A comment `<!-- generated: options 1860 -->` on a line of its own stands for the Markdown that the function `options`
makes for 1860. So nothing that the program decides is written a second time, and nothing on a page can become untrue.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cyclopts import App

from bradshaw.bots.levels import LEVELS
from bradshaw.cli import app as program
from bradshaw.core.lessons import lessons_of
from bradshaw.core.messages import Message, Text, message
from bradshaw.core.options import Option
from bradshaw.core.primer import glossary_of, primer_of
from bradshaw.core.registry import title as title_called
from bradshaw.core.registry import titles
from bradshaw.core.title import Title
from bradshaw.words import say

if TYPE_CHECKING:
    from sphinx.application import Sphinx

PLACE = re.compile(r"^<!-- generated: (\w+)(?: (\S+))? -->$", re.MULTILINE)
KEYS = Path(__file__).parents[2] / "src/bradshaw/web/keys.js"
RULESET = "ruleset"
"""The option before the house rules of other sites, which switches all of them on."""


def plain(text: Text) -> str:
    """A text in English as Markdown: one line, with nothing in it that Markdown would take for its own."""
    return re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", " ".join(say(text, "en").split()))


def rule_link(title: Title[Any], rule: str, shown: str) -> str:
    """A link to a rule in the application, which has a page with all rules of a game."""
    return f'<a class="rule-mark" href="/rules/{title.id}#{rule}" title="{rule}">{shown}</a>'


# Games


def facts(name: str) -> Iterator[str]:
    """What the first page of the application tells of a game."""
    title = title_called(name)
    least, most = title.minutes
    said = Message("page-shelf-weight", {"weight": title.weight})
    yield plain(title.about)
    yield "\n".join(
        (
            f"- By {plain(title.designer)}, for {title.players[0]} to {title.players[-1]} players.",
            f"- {least} to {most} minutes at a table; {plain(said)}.",
            f'- <a href="/learn/{title.id}">{len(lessons_of(title))} lessons</a> teach it at the board.',
            f'- <a href="/rules/{title.id}">All {len(title.rulebook)} rules</a> one by one, with a search.',
        )
    )


def primer(name: str) -> Iterator[str]:
    """The rules of a game on two pages, each paragraph with the rules that it stands on."""
    title = title_called(name)
    for section in primer_of(title).section:
        yield f"### {plain(Message(section.say))}"
        for point in section.points:
            marks = [rule_link(title, rule, f"§{place}") for place, rule in enumerate(point.rules, start=1)]
            yield " ".join([plain(Message(f"{section.say}.{point.say}")), *marks])


def options(name: str) -> Iterator[str]:
    """Every option of a game: the variants, and after them house rules one by one."""
    title = title_called(name)
    present = [option for option in title.options if option.belongs_to(title.rules_version)]
    names = [option.name for option in present]
    first = names.index(RULESET) + 1 if RULESET in names else len(names)
    yield from _options(title, present[:first])
    if present[first:]:
        yield "## House rules of 18xx.games, one by one"
        yield "`ruleset=18xx.games` switches all of them on together."
        yield from _options(title, present[first:])


def _options(title: Title[Any], some: Iterable[Option]) -> Iterator[str]:
    for option in some:
        default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        link = rule_link(title, option.rule, option.rule)
        yield (
            f"{plain(option.shown)} (`{option.name}`)\n"
            f": {plain(option.text)}\n\n  {plain(option.allowed()).capitalize()}; `{default}` unless chosen. {link}"
        )


def rulings(name: str) -> Iterator[str]:
    """How points are decided that a rulebook leaves open."""
    title = title_called(name)
    for ruling in title.rulebook.rulings:
        links = " ".join(rule_link(title, rule, rule) for rule in ruling.rules)
        yield f"{ruling.id}. {plain(ruling.subject)}\n: {plain(ruling.decision)} {links}"


def glossary(name: str) -> Iterator[str]:
    """The terms of a game, and what players of other sites call them."""
    for term in glossary_of(title_called(name)):
        also = plain(Message(f"{term}.also"))
        beside = f' <span class="also">{also}</span>' if also else ""
        yield f"{plain(Message(term))}{beside}\n: {plain(Message(f'{term}.text'))}"


def lessons(name: str) -> Iterator[str]:
    """The lessons of a game."""
    title = title_called(name)
    yield "\n".join(
        f'1. <a href="/learn/{title.id}/{address}">{plain(Message(lesson.say))}</a>, {lesson.minutes} minutes. '
        + plain(Message(f"{lesson.say}.text"))
        for address, lesson in lessons_of(title).items()
    )


def bots() -> Iterator[str]:
    """The levels of bots."""
    for level in LEVELS:
        named, plays = (plain(message(f"page-bot{part}", bot=level)) for part in ("", ".plays"))
        yield f"{named} (`{level}`)\n: {plays}"


def keys() -> Iterator[str]:
    """The keys of a game, as the client lists them."""
    rows = re.findall(
        r'^  \[(?:"(.+?)"|t\("(page-key-\w+)"\)), t\("(page-keys-\w+)"\)\],$', KEYS.read_text("utf-8"), re.M
    )
    if not rows:
        raise ValueError(f"no keys found in {KEYS}")
    yield "| key | what it does |\n|---|---|\n" + "\n".join(
        f"| <kbd>{sign or plain(Message(named))}</kbd> | {plain(Message(effect))} |" for sign, named, effect in rows
    )


# Commands


def commands() -> Iterator[str]:
    """Every command of the program with its arguments, as `--help` shows them."""
    yield from _command(program, ("bradshaw",))


def _command(app: App, path: tuple[str, ...]) -> Iterator[str]:
    subcommands = {name: app[name] for name in app if not name.startswith("-")}
    # The page itself says what the program is.
    if len(path) > 1:
        yield f"{'#' * min(len(path), 4)} `{' '.join(path)}`"
        yield plain(Message(str(app.help)))
    if subcommands:
        for name, one in sorted(subcommands.items()):
            yield from _command(one, (*path, name))
        return
    rows = []
    for argument in app.assemble_argument_collection():
        if not argument.show:
            continue
        # What stands in a certain place is named as `--help` names it.
        names = argument.names if argument.index is None else [argument.names[0].removeprefix("--").upper()]
        named = ", ".join(f"`{one}`" for one in names)
        notes = [plain(Message(str(argument.parameter.help)))]
        default = argument.field_info.default
        if default not in (None, False, argument.field_info.empty):
            notes.append(plain(message("cli-help-default", default=str(default))))
        if argument.required:
            notes.append(plain(message("cli-help-required")))
        rows.append(f"| {named} | {' '.join(notes)} |")
    if rows:
        yield "| argument | meaning |\n|---|---|\n" + "\n".join(rows)


# The API


def http() -> Iterator[str]:
    """Every address of the API, from the description that a running server gives of itself."""
    schema = _schema()
    by_tag: dict[str, list[tuple[str, str, dict[str, Any]]]] = {}
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            by_tag.setdefault((operation.get("tags") or ["others"])[0], []).append((method.upper(), path, operation))
    for tag, operations in by_tag.items():
        yield f"## {tag.capitalize()}"
        for method, path, operation in operations:
            yield from _operation(schema, method, path, operation)
    yield "## Data"
    for name, one in sorted(schema["components"]["schemas"].items()):
        yield from _structure(schema, name, one)


def _schema() -> dict[str, Any]:
    from bradshaw.server.app import describe

    described: dict[str, Any] = json.loads(describe("json"))
    return described


def _operation(schema: dict[str, Any], method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"### `{method} {path}`"
    yield f"**{operation.get('summary', '')}.** {_words(operation.get('description', ''))}"
    rows = [
        f"| `{one['name']}` | {one['in']} | {_kind(one.get('schema', {}))} | {_words(one.get('description', ''))} |"
        for one in operation.get("parameters", ())
    ]
    if rows:
        yield "| parameter | in | type | |\n|---|---|---|---|\n" + "\n".join(rows)
    body = operation.get("requestBody")
    if body:
        (content,) = list(body["content"].values())[:1]
        yield f"Body: {_kind(content['schema'])}"
    answers = []
    for status, answer in operation["responses"].items():
        kinds = [_kind(one["schema"]) for one in answer.get("content", {}).values() if one.get("schema")]
        # What every answer of this status is, nobody needs to read.
        told = answer.get("description", "").removeprefix(HTTPStatus(int(status)).description)
        answers.append(f"| {status} | {' or '.join(kinds)} | {_words(told)} |")
    yield "| status | answer | |\n|---|---|---|\n" + "\n".join(answers)


def _structure(schema: dict[str, Any], name: str, one: dict[str, Any]) -> Iterator[str]:
    yield f"### {name}"
    if one.get("description"):
        yield _words(one["description"])
    needed = set(one.get("required", ()))
    rows = []
    for field, kind in one.get("properties", {}).items():
        optional = "" if field in needed else " (optional)"
        rows.append(f"| `{field}`{optional} | {_kind(kind)} | {_words(kind.get('description', ''))} |")
    yield "| field | type | |\n|---|---|---|\n" + "\n".join(rows) if rows else _kind(one)


def _words(text: str) -> str:
    """A description as Markdown in one line; it is written as such."""
    return " ".join(text.split()).replace("|", "\\|")


def _kind(kind: dict[str, Any]) -> str:
    """A JSON schema in a few words."""
    if "$ref" in kind:
        name = kind["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    for several in ("oneOf", "anyOf", "allOf"):
        if several in kind:
            return " or ".join(dict.fromkeys(_kind(one) for one in kind[several]))
    if "enum" in kind:
        return " or ".join(f"`{one}`" for one in kind["enum"])
    if "const" in kind:
        return f"`{kind['const']}`"
    named = kind.get("type")
    if isinstance(named, list):
        return " or ".join(named)
    if named == "array":
        return f"list of {_kind(kind['items'])}" if kind.get("items") else "list"
    if named == "object" and isinstance(kind.get("additionalProperties"), dict):
        return f"object of {_kind(kind['additionalProperties'])}"
    bounds = [f"{sign} {kind[key]}" for key, sign in (("minimum", "≥"), ("maximum", "≤")) if key in kind]
    return " ".join([str(named or "anything"), *bounds])


# Putting it in


MAKERS: dict[str, Callable[..., Iterator[str]]] = {
    maker.__name__: maker for maker in (bots, commands, facts, glossary, http, keys, lessons, options, primer, rulings)
}


def fill(source: str) -> str:
    """A page with the generated parts in their places."""

    def made(place: re.Match[str]) -> str:
        if place[1] not in MAKERS:
            raise ValueError(f"nothing generates “{place[1]}”; there are {', '.join(MAKERS)}")
        return "\n\n".join(MAKERS[place[1]](*filter(None, [place[2]])))

    return PLACE.sub(made, source)


def _on_read(_: Sphinx, __: str, source: list[str]) -> None:
    source[0] = fill(source[0])


def setup(app: Sphinx) -> dict[str, Any]:
    """What Sphinx calls. Pages with generated parts are always built anew: their text does not tell of a change."""
    app.connect("source-read", _on_read)
    return {"version": ", ".join(titles()), "parallel_read_safe": True}
