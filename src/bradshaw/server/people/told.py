"""What the API tells of people and clubs."""

from __future__ import annotations

from datetime import date, datetime

import msgspec

PAGE = 30
"""Entries on one page of a list."""

# People


class Account(msgspec.Struct, frozen=True):
    """Somebody with a name."""

    id: str
    name: str


class LoginTold(msgspec.Struct, frozen=True):
    """A login as its owner sees it."""

    id: str
    created: datetime
    last_used: datetime
    agent: str


class TokenTold(msgspec.Struct, frozen=True):
    """A token as its owner sees it: without the secret."""

    id: str
    name: str
    created: datetime
    last_used: datetime | None
    expires: datetime


# Tables to which they are asked


class Invited(msgspec.Struct, frozen=True):
    """Somebody who was asked to a table."""

    id: str
    name: str
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


# What came of their games


class RatingTold(msgspec.Struct, frozen=True):
    """How strong somebody is taken to be in a game: between `mean - margin` and `mean + margin`, 19 times in 20."""

    title: str
    title_name: str
    mean: float
    margin: float
    games: int
    """Rated ones."""


class Record(msgspec.Struct, frozen=True):
    """What somebody has reached in games of one title with one number of players."""

    title: str
    title_name: str
    players: int
    games: int
    wins: float
    """A shared victory counts as a part of a win."""
    place: float
    """On average."""


class ResultTold(msgspec.Struct, frozen=True):
    """How a game ended for somebody."""

    game: str | None
    """Null where the game stands in no list and you have not played in it."""
    title: str
    title_name: str
    players: int
    names: list[str]
    """Who played, by seats; empty where `game` is null."""
    place: int
    score: int
    finished: datetime
    rating: float | None
    """After the game, if it was rated."""


class ResultPage(msgspec.Struct):
    """A page of results."""

    results: list[ResultTold]
    page: int
    more: bool


class CoursePoint(msgspec.Struct, frozen=True):
    """A rating after a game."""

    finished: datetime
    mean: float
    margin: float


class RankTold(msgspec.Struct, frozen=True):
    """Somebody in the list of rated players."""

    person: str
    name: str
    mean: float
    margin: float
    games: int


class RankPage(msgspec.Struct):
    """A page of the rated players of a game, the strongest first."""

    players: list[RankTold]
    page: int
    more: bool


# Clubs


class ClubListed(msgspec.Struct, frozen=True):
    """A club of yours in a list."""

    id: str
    name: str
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


class SeasonTold(msgspec.Struct, frozen=True):
    """A season of a club: its first and its last day, in UTC."""

    id: int
    name: str
    begins: date
    ends: date


class ClubView(msgspec.Struct, frozen=True):
    """A club as a member sees it."""

    id: str
    name: str
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


class LeagueResult(msgspec.Struct, frozen=True):
    """A game of a season, by place."""

    game: str
    title: str
    title_name: str
    finished: datetime
    places: list[PlaceTold]


class LeagueResults(msgspec.Struct, frozen=True):
    """A page of results, the newest first."""

    results: list[LeagueResult]
    page: int
    more: bool


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
