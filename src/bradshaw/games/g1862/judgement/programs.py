"""Standing orders in 1862."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from bradshaw.core.messages import Text, message
from bradshaw.core.programs import NOT_ASKED, Followed, Offer, Order, Program
from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.judgement.programs import BuyUntilFloat, PassRound, RefuseOffers, RunAndPay, directed
from bradshaw.games.g1862.actions import Answer
from bradshaw.games.g1862.components import COMPANIES, COMPANY
from bradshaw.games.g1862.rules.mergers import AcquireStep, Consent, MergeStep
from bradshaw.games.g1862.state import Counties


class NoMergers(Program[Counties]):
    """Propose no merger or acquisition for a company, and agree to none."""

    kind: ClassVar[str] = "no_mergers"

    def offers(self, state: Counties, seat: int) -> Iterable[Offer]:
        if state.is_lner():
            return
        for name in directed(state, seat):
            yield Offer(message("g1862-program-no-mergers", company=name), name, self._asked(state, COMPANY[name]))

    def text(self, order: Order) -> Text:
        return message("g1862-program-no-mergers", company=order.company)

    def _asked(self, state: Counties, company: int) -> bool:
        frame = state.frames[-1]
        if isinstance(frame, MergeStep | AcquireStep):
            return frame.company == company
        return isinstance(frame, Consent) and frame.partner == company

    def follow(self, state: Counties, seat: int, order: Order) -> Followed:
        company = COMPANY[order.company]
        if state.director[company] != seat:
            return Followed(surprise=message("eighteen-program-stop-director", company=order.company))
        if not self._asked(state, company):
            return NOT_ASKED
        if not state.has_train(company):
            return Followed(surprise=message("g1862-program-stop-no-train", company=order.company))
        frame = state.frames[-1]
        if isinstance(frame, Consent) and frame.survivor == company and state.has_train(frame.company):
            # To take a company with trains over is another thing than to be taken over.
            partner = COMPANIES[frame.company].name
            return Followed(surprise=message("g1862-program-stop-survives", company=order.company, partner=partner))
        return Followed((Answer(False) if isinstance(frame, Consent) else PASS,))


def _round_of(state: Counties) -> int:
    return state.turn


def _last_revenue(state: Counties, company: int) -> int:
    return state.revenue[company]


PROGRAMS: Final[tuple[Program[Any], ...]] = (
    PassRound(_round_of),
    BuyUntilFloat(_round_of),
    NoMergers(),
    RunAndPay(_last_revenue),
    RefuseOffers(),
)
