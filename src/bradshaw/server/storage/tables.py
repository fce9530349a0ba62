"""What is stored. A game is its head, its seats and its events; the position follows from the events."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Any, ClassVar

from sqlalchemy import (
    BigInteger,
    DateTime,
    Float,
    ForeignKey,
    Index,
    MetaData,
    String,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator

ID = String(32)
NAME = String(40)
IN_LOBBY = "listed AND status NOT IN ('finished', 'ended')"
RUNNING_ONLY = "status = 'running'"
BEING_PLAYED = "listed AND status = 'running'"
LISTED_AND_OVER = "listed AND status = 'finished'"
OF_CLUB = "club IS NOT NULL"
"""Written out, so that databases see that they have an index for it."""
UNTALLIED = "status = 'finished' AND mode = 'online' AND NOT tallied"
UNROUTED = text("NOT routed")
EMPTY = text("''")
UNDECIDED = text("decided IS NULL")
WANTED = text("data IS NULL AND problem IS NULL")
"""Reviews that are not made yet."""


class Moment(TypeDecorator[datetime]):
    """A time in UTC, also where the database has no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: object) -> datetime | None:
        return value if value is None or value.tzinfo else value.replace(tzinfo=UTC)


OfGame = Annotated[str, mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)]
"""The game that a row belongs to and vanishes with, as part of its key."""
OfPerson = Annotated[str, mapped_column(ForeignKey("people.id", ondelete="CASCADE"))]
"""The person that a row belongs to and vanishes with."""


class Base(DeclarativeBase):
    type_annotation_map: ClassVar[dict[Any, Any]] = {datetime: Moment, str: Text}
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class Setting(Base):
    """What the server itself remembers, such as the key that signs cookies."""

    __tablename__ = "settings"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str]


class Person(Base):
    """Somebody who plays: a guest without name and password, or an account."""

    __tablename__ = "people"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str | None] = mapped_column(NAME)
    folded_name: Mapped[str | None] = mapped_column(String(160), unique=True)
    """The name without regard to case: two accounts cannot differ in that only."""
    password: Mapped[str | None]
    mail: Mapped[str | None] = mapped_column(String(254))
    webhook: Mapped[str | None]
    created: Mapped[datetime]
    seen: Mapped[datetime | None]
    """The last sign of life, to within half a minute."""
    robot_seen: Mapped[datetime | None]
    """The last sign of life of the person's robots."""
    banned: Mapped[datetime | None]
    """Since when the person may not come any more."""
    muted: Mapped[datetime | None]
    """Since when the person may not chat."""
    muted_until: Mapped[datetime | None]
    """When the person may chat again; null until the host lifts the mute."""
    language: Mapped[str | None] = mapped_column(String(8))
    """In which language the person reads; unknown for those who came before it was asked."""
    wishes: Mapped[str | None]
    """Of what the person wants to be told where and when; nothing: as usual."""
    mail_trouble: Mapped[str | None]
    """Why mail to the person's address has come back; none is sent until there is another address."""
    mailed: Mapped[datetime | None]
    """When notices were last mailed to the person."""


class Login(Base):
    """A browser in which an account is logged in. Only the hash of its token is kept."""

    __tablename__ = "logins"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)
    person: Mapped[OfPerson] = mapped_column(index=True)
    agent: Mapped[str] = mapped_column(String(200))
    created: Mapped[datetime]
    last_used: Mapped[datetime]
    expires: Mapped[datetime]


class Reset(Base):
    """A link with which a password can be set anew, once."""

    __tablename__ = "resets"
    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[OfPerson] = mapped_column(index=True)
    expires: Mapped[datetime]


