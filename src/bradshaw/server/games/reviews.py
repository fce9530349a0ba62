"""Reviews of games: asked for, waited for, read."""

from __future__ import annotations

from litestar import delete, post

from bradshaw.server.games.requests import SEEN, Call, GamesController, known, looking
from bradshaw.server.identity import ensure_person
from bradshaw.server.problems import changing
from bradshaw.server.reviews import ReviewTold


class ReviewsController(GamesController):
    """Have games reviewed by the expert."""

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
