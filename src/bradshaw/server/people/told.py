"""What the API tells of people and clubs."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated

import msgspec

from bradshaw.server.events.head import ClubTold

PAGE = 30
"""Entries on one page of a list."""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """Part of a list; the entries stand beside its number, counted from 1."""

    page: int
    more: bool
    """Whether there are further pages."""


# People


class Account(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str


class Access(msgspec.Struct, frozen=True, kw_only=True):
    """A way in to an account, as its owner sees it: without the secret."""

    id: str
    created: datetime


class LoginTold(Access, frozen=True, kw_only=True):
    """A login, and what the browser calls itself."""

    last_used: datetime
    agent: str


class TokenTold(Access, frozen=True, kw_only=True):
    """A token, by the name that its owner gave it."""

    name: str
    last_used: datetime | None
    expires: datetime


# Tables to which they are asked


class Invited(Account, frozen=True):
    """Somebody who was asked to a table."""

    declined: bool


class TableInvitation(msgspec.Struct, frozen=True):
    """A table to which you are asked."""

    game: str
    title_name: str
    by: str
    """Who asks."""
    rated: bool
    created: datetime
    player: str
    """Who is asked."""


# How strong they are


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """How strong somebody is taken to be in a game: between `mean - margin` and `mean + margin`, 19 times in 20."""

    mean: float
    margin: float


class RatingTold(Estimate, frozen=True, kw_only=True):
    """A rating of somebody, by the game."""

    title: str
    title_name: str
    games: int
    """Rated ones."""


class CoursePoint(Estimate, frozen=True, kw_only=True):
    """A rating after a game."""

    finished: datetime


class RankTold(Estimate, frozen=True, kw_only=True):
    """Somebody in the list of rated players."""

    person: str
    name: str
    games: int


class RankPage(Page, frozen=True, kw_only=True):
    """A page of the rated players of a game, the strongest first."""

    players: list[RankTold]


# What came of their games


class OfTitle(msgspec.Struct, frozen=True, kw_only=True):
    """Something about games of one title."""

    title: str
    title_name: str


class Record(OfTitle, frozen=True, kw_only=True):
    """What somebody has reached in games of one title with one number of players."""

    players: int
    games: int
    wins: float
    """A shared victory counts as a part of a win."""
    place: float
    """On average."""


class ResultTold(OfTitle, frozen=True, kw_only=True):
    """How a game ended for somebody."""

    game: str | None
    """Null where the game stands in no list and you have not played in it."""
    players: int
    names: list[str]
    """Who played, by seats; empty where `game` is null."""
    place: int
    score: int
    finished: datetime
    rating: float | None
    """After the game, if it was rated."""


class ResultPage(Page, frozen=True, kw_only=True):
    """A page of results."""

    results: list[ResultTold]


# Clubs


class ClubListed(ClubTold, frozen=True):
    """A club of yours in a list."""

    members: int
    leads: bool
    """Whether you lead it."""


class InvitationTold(msgspec.Struct, frozen=True):
    """You are invited to a club."""

    club: str
    name: str
    head: str | None
    """The name of whoever leads it."""
    created: datetime


class MemberTold(msgspec.Struct, frozen=True):
    """A member, by the name of the account."""

    name: str
    leads: bool
    joined: datetime


class SeasonDays(msgspec.Struct, frozen=True, kw_only=True):
    """When a season of a club is."""

    name: Annotated[str, msgspec.Meta(examples=["Winter 2026"])]
    begins: Annotated[date, msgspec.Meta(description="The first day, in UTC.")]
    ends: Annotated[date, msgspec.Meta(description="The last day, in UTC.")]


class SeasonTold(SeasonDays, frozen=True, kw_only=True):
    """A season of a club."""

    id: int


class ClubView(ClubTold, frozen=True):
    """A club as a member sees it."""

    created: datetime
    leads: bool
    """Whether you lead it."""
    invite: str | None
    """Part of the link by which people join, for whoever leads the club; null for others, and while there is none."""
    members: list[MemberTold]
    """In the order in which they joined."""
    invited: list[str]
    """Those who have been invited by name and have not answered, for whoever leads the club."""
    seasons: list[SeasonTold]
    """The newest first."""


# Seasons of clubs


class PlaceTold(msgspec.Struct, frozen=True):
    """Where a player came in: level players share a place, counted from 1."""

    name: str
    score: int
    place: int
    points: int


class LeagueResult(OfTitle, frozen=True, kw_only=True):
    """A game of a season, by place."""

    game: str
    finished: datetime
    places: list[PlaceTold]


class LeagueResults(Page, frozen=True, kw_only=True):
    """A page of results, the newest first."""

    results: list[LeagueResult]


class Row(msgspec.Struct):
    """What somebody has achieved in a season."""

    name: str
    rank: int = 0
    """From 1; whoever is level in points and wins shares it."""
    games: int = 0
    wins: int = 0
    """Shared ones count as one, too."""
    points: int = 0


class League(msgspec.Struct, frozen=True):
    """The league table of a season, over all games or of one."""

    title: str | None
    """The game that it is of; null for all."""
    titles: list[str]
    """The games that have been played in the season, by id."""
    games: int
    """How many count."""
    rows: list[Row]
