"""What players do alike in all 18xx games."""

from __future__ import annotations

from bradshaw.core.action import Action

OFFERING = "ipo"
BANK_POOL = "pool"
"""Where shares are bought."""


class Pass(Action, frozen=True, tag="pass"):
    """Bid no more, end one's turn of a stock round, or leave a step or the rest of it undone."""


class WithCompany(Action, frozen=True):
    """What is done with a company."""

    company: str


class BuyShare(WithCompany, frozen=True, tag="buy_share", rename={"source": "from"}):
    """Buy one share of a company."""

    source: str


class SellShares(WithCompany, frozen=True, tag="sell_shares"):
    """Sell shares of one company to the bank, all at once."""

    count: int


class InHex(Action, frozen=True):
    """What is done in a hex."""

    hex: str


class LayTile(InHex, frozen=True, tag="lay_tile"):
    """Lay a tile, or replace one by the next colour."""

    tile: str
    rotation: int


class PayDividend(Action, frozen=True, tag="pay_dividend"):
    """Pay the revenue out to the shareholders."""


class Retain(Action, frozen=True, tag="retain"):
    """Keep the revenue in the treasury."""


PASS = Pass()
PAY = PayDividend()
RETAIN = Retain()
