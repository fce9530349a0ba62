"""Making a game and filling its seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec

from bradshaw.bots import KINDS
from bradshaw.bots.kinds import unknown
from bradshaw.bots.levels import USUAL
from bradshaw.core.chance import SEED_LIMIT, Chance
from bradshaw.core.errors import BadPlayers, BradshawError, quoted
from bradshaw.core.game import Game, check_players
from bradshaw.core.messages import message
from bradshaw.core.registry import title as title_called
from bradshaw.server.errors import Conflict, NotAllowed
from bradshaw.server.events.drafts import Draft
from bradshaw.server.events.head import HOTSEAT, ONLINE, OPEN, RUNNING, SOLO, Head
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place, open_place
from bradshaw.server.events.timing import BOT, DAY, Timing
from bradshaw.server.games.hall import Hall, Overtaken
from bradshaw.server.games.programs import NONE as NO_ORDERS
from bradshaw.server.games.programs import Programs
from bradshaw.server.names import clean_name
from bradshaw.words import say

MOST_PACE = 10.0
LONGEST_DESCRIPTION = 300
MOST_WAITING = 14 * 24
"""Hours that a table waits for an absent player at most."""
BOT_NAMES = ("Brunel", "Stephenson", "Hudson", "Locke", "Brassey", "Trevithick", "Gooch", "Vignoles")
"""Engineers and railway kings lend bots their names."""


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit there: `me`, another `person` at this screen, a `bot`, or it is left `open`."""

    kind: Annotated[str, msgspec.Meta(examples=["me", "person", "bot", "open"])]
    name: Annotated[str, msgspec.Meta(description="The name to be shown; bots and you have one anyway.")] = ""
    bot: Annotated[str, msgspec.Meta(description="The kind of bot, as the title lists them.")] = USUAL


class GameWish(msgspec.Struct, forbid_unknown_fields=True):
    """A game to be made."""

    title: Annotated[str, msgspec.Meta(examples=["emubay"])]
    mode: Annotated[
        str,
        msgspec.Meta(
            description="Alone against bots, several people at one screen, or over the net.",
            examples=[SOLO, HOTSEAT, ONLINE],
        ),
    ] = SOLO
    seats: Annotated[
        list[SeatWish],
        msgspec.Meta(
            description="In order. The game starts at once unless one is open.",
            examples=[
                [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}],
                [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}],
            ],
        ),
    ] = []
    options: Annotated[
        dict[str, bool | int | str],
        msgspec.Meta(description="As the title lists them; what is left out has its default."),
    ] = {}
    seed: Annotated[
        int | None,
        msgspec.Meta(
            description="Makes the same set-up again; null: drawn. Not in online games whose seats are drawn."
        ),
    ] = None
    listed: Annotated[bool, msgspec.Meta(description="Whether an online game stands in the lobby.")] = False
    shuffle: Annotated[bool, msgspec.Meta(description="Whether the seats are drawn at the start.")] = False
    pace: Annotated[float, msgspec.Meta(description="Seconds that bots wait before they move.")] = 0.7
    replace_after: Annotated[
        int,
        msgspec.Meta(
            ge=1,
            le=MOST_WAITING,
            description="Hours without a sign of life after which a player of an online game can be replaced.",
        ),
    ] = 24
    host_decides: Annotated[
        bool,
        msgspec.Meta(description="Whether your word is enough to replace a player; otherwise all others must agree."),
    ] = False
    robots: Annotated[bool, msgspec.Meta(description="Whether robots may take an open seat of an online game.")] = False
    description: Annotated[
        str,
        msgspec.Meta(
            max_length=LONGEST_DESCRIPTION, description="What others should know of an online table, for the lobby."
        ),
    ] = ""
    language: Annotated[
        Literal["en", "fr", "de"] | None,
        msgspec.Meta(description="In which language the players of an online game talk; null: yours."),
    ] = None
    timing: Annotated[
        Timing | None,
        msgspec.Meta(description="How much time the players of an online game have; null: as much as they like."),
    ] = None
    rated: Annotated[
        bool,
        msgspec.Meta(
            description="Whether the result changes the ratings of the players: of accounts alone, without bots, "
            "without a chosen seed, and with nobody who alone decides whom to replace."
        ),
    ] = False
    club: Annotated[
        str | None,
        msgspec.Meta(description="The id of your club whose members alone see and join an online game; null for none."),
    ] = None


