"""Refinancing: the shares of one company are merged two for one."""

from __future__ import annotations

from bradshaw.core.log import Log
from bradshaw.games.g1862.rules.merging import ShareMerge, offering_to_pool
from bradshaw.games.g1862.state import Counties


def begin_refinancing(state: Counties, company: int, spare: int | None, log: Log) -> None:
    """Let all holders merge their shares; price and par stay. The frame below is resumed with None when it is over.

    `spare` is what the company may spend on an option of its own, if it must still be able to pay for a train.
    """
    offering_to_pool(state, company, log)
    state.frames.append(ShareMerge(state.director[company], company, spare=spare))
