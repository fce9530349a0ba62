"""The games that can be played, and their rules."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, get
from litestar.params import FromPath, FromQuery

from bradshaw.bots import KINDS
from bradshaw.core.errors import NoSuchGame
from bradshaw.core.lessons import lessons_of
from bradshaw.core.messages import Text
from bradshaw.core.registry import title as title_called
from bradshaw.core.registry import titles
from bradshaw.core.rulebook import Rule, Ruling
from bradshaw.core.title import Title
from bradshaw.eighteen.title import public_site
from bradshaw.server.assets import ASSETS
from bradshaw.server.errors import NotFound
from bradshaw.server.problems import reading


class OptionTold(msgspec.Struct):
    name: str
    label: Text
    text: Text
    default: bool | int | str
    kind: str
    values: list[str]
    value_labels: list[Text]
    low: int
    high: int
    rule: str


class BotTold(msgspec.Struct):
    spec: str
    text: Text


class TitleTold(msgspec.Struct):
    """A game that can be played here."""

    id: str
    name: str
    designer: str
    players: list[int]
    options: list[OptionTold]
    bots: list[BotTold]
    public_site: bool
    """Whether its games can be taken from 18xx.games, and there."""
    panels: str
    """The address of the module with the panels that its package brings; empty if it brings none."""
    styles: str
    """The address of their styles; empty if there are none."""
    lessons: int
    """How many lessons teach it."""


class RuleTold(msgspec.Struct):
    rule: Rule
    rulings: list[Ruling]


class Section(msgspec.Struct):
    section: str
    rules: list[RuleTold]


class RulesTold(msgspec.Struct):
    title: str
    sections: list[Section]


def _told(title: Title[Any]) -> TitleTold:
    return TitleTold(
        title.id,
        title.name,
        title.designer,
        list(title.players),
        [
            OptionTold(
                option.name,
                option.label,
                option.text,
                option.default,
                "bool" if isinstance(option.default, bool) else "int" if isinstance(option.default, int) else "choice",
                list(option.values),
                list(option.value_labels),
                option.low,
                option.high,
                option.rule,
            )
            for option in title.options
            if option.belongs_to(title.rules_version)
        ],
        [BotTold(spec, text) for spec, text in KINDS.items()],
        public_site(title) is not None,
        ASSETS.address(title.id, "panels.js"),
        ASSETS.address(title.id, "panels.css"),
        len(lessons_of(title)),
    )


def find_title(name: str) -> Title[Any]:
    """A game by its id. Raises NotFound."""
    try:
        return title_called(name)
    except NoSuchGame as error:
        raise NotFound(error.text) from None


class TitlesController(Controller):
    """What can be played."""

    path = "/api/titles"
    tags = ("titles",)

    @get("/", summary="Games that can be played, with their options and bots")
    async def list_titles(self) -> list[TitleTold]:
        # Short games first: the first one is what "Play now" offers.
        return [_told(title) for title in sorted(titles().values(), key=lambda title: title.longest_game)]

    @get(
        "/{name:str}/rules",
        summary="The rules of a game by section, or those in which all words occur",
        work=1,
        responses=reading(400, 404, 429),
    )
    async def rules(self, name: FromPath[str], search: FromQuery[str] = "") -> RulesTold:
        title = find_title(name)
        found = title.rulebook.search(search) if search else list(title.rulebook)
        sections: dict[str, Section] = {}
        for rule in found:
            section = sections.setdefault(rule.section, Section(rule.section, []))
            section.rules.append(RuleTold(rule, title.rulebook.rulings_on(rule.id)))
        return RulesTold(title.name, list(sections.values()))
