"""The lessons API."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter
from litestar.types import Dependencies

from bradshaw.core.changes import Sheet
from bradshaw.eighteen.views.shown_runs import Ways
from bradshaw.server.api.games.requests import AnAction, Drawings, asking
from bradshaw.server.api.titles import find_title
from bradshaw.server.edge.problems import reading
from bradshaw.server.edge.requests import Body, Caller
from bradshaw.server.edge.state import ServerState
from bradshaw.server.people.visitors import Visitor
from bradshaw.server.play import jobs, lessons
from bradshaw.server.play.lessons import LessonTold, LessonView
from bradshaw.server.play.present import LaidRunsTold, ManifestTold, SketchTold, Why

TitleId: TypeAlias = Annotated[str, PathParameter(description="The id of a title, such as emubay.")]
LessonId: TypeAlias = Annotated[str, PathParameter(description="The id of a lesson, as the list has it.")]


class MovesRequest(Body):
    """The moves of the learner since the lesson began."""

    actions: Annotated[
        list[dict[str, Any]],
        msgspec.Meta(
            description="Each the point of its step, but for the last: that is what the answer is about.",
            examples=[[{"type": "bid", "amount": 5}]],
        ),
    ]


class SpotRequest(MovesRequest):
    """A place of the board where the lesson stands."""

    spot: str = ""


class CompanyRequest(MovesRequest, kw_only=True):
    """A company where the lesson stands."""

    company: str


class ManifestRequest(MovesRequest):
    """The tiles where the lesson stands."""

    drawings: Drawings = True


class MoveRequest(MovesRequest, kw_only=True):
    """An action about which the learner wonders, where the lesson stands."""

    action: AnAction


@dataclass(frozen=True)
class LessonCall:
    """A request about one lesson: who sends it, which lesson is meant, and the server that answers."""

    state: ServerState
    visitor: Visitor
    title: str
    lesson: str

    async def ask(self, data: MovesRequest, job: Callable[..., bytes], *args: Any) -> bytes:
        """Have a job done in another process."""
        title, visitor = find_title(self.title), self.visitor
        made: bytes = await self.state.workshop.reading.do(
            visitor.asker, job, title, self.lesson, data.actions, visitor.reader, *args
        )
        return made


Call: TypeAlias = NamedDependency[LessonCall]


async def provide_call(state: ServerState, visitor: Caller, name: TitleId, lesson: LessonId) -> LessonCall:
    """The dependency `call`."""
    return LessonCall(state, visitor, name, lesson)


CALLS: Dependencies = {"call": Provide(provide_call)}


def about_lesson(path: str, summary: str) -> post:
    """A question about where a lesson stands."""
    return asking(path, summary, 404, 422)


class LessonsController(Controller):
    """Lessons: positions of a game with a move to find. Nothing is stored."""

    path = "/api/titles/{name:str}/lessons"
    tags = ("lessons",)
    dependencies = CALLS

    @get("/", summary="The lessons of a game", work=1, responses=reading(400, 404, 429))
    async def list_lessons(self, visitor: Caller, name: TitleId) -> list[LessonTold]:
        return lessons.list_lessons(find_title(name), visitor.reader.language)

    @about_lesson("/{lesson:str}", "Where a lesson stands after some moves")
    async def follow(self, call: Call, data: JSONBody[MovesRequest]) -> LessonView:
        """The answer says whether the newest move was the point, and why. A legal move that was not is taken back."""
        return jobs.answer(await call.ask(data, lessons.show), LessonView)

    @about_lesson("/{lesson:str}/sketches", "What the choices of one place would look like on the board of a lesson")
    async def sketches(self, call: Call, data: JSONBody[SpotRequest]) -> list[SketchTold]:
        """As in a game."""
        made = await call.ask(data, lessons.within, jobs.sketch, data.spot)
        return jobs.answer(made, list[SketchTold])

    @about_lesson("/{lesson:str}/sheet", "What changes hands by an action where a lesson stands: before and after")
    async def sheet(self, call: Call, data: JSONBody[MoveRequest]) -> Sheet:
        """As in a game."""
        made = await call.ask(data, lessons.within, jobs.sheet, data.action)
        return jobs.answer(made, Sheet)

    @about_lesson("/{lesson:str}/tiles", "All tiles where a lesson stands: what is left, and where each fits")
    async def tiles(self, call: Call, data: JSONBody[ManifestRequest]) -> ManifestTold:
        """As in a game."""
        made = await call.ask(data, lessons.within, jobs.tiles, data.drawings)
        return jobs.answer(made, ManifestTold)

    @about_lesson("/{lesson:str}/ways", "The ways from stop to stop that a company can lay runs along in a lesson")
    async def ways(self, call: Call, data: JSONBody[CompanyRequest]) -> Ways:
        """As in a game."""
        made = await call.ask(data, lessons.within, jobs.ways, data.company)
        return jobs.answer(made, Ways)

    @about_lesson(
        "/{lesson:str}/runs", "What runs of your own would look like and earn in a lesson, or why they are refused"
    )
    async def lay_runs(self, call: Call, data: JSONBody[MoveRequest]) -> LaidRunsTold:
        """As in a game."""
        made = await call.ask(data, lessons.within, jobs.lay_runs, data.action)
        return jobs.answer(made, LaidRunsTold)

    @about_lesson("/{lesson:str}/why", "Why an action is not legal where a lesson stands")
    async def why(self, call: Call, data: JSONBody[MoveRequest]) -> Why:
        """As in a game."""
        return jobs.answer(await call.ask(data, lessons.why, data.action), Why)
