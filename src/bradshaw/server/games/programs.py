"""What players have told the server to do for them when their turn comes. Private to each seat.

Some orders are understood in every game; those that need its rules are declared by the title (`core/programs.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, NamedTuple

import msgspec
from sqlalchemy import delete, insert, select

from bradshaw.core.action import Action
from bradshaw.core.choices import Choices
from bradshaw.core.game import Game
from bradshaw.core.messages import Message, Text, message, read_text
from bradshaw.core.programs import Order, Program
from bradshaw.core.title import Title
from bradshaw.server.events.live import LiveGame
from bradshaw.server.games.hall import Hall
from bradshaw.server.storage.database import Database
from bradshaw.server.storage.tables import ProgramRow
from bradshaw.server.storage.wire import PROGRAMMED

MOST_MONEY = 1_000_000
ONLY_CHOICE, PASS_ABOVE, BID_UP_TO = "only_choice", "pass_above", "bid_up_to"
LIMITS = (PASS_ABOVE, BID_UP_TO)
"""Orders for an auction, which end with it."""
PLAIN = (ONLY_CHOICE, *LIMITS)
"""The orders that are understood in every game."""
MOST_STOPPED = 5
PASS = "pass"


class ProgramWish(msgspec.Struct, forbid_unknown_fields=True):
    """An order: `only_choice` plays the only legal move, `pass_above` passes in the auction once it costs more than the
    amount, `bid_up_to` bids as little as it takes up to the amount and then passes; others are the title's own."""

    kind: Annotated[str, msgspec.Meta(max_length=40, examples=["only_choice", "pass_above", "pass_round"])]
    amount: Annotated[int, msgspec.Meta(ge=0, le=MOST_MONEY)] = 0
    company: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ProgramTold(msgspec.Struct):
    """An order that is on, and of which seat: people at one screen have each their own."""

    seat: int
    kind: str
    company: str
    amount: int
    text: Text
    message: Message | msgspec.UnsetType = msgspec.UNSET


class StoppedTold(msgspec.Struct):
    """An order that was ended by a surprise: what it did, and why it did no longer."""

    seat: int
    text: Text
    reason: Text
    message: Message | msgspec.UnsetType = msgspec.UNSET


class OfferTold(msgspec.Struct):
    """An order that can be given now."""

    kind: str
    company: str
    text: Text
    now: bool
    """Whether it would decide what is asked now."""
    message: Message | msgspec.UnsetType = msgspec.UNSET


class Orders(msgspec.Struct, frozen=True):
    """What stands for one seat: its orders, and those that a surprise has ended since they were last changed."""

    programs: tuple[Order, ...] = ()
    stopped: tuple[tuple[Order, Text], ...] = ()


NONE = Orders()


def bids(choices: Choices) -> bool:
    """Whether somebody may bid in an auction now: there are other ranges, such as the prices of trains."""
    return any(type(span.action).__struct_config__.tag == "bid" for span in choices.ranges)


def is_forced(choices: Choices) -> bool:
    """Whether there is only one legal move. Of runs only the best are listed: others are legal, too."""
    return len(choices) == 1 and not choices.family


class Programmed(NamedTuple):
    """What orders make of a decision: actions, if any, and what stands after it."""

    actions: tuple[Action, ...]
    orders: Orders


def declared(title: Title[Any], kind: str) -> Program[Any] | None:
    """A kind of order of the title's own."""
    return next((program for program in title.programs if program.kind == kind), None)


def decide(game: Game[Any], seat: int, orders: Orders) -> Programmed:
    """What a player to move has said should happen."""
    choices = game.choices()
    kept: list[Order] = []
    stopped = list(orders.stopped)
    actions: tuple[Action, ...] = ()
    for place, order in enumerate(orders.programs):
        if actions or len(stopped) > len(orders.stopped):
            # One order at a time; and after a surprise the player decides.
            kept += orders.programs[place:]
            break
        program = declared(game.title, order.kind)
        if program is not None:
            followed = program.follow(game.state, seat, order)
            actions = followed.actions
            if followed.surprise:
                stopped.append((order, followed.surprise))
            elif not followed.over:
                kept.append(order)
        elif not over_with_auction(game, order):
            actions, over = _plain(choices, order)
            if not over:
                kept.append(_for_auction(game, order))
    return Programmed(actions, Orders(tuple(kept), tuple(stopped[-MOST_STOPPED:])))


