"""What matters of a position in every 18xx game: money, prices, what companies earn and will earn, trains, control."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, TypeVar

from bradshaw.core.expertise import Expertise
from bradshaw.core.ledger import BANK
from bradshaw.core.messages import Text, message
from bradshaw.eighteen.rounds.auction import Raising
from bradshaw.eighteen.rounds.operating import CompanyTurn
from bradshaw.eighteen.rounds.sequence import RoundSequence
from bradshaw.eighteen.rounds.stock import StockTurn
from bradshaw.eighteen.state import AnyState
from bradshaw.eighteen.trains.dividends import DividendStep

S = TypeVar("S", bound=AnyState)

PURSE: Final = 1500.0
"""A director has no use for more money in a treasury."""
ROOM: Final = 8
"""Room for more certificates than this counts for nothing."""
CERTIFICATE: Final = 10.0
DIRECTORSHIP: Final = 10.0
"""What room for a certificate, and a directorship, count before it is learned what they are worth."""
LAST_TURNS: Final = 0.95
"""How far a game has come at most that is not sure to be over soon."""

AUCTION: Final = message("eighteen-decision-auction")
PAR: Final = message("eighteen-decision-par")
SHARE: Final = message("eighteen-decision-share")
TILE: Final = message("eighteen-decision-tile")
TRAIN: Final = message("eighteen-decision-train")
DIVIDEND: Final = message("eighteen-decision-dividend")
"""Kinds of decisions."""


class Prospect(NamedTuple):
    """What there is to say of a started company; sums of money are the company's, not one share's."""

    price: float
    """What one share would count if the game ended."""
    last: float
    """What it earned last."""
    now: float
    """What its trains could earn on its track."""
    later: float
    """What the next kinds of trains could earn there."""
    lasting: float
    """What those of its trains could earn that never rust."""
    treasury: float
    missing: float
    """What it lacks to replace its trains when they rust soon."""


@dataclass(frozen=True, eq=False)
class EighteenExpertise(Expertise[S]):
    """The measures that all 18xx games have. A game adds its own with `besides`."""

    terms: ClassVar[Mapping[str, Text]] = {
        "judged": message("eighteen-measure-shares"),
        "cash": message("eighteen-measure-cash"),
        "prices": message("eighteen-measure-shares"),
        "dividends": message("eighteen-measure-revenue"),
        "trains": message("eighteen-measure-revenue"),
        "track": message("eighteen-measure-track"),
        "lasting": message("eighteen-measure-lasting"),
        "treasuries": message("eighteen-measure-treasuries"),
        "missing": message("eighteen-measure-missing"),
        "purse": message("eighteen-measure-treasuries"),
        "directorships": message("eighteen-measure-control"),
        "room": message("eighteen-measure-room"),
    }

    decisions: ClassVar[Mapping[type, Text]] = {Raising: AUCTION, StockTurn: SHARE, DividendStep: DIVIDEND}

    phases: int
    """How many phases the game has."""
    bank: int
    """The money that the bank begins with."""
    soon: float
    """Trains that rust within this many rounds must be replaced."""
    judged: Callable[[S], Sequence[float]]
    """What each player is worth by the game's own judgement."""
    rounds_left: Callable[[S], int]
    """How many operating rounds the game still has."""
    is_ending: Callable[[S], bool]
    """Whether it is sure that the game is over soon."""
    certificate_limit: Callable[[S], int]
    """How many certificates a player may hold."""

    @abstractmethod
    def prospects(self, state: S, companies: Sequence[int]) -> Sequence[Prospect]:
        """What there is to say of companies that have been started."""

    def besides(self, state: S, rounds: int) -> Sequence[Sequence[float]]:
        """For each seat what else the game measures."""
        return [()] * state.players

    def progress(self, state: S) -> float:
        if self.is_ending(state):
            return 1.0
        paid_out = 1 - state.cash[BANK] / self.bank
        return min(LAST_TURNS, max(state.phase / self.phases, paid_out, 0.0))

    def measure(self, state: S) -> Sequence[Sequence[float]]:
        rounds = self.rounds_left(state)
        players, most = state.players, state.most_players
        limit = self.certificate_limit(state)
        rows = [[0.0] * 7 for _ in range(players)]
        purses, directed = [0.0] * players, [0] * players
        tenth, counted = rounds / state.share_count, state.share_count
        held: list[tuple[int, list[int]]] = []
        for company, par in enumerate(state.par):
            if par:
                holders = state.held[company * most : company * most + players]
                if any(holders):
                    held.append((company, holders))
        for (company, holders), one in zip(held, self.prospects(state, [one for one, _ in held]), strict=True):
            purse = min(one.treasury, PURSE) / counted
            last, now, later, lasting = tenth * one.last, tenth * one.now, tenth * one.later, tenth * one.lasting
            missing = one.missing / counted
            for seat, count in enumerate(holders):
                if count:
                    row = rows[seat]
                    row[0] += count * one.price
                    row[1] += count * last
                    row[2] += count * now
                    row[3] += count * later
                    row[4] += count * lasting
                    row[5] += count * purse
                    row[6] += count * missing
            director = state.director[company]
            if director >= 0:
                purses[director] += purse
                directed[director] += 1
        judged, others = self.judged(state), self.besides(state, rounds)
        return [
            [
                judged[seat],
                float(state.money(seat)),
                *rows[seat],
                purses[seat],
                DIRECTORSHIP * directed[seat],
                CERTIFICATE * max(0, min(ROOM, limit - state.certificates(seat))),
                *others[seat],
            ]
            for seat in range(players)
        ]

    def is_answered(self, state: S) -> bool:
        """What others buy and sell decides a stock round; what a company does is mostly judged where its turn ends."""
        return state.players > 1 and not any(isinstance(frame, CompanyTurn) for frame in state.frames)

    def stretch(self, state: S) -> Hashable:
        """All operating rounds of a set, or what lies between two sets."""
        rounds = state.frames[0]
        return isinstance(rounds, RoundSequence) and rounds.kind == rounds.operating

    def turn(self, state: S) -> Hashable:
        """A company's turn, or the round."""
        frames = state.frames
        for frame in reversed(frames):
            if isinstance(frame, CompanyTurn):
                return frame.company, frames[0]
        return None, frames[0]
