"""What an expert knows of 1860: which moves are plausible, and what of a position matters."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final

from bradshaw.core.action import Action
from bradshaw.core.frame import advance
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import Text, message
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.judgement.expertise import AUCTION, PAR, TILE, TRAIN, EighteenExpertise, Prospect
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.games.g1860.actions import StartCompany, TakeDirector
from bradshaw.games.g1860.components import BANK_MONEY, PRIVATES, TRAINS
from bradshaw.games.g1860.judgement.boards import NOTHING_FOUND, board_of
from bradshaw.games.g1860.judgement.earnings import conditions_of, earned_on
from bradshaw.games.g1860.judgement.evaluation import (
    capacity,
    ends_with_round,
    evaluate,
    lifetime,
    lot_gains,
    rounds_left,
)
from bradshaw.games.g1860.judgement.nationalisation import final_worths
from bradshaw.games.g1860.judgement.plausible import plausible
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot, lots
from bradshaw.games.g1860.rules.flotation import HomeTile
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.privates import is_open
from bradshaw.games.g1860.rules.privates import revenue as private_revenue
from bradshaw.games.g1860.rules.rounds import holding_up
from bradshaw.games.g1860.rules.shares import certificate_limit
from bradshaw.games.g1860.rules.trains import BuyTrains
from bradshaw.games.g1860.state import Isle


class IsleExpertise(EighteenExpertise[Isle]):
    """Privates besides what all these games have."""

    terms: ClassVar[Mapping[str, Text]] = {
        **EighteenExpertise.terms,
        "privates": message("g1860-measure-privates"),
        "ferries": message("g1860-measure-privates"),
    }

    decisions: ClassVar[Mapping[type, Text]] = {
        **EighteenExpertise.decisions,
        TakeDirector: PAR,
        StartCompany: PAR,
        ChooseLot: AUCTION,
        LayTrack: TILE,
        HomeTile: TILE,
        BuyTrains: TRAIN,
    }

    broadest = 4
    plays_on = 2

    def prospects(self, state: Isle, companies: Sequence[int]) -> Sequence[Prospect]:
        board, pier = board_of(state), state.rules_of_phase.pier
        kind = state.next_train()
        then, cost = (min(kind + 1, len(TRAINS) - 1),), TRAINS[kind].price
        conditions = conditions_of(state)

        def prospect(company: int) -> Prospect:
            trains = state.trains[company]
            found, now, lasting = NOTHING_FOUND, 0, 0
            if state.bases[company]:
                found = board.stations(company, pier)
                if trains:
                    ground = board.ground(company)
                    now = earned_on(ground, state, company, trains, conditions)
                    for_ever = _that_never_rust(trains)
                    lasting = earned_on(ground, state, company, for_ever, conditions) if for_ever else 0
            price = float(state.price(company))
            operated = state.has_operated(company)
            if not trains and operated:
                price /= 2
            treasury = state.treasury(company)
            must_replace = operated and lifetime(state, trains) <= self.soon
            return Prospect(
                price,
                0.0 if state.is_insolvent(company) or not trains else float(state.last_runs[company][2]),
                float(now),
                capacity(found, then),
                float(lasting),
                float(treasury),
                float(max(0, cost - treasury)) if must_replace else 0.0,
            )

        return [prospect(company) for company in companies]

    def added_up(self, state: Isle) -> Sequence[float] | None:
        """Nobody decides anything under British Rail, and little in the last round before."""
        nationalised = state.british_rail or (state.southern and not holding_up(state))
        return final_worths(state) if nationalised or ends_with_round(state) else None

    def besides(self, state: Isle, rounds: int) -> Sequence[Sequence[float]]:
        rows = [[0.0, 0.0] for _ in range(state.players)]
        for private, owner in enumerate(state.owners):
            if owner >= 0:
                rows[owner][0] += PRIVATES[private].value
                rows[owner][1] += rounds * private_revenue(state, private) * is_open(state, private)
        return rows

    def is_opening(self, state: Isle) -> bool:
        return not state.stock_rounds

    def plausible(self, state: Isle, breadth: int = 1) -> Sequence[Action]:
        return plausible(state, breadth)

    def turn(self, state: Isle) -> Hashable:
        """In the initial auction a turn lasts until the certificate is chosen."""
        return super().turn(state), 0 if state.stock_rounds else sum(map(len, lots(state)))

    def expected_reply(self, state: Isle) -> Action | None:
        """In the initial auction everybody raises the bid until the first choice costs what it is worth."""
        frame = state.frames[-1]
        if isinstance(frame, Bidding):
            if not frame.passed and frame.highest == NOBODY_YET:
                return None
            low, high = frame.bounds(state)
            return frame.offer(low) if low <= min(high, _most_offered(state, frame.bidder)) else PASS
        if isinstance(frame, ChooseLot):
            return _chosen(state, frame)
        return None


@lru_cache(maxsize=1 << 10)
def _that_never_rust(trains: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(one for one in trains if TRAINS[one].rusted_by is None)


_OFFERS: Final[dict[Hashable, float]] = {}
_CHOICES: Final[dict[Hashable, Action]] = {}
MOST_KEPT: Final = 1 << 13


def _stage(state: Isle) -> Hashable:
    """How far the initial auction has come: nothing else in the position can be different, but whose turn it is."""
    return state.settings, tuple(state.cash), tuple(state.owners), tuple(state.director), tuple(state.par)


def _most_offered(state: Isle, seat: int) -> float:
    """What a player is expected to bid up to: what a certificate seems to be worth above its price.

    While players bid, none of it changes. Where they bid more, less is left to start companies than people leave.
    """
    key = seat, state.players, _stage(state)
    known = _OFFERS.get(key)
    if known is None:
        if len(_OFFERS) >= MOST_KEPT:
            _OFFERS.clear()
        known = _OFFERS[key] = max(lot_gains(state, seat, rounds_left(state)), default=0.0)
    return known


def _chosen(state: Isle, frame: ChooseLot) -> Action:
    """The certificate that is best for the winner of an auction. Many ways to bid come to the same end."""
    key = frame.winner, state.players, _stage(state)
    known = _CHOICES.get(key)
    if known is None:
        if len(_CHOICES) >= MOST_KEPT:
            _CHOICES.clear()
        actions = frame.choices(state).actions
        known = _CHOICES[key] = max(actions, key=lambda action: _worth_after(state, frame.winner, action))
    return known


def _worth_after(state: Isle, seat: int, action: Action) -> float:
    following = state.copy()
    advance(following, action, SILENCE)
    return evaluate(following)[seat]


def _is_ending(state: Isle) -> bool:
    return ends_with_round(state) or state.british_rail


EXPERTISE: Final = IsleExpertise(
    phases=len(TRAINS),
    bank=BANK_MONEY,
    soon=4.0,
    judged=evaluate,
    rounds_left=rounds_left,
    is_ending=_is_ending,
    certificate_limit=certificate_limit,
)