def over_with_auction(game: Game[Any], order: Order) -> bool:
    """Whether an order was for an auction that is over."""
    auction = order.seen.get("auction", "")
    return order.kind in LIMITS and auction not in ("", game.title.auction(game.state))


def _for_auction(game: Game[Any], order: Order) -> Order:
    """An order for an auction is for the one that is going on, or the next one."""
    auction = game.title.auction(game.state)
    if order.kind not in LIMITS or not auction:
        return order
    return msgspec.structs.replace(order, seen={"auction": auction})


def _plain(choices: Choices, order: Order) -> tuple[tuple[Action, ...], bool]:
    """What an order makes of a decision that every game understands, and whether it was for an auction that is over."""
    if order.kind == ONLY_CHOICE:
        return ((choices[0],) if is_forced(choices) else ()), False
    passing = tuple(action for action in choices.actions if type(action).__struct_config__.tag == PASS)
    if not bids(choices):
        return (), not passing
    low = choices.ranges[0].low
    if low > order.amount:
        return passing, False
    # With several ranges an auction is to be opened, and nobody has said of what.
    return ((choices.ranges[0][0],) if order.kind == BID_UP_TO and len(choices.ranges) == 1 else ()), False


class _Stored(msgspec.Struct):
    programs: list[Order] = []
    stopped: list[tuple[Order, Any]] = []


def _read(content: str) -> Orders:
    """Stored orders; none if they are damaged, so that the player can give them anew. Once they were a plain list."""
    try:
        found = msgspec.json.decode(content, type=list[Order] | _Stored)
        stored = found if isinstance(found, _Stored) else _Stored(found)
        return Orders(tuple(stored.programs), tuple((order, read_text(text)) for order, text in stored.stopped))
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError, TypeError, KeyError):
        return NONE


def text_of(title: Title[Any], order: Order) -> Text:
    """What an order does."""
    program = declared(title, order.kind)
    if program is not None:
        return program.text(order)
    if order.kind == ONLY_CHOICE:
        return message("server-program-only-choice")
    if order.kind == BID_UP_TO:
        return message("server-program-bid-up-to", amount=order.amount)
    return message("server-program-pass-above", amount=order.amount)


