"""What is worth a thought in a stock round of the solo game, for bots: floating one company after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bradshaw.eighteen.actions import PASS, BuyShare, SellShares
from bradshaw.eighteen.judgement.advice import WILLING
from bradshaw.games.g1862.actions import BuyCard, CountiesAction, DealRow, PriceCompany, RemoveCompany
from bradshaw.games.g1862.components import ALL, COMPANIES, COMPANY, PARS
from bradshaw.games.g1862.judgement.evaluation import rounds_left, share_value
from bradshaw.games.g1862.rules.flotation import SOLO_FLOAT_SHARES
from bradshaw.games.g1862.rules.shares import sale_price
from bradshaw.games.g1862.rules.solo import SEAT, SoloTurn, refuse_price, waiting
from bradshaw.games.g1862.state import Counties

PRICES: Final = 2
"""How many prices of a company are compared, the highest that can be paid first."""


def advise(state: Counties, frame: SoloTurn, home_value: Callable[[Counties, int], float]) -> list[CountiesAction]:
    """Float what has a price, then price a company of which three cards can be brought to hand, then trade."""
    return _float(state, frame) or _begin(state, frame, home_value) or _trade(state, frame)


def _row_of(state: Counties, companies: Iterable[int]) -> int | None:
    """The number of a row that begins with one of these companies."""
    return next((number + 1 for number, row in enumerate(state.solo.rows) if row and row[0] in companies), None)


def _company_of(state: Counties, action: CountiesAction) -> int | None:
    if isinstance(action, BuyCard):
        return state.solo.rows[action.row - 1][0]
    return COMPANY[action.company] if isinstance(action, BuyShare) else None


def _float(state: Counties, frame: SoloTurn) -> list[CountiesAction]:
    """A share of a company that has a price and has not floated, or what lies before its cards."""
    for company in range(ALL):
        if state.is_started(company) and not state.is_floated(company):
            found = [one for one in frame.purchases(state) if _company_of(state, one) == company]
            if found:
                return found[:1]
            missing = SOLO_FLOAT_SHARES - state.shares(SEAT, company)
            if missing * state.price(company) <= state.money(SEAT):
                row = _row_of(state, _obstacles(state, company, missing) or ())
                if row is not None:
                    return [RemoveCompany(row)]
    return []


def _begin(state: Counties, frame: SoloTurn, home_value: Callable[[Counties, int], float]) -> list[CountiesAction]:
    """The company with the fewest others before its cards, if it could be floated; new cards if there is none."""
    pars = [par for par in PARS if SOLO_FLOAT_SHARES * par <= state.money(SEAT)]
    if not pars or waiting(state) or not state.solo.permits or state.is_lner():
        return []
    plans = []
    for company in range(ALL):
        if state.is_in_play(company) and refuse_price(state, company) is None:
            obstacles = _obstacles(state, company, SOLO_FLOAT_SHARES)
            if obstacles is not None:
                plans.append((len(obstacles), -home_value(state, company), company, obstacles))
    if plans:
        _, _, company, obstacles = min(plans)
        row = _row_of(state, (company,))
        if row is not None:
            return [PriceCompany(row, par, True) for par in pars[-PRICES:]]
        row = _row_of(state, obstacles)
        if row is not None:
            return [RemoveCompany(row)]
    deals: list[CountiesAction] = [one for one in frame.dealings(state) if isinstance(one, DealRow)]
    return deals[:1]


def _obstacles(state: Counties, wanted: int, count: int) -> tuple[int, ...] | None:
    """The companies that must leave the game to bring so many cards of one to hand; None if that is not possible."""
    gone: list[int] = []
    while True:
        at_front = 0
        nearest: list[int] | None = None
        for row in state.solo.rows:
            rest = [card for card in row if card not in gone]
            taken = next((number for number, card in enumerate(rest) if card != wanted), len(rest))
            at_front += taken
            if wanted in rest[taken:]:
                others = list(dict.fromkeys(rest[taken : rest.index(wanted, taken)]))
                free = not any(state.is_started(other) for other in others)
                if free and (nearest is None or len(others) < len(nearest)):
                    nearest = others
        if at_front >= count:
            return tuple(gone)
        if nearest is None:
            return None
        gone += nearest


def _trade(state: Counties, frame: SoloTurn) -> list[CountiesAction]:
    """More shares of companies that run, and sales of what brings about its worth."""
    rounds = rounds_left(state)
    actions: list[CountiesAction] = [PASS]
    seen: set[tuple[type, int | None]] = set()
    for action in frame.purchases(state):
        kind = (type(action), _company_of(state, action))
        if kind not in seen:
            seen.add(kind)
            actions.append(action)
    for company in range(ALL):
        most = state.shares(SEAT, company) - frame.bought.count(company)
        if most > 0 and sale_price(state, company) > WILLING * share_value(state, company, rounds):
            actions += [SellShares(COMPANIES[company].name, count) for count in sorted({1, most})]
    return actions