class Token(Base):
    """A key by which a program of an account comes in. Only its hash is kept, for some time also after its end."""

    __tablename__ = "tokens"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    token: Mapped[str] = mapped_column(String(64), unique=True)
    person: Mapped[OfPerson] = mapped_column(index=True)
    name: Mapped[str] = mapped_column(NAME)
    created: Mapped[datetime]
    last_used: Mapped[datetime | None]
    expires: Mapped[datetime]
    ended: Mapped[datetime | None]
    """When its owner ended it."""
    told: Mapped[datetime | None]
    """When its owner was told that it is used although it has ended or expired."""
    warned: Mapped[int] = mapped_column(server_default="0")
    """How many days before its end its owner was last told of that; 0: not yet."""


class GameHead(Base):
    """A game: what it was set up with, and where it stands in the lists."""

    __tablename__ = "games"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    seed: Mapped[int] = mapped_column(BigInteger)
    options: Mapped[str]
    mode: Mapped[str] = mapped_column(String(10))
    status: Mapped[str] = mapped_column(String(10))
    listed: Mapped[bool]
    shuffle: Mapped[bool]
    host: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"))
    invite: Mapped[str] = mapped_column(ID)
    pace: Mapped[float] = mapped_column(Float)
    created: Mapped[datetime]
    updated: Mapped[datetime]
    replace_after: Mapped[int] = mapped_column(server_default="24")
    """Hours without a sign of life after which a player can be replaced."""
    host_decides: Mapped[bool] = mapped_column(server_default=false())
    """Whether the host's word is enough to replace a player."""
    actions: Mapped[int | None]
    """How many actions have been made. This and what follows is unknown before the start, and in games of an older
    program until they are opened."""
    turn: Mapped[int | None]
    """The seats that decide, as bits."""
    headline: Mapped[str | None]
    winners: Mapped[int | None]
    """As bits, too."""
    unreadable: Mapped[str | None]
    """Why the events cannot be read, or no further; empty if all is well."""
    timing: Mapped[str | None]
    """How much time players have; nothing: as much as they like."""
    deadline: Mapped[datetime | None]
    """When the time of whoever decides runs out, as it was worked out last."""
    due: Mapped[datetime | None] = mapped_column(index=True)
    """When to look next whether somebody's time runs out."""
    rated: Mapped[bool] = mapped_column(server_default=false())
    """Whether its result changes the ratings of its players."""
    tallied: Mapped[bool] = mapped_column(server_default=false())
    """Whether the results of its players have been taken down since it was finished."""
    club: Mapped[str | None] = mapped_column(ForeignKey("clubs.id", ondelete="SET NULL"))
    """The club whose members alone see it and can join it."""
    robots: Mapped[bool] = mapped_column(server_default=false())
    """Whether robots may take a seat."""
    description: Mapped[str] = mapped_column(server_default=text("''"))
    """What its maker has written about the table."""
    language: Mapped[str | None] = mapped_column(String(8))
    """In which language its players talk."""
    speed: Mapped[str] = mapped_column(String(8), server_default="free")
    """How fast it is played, in a word."""
    players: Mapped[int] = mapped_column(server_default="0")
    """How many seats it has."""

    __table_args__ = (
        # With the status first SQLite would sort all finished games by it, for the newest thirty.
        Index("ix_games_census", "listed", "status"),
        Index("ix_games_running", "id", sqlite_where=text(RUNNING_ONLY), postgresql_where=text(RUNNING_ONLY)),
        Index("ix_games_host", "host"),
        Index("ix_games_lobby", "updated", sqlite_where=text(IN_LOBBY), postgresql_where=text(IN_LOBBY)),
        Index(
            "ix_games_over_title",
            "title",
            "updated",
            sqlite_where=text(LISTED_AND_OVER),
            postgresql_where=text(LISTED_AND_OVER),
        ),
        Index("ix_games_over", "updated", sqlite_where=text(LISTED_AND_OVER), postgresql_where=text(LISTED_AND_OVER)),
        Index("ix_games_untallied", "updated", sqlite_where=text(UNTALLIED), postgresql_where=text(UNTALLIED)),
        Index("ix_games_club", "club", "updated", sqlite_where=text(OF_CLUB), postgresql_where=text(OF_CLUB)),
    )