class Programs:
    """Orders by game and seat, stored so that they survive a restart."""

    def __init__(self, database: Database, hall: Hall) -> None:
        self.database = database
        self._hall = hall
        self._wire = hall.wire
        """By it other workers tell which they have changed."""
        self._wire.heard[PROGRAMMED] = self._hear
        self._wire.on_doubt.append(self._forget)

    async def _hear(self, game: str) -> None:
        live = self._hall.in_memory(game)
        if live is not None and live.programs is not None:
            live.programs = None
            await self.load(live)
            self._tell(live)

    async def _forget(self) -> None:
        for live in self._hall.games.values():
            live.programs = None

    def _tell(self, live: LiveGame) -> None:
        for watcher in live.watchers:
            watcher.news.set()

    async def load(self, live: LiveGame) -> None:
        """Read the orders of a game, unless they are known and nobody else can have changed them unheard."""
        if live.programs is not None and (self._wire.listening or not self._wire.shared):
            return
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(ProgramRow.seat, ProgramRow.content).where(ProgramRow.game == live.head.id)
            )
            live.programs = {row.seat: _read(row.content) for row in rows}

    def of(self, live: LiveGame, seat: int) -> Orders:
        """What stands for a seat."""
        orders: Orders = (live.programs or {}).get(seat, NONE)
        return orders

    # What its owner is shown

    def seat_of(self, live: LiveGame, person: str | None) -> int | None:
        """The seat that somebody can give orders for: the one that decides, of several at one screen."""
        seats = live.seats_of(person)
        return next((seat for seat in live.actors if seat in seats), seats[0] if seats else None)

    def told(self, live: LiveGame, seat: int) -> list[ProgramTold]:
        return [
            ProgramTold(seat, order.kind, order.company, order.amount, text_of(live.title, order))
            for order in self.of(live, seat).programs
            if not over_with_auction(live.running, order)
        ]

    def stopped(self, live: LiveGame, seat: int) -> list[StoppedTold]:
        return [StoppedTold(seat, text_of(live.title, order), reason) for order, reason in self.of(live, seat).stopped]

    def offers(self, live: LiveGame, seat: int) -> list[OfferTold]:
        return offered(live.running, seat)

    # Giving and ending orders

    def refusal(self, live: LiveGame, seats: Sequence[int], wish: ProgramWish) -> Text | None:
        """Why an order cannot be given."""
        if wish.kind in PLAIN:
            return None
        program = declared(live.title, wish.kind)
        if program is None:
            return message("server-no-such-program", kind=wish.kind)
        given = {(order.kind, order.company) for seat in seats for order in self.of(live, seat).programs}
        if (wish.kind, wish.company) in given:
            return None
        state = live.running.state
        if any(offer.company == wish.company for seat in seats for offer in program.offers(state, seat)):
            return None
        return message("server-program-not-now")

    async def give(self, live: LiveGame, seats: Sequence[int], wishes: Sequence[ProgramWish]) -> None:
        """Let these orders stand for seats, and no others."""
        for seat in seats:
            await self.put(live, seat, Orders(tuple(self._order(live, seat, wish) for wish in wishes)))

    def _order(self, live: LiveGame, seat: int, wish: ProgramWish) -> Order:
        """An order that stands already goes on; of another the position is remembered in which it is given."""
        order = Order(wish.kind, wish.company, wish.amount)
        for old in self.of(live, seat).programs:
            if (old.kind, old.company, old.amount) == (order.kind, order.company, order.amount):
                return old
        program = declared(live.title, wish.kind)
        if program is None:
            return _for_auction(live.running, order)
        return msgspec.structs.replace(order, seen=dict(program.seen(live.running.state, seat, order)))

    async def end_declared(self, live: LiveGame, seats: Sequence[int]) -> None:
        """Moves of these seats are taken back: what would make them again at once is ended."""
        for seat in seats:
            orders = self.of(live, seat)
            ended = [order for order in orders.programs if order.kind not in PLAIN]
            if ended:
                kept = tuple(order for order in orders.programs if order.kind in PLAIN)
                reason = message("server-program-undone")
                stopped = (*orders.stopped, *((order, reason) for order in ended))
                await self.put(live, seat, Orders(kept, stopped[-MOST_STOPPED:]))

    async def put(self, live: LiveGame, seat: int, orders: Orders) -> None:
        """Store what stands for a seat."""
        game = live.head.id
        async with self.database.writing() as connection:
            await connection.execute(delete(ProgramRow).where(ProgramRow.game == game, ProgramRow.seat == seat))
            if orders != NONE:
                content = msgspec.json.encode(orders).decode()
                await connection.execute(insert(ProgramRow).values(game=game, seat=seat, content=content))
            await self._wire.tell(connection, PROGRAMMED, game)
        live.programs = {**(live.programs or {}), seat: orders}
        self._tell(live)


def offered(game: Game[Any], seat: int, only_now: bool = False) -> list[OfferTold]:
    """The title's own orders that a seat can give now; or only those that would decide what is asked."""
    return [
        OfferTold(program.kind, offer.company, offer.text, offer.now)
        for program in game.title.programs
        for offer in program.offers(game.state, seat)
        if offer.now or not only_now
    ]
