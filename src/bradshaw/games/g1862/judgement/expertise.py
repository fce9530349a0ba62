"""What an expert knows of 1862: which moves are plausible, and what of a position matters."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import ClassVar, Final

from bradshaw.core.action import Action
from bradshaw.core.messages import Text, message
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.judgement.expertise import AUCTION, PAR, SHARE, TILE, TRAIN, EighteenExpertise, Prospect
from bradshaw.games.g1862.actions import StartCompany
from bradshaw.games.g1862.components import ALL, BANDS, BANK_MONEY, KINDS
from bradshaw.games.g1862.judgement.advice import advice
from bradshaw.games.g1862.judgement.evaluation import (
    Outset,
    Reach,
    capacity,
    ends_with_round,
    evaluate,
    rounds_left,
    runnable,
)
from bradshaw.games.g1862.judgement.plausible import plausible
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.homes import HomeUpgrade
from bradshaw.games.g1862.rules.mergers import AcquireStep, ExcessMarkers, MergeStep
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.rules.parliament import Auction, CharterPar, CharterShares, Proposals
from bradshaw.games.g1862.rules.trains import BuyTrains
from bradshaw.games.g1862.state import Counties, Train

PERMIT: Final = 10.0
"""What a permit counts before it is learned what one is worth."""


@lru_cache(maxsize=1 << 16)
def _prospect(
    reach: Reach,
    trains: tuple[Train, ...],
    permits: tuple[int, ...],
    price: int,
    treasury: int,
    revenue: int,
    band: int,
    floated: bool,
    soon: bool,
    permanent: tuple[bool, ...],
) -> Prospect:
    """What there is to say of a company, by all that it depends on.

    `band`: what the bank sells next. `soon`: whether its trains rust soon. `permanent`: for each band whether its
    trains stay.
    """
    running = runnable(trains, permits)
    then = min(band + 1, len(BANDS) - 1)
    return Prospect(
        price / 2 if floated and not trains else float(price),
        float(revenue) if running else 0.0,
        capacity(reach, running) if running else 0.0,
        max([capacity(reach, ((then, kind),)) for kind in permits], default=0.0),
        capacity(reach, tuple([one for one in running if permanent[one[0]]])) if running else 0.0,
        float(treasury),
        max(0.0, BANDS[band].price - treasury) if soon else 0.0,
    )


class CountiesExpertise(EighteenExpertise[Counties]):
    """Permits and companies' own shares besides what all these games have."""

    terms: ClassVar[Mapping[str, Text]] = {
        **EighteenExpertise.terms,
        "permits": message("g1862-measure-permits"),
        "own": message("g1862-measure-own"),
    }

    decisions: ClassVar[Mapping[type, Text]] = {
        **EighteenExpertise.decisions,
        StartCompany: PAR,
        Proposals: AUCTION,
        CharterPar: PAR,
        CharterShares: SHARE,
        MergeStep: message("g1862-decision-merger"),
        AcquireStep: message("g1862-decision-merger"),
        Build: TILE,
        HomeUpgrade: TILE,
        BuyTrains: TRAIN,
    }

    def prospects(self, state: Counties, companies: Sequence[int]) -> Sequence[Prospect]:
        outset = Outset(state)
        trains, sales, floated = state.trains, outset.sales, [state.is_floated(company) for company in range(ALL)]
        return [
            _prospect(
                outset.reach(company),
                trains[company],
                state.permits[company],
                state.price(company),
                state.treasury(company),
                state.revenue[company],
                sales.next_train,
                floated[company],
                floated[company] and sales.lifetime(trains[company]) <= self.soon,
                sales.permanent,
            )
            for company in companies
        ]

    def besides(self, state: Counties, rounds: int) -> Sequence[Sequence[float]]:
        rows = [[0.0, 0.0] for _ in range(state.players)]
        for company in range(ALL):
            director = state.director[company]
            if director >= 0 and state.is_floated(company):
                rows[director][0] += PERMIT * min(len(state.permits[company]), len(KINDS))
                rows[director][1] += state.own[company] * state.price(company) / state.share_count
        return rows

    def plausible(self, state: Counties, breadth: int = 1) -> Sequence[Action]:
        return plausible(state, breadth)

    def turn(self, state: Counties) -> Hashable:
        """In Parliament a turn lasts until the charter that was proposed is sold."""
        proposal = next((frame for frame in state.frames if isinstance(frame, Proposals)), None)
        return super().turn(state), proposal

    def expected_reply(self, state: Counties) -> Action | None:
        """Nobody bids any more, charters are floated, and whoever merges shares pays for the last one."""
        frame = state.frames[-1]
        if isinstance(frame, Auction):
            return PASS
        if isinstance(frame, CharterPar | CharterShares | ExcessMarkers):
            return advice(state)[-1]
        if isinstance(frame, ShareMerge):
            return frame.choices(state).actions[0]
        return None


EXPERTISE: Final = CountiesExpertise(
    phases=len(BANDS),
    bank=BANK_MONEY,
    soon=3.0,
    judged=evaluate,
    rounds_left=rounds_left,
    is_ending=ends_with_round,
    certificate_limit=attrgetter("limit"),
)
