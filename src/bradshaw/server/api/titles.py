"""The games that can be played, and their rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Controller, Request, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from bradshaw.bots.levels import LEVELS
from bradshaw.core.errors import NoSuchGame
from bradshaw.core.guide import guide_of
from bradshaw.core.lessons import lessons_of
from bradshaw.core.messages import Message, Text, message
from bradshaw.core.primer import glossary_of, primer_of
from bradshaw.core.registry import title as title_called
from bradshaw.core.registry import titles
from bradshaw.core.rulebook import Rule, Ruling
from bradshaw.core.title import Title
from bradshaw.eighteen.title import public_site
from bradshaw.server.edge.identity import FOR_ROBOTS
from bradshaw.server.edge.problems import reading
from bradshaw.server.errors import NotFound
from bradshaw.server.http.answers import reader_of
from bradshaw.server.http.assets import ASSETS, BOARD
from bradshaw.server.http.packing import Piece, pack
from bradshaw.server.http.readers import Reader, encoded
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.play.jobs import answer
from bradshaw.words import say


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
    level: str
    """"easy", "normal" or "strong"."""
    text: Text
    """How it plays, in a sentence."""


class GuideStepTold(msgspec.Struct):
    """A step of the guide: the id of its message, and what stands where in the positions that it is for."""

    say: str
    when: dict[str, Any]


class TitleTold(msgspec.Struct):
    """A game that can be played here."""

    id: str
    name: str
    designer: str
    players: list[int]
    about: Text
    """What one does in the game."""
    minutes: tuple[int, int]
    """How long a game takes at a table, at least and at most; zeros if that is not known."""
    weight: int
    """How much there is to learn, from 1 to 5; 0 if that is not known."""
    picture: str
    """The address of a small drawing of the board."""
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
    guide: list[GuideStepTold]
    """What is told the first time that a question comes up."""


class RuleTold(msgspec.Struct):
    rule: Rule
    rulings: list[Ruling]


class Section(msgspec.Struct):
    section: str
    rules: list[RuleTold]


class RulesTold(msgspec.Struct):
    title: str
    sections: list[Section]


# Every visit begins with it, and nothing of it changes.
@lru_cache(maxsize=16)
def _all_told(all_titles: tuple[Title[Any], ...], reader: Reader) -> Piece:
    # Short games first: the first one is what "Play now" offers.
    told = [_told(title) for title in sorted(all_titles, key=lambda title: title.longest_game)]
    return pack(encoded(told, reader))


def _told(title: Title[Any]) -> TitleTold:
    return TitleTold(
        title.id,
        title.name,
        title.designer,
        list(title.players),
        title.about,
        title.minutes,
        title.weight,
        ASSETS.address(title.id, BOARD),
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
        [BotTold(level, level, message("page-bot.plays", bot=level)) for level in LEVELS],
        public_site(title) is not None,
        ASSETS.address(title.id, "panels.js"),
        ASSETS.address(title.id, "panels.css"),
        len(lessons_of(title)),
        [GuideStepTold(step.say, step.when) for step in guide_of(title)],
    )


def find_title(name: str) -> Title[Any]:
    """A game by its id. Raises NotFound."""
    try:
        return title_called(name)
    except NoSuchGame as error:
        raise NotFound(error.text) from None


class PrimerPointTold(msgspec.Struct):
    """A paragraph, and the ids of the rules that it stands on."""

    text: str
    rules: list[str]


class PrimerSectionTold(msgspec.Struct):
    heading: str
    points: list[PrimerPointTold]


class TermTold(msgspec.Struct):
    """A term, what players of other sites call it, and what it means."""

    term: str
    also: str
    text: str


class PrimerTold(msgspec.Struct):
    """The rules of a game on two pages, and its glossary."""

    title: str
    sections: list[PrimerSectionTold]
    terms: list[TermTold]


def _primer(title: Title[Any], language: str) -> PrimerTold:
    return PrimerTold(
        title.name,
        [
            PrimerSectionTold(
                say(Message(section.say), language),
                [
                    PrimerPointTold(say(Message(f"{section.say}.{point.say}"), language), list(point.rules))
                    for point in section.points
                ],
            )
            for section in primer_of(title).section
        ],
        [
            TermTold(*(say(Message(f"{term}{part}"), language) for part in ("", ".also", ".text")))
            for term in glossary_of(title)
        ],
    )


class TitlesController(Controller):
    """What can be played."""

    path = "/api/titles"
    tags = ("titles",)
    opt = FOR_ROBOTS

    # Reading the words of a language for the first time takes long enough for others to notice: it has its own thread.
    @get("/", summary="Games that can be played, with their options and bots", sync_to_thread=True)
    def list_titles(self, request: Request[Any, Any, Any]) -> list[TitleTold]:
        return answer(_all_told(tuple(titles().values()), reader_of(request)), list[TitleTold])

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

    @get(
        "/{name:str}/primer",
        summary="The rules of a game on two pages, and its glossary",
        work=1,
        responses=reading(400, 404, 429),
        sync_to_thread=True,
    )
    def primer(self, visitor: NamedDependency[Visitor], name: FromPath[str]) -> PrimerTold:
        """In the language of the request, also for those who ask for messages."""
        return _primer(find_title(name), visitor.reader.language)
