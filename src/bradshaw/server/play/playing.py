"""Moves in a stored game: who may make them, what they are made against, and taking them back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from bradshaw.core.action import Action
from bradshaw.core.errors import IllegalAction
from bradshaw.core.game import Game
from bradshaw.core.messages import Text, message
from bradshaw.server.errors import Conflict, NotAllowed
from bradshaw.server.events import stored_moves
from bradshaw.server.events.asks import ASK_REPLACE, ASK_UNDO, Ask
from bradshaw.server.events.drafts import Draft
from bradshaw.server.events.head import FINISHED, ONLINE, OPEN, RUNNING
from bradshaw.server.events.live import LiveGame
from bradshaw.server.events.seats import Place
from bradshaw.server.games.hall import Hall
from bradshaw.server.games.presence import Presence
from bradshaw.server.games.programs import ONLY_CHOICE, Programs, is_forced
from bradshaw.server.http.readers import Reader
from bradshaw.server.play import jobs
from bradshaw.server.play.present import Permission, viewer
from bradshaw.server.work.kept import Known
from bradshaw.server.work.workshop import Workshop
from bradshaw.words import LANGUAGES


def _status(game: Game[Any]) -> str:
    return RUNNING if game.outcome is None else FINISHED


@dataclass(eq=False)
class Playing:
    """Everything that changes the position of a game."""

    hall: Hall
    workshop: Workshop
    presence: Presence
    programs: Programs

    def _fresh(self, live: LiveGame, after: int) -> None:
        if live.game is None:
            raise Conflict(message("server-not-started"), version=live.version)
        self._going(live)
        if after != live.version:
            raise Conflict(message("server-moved-on"), version=live.version)

    def _going(self, live: LiveGame) -> None:
        if live.ended:
            raise Conflict(live.ended, version=live.version)

    # Actions

    async def act(
        self, live: LiveGame, person: str, after: int, actions: Sequence[Action], reader: Reader, sure: bool = True
    ) -> bool:
        """A player's moves, made together against the version `after`.

        False, and nothing is made, if the player was not sure and could not take them back.
        """

        async def move() -> bool:
            seats = self._seats(live, person)
            self._fresh(live, after)
            actors = live.running.actors
            seat = next((one for one in actors if one in seats), None)
            if seat is None and actors:
                raise IllegalAction(live.running.not_your_turn(seats[0]))
            waiting = jobs.Waiting(viewer(live, seats), reader)
            decider = seats[0] if seat is None else seat
            drafts = await self._drafts(live, decider, person, actions, waiting)
            if not sure and self._is_final(live, person, drafts[-1]):
                return False
            await self.hall.append(live, drafts)
            return True

        return await self.hall.change(live, move)

    def _is_final(self, live: LiveGame, person: str, draft: Draft) -> bool:
        """Whether a bot would go on at once after this move, so that it could not be taken back without consent."""
        if live.head.mode != ONLINE or not self._others(live, person) or draft.standing is None:
            return False
        return any(live.places[seat].bot is not None for seat in draft.standing.turn)

    async def act_for(self, live: LiveGame, place: Place, version: int, actions: Sequence[Action]) -> None:
        """Moves that a bot or a program makes; forgotten if the game has moved on or the seat has changed hands."""

        async def move() -> None:
            now = live.places[place.seat]
            if live.version == version and (now.person, now.bot) == (place.person, place.bot):
                drafts = await self._drafts(live, place.seat, place.person, actions, None)
                await self.hall.append(live, drafts)

        await self.hall.change(live, move)

    async def _drafts(
        self,
        live: LiveGame,
        seat: int,
        person: str | None,
        actions: Sequence[Action],
        waiting: jobs.Waiting | None,
    ) -> list[Draft]:
        """Have moves worked out that are to be stored with what they lead to. Raises IllegalAction.

        `waiting`: who waits to be shown the position that follows; None for moves of bots and programs.
        """
        time = self.hall.clock.now().isoformat(timespec="seconds").replace("+00:00", "Z")
        language = (live.head.language or LANGUAGES[0]) if waiting is None else waiting.reader.language
        keeps = language if self.hall.is_due(live, len(actions)) else ""
        # Who moves waits for his own moves only: a game has one at a time.
        game = live.running
        known = Known(live.head.id, game.mark, game.window())
        made = await self.workshop.moves.do(live.head.id, jobs.move, known, actions, seat, time, waiting, keeps)
        live.drawn = made.drawn or live.drawn
        shown = {}
        if waiting is not None and made.shown is not None:
            shown = {(made.hidden, waiting.reader): made.shown}
        drafts = []
        for place, step in enumerate(made.steps):
            content = {
                "action": msgspec.to_builtins(step.played.action),
                "hash": step.played.hash,
                "time": time,
                "status": RUNNING if live.title.outcome(step.state) is None else FINISHED,
                "automatic": waiting is None,
            } | stored_moves.decided(step.played)
            if place:
                content["joined"] = True
            drafts.append(Draft("action", seat, person, content, step, made.standing, shown))
        return drafts

    def _seats(self, live: LiveGame, person: str | None) -> list[int]:
        seats = live.seats_of(person)
        if not seats:
            raise NotAllowed(message("server-no-seat"))
        return seats

    # Taking back

    def _humans(self, live: LiveGame) -> set[int]:
        return {place.seat for place in live.places if place.bot is None}

    def _undo_target(self, live: LiveGame, seats: list[int]) -> int | None:
        """How many actions are left when these seats' newest decision is taken back.

        What was made together with it or by a program goes with it, and so does what a program would do again at once.
        """
        mine = set(seats) if live.head.mode == ONLINE else self._humans(live)
        game = live.running
        for number in range(game.number - 1, -1, -1):
            seat = live.movers[number]
            if seat not in mine or number in live.automatic or number in live.joined:
                continue
            forced = self._plays_forced(live, seat) and number >= game.before
            if not (forced and is_forced(game.at(number).choices())):
                return number
        return None

    def _plays_forced(self, live: LiveGame, seat: int) -> bool:
        """Whether the server makes the only legal move for this seat."""
        orders = (live.programs or {}).get(seat)
        return orders is not None and any(order.kind == ONLY_CHOICE for order in orders.programs)

    def _redo_target(self, live: LiveGame) -> int | None:
        """How many actions there are when a person's decision has been played again, with what followed by itself."""
        game, humans = live.running, self._humans(live)
        number = game.number
        if number == game.length:
            return None
        twin = game.at(number)
        while True:
            twin.redo()
            number += 1
            by_itself = number in live.automatic or number in live.joined
            decides = twin.actors and twin.actors[0] in humans and not by_itself
            if number == game.length or decides:
                return number

    def _others(self, live: LiveGame, person: str | None) -> list[int]:
        """Seats of other people, whose consent is needed."""
        return [place.seat for place in live.places if place.kind == "person" and place.person != person]

    def undo_permission(self, live: LiveGame, person: str | None) -> Permission:
        seats = live.seats_of(person)
        final = live.ended or self._final(live)
        if live.game is None or not seats or final:
            return Permission(False, False, final)
        target = self._undo_target(live, seats)
        if target is None:
            return Permission(False, False, message("server-nothing-to-undo"))
        if self._needs_consent(live, seats, target, person):
            return Permission(False, True, message("server-undo-asks"))
        return Permission(True, False, "")

    def _final(self, live: LiveGame) -> Text:
        """Why nothing can be taken back any more; empty if it can."""
        over = live.head.rated and live.head.status == FINISHED
        return message("server-rated-final") if over else ""

    def _refuse_final(self, live: LiveGame) -> None:
        if final := self._final(live):
            raise Conflict(final, version=live.version)

    def _needs_consent(self, live: LiveGame, seats: list[int], target: int, person: str | None) -> bool:
        if live.head.mode != ONLINE or not self._others(live, person):
            return False
        return any(seat not in seats for seat in live.movers[target : live.running.number])

    def redo_permission(self, live: LiveGame, person: str | None) -> Permission:
        if live.game is None or not live.seats_of(person) or live.ended or self._redo_target(live) is None:
            return Permission(False, False, live.ended)
        if live.head.mode == ONLINE and not set(live.running.actors) & set(live.seats_of(person)):
            return Permission(False, False, message("server-redo-not-yours"))
        return Permission(True, False, "")

    async def undo(self, live: LiveGame, person: str, after: int) -> Ask | None:
        """Take back your newest move, or ask the others if they have moved since."""

        async def take_back() -> Ask | None:
            seats = self._seats(live, person)
            self._fresh(live, after)
            self._refuse_final(live)
            target = self._undo_target(live, seats)
            if target is None:
                raise Conflict(message("server-nothing-to-undo"), version=live.version)
            if not self._needs_consent(live, seats, target, person):
                await self._end_orders(live, target)
                await self.hall.append(live, [self._undo_draft(live, seats[0], person, target)])
                return None
            name = live.places[seats[0]].name
            count = live.running.number - target
            text = message("server-ask-undo", player=name, count=count)
            number = live.sequence + 1
            await self.hall.append(live, [self._ask_draft(live, seats[0], person, ASK_UNDO, text, {"to": target})])
            return live.asks[number]

        return await self.hall.change(live, take_back)

    async def _end_orders(self, live: LiveGame, target: int) -> None:
        """Orders of those who decide anew would make the same moves again."""
        await self.programs.load(live)
        await self.programs.end_declared(live, sorted({live.movers[target]}))

    def _undo_draft(self, live: LiveGame, seat: int, person: str | None, target: int) -> Draft:
        return Draft("undo", seat, person, {"to": target, "status": RUNNING})

    async def redo(self, live: LiveGame, person: str, after: int) -> None:
        async def again() -> None:
            seats = self._seats(live, person)
            self._fresh(live, after)
            permission = self.redo_permission(live, person)
            target = self._redo_target(live)
            if not permission.can or target is None:
                raise Conflict(permission.text or message("server-nothing-to-redo"), version=live.version)
            status = _status(live.running.at(target))
            await self.hall.append(live, [Draft("redo", seats[0], person, {"to": target, "status": status})])

        await self.hall.change(live, again)

    # Consent

    def _ask_draft(self, live: LiveGame, seat: int, person: str, kind: str, text: Text, wish: dict[str, Any]) -> Draft:
        needs = self._others(live, person)
        return Draft("ask", seat, person, {"kind": kind, "text": text, "needs": needs, "wish": wish})

    async def ask_replace(self, live: LiveGame, person: str, seat: int, bot: str | None) -> Ask:
        """Propose that an absent player's seat goes to a bot, or is opened for somebody else.

        It is done at once if nobody needs to agree: for the host where the host decides, and where nobody else is left.
        """

        async def ask() -> Ask:
            seats = self._seats(live, person)
            place = await self._replaceable(live, person, seat)
            name = live.places[seats[0]].name
            absent = place.kind == "person" and live.head.timing is None
            text = message("server-ask-replace", player=name, replaced=place.name, absent=absent, bot=bot)
            content = {"kind": ASK_REPLACE, "text": text}
            wish = {"seat": seat, "bot": bot}
            needs = await self._to_be_asked(live, person, seat)
            decides = self._deciding(live, needs)
            draft = Draft("ask", seats[0], person, content | {"needs": needs, "wish": wish, "decides": decides})
            number = live.sequence + 1
            if needs:
                await self.hall.append(live, [draft])
            else:
                await self._replace(live, [draft], wish, person)
            return live.asks[number]

        return await self.hall.change(live, ask)

    async def _replaceable(self, live: LiveGame, person: str, seat: int) -> Place:
        """The seat, if its player can be replaced now. Raises Conflict."""
        if live.head.status != RUNNING or live.head.mode != ONLINE:
            raise Conflict(message("server-seats-stay"), version=live.version)
        if not 0 <= seat < len(live.places) or live.places[seat].kind == "bot":
            raise Conflict(message("server-nobody-to-replace"), version=live.version)
        place = live.places[seat]
        if place.person == person:
            raise Conflict(message("server-own-seat"), version=live.version)
        if any(one.kind == ASK_REPLACE and one.wish["seat"] == seat for one in live.asks.values() if one.state == OPEN):
            raise Conflict(message("server-already-proposed"), version=live.version)
        refusal = await self.presence.refusal(live, place)
        if refusal is not None:
            raise Conflict(refusal, version=live.version, replaceable=self.presence.replaceable(live, place))
        return place

    async def _to_be_asked(self, live: LiveGame, person: str, seat: int) -> list[int]:
        """Those who must agree: nobody if the host may decide and does, and nobody who could be replaced as well."""
        if live.head.host_decides and live.head.host == person:
            return []
        others = [other for other in self._others(live, person) if other != seat]
        return [other for other in others if await self.presence.absence_refusal(live, live.places[other])]

    def _deciding(self, live: LiveGame, needs: list[int]) -> int | None:
        """The seat of the host among those who are asked, where the host's word is enough."""
        if not live.head.host_decides:
            return None
        return next((seat for seat in needs if live.places[seat].person == live.head.host), None)

    async def answer(self, live: LiveGame, person: str, number: int, yes: bool) -> Ask:
        """Say yes or no. When all have agreed it is done at once, and stored together with the last consent."""

        async def reply() -> Ask:
            seats = self._seats(live, person)
            self._going(live)
            self._refuse_final(live)
            ask = live.asks.get(number)
            if ask is None or ask.state != OPEN:
                raise Conflict(message("server-question-closed"), version=live.version)
            seat = next((one for one in seats if one in ask.needs and one not in ask.yes), None)
            if seat is None:
                raise NotAllowed(message("server-not-asked"))
            drafts = [Draft("answer", seat, person, {"ask": number, "yes": yes})]
            agreed = yes and msgspec.structs.replace(ask, yes=[*ask.yes, seat]).agreed
            if agreed and ask.kind == ASK_UNDO:
                await self._end_orders(live, ask.wish["to"])
                drafts.append(self._undo_draft(live, seat, person, ask.wish["to"]))
            elif agreed:
                if await self.presence.refusal(live, live.places[ask.wish["seat"]]) is None:
                    await self._replace(live, drafts, ask.wish, person)
                    return ask
                drafts = [self._back_draft(ask, seat, person)]
            await self.hall.append(live, drafts)
            return ask

        return await self.hall.change(live, reply)

    async def back(self, live: LiveGame, person: str | None) -> None:
        """Somebody who was to be replaced for being away is here again: the proposal lapses."""
        if live.head.timing is not None:
            return
        seats = live.seats_of(person)

        async def lapse() -> None:
            for ask in list(live.asks.values()):
                if ask.kind == ASK_REPLACE and ask.state == OPEN and ask.wish["seat"] in seats and person is not None:
                    await self.hall.append(live, [self._back_draft(ask, ask.wish["seat"], person)])

        if any(ask.kind == ASK_REPLACE and ask.state == OPEN for ask in live.asks.values()) and seats:
            await self.hall.change(live, lapse)

    def _back_draft(self, ask: Ask, seat: int, person: str) -> Draft:
        return Draft("answer", seat, person, {"ask": ask.id, "yes": False, "back": True})

    async def _replace(self, live: LiveGame, drafts: list[Draft], wish: dict[str, Any], person: str) -> None:
        """Give the seat of an absent player to a bot or open it, together with the event that leads to it."""
        place, bot = live.places[wish["seat"]], wish["bot"]
        owner = place.owner or place.person
        changed = Place(place.seat, place.name, None, bot, owner, open=bot is None, robot=place.robot)
        places = [changed if one.seat == changed.seat else one for one in live.places]
        away = place.person is not None and live.head.timing is None
        text = message("server-replaced", player=place.name, away=away, bot=bot)
        draft = Draft("seat", changed.seat, person, {"why": "replaced", "text": text})
        await self.hall.append(live, [*drafts, draft], places)
