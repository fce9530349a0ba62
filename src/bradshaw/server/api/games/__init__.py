"""The games API, a module for each thing that people do with games."""

from __future__ import annotations

from bradshaw.server.api.games.lists import ListsController
from bradshaw.server.api.games.moves import MovesController
from bradshaw.server.api.games.orders import OrdersController
from bradshaw.server.api.games.positions import PositionsController
from bradshaw.server.api.games.reviews import ReviewsController
from bradshaw.server.api.games.seats import SeatsController
from bradshaw.server.api.games.talk import TalkController
from bradshaw.server.api.games.trials import TrialsController

CONTROLLERS = (
    ListsController,
    PositionsController,
    MovesController,
    TrialsController,
    TalkController,
    OrdersController,
    SeatsController,
    ReviewsController,
)
