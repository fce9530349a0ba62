"""The games API, a module for each thing that people do with games."""

from __future__ import annotations

from bradshaw.server.games.lists import ListsController
from bradshaw.server.games.moves import MovesController
from bradshaw.server.games.orders import OrdersController
from bradshaw.server.games.positions import PositionsController
from bradshaw.server.games.reviews import ReviewsController
from bradshaw.server.games.seats import SeatsController
from bradshaw.server.games.talk import TalkController
from bradshaw.server.games.trials import TrialsController

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
