"""What an expert knows of Emu Bay: what of a position matters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from bradshaw.core.expertise import Expertise, Holding, Stakes, Taught
from bradshaw.core.log import NOBODY
from bradshaw.core.messages import Text, message
from bradshaw.games.emubay.components import ACTIONS, CHARTERS, CUBE_COST, PORT, SPACES, TOWN, at_hexes
from bradshaw.games.emubay.judgement import play
from bradshaw.games.emubay.judgement.evaluation import (
    ONE_CONDITION,
    PHASES,
    as_if_sold,
    evaluate,
    growth,
    growth_by,
    interests,
    next_to_move,
    owned,
    phase,
)
from bradshaw.games.emubay.judgement.tree import EmuBayTree
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.dividends import per_share
from bradshaw.games.emubay.rules.ending import empty_charters
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

    share_facts: ClassVar[Mapping[str, str]] = {
        "dividend": "dividends",
        "next dividend": "dividends",
        "dividend after that": "dividends",
        "growth for each share": "growth",
        "till for each share": "growth",
        "shares in hands": "shares",
        "revenue": "dividends",
        "till": "growth",
        "cubes in reach": "growth",
        "port": "growth",
        "narrow-gauge track": "growth",
        "track": "growth",
        "next interest": "interest",
        "later interest": "interest",
        "growth": "growth",
        "shares for sale": "shares",
        "towns": "growth",
        "charter": "shares",
        "cubes": "growth",
        "independents": "shares",
    }

    play_facts: ClassVar[Sequence[str]] = play.FACTS

    @property
    def table_facts(self) -> Sequence[str]:
        return (
            *(f"phase {number + 1}" for number in range(len(PHASES))),
            "shares for sale",
            "bonds",
            "cubes",
            "charters without track",
            "end conditions",
            *(f"spaces to {action}" for action in ACTIONS),
            "initial auctions",
            "independents sold",
            "a bankruptcy",
        )

    def play_seen(self, state: EmuBay, seat: int) -> Sequence[float]:
        return play.seen(state, seat)

    def tree(self, state: EmuBay, taught: Taught) -> EmuBayTree:
        return EmuBayTree(state, taught)

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

    def stakes(self, state: EmuBay) -> Stakes:
        mover, auctions = next_to_move(state), not isinstance(state.frames[0], Turn)
        frame = state.frames[-1]
        if type(frame) is Bidding:
            state = as_if_sold(state, frame)
        players = state.players
        cash = state.cash[player_account(0) : player_account(players)]
        paid, holdings = cash.copy(), []
        for company, counts, held in owned(state):
            facts = _facts(state, company, held)
            holders = [(seat, count) for seat, count in enumerate(counts) if count]
            holdings.append(Holding(facts, held, holders))
            for seat, count in holders:
                paid[seat] += count * int(facts[0])
        number = phase(state)
        table = (
            *_PHASE[number],
            sum(state.available),
            state.supply.bit_count(),
            sum(state.cubes),
            empty_charters(state),
            max(0, number - PHASES.index(ONE_CONDITION) + 1),
            *(spaces - cubes for spaces, cubes in zip(SPACES, state.table, strict=True)),
            auctions,
            state.sold,
            min(paid) < 0,
        )
        order = [NOBODY if mover == NOBODY else (seat - mover) % players for seat in range(players)]
        return Stakes(table, holdings, cash, order)


_PHASE: Final = tuple(tuple(float(one == number) for one in range(len(PHASES))) for number in range(len(PHASES)))


def _facts(state: EmuBay, company: int, held: int) -> tuple[float, ...]:
    """What is told of a share, in the order of `share_facts`."""
    reach = state.reached[company]
    full = reach & state.cube_hexes
    return _told(
        held,
        state.revenue[company],
        state.cash[company_account(company)],
        sum(at_hexes(state.cubes, full)) if full else 0,
        reach & PORT != 0,
        (reach & TOWN).bit_count(),
        state.narrow[company],
        state.regular[company],
        interests(state, company),
        state.available[company],
        company < CHARTERS,
        state.resources[company],
        len(state.absorbed[company]) if company < CHARTERS else 0,
    )


@lru_cache(maxsize=1 << 16)
def _told(
    held: int,
    revenue: int,
    till: int,
    cubes: int,
    port: bool,
    towns: int,
    narrow: int,
    regular: int,
    interests: tuple[int, int],
    available: int,
    charter: bool,
    resources: int,
    independents: int,
) -> tuple[float, ...]:
    interest, later = interests
    could = growth_by(till, cubes, port, narrow, regular) if till >= CUBE_COST else 0
    return (
        per_share(revenue, held),
        per_share(revenue - interest, held),
        per_share(revenue - interest - later, held),
        could / held,
        till / held,
        held,
        revenue,
        till,
        cubes,
        port,
        narrow,
        regular,
        interest,
        later,
        could,
        available,
        towns,
        charter,
        resources,
        independents,
    )


EXPERTISE: Final = EmuBayExpertise()
