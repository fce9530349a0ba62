"""Merge independent."""

from __future__ import annotations

from bradshaw.core.ledger import pay
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.components import ALL, CHARTERS, EBR, LABEL
from bradshaw.games.emubay.rules.build import FIRST_PORT, first_town
from bradshaw.games.emubay.rules.frames import why_not_in_play
from bradshaw.games.emubay.state import EmuBay, company_account


def adjacent(state: EmuBay, company: int, independent: int) -> bool:
    """Whether red track connected to the independent touches the company's colour or station (ruling B25)."""
    place = independent - CHARTERS
    return (state.network[place] | state.network_edge[place]) & state.track[company] != 0


def has_share(state: EmuBay, company: int) -> bool:
    """Whether a share can be handed out for the independent's."""
    return state.available[company] > 0 or (company == EBR and state.reserved > 0)


def may_merge(state: EmuBay, seat: int, company: int, independent: int) -> bool:
    first = seat * ALL
    return (
        (state.shares[first + company] > 0 or state.shares[first + independent] > 0)
        and adjacent(state, company, independent)
        and has_share(state, company)
    )


def mergers(state: EmuBay, seat: int) -> list[tuple[int, int]]:
    """Every pair of company and independent that the player may merge."""
    if not state.sold:
        return []
    return [
        (company, independent)
        for independent in range(CHARTERS, CHARTERS + state.sold)
        if state.in_play(independent)
        for company in range(CHARTERS)
        if may_merge(state, seat, company, independent)
    ]


def _rule_of_exchange(company: int) -> str:
    """The rule by which the independent's share is exchanged for one of the company."""
    return "emubay.merge.share-ebr" if company == EBR else "emubay.merge.share-other"


def why_no_merger(state: EmuBay, seat: int, company: int, independent: int) -> Refusal:
    """Why the player cannot merge these two."""
    label, other = LABEL[company], LABEL[independent]
    if company >= CHARTERS or independent < CHARTERS:
        return Refusal(
            "emubay.merge.adjacent",
            message("emubay-refusal-no-merger-of-these", company=label, independent=other, companies=LABEL[:CHARTERS]),
        )
    if not state.in_play(independent):
        return why_not_in_play(state, independent, _rule_of_exchange(company))
    if not state.holds(seat, company) and not state.holds(seat, independent):
        return Refusal(
            "emubay.merge.own-share",
            message("emubay-refusal-no-share-of-either", company=label, independent=other),
        )
    if not has_share(state, company):
        return Refusal(
            "emubay.merge.share-needed",
            message("emubay-refusal-no-share-to-give", company=label, independent=other),
        )
    return Refusal("emubay.merge.adjacent", message("emubay-refusal-not-adjacent", company=label, independent=other))


def merge(state: EmuBay, seat: int, company: int, independent: int, log: Log) -> None:
    owner = state.owner(independent)
    ported, other_ported = state.has_port(company), state.has_port(independent)
    had_town = state.towns(company) > 0
    cubes, other_cubes = state.resources[company], state.resources[independent]
    narrow, before = state.narrow[independent], state.revenue[company]

    money = state.cash[company_account(independent)]
    pay(state, company_account(independent), company_account(company), money, "emubay.merge.transfer", log)
    state.resources[company] += other_cubes
    state.resources[independent] = 0
    state.narrow[company] += state.narrow[independent]
    state.narrow[independent] = 0
    state.revenue[company] += state.revenue[independent]
    state.revenue[independent] = 0
    state.bonds[company] += state.bonds[independent]
    state.bonds[independent] = ()
    state.absorbed[company] = (*state.absorbed[company], independent)
    state.merged_into[independent] = company
    state.connect()

    port_bonus = FIRST_PORT * (other_cubes if ported else cubes) if ported != other_ported else 0
    town_bonus = first_town(state) if company == EBR and not had_town else None
    state.revenue[company] += port_bonus + (town_bonus or 0)

    state.give_share(owner, independent, -1)
    state.give_share(owner, company)
    released = False
    if company == EBR and state.reserved:
        state.reserved -= 1
    else:
        state.available[company] -= 1
        if state.reserved:
            state.reserved -= 1
            state.available[EBR] += 1
            released = True
    log.note(
        "merge",
        _rule_of_exchange(company),
        seat,
        company=company,
        independent=independent,
        owner=owner,
        money=money,
        cubes=other_cubes,
        track=narrow,
        gain=state.revenue[company] - before,
        revenue=state.revenue[company],
    )
    if ported != other_ported:
        connected = independent if ported else company
        log.note("first_port", "emubay.merge.first-port", company=connected, bonus=port_bonus, own=True)
    if town_bonus is not None:
        log.note("first_town", "emubay.revenue.ebr-first-town", bonus=town_bonus, own=True)
    if released:
        log.note("share_released", "emubay.merge.share-other", left=state.reserved)
