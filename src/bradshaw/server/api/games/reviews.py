"""What the expert says of games: reviews, asked for, waited for and read, and the reasons of single moves."""

from __future__ import annotations

from litestar import delete, post

from bradshaw.core.messages import message
from bradshaw.server.api.games.requests import SEEN, Call, GamesController, Number, known, looking
from bradshaw.server.edge.identity import ensure_person
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.errors import NotAllowed, NotFound
from bradshaw.server.events.head import OVER
from bradshaw.server.play import jobs
from bradshaw.server.play.present import MoveReasons, viewer
from bradshaw.server.play.reviews import ReviewTold

EXPLAINED = SEEN | reading(403)


class ReviewsController(GamesController):
    """Have games reviewed by the expert, and moves explained."""

    @looking(
        "/{game:str}/moves/{number:int}/reasons",
        "Why a bot made a move, as the expert sees it",
        work=4,
        responses=EXPLAINED,
    )
    async def reasons(self, call: Call, number: Number) -> MoveReasons:
        """For whoever has a seat, or for everybody when the game is over; then of people's moves, too.

        By what you may know of the position, not by what the bot thought: it may have been another kind of bot, or a
        careless one.
        """
        live = await call.started()
        if not 1 <= number <= live.running.number:
            raise NotFound(message("server-no-position", count=live.running.number, number=number))
        seats = live.seats_of(call.visitor.person)
        if live.head.status not in OVER:
            if not seats:
                raise NotAllowed(message("server-no-seat"))
            if live.places[live.movers[number - 1]].kind != "bot":
                raise NotAllowed(message("server-reasons-of-bots"))
        made = await call.state.archive.look(
            live,
            call.visitor.asker,
            (number - 1, number),
            jobs.reasons,
            number,
            viewer(live, seats),
            call.visitor.reader,
            lane=call.state.workshop.hints,
        )
        return jobs.answer(made, MoveReasons)

    @looking("/{game:str}/review", "The review of a game, or how far it has come", responses=SEEN)
    async def show(self, call: Call) -> ReviewTold:
        """Ask again every second or so while `state` is `waiting`.

        `review`: what each player was expected to have at the end after every action, and every decision with what it
        cost and what would have been better.
        """
        return await call.state.reviews.told(await call.game(), call.visitor)

    @post("/{game:str}/review", status_code=200, summary="Have a game reviewed", responses=changing(404, 409))
    async def wish(self, call: Call) -> ReviewTold:
        """Only a game that is over, or of which you have all seats: a review tells what was hidden.

        It is made in the background, and kept. Of one person two are made at the same time.
        """
        call.limit("review")
        live = await call.game()
        visitor = await ensure_person(call.request, call.state, call.visitor)
        await call.state.reviews.wish(live, known(visitor))
        return await call.state.reviews.told(live, visitor)

    @delete(
        "/{game:str}/review",
        status_code=200,
        summary="Give up a review that you have asked for",
        responses=changing(404),
    )
    async def cancel(self, call: Call) -> ReviewTold:
        """One that is made stays."""
        live = await call.game()
        await call.state.reviews.cancel(live, call.person)
        return await call.state.reviews.told(live, call.visitor)
