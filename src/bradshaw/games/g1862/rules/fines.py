"""Obligations: who has not floated a chartered company by the end of the stock round is fined."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from bradshaw.core.choices import Choices
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.refusal import Refusal, refused
from bradshaw.eighteen.actions import SellShares
from bradshaw.eighteen.seats import clockwise
from bradshaw.eighteen.shares import refusals
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1862.actions import CountiesAction
from bradshaw.games.g1862.components import ALL, COMPANIES, COMPANY, DIRECTORS_SHARES, FINE
from bradshaw.games.g1862.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1862.rules.closing import close_company
from bradshaw.games.g1862.rules.ending import notice_empty_bank
from bradshaw.games.g1862.rules.frames import AutomaticFrame, PlayerFrame, unknown_company
from bradshaw.games.g1862.rules.shares import can_part_with, sale_price, sell, too_few_ordinary
from bradshaw.games.g1862.state import NO_OBLIGATION, Counties


class Obligations(AutomaticFrame, frozen=True, tag="obligations"):
    """After a stock round all companies that have failed to float lapse; then shares are sold for what is owed."""

    first: int
    """Who had the priority deal in the stock round, and is asked first."""
    owed: tuple[tuple[int, int], ...] = ()
    """Who has still to pay how much."""

    def settle(self, state: Counties, log: Log) -> bool:
        failed = {
            seat: [company for company in range(ALL) if state.obliged[company] == seat]
            for seat in clockwise(state, self.first)
        }
        if any(failed.values()):
            rest = [
                (seat, sum(begin_fine(state, seat, company, log) for company in companies))
                for seat, companies in failed.items()
            ]
            state.frames[-1] = Obligations(self.first, tuple((seat, amount) for seat, amount in rest if amount))
        elif self.owed:
            state.frames[-1] = Obligations(self.first, self.owed[1:])
            state.frames.append(PayFine(*self.owed[0]))
        else:
            finish(state, None, log)
        return True

    def resume(self, state: Counties, result: Any, log: Log) -> None:
        """A fine has been paid as far as it can be."""


def begin_fine(state: Counties, seat: int, company: int, log: Log) -> int:
    """The fine is paid from pocket, then from the failed company's shares. Returns what is to come from others."""
    fine = FINE * state.par[company]
    paid = min(fine, state.money(seat))
    pay(state, player_account(seat), BANK, paid, "1862.4.3-fine", log)
    sold = shares_for_fine(state, seat, company, fine - paid)
    brought = sold * sale_price(state, company)
    from_shares = min(fine - paid, brought)
    kept = brought - from_shares
    if kept:
        pay(state, BANK, player_account(seat), kept, "1862.4.3-fine-payment-order", log)
        notice_empty_bank(state, log)
    name = COMPANIES[company].name
    close_company(state, company)
    state.obliged[company] = NO_OBLIGATION
    state.lapsed |= 1 << company
    owed = fine - paid - from_shares
    facts = {"fine": fine, "owed": owed, "from_shares": from_shares, "sold": sold, "kept": kept}
    log.note("fine", "1862.4.3-fine", seat, company=company, name=name, **facts)
    return owed


def shares_for_fine(state: Counties, seat: int, company: int, owed: int) -> int:
    """How many shares of a failed company are sold: certificate by certificate, the director's certificate last."""
    shares = state.shares(seat, company)
    ordinary = shares - DIRECTORS_SHARES if state.has_certificate(seat, company) else shares
    needed = -(-owed // sale_price(state, company))
    return needed if needed <= ordinary else shares


class PayFine(PlayerFrame, frozen=True, tag="pay_fine"):
    """The player sells shares to pay the rest of a fine; what cannot be paid is forgiven."""

    rule_of_turns: ClassVar[str] = "1862.4.3-fine-payment-order"

    player: int
    owed: int

    def choices(self, state: Counties) -> Choices:
        return Choices(self.sales(state))

    def sales(self, state: Counties) -> list[CountiesAction]:
        seat = self.player
        return [
            SellShares(COMPANIES[company].name, count)
            for company in range(ALL)
            if state.shares(seat, company) and sale_price(state, company)
            for count in range(1, state.shares(seat, company) + 1)
            if can_part_with(state, seat, company, count)
            and (state.settings.fines_oversold or self._is_needed(state, company, count))
        ]

    def _is_needed(self, state: Counties, company: int, count: int) -> bool:
        """Whether one share less of the same block would not pay the fine."""
        each = sale_price(state, company)
        fewer = next((less for less in range(count - 1, 0, -1) if can_part_with(state, self.player, company, less)), 0)
        return fewer * each < self.owed

    def refuse(self, state: Counties, action: CountiesAction) -> Refusal | None:
        if type(action) is not SellShares:
            return refused("1862.4.3-fine-payment-order", "g1862-refusal-owe-fine", amount=self.owed)
        company = COMPANY.get(action.company)
        if company is None:
            return unknown_company(state, action.company)
        shares = state.shares(self.player, company)
        if not 1 <= action.count <= shares:
            return refusals.holds("1862.4.3-fine-payment-order", shares, action.company)
        if not sale_price(state, company):
            return refused("1862.4.3-fine-payment-order", "g1862-refusal-worthless-shares", company=action.company)
        if not can_part_with(state, self.player, company, action.count):
            return too_few_ordinary(action.company)
        if not state.settings.fines_oversold and not self._is_needed(state, company, action.count):
            return refused("1862.4.3-fine-payment-order", "g1862-refusal-fewer-shares", amount=self.owed)
        return None

    def apply(self, state: Counties, action: CountiesAction, log: Log) -> None:
        assert type(action) is SellShares
        company = COMPANY[action.company]
        sell(state, self.player, company, action.count, log)
        notice_empty_bank(state, log)
        paid = min(self.owed, state.money(self.player))
        pay(state, player_account(self.player), BANK, paid, "1862.4.3-fine", log)
        log.note("pay_fine", "1862.4.3-fine-payment-order", self.player, paid=paid, owed=self.owed - paid)
        state.frames[-1] = msgspec.structs.replace(self, owed=self.owed - paid)
        if state.is_ruined(company):
            go_bankrupt(state, company, "1862.7.12-bottom-price", log)

    def settle(self, state: Counties, log: Log) -> bool:
        if self.owed and self.sales(state):
            return False
        if self.owed:
            log.note("forgiven", "1862.4.3-fine-payment-order", self.player, owed=self.owed)
        finish(state, None, log)
        return True