class Club(Base):
    """A private group of accounts, with tables of its own."""

    __tablename__ = "clubs"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(NAME)
    head: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    """The member who leads it."""
    invite: Mapped[str] = mapped_column(ID)
    """Part of the link by which people join; empty while there is none."""
    created: Mapped[datetime]


class Member(Base):
    """Somebody belongs to a club."""

    __tablename__ = "members"
    club: Mapped[str] = mapped_column(ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[OfPerson] = mapped_column(primary_key=True, index=True)
    joined: Mapped[datetime]


class ClubInvitation(Base):
    """Somebody is invited to a club by name. Whoever has declined is not asked again."""

    __tablename__ = "club_invitations"
    club: Mapped[str] = mapped_column(ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[OfPerson] = mapped_column(primary_key=True, index=True)
    created: Mapped[datetime]
    declined: Mapped[bool] = mapped_column(server_default=false())


class Season(Base):
    """A time of which a club keeps a league table, from its first day to its last, in UTC."""

    __tablename__ = "seasons"
    id: Mapped[int] = mapped_column(primary_key=True)
    club: Mapped[str] = mapped_column(ForeignKey("clubs.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(NAME)
    begins: Mapped[date]
    ends: Mapped[date]


class Seat(Base):
    """A place at the table: a person, a bot, open, or closed because its player's account was deleted."""

    __tablename__ = "seats"
    game: Mapped[OfGame]
    seat: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str] = mapped_column(NAME)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(40))
    owner: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    """Whoever was replaced there and can take the seat back."""
    open: Mapped[bool] = mapped_column(server_default=false())
    """Whether somebody may take the seat while nobody has it."""
    robot: Mapped[bool] = mapped_column(server_default=false())
    """Whether a program of the person plays there, by a token."""
    folded_name: Mapped[str] = mapped_column(String(160), server_default=text("''"))
    """The name as searches find it; empty for an open seat."""

    __table_args__ = (
        Index("ix_seats_folded_name", "folded_name", postgresql_ops={"folded_name": "varchar_pattern_ops"}),
    )


class Event(Base):
    """Something that happened in a game. (game, sequence) is unique, so two racing moves cannot both land."""

    __tablename__ = "events"
    game: Mapped[OfGame]
    sequence: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int | None]
    person: Mapped[str | None] = mapped_column(ID, index=True)
    content: Mapped[str]
    created: Mapped[datetime]


class Snapshot(Base):
    """A game as it was folded up to an event, so that opening it again is quick. Safe to drop."""

    __tablename__ = "snapshots"
    game: Mapped[OfGame]
    sequence: Mapped[int] = mapped_column(primary_key=True)
    code: Mapped[str] = mapped_column(String(64))
    """The program that made it; no other can read it."""
    hash: Mapped[str] = mapped_column(String(64))
    """Of the state, as it is stored with the newest action."""
    data: Mapped[bytes]


class ProgramRow(Base):
    """What a player has told the server to do in a game."""

    __tablename__ = "programs"
    game: Mapped[OfGame]
    seat: Mapped[int] = mapped_column(primary_key=True)
    content: Mapped[str]


class Note(Base):
    """What somebody has noted about a game, for nobody else to read."""

    __tablename__ = "notes"
    game: Mapped[OfGame]
    person: Mapped[OfPerson] = mapped_column(primary_key=True, index=True)
    text: Mapped[str]


class ReviewRow(Base):
    """The review of a game: made, or being made in parts. Safe to drop."""

    __tablename__ = "reviews"
    game: Mapped[OfGame]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    """Who has asked for it."""
    version: Mapped[int]
    """The version of the game that is reviewed."""
    actions: Mapped[int]
    """How many actions it has."""
    code: Mapped[str] = mapped_column(String(64))
    """The program that judges; parts of another one are not mixed with its own."""
    done: Mapped[int] = mapped_column(server_default="0")
    """How many actions have been judged."""
    worked: Mapped[datetime]
    """When it was asked for or a part was made: the next part is that of the review which has waited longest."""
    taken: Mapped[datetime | None]
    """Until when a worker has it; later, that worker is taken for dead."""
    tries: Mapped[int] = mapped_column(server_default="0")
    """How often the next part has failed."""
    problem: Mapped[str | None]
    """Why it was given up."""
    data: Mapped[bytes | None]
    """The whole review, once it is made."""

    __table_args__ = (Index("ix_reviews_wanted", "worked", sqlite_where=WANTED, postgresql_where=WANTED),)


class ReviewPart(Base):
    """Decisions of a review that is being made."""

    __tablename__ = "review_parts"
    game: Mapped[str] = mapped_column(ForeignKey("reviews.game", ondelete="CASCADE"), primary_key=True)
    first: Mapped[int] = mapped_column(primary_key=True)
    """How many actions were made before the first of them."""
    data: Mapped[bytes]


class NoticeRow(Base):
    """Something that a person is to be told. It is stored together with what it tells of."""

    __tablename__ = "notices"
    id: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[OfPerson]
    game: Mapped[str | None] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    sequence: Mapped[int]
    """The event that it tells of."""
    kind: Mapped[str] = mapped_column(String(10))
    text: Mapped[str]
    created: Mapped[datetime]
    routed: Mapped[bool] = mapped_column(server_default=false())
    """Whether it has been decided where it is sent."""
    seen: Mapped[bool] = mapped_column(server_default=false())
    """Whether the person has seen it in the page."""

    __table_args__ = (
        UniqueConstraint("person", "game", "sequence", "kind"),
        Index("ix_notices_unrouted", "id", sqlite_where=UNROUTED, postgresql_where=UNROUTED),
        Index("ix_notices_game", "game"),
    )


class Delivery(Base):
    """A notice on its way by one channel. Whoever sends it has taken it for some minutes."""

    __tablename__ = "deliveries"
    id: Mapped[int] = mapped_column(primary_key=True)
    notice: Mapped[int] = mapped_column(ForeignKey("notices.id", ondelete="CASCADE"))
    person: Mapped[OfPerson] = mapped_column(index=True)
    channel: Mapped[str] = mapped_column(String(8))
    target: Mapped[str] = mapped_column(ID)
    """The browser that it goes to, by its subscription; empty for other channels."""
    state: Mapped[str] = mapped_column(String(8), server_default="waiting")
    due: Mapped[datetime]
    taken: Mapped[datetime | None]
    """Until when a worker has it; later, that worker is taken for dead."""
    tries: Mapped[int] = mapped_column(server_default="0")
    problem: Mapped[str | None]
    """What went wrong last."""

    __table_args__ = (UniqueConstraint("notice", "channel", "target"), Index("ix_deliveries_due", "state", "due"))


class Subscription(Base):
    """A browser that shows notices also when no page is open."""

    __tablename__ = "subscriptions"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[OfPerson] = mapped_column(index=True)
    endpoint: Mapped[str] = mapped_column(unique=True)
    key: Mapped[str] = mapped_column(String(100))
    """The browser's public key."""
    auth: Mapped[str] = mapped_column(String(40))
    """What the browser and this server alone know."""
    agent: Mapped[str] = mapped_column(String(200))
    created: Mapped[datetime]


class QuietGame(Base):
    """A game of which somebody is told in its page only."""

    __tablename__ = "quiet_games"
    person: Mapped[OfPerson] = mapped_column(primary_key=True)
    game: Mapped[OfGame] = mapped_column(index=True)


class Result(Base):
    """How a finished online game ended for one of its players."""

    __tablename__ = "results"
    game: Mapped[OfGame]
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[OfPerson]
    title: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    place: Mapped[int]
    win: Mapped[float] = mapped_column(Float)
    """1 for the winner, the part of it where several share the victory, 0 for others."""
    score: Mapped[int]
    finished: Mapped[datetime]
    mean: Mapped[float | None] = mapped_column(Float)
    deviation: Mapped[float | None] = mapped_column(Float)
    """The player's rating after the game; nothing if it was not rated."""

    __table_args__ = (
        Index("ix_results_person", "person", "finished"),
        Index("ix_results_title", "person", "title", "players"),
    )


class RatingRow(Base):
    """How strong somebody is taken to be in a game, after all rated games so far."""

    __tablename__ = "ratings"
    person: Mapped[OfPerson] = mapped_column(primary_key=True)
    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    mean: Mapped[float] = mapped_column(Float)
    deviation: Mapped[float] = mapped_column(Float)
    low: Mapped[float] = mapped_column(Float)
    """What the player's strength is above with near certainty: lists go by it."""
    games: Mapped[int]

    __table_args__ = (Index("ix_ratings_title", "title", "low"),)


class Tie(Base):
    """What an account thinks of another: a favourite, or blocked."""

    __tablename__ = "ties"
    person: Mapped[OfPerson] = mapped_column(primary_key=True)
    other: Mapped[OfPerson] = mapped_column(primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(10))
    created: Mapped[datetime]


class Invitation(Base):
    """An account is asked to a table, by somebody who sits there."""

    __tablename__ = "invitations"
    game: Mapped[OfGame]
    person: Mapped[OfPerson] = mapped_column(primary_key=True, index=True)
    by: Mapped[OfPerson] = mapped_column(index=True)
    declined: Mapped[bool] = mapped_column(server_default=false())
    created: Mapped[datetime]


class Report(Base):
    """Somebody has told the host of what somebody else has said or done. What was said is kept as it was."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(primary_key=True)
    reporter: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="SET NULL"), index=True)
    about: Mapped[OfPerson] = mapped_column(index=True)
    """Whoever has said or done it."""
    shown: Mapped[str] = mapped_column(NAME)
    """The name under which the reporter saw the person."""
    subject: Mapped[str] = mapped_column(String(12))
    """What is reported: a message, a description, a player at a table, a profile."""
    kind: Mapped[str] = mapped_column(String(12))
    """What is wrong with it."""
    text: Mapped[str]
    """What the reporter has written."""
    quoted: Mapped[str]
    """The message or the description as it was."""
    game: Mapped[str | None] = mapped_column(ID)
    """Where it was; the game may be gone."""
    sequence: Mapped[int | None]
    """The event with the message."""
    created: Mapped[datetime]
    due: Mapped[datetime | None]
    """When the host is to be mailed of it; nothing once that is done."""
    decided: Mapped[datetime | None]
    decision: Mapped[str | None] = mapped_column(String(10))
    until: Mapped[datetime | None]
    """Until when the person is muted by it."""
    note: Mapped[str] = mapped_column(server_default=EMPTY)
    """What the host has written about the decision."""

    __table_args__ = (
        Index("ix_reports_undecided", "id", sqlite_where=UNDECIDED, postgresql_where=UNDECIDED),
        Index("ix_reports_due", "due"),
    )


class Worker(Base):
    """A worker that has somebody to tell the others of. It lives as long as its beat goes on."""

    __tablename__ = "workers"
    id: Mapped[str] = mapped_column(ID, primary_key=True)
    beat: Mapped[int]


class Watching(Base):
    """Somebody follows a game through a worker."""

    __tablename__ = "watching"
    worker: Mapped[str] = mapped_column(ForeignKey("workers.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(ID, primary_key=True)
    person: Mapped[str] = mapped_column(String(40), primary_key=True)
    """Of a robot, its owner's id after a sign."""


class Outage(Base):
    """A time in which no worker ran, so that nobody could give a sign of life."""

    __tablename__ = "outages"
    began: Mapped[datetime] = mapped_column(primary_key=True)
    ended: Mapped[datetime]


class HostNews(Base):
    """What a command of the host has changed, for the server on the same SQLite file to hear of."""

    __tablename__ = "host_news"
    id: Mapped[int] = mapped_column(primary_key=True)
    news: Mapped[str]
    created: Mapped[datetime]