class BadBot(BradshawError):
    """A bot that this server does not offer."""


def check_bot(bot: str) -> None:
    """Bots take the names in the list only: how long one thinks is for the host to say."""
    if bot not in KINDS:
        raise BadBot(unknown(bot).text)


def on_one_line(text: str) -> str:
    """What somebody has written, without what cannot be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def game_id() -> str:
    return secrets.token_hex(6)


def _check_mode(wish: GameWish) -> None:
    kinds = [seat.kind for seat in wish.seats]
    allowed = {SOLO: {"me", "bot"}, HOTSEAT: {"me", "person", "bot"}, ONLINE: {"me", "open", "bot"}}
    if wish.mode not in allowed:
        raise BadPlayers(message("server-no-such-mode", mode=quoted(wish.mode)[:20], modes=(SOLO, HOTSEAT, ONLINE)))
    for kind in kinds:
        if kind not in allowed[wish.mode]:
            raise BadPlayers(message("server-no-such-seat-kind", mode=wish.mode, kind=quoted(kind)[:20]))
    if wish.club is not None and wish.mode != ONLINE:
        raise BadPlayers(message("server-club-online"))
    if wish.mode == ONLINE and wish.shuffle and wish.seed is not None:
        raise BadPlayers(message("server-seed-is-drawn"))
    if kinds.count("me") > 1 or (wish.mode != HOTSEAT and "me" not in kinds):
        raise BadPlayers(message("server-one-seat"))
    if wish.mode == HOTSEAT and all(kind == "bot" for kind in kinds):
        raise BadPlayers(message("server-somebody-must-play"))


def _check_rated(wish: GameWish, account: str | None, robot: bool) -> None:
    """A rated game is between accounts, with equal chances for all."""
    if wish.mode != ONLINE:
        raise BadPlayers(message("server-rated-online"))
    if account is None:
        raise NotAllowed(message("server-rated-accounts"))
    if any(seat.kind == "bot" for seat in wish.seats):
        raise BadPlayers(message("server-rated-bots"))
    if wish.robots or robot:
        raise BadPlayers(message("server-rated-robots"))
    if wish.seed is not None:
        raise BadPlayers(message("server-rated-seed"))
    if wish.host_decides:
        raise BadPlayers(message("server-rated-host"))


def check_joining(live: LiveGame, is_account: bool) -> None:
    """Whoever sits down at a rated table has an account. Raises NotAllowed."""
    if live.head.rated and not is_account:
        raise NotAllowed(message("server-rated-accounts"))


def _unnamed(seat: int, language: str) -> str:
    """The name of somebody who gave none, in their own language: it goes on record, and stays as it is."""
    return say(message("page-new-player", number=seat + 1), language)


def _places(wish: GameWish, person: str, own_name: str | None, language: str, robot: bool) -> list[Place]:
    """The seats with their names: given ones, one's own for the first seat, or those of engineers for bots."""
    places: list[Place] = []
    names = [clean_name(seat.name) if seat.name else "" for seat in wish.seats]
    spare = [name for name in BOT_NAMES if name not in names]
    kinds = [seat.kind for seat in wish.seats]
    mine = kinds.index("me" if "me" in kinds else "person")
    for number, (seat, name) in enumerate(zip(wish.seats, names, strict=True)):
        if seat.kind == "bot":
            check_bot(seat.bot)
            places.append(Place(number, name or (spare.pop(0) if spare else f"Bot {number + 1}"), None, seat.bot))
        elif seat.kind == "open":
            places.append(open_place(number))
        else:
            usual = own_name if number == mine else None
            given = "" if wish.rated else name
            places.append(Place(number, given or usual or _unnamed(number, language), person, robot=robot))
    return places


