"""Initial auction."""

from __future__ import annotations

from typing import Any

from bradshaw.core.log import Log
from bradshaw.games.emubay.components import INITIAL_ORDER
from bradshaw.games.emubay.rules.auction import Bidding, minimum_bid
from bradshaw.games.emubay.rules.frames import EmuBayFrame
from bradshaw.games.emubay.rules.turn import Turn
from bradshaw.games.emubay.state import EmuBay


class InitialAuctions(EmuBayFrame, frozen=True, tag="initial_auctions"):
    """One share each of L&W, TMLC, EBR and GT; the winner of each bids first for the next."""

    first_bidder: int
    number: int = 0
    """Which auction of the order is on."""

    @staticmethod
    def auction(number: int, first_bidder: int) -> Bidding:
        return Bidding(INITIAL_ORDER[number], first_bidder, must_open=False, bidder=first_bidder)

    def resume(self, state: EmuBay, result: Any, log: Log) -> None:
        winner = int(result)
        following = self.number + 1
        if following < len(INITIAL_ORDER):
            state.frames[-1] = InitialAuctions(winner, following)
            state.frames.append(self.auction(following, winner))
            log.note(
                "initial_auction",
                "emubay.initial-auction.next-first-bidder",
                winner,
                company=INITIAL_ORDER[following],
                minimum=minimum_bid(state, INITIAL_ORDER[following]),
            )
        else:
            log.note("first_player", "emubay.initial-auction.first-player", winner)
            state.frames[-1] = Turn(winner)
