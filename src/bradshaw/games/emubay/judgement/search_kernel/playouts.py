"""Games played on to the end against players who move at random."""

from __future__ import annotations

from array import array

from bradshaw.games.emubay.judgement.search_kernel.box import Box
from bradshaw.games.emubay.judgement.search_kernel.position import BIDDING, OVER, SIZE, STAGE, TURN
from bradshaw.games.emubay.judgement.search_kernel.turns import Turns

PLAYED = 77
"""The row in which a game is played on."""
MOST_OWN = 12
"""If the game is not over after the player has made this many turns and bids, the position is judged as it stands."""


class Playouts(Turns):
    """One player plays what looks best at first sight, all others anything at all."""

    def __init__(self, box: Box, units: int, moods: int, weights: array[float]) -> None:
        super().__init__(box, PLAYED + 1, units, moods, weights)

    def play_on(self, seat: int) -> None:
        """Play on from the position in PLAYED, and judge where it leads."""
        at = PLAYED * SIZE
        own = 0
        while self.s[at + STAGE] != OVER and own < MOST_OWN:
            if self.actor(at) == seat and self.s[at + STAGE] in (TURN, BIDDING):
                self.play_best(seat)
                own += 1
            else:
                self.act_anyhow(PLAYED)
        self.judge(PLAYED)

    def play_best(self, seat: int) -> None:
        """What looks best at first sight. Others have their say in auctions."""
        self.find_turns(PLAYED, False)
        best = 0
        for turn in range(1, self.found):
            if self.judged_for(turn, seat) > self.judged_for(best, seat):
                best = turn
        self.carry(PLAYED, self.codes[best])