def places_in(names: Sequence[str], person: str, seats: Sequence[SeatWish] | None) -> list[Place]:
    """The seats of a game from a file: they keep their names."""
    if seats is None:
        return [Place(seat, name, person) for seat, name in enumerate(names)]
    if len(seats) != len(names):
        raise BadPlayers(message("server-player-count", count=len(names), given=len(seats)))
    for wish in seats:
        if wish.kind not in ("person", "bot"):
            raise BadPlayers(message("server-no-such-seat-kind-in-file", kind=quoted(wish.kind)[:20]))
        if wish.kind == "bot":
            check_bot(wish.bot)
    if all(wish.kind == "bot" for wish in seats):
        raise BadPlayers(message("server-somebody-must-play"))
    return [
        Place(seat, name, None, wish.bot) if wish.kind == "bot" else Place(seat, name, person)
        for seat, (name, wish) in enumerate(zip(names, seats, strict=True))
    ]


def new_head(game: Game[Any], mode: str, person: str, moment: datetime) -> Head:
    """The head of a game that nobody has heard of yet."""
    return Head(
        game_id(),
        game.title.id,
        game.rules,
        game.seed,
        game.options,
        mode,
        OPEN,
        listed=False,
        shuffle=False,
        host=person,
        invite=secrets.token_urlsafe(12),
        pace=0.7,
        created=moment,
        updated=moment,
    )


