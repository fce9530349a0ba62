"""What players and companies have, for what is shown before and after."""

from __future__ import annotations

from bradshaw.core.action import Action
from bradshaw.core.changes import Foreseen, Holding, Item, carry_out
from bradshaw.core.messages import message
from bradshaw.games.emubay.actions import PASS, Bid
from bradshaw.games.emubay.components import ALL, BONDS, CHARTERS, COMPANIES, EBR, LABEL
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.dividends import per_share
from bradshaw.games.emubay.state import EmuBay, company_account, player_account
from bradshaw.games.emubay.views.position import bonds_shown, dividend_due


def holdings(state: EmuBay) -> list[Holding]:
    """Players by seat, then companies."""
    companies = [Holding(tuple(_company(state, company)), company=COMPANIES[company]) for company in range(ALL)]
    return [*(Holding(tuple(_player(state, seat)), seat=seat) for seat in range(state.players)), *companies]


def _player(state: EmuBay, seat: int) -> list[Item]:
    return [
        Item(message("emubay-column-cash"), "money", state.cash[player_account(seat)]),
        *(
            Item(message("emubay-shares-of", company=LABEL[company]), "count", count)
            for company in range(ALL)
            if (count := state.holds(seat, company))
        ),
        Item(message("emubay-sheet-next-dividend"), "money", dividend_due(state, seat)),
    ]


def _company(state: EmuBay, company: int) -> list[Item]:
    in_play = state.in_play(company)
    held = state.held(company)
    each = per_share(state.revenue[company], held) if held else None
    found = [
        Item(message("emubay-column-money"), "money", state.cash[company_account(company)] if in_play else None),
        Item(message("emubay-column-revenue"), "count", state.revenue[company] if in_play else None),
        Item(message("emubay-column-per-share"), "money", each if in_play else None),
        Item(message("emubay-sheet-track"), "count", state.regular[company]),
        Item(message("emubay-sheet-narrow-track"), "count", state.narrow[company]),
        Item(message("emubay-column-cubes"), "count", state.resources[company]),
        Item(message("emubay-column-bonds"), "list", bonds_shown(state, filter(_costs, state.bonds[company]))),
        Item(message("emubay-column-for-sale"), "count", state.available[company]),
    ]
    if company < CHARTERS:
        absorbed = tuple(LABEL[one] for one in state.absorbed[company])
        found.append(Item(message("emubay-sheet-merged"), "list", absorbed))
    if company == EBR:
        found.append(Item(message("emubay-sheet-reserved"), "count", state.reserved))
    return found


def _costs(bond: int) -> bool:
    """Whether a bond brings money or costs any: that with which EBR begins does not."""
    return any((BONDS[bond].amount, BONDS[bond].x, BONDS[bond].y))


def foresee(state: EmuBay, action: Action) -> Foreseen[EmuBay]:
    """Where an action leads; with a bid to the end of the auction if nobody bids more."""
    if not isinstance(action, Bid):
        return Foreseen(carry_out(state, action))

    def pass_on(after: EmuBay) -> Action | None:
        frame = after.frames[-1]
        still_on = isinstance(frame, Bidding) and frame.high_bidder == state.frames[-1].actor(state)
        return PASS if still_on else None

    return Foreseen(carry_out(state, action, suppose=pass_on), [message("emubay-sheet-if-highest")])
