"""What an expert knows of Emu Bay: what of a position matters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from bradshaw.core.action import Action
from bradshaw.core.expertise import Expertise
from bradshaw.core.log import NOBODY
from bradshaw.core.messages import Text, message
from bradshaw.games.emubay.components import CUBE_COST
from bradshaw.games.emubay.judgement.evaluation import (
    PHASES,
    as_if_sold,
    evaluate,
    growth,
    interests,
    next_to_move,
    owned,
    phase,
)
from bradshaw.games.emubay.judgement.turns import whole_turns
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.resources import Taking
from bradshaw.games.emubay.rules.turn import ChooseAction, Turn
from bradshaw.games.emubay.state import EmuBay, company_account, player_account


class EmuBayExpertise(Expertise[EmuBay]):
    """Money, dividends, what companies can still build, and whose turn it is."""

    terms: ClassVar[Mapping[str, Text]] = {
        "judged": message("emubay-measure-shares"),
        "cash": message("emubay-measure-cash"),
        "dividends": message("emubay-measure-dividends"),
        "interest": message("emubay-measure-interest"),
        "growth": message("emubay-measure-growth"),
        "shares": message("emubay-measure-shares"),
        "tempo": message("emubay-measure-tempo"),
        "tills": message("emubay-measure-growth"),
    }

    decisions: ClassVar[Mapping[type, Text]] = {
        Bidding: message("emubay-decision-auction"),
        Turn: message("emubay-decision-action"),
        ChooseAction: message("emubay-decision-action"),
        Building: message("emubay-decision-track"),
        Taking: message("emubay-decision-cubes"),
    }

    replies = True

    def whole_turns(
        self, state: EmuBay, chances: Callable[[EmuBay], Sequence[float]], thorough: bool
    ) -> Sequence[Sequence[tuple[tuple[Action, ...], EmuBay]]]:
        return whole_turns(state, chances, thorough)

    def progress(self, state: EmuBay) -> float:
        frame = state.frames[-1]
        if type(frame) is Bidding:
            state = as_if_sold(state, frame)
        return phase(state) / (len(PHASES) - 1)

    def measure(self, state: EmuBay) -> Sequence[Sequence[float]]:
        judged, mover = evaluate(state), next_to_move(state)
        frame = state.frames[-1]
        if type(frame) is Bidding:
            state = as_if_sold(state, frame)
        players = state.players
        rows = [[0.0] * 7 for _ in range(players)]
        for seat, row in enumerate(rows):
            row[0] = float(state.cash[player_account(seat)])
            if mover != NOBODY:
                row[5] = float((mover - seat - 1) % players)
        for company, holders, held in owned(state):
            till = state.cash[company_account(company)]
            could = growth(state, company, till) / held if till >= CUBE_COST else 0.0
            revenue, interest = state.revenue[company] / held, interests(state, company)[1] / held
            for seat, count in enumerate(holders):
                if count:
                    row = rows[seat]
                    row[1] += count * revenue
                    row[2] += count * interest
                    row[3] += count * could
                    row[4] += count
                    row[6] += count / held * till
        return [[judged[seat], *rows[seat]] for seat in range(players)]


EXPERTISE: Final = EmuBayExpertise()