class Seating:
    """Who plays where."""

    def __init__(self, hall: Hall, programs: Programs) -> None:
        self.hall = hall
        self._programs = programs

    async def create(
        self, wish: GameWish, person: str, own_name: str | None, address: str, language: str, robot: bool
    ) -> LiveGame:
        """A new game. `robot`: a program of the person makes it, and takes its seats."""
        title = title_called(wish.title)
        _check_mode(wish)
        if wish.rated:
            _check_rated(wish, own_name, robot)
        if wish.timing is not None:
            wish.timing.check()
            check_bot(wish.timing.bot)
        places = _places(wish, person, own_name, language, robot)
        seed = secrets.randbelow(SEED_LIMIT) if wish.seed is None else wish.seed
        # Setting the game up once refuses wrong numbers of players, names, seeds and options.
        game = Game(title, [place.name for place in places], seed, wish.options)
        head = new_head(game, wish.mode, person, self.hall.clock.now())
        head.listed = wish.listed and wish.mode == ONLINE and wish.club is None
        head.club = wish.club if wish.mode == ONLINE else None
        head.shuffle = wish.shuffle
        head.pace = min(max(wish.pace, 0.0), MOST_PACE)
        head.replace_after, head.host_decides = wish.replace_after, wish.host_decides and wish.mode == ONLINE
        head.timing = wish.timing if wish.mode == ONLINE else None
        head.rated = wish.rated
        head.robots = (wish.robots or robot) and wish.mode == ONLINE
        if wish.mode == ONLINE:
            head.description, head.language = on_one_line(wish.description), wish.language or language
        if any(place.kind == "open" for place in places):
            return await self.hall.add(head, places, address=address)
        places, start = self._begin(head, places, person)
        return await self.hall.add(head, places, [start], address)

    # Before the start

    async def start(self, live: LiveGame, person: str) -> None:
        """Begin, with the seats drawn anew if that was wished."""
        async with live.lock:
            self._only_open(live)
            self._only_host(live, person)
            if any(place.kind == "open" for place in live.places):
                raise Conflict(message("server-open-seats"))
            places, start = self._begin(live.head, live.places, person)
            check_players(live.title, [place.name for place in places])
            await self._append(live, [start], places)

    def _begin(self, head: Head, places: Sequence[Place], person: str) -> tuple[list[Place], Draft]:
        order = Chance(head.seed ^ 0x5EA7).shuffled(places) if head.shuffle else list(places)
        seated = [Place(seat, old.name, old.person, old.bot, robot=old.robot) for seat, old in enumerate(order)]
        content: dict[str, Any] = {"players": [one.name for one in seated]}
        robots = tuple(one.name for one in seated if one.robot)
        if robots:
            content["robots"] = message("server-robots-play", players=robots, count=len(robots))
        return seated, Draft("start", None, person, content)

    async def join(
        self, live: LiveGame, person: str, name: str, seat: int | None, invite: str, language: str, robot: bool = False
    ) -> None:
        """Take an open seat: of a listed game, or with the link that its players hand out."""
        async with live.lock:
            if robot and not live.head.robots:
                raise NotAllowed(message("server-no-robots"))
            # Whoever finds a table of a club is a member.
            if not live.head.listed and live.head.club is None and invite != live.head.invite:
                raise NotAllowed(message("server-private"))
            if live.ended:
                raise Conflict(live.ended)
            if live.seats_of(person):
                raise Conflict(message("server-seated-already"))
            if any(place.owner == person for place in live.places):
                raise Conflict(message("server-take-your-own-seat"))
            free = [place.seat for place in live.places if place.kind == "open"]
            if not free:
                raise Conflict(message("server-no-free-seat"))
            chosen = free[0] if seat is None else seat
            if chosen not in free:
                raise Conflict(message("server-seat-taken"))
            running = live.game is not None
            given = clean_name(name) if name else _unnamed(chosen, language)
            shown = live.places[chosen].name if running else given
            taken = Place(chosen, shown, person, owner=live.places[chosen].owner, robot=robot)
            places = [taken if one.seat == chosen else one for one in live.places]
            check_players(live.title, [place.name for place in places])
            content: dict[str, Any] = {"why": "joined"}
            if running:
                # What the seat's player has programmed is not for others to play.
                await self._programs.put(live, chosen, NO_ORDERS)
                facts = {"player": clean_name(name) if name else None, "seat": shown}
                person_plays, robot_plays = (
                    message("server-plays-for", **facts),
                    message("server-robot-plays-for", **facts),
                )
                content["text"] = robot_plays if robot else person_plays
            await self._append(live, [Draft("seat", chosen, person, content)], places)

    async def take_back(self, live: LiveGame, person: str, robot: bool = False) -> None:
        """Whoever was replaced has the seat again, whoever plays there now."""

        async def back() -> None:
            place = next((one for one in live.places if one.owner == person), None)
            if place is None:
                raise NotAllowed(message("server-no-seat-to-take-back"))
            if live.head.status != RUNNING:
                raise Conflict(message("server-game-over"), version=live.version)
            if robot and not live.head.robots:
                raise NotAllowed(message("server-no-robots"))
            if place.person is not None:
                await self._programs.put(live, place.seat, NO_ORDERS)
            # Until somebody else sits there, the seat tells who was replaced in it.
            was_robot = place.robot and place.person is None
            mine = Place(place.seat, place.name, person, robot=robot or was_robot)
            places = [mine if one.seat == mine.seat else one for one in live.places]
            text = message("server-returned", player=place.name)
            await self.hall.append(live, [Draft("seat", mine.seat, person, {"why": "returned", "text": text})], places)

        await self.hall.change(live, back)

    async def come_back(self, live: LiveGame, person: str | None, robot: bool) -> None:
        """Where a bot plays until its player is back: the player is. A robot comes back to a seat of its own only."""
        timing = live.head.timing
        if timing is None or timing.then != BOT or person is None or live.head.status != RUNNING:
            return
        if any(place.owner == person and place.bot is not None and place.robot >= robot for place in live.places):
            await self.take_back(live, person)

    async def take_holiday(self, live: LiveGame, person: str, days: int) -> None:
        """Let the clocks of a player's seats stand still from now on, for this many days; 0: no longer."""

        async def take() -> None:
            timing, moment = live.head.timing, self.hall.clock.now()
            seats = live.seats_of(person)
            if not seats:
                raise NotAllowed(message("server-no-seat"))
            if timing is None or live.head.status != RUNNING:
                raise Conflict(message("server-no-holidays"), version=live.version)
            away = {one.seat for one in live.clocks.holidays if one.began <= moment < one.ended}
            drafts = []
            for seat in seats:
                name = live.places[seat].name
                if (seat in away) == bool(days):
                    raise Conflict(message("server-on-holiday", away=bool(days)), version=live.version)
                if days > live.clocks.holidays_left(timing, seat):
                    left = int(live.clocks.holidays_left(timing, seat))
                    raise Conflict(message("server-holidays-left", count=left), version=live.version)
                until = moment + days * DAY
                text = message("server-holiday", player=name, days=days)
                drafts.append(Draft("holiday", seat, person, {"until": until.isoformat(), "text": text}))
            await self.hall.append(live, drafts)

        await self.hall.change(live, take)

    async def leave(self, live: LiveGame, person: str) -> None:
        async with live.lock:
            self._only_open(live)
            seats = live.seats_of(person)
            if not seats:
                raise NotAllowed(message("server-no-seat"))
            if live.head.host == person:
                raise Conflict(message("server-host-stays"))
            await self._free(live, seats, person, "left")

    async def kick(self, live: LiveGame, person: str, seat: int) -> None:
        async with live.lock:
            self._only_open(live)
            self._only_host(live, person)
            if not 0 <= seat < len(live.places) or live.places[seat].kind == "open":
                raise Conflict(message("server-nobody-there"))
            if live.places[seat].person == person:
                raise Conflict(message("server-own-seat"))
            await self._free(live, [seat], person, "removed")

    async def describe(self, live: LiveGame, person: str, text: str) -> None:
        """Say something else about a table before the start."""
        async with live.lock:
            self._only_open(live)
            self._only_host(live, person)
            description = on_one_line(text)
            await self.hall.store.set_description(live.head.id, description)
            live.head.description = description
            # By it those who follow, and other workers, look again.
            await self._append(live, [Draft("seat", None, person, {"why": "described"})], live.places)

    async def put_bot(self, live: LiveGame, person: str, seat: int, bot: str) -> None:
        """Fill an open seat with a bot before the start."""
        check_bot(bot)
        async with live.lock:
            self._only_open(live)
            self._only_host(live, person)
            if not 0 <= seat < len(live.places) or live.places[seat].kind != "open":
                raise Conflict(message("server-seat-not-open"))
            if live.head.rated:
                raise Conflict(message("server-rated-bots"))
            taken = {place.name for place in live.places}
            name = next(name for name in BOT_NAMES if name not in taken)
            places = [Place(seat, name, None, bot) if one.seat == seat else one for one in live.places]
            await self._append(live, [Draft("seat", seat, person, {"why": "bot"})], places)

    async def delete(self, live: LiveGame, person: str) -> None:
        self._only_host(live, person)
        if live.head.mode == ONLINE and live.head.status != OPEN:
            raise Conflict(message("server-online-game-stays"))
        await self.hall.remove(live)

    async def _free(self, live: LiveGame, seats: Sequence[int], person: str, why: str) -> None:
        places = [open_place(one.seat) if one.seat in seats else one for one in live.places]
        await self._append(live, [Draft("seat", seats[0], person, {"why": why})], places)

    async def _append(self, live: LiveGame, drafts: Sequence[Draft], places: Sequence[Place]) -> None:
        try:
            await self.hall.append(live, drafts, places)
        except Overtaken:
            raise Conflict(message("server-seats-changed")) from None

    def _only_open(self, live: LiveGame) -> None:
        if live.game is not None:
            raise Conflict(message("server-already-started"))

    def _only_host(self, live: LiveGame, person: str) -> None:
        if live.head.host != person:
            raise NotAllowed(message("server-only-host"))
