"""Build track, with its revenue."""

from __future__ import annotations

from typing import NamedTuple

from bradshaw.core.choices import Choices
from bradshaw.core.errors import quoted
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.actions import (
    BUILD_NARROW,
    BUILD_REGULAR,
    END_BUILD,
    Build,
    EmuBayAction,
    EndBuild,
)
from bradshaw.games.emubay.components import (
    ALL,
    CHARTERS,
    EBR,
    EXCLUSIVE,
    FARM,
    HEX,
    INDEPENDENTS,
    LABEL,
    LEAST_TRACK,
    MOST_TRACK,
    NARROW,
    RED,
    REGULAR,
    REVENUE,
    TERRAIN,
    TOWN,
    at_hexes,
    cost_table,
    hexes_in,
)
from bradshaw.games.emubay.names import HEX_NAME
from bradshaw.games.emubay.rules.frames import EmuBayFrame, any_company
from bradshaw.games.emubay.state import COMPANY_ACCOUNT, EmuBay, company_account

_TOWNS = (
    REVENUE.regular_track.town.first,
    REVENUE.regular_track.town.second,
    REVENUE.regular_track.town.third,
)
_FARM = REVENUE.regular_track.farm
_PLAIN_REVENUE = {
    "forest": REVENUE.regular_track.forest,
    "mountain": REVENUE.regular_track.mountain,
    "port": REVENUE.regular_track.port,
}
FIRST_PORT = REVENUE.first_port_bonus_per_cube_on_charter
FIRST_TOWN = REVENUE.emu_bay_first_town_bonus_per_own_regular_track_on_farm


# Where


def _within_reach(state: EmuBay, company: int, gauge: str) -> int:
    """Hexes next to track that new track of the gauge can join on to."""
    if gauge == REGULAR:
        return state.edge[company] if company < CHARTERS else 0
    if company >= CHARTERS:
        return state.network_edge[company - CHARTERS]
    mask = 0
    for independent in state.absorbed[company]:
        mask |= state.network_edge[independent - CHARTERS]
    return mask


def _own_track(state: EmuBay, company: int, gauge: str) -> int:
    """Hexes that already hold this company's colour or station, or red track in the way (rulings B8 and B9)."""
    own = state.track[company] if company < CHARTERS else 0
    if gauge == NARROW:
        return own | state.track[RED]
    return own if state.settings.colour_joins_own_red else own | _merged_track(state, company)


def _merged_track(state: EmuBay, company: int) -> int:
    """The red track that the company has through mergers: what leads to a station it absorbed."""
    mask = 0
    for independent in state.absorbed[company] if company < CHARTERS else ():
        mask |= state.network[independent - CHARTERS]
    return mask


def sites(state: EmuBay, company: int, gauge: str) -> int:
    """The hexes in which the company may place track of the gauge now."""
    if not (state.regular if gauge == REGULAR else state.narrow)[company]:
        return 0
    allowed = _within_reach(state, company, gauge) & ~_own_track(state, company, gauge)
    return allowed and allowed & _within_means(state, company)


def _within_means(state: EmuBay, company: int) -> int:
    """Hexes for which the company can pay; what is occupied and exclusive has no price."""
    ebr, lw, tmlc, red = state.track
    prices = cost_table(state.settings.forest_cost)
    return prices.affordable(state.cash[COMPANY_ACCOUNT + company], ebr | lw | tmlc | red)


def can_build(state: EmuBay, company: int) -> bool:
    return bool(
        (state.regular[company] and sites(state, company, REGULAR))
        or (state.narrow[company] and sites(state, company, NARROW))
    )


def can_build_any(state: EmuBay, seat: int) -> bool:
    return any_company(state, seat, can_build)


def cost(state: EmuBay, hex_number: int) -> int:
    """What track in this hex costs now."""
    return cost_table(state.settings.forest_cost).cost(hex_number, state.occupied())


def why_no_site(state: EmuBay, company: int, hex_number: int, gauge: str) -> Refusal:
    """Why the company cannot place track of the gauge in this hex."""
    label, where = LABEL[company], HEX_NAME[hex_number]
    if not (state.regular if gauge == REGULAR else state.narrow)[company]:
        return _why_no_track(state, company, gauge)
    if _own_track(state, company, gauge) >> hex_number & 1:
        return _why_second_track(state, company, hex_number, gauge)
    if not _within_reach(state, company, gauge) >> hex_number & 1:
        if gauge == REGULAR:
            return Refusal("emubay.build.connected", message("emubay-refusal-not-next", company=label, hex=where))
        if company >= CHARTERS:
            return Refusal(
                "emubay.narrow.connected-to-station",
                message("emubay-refusal-not-next-to-red", company=label, hex=where),
            )
        stations = tuple(LABEL[independent] for independent in state.absorbed[company])
        return Refusal(
            "emubay.narrow.connected-after-merge",
            message("emubay-refusal-not-next-to-merged", company=label, hex=where, stations=stations),
        )
    occupied = state.occupied()
    if (occupied & EXCLUSIVE) >> hex_number & 1:
        kind = TERRAIN[hex_number]
        for station, place in enumerate(state.stations):
            if place == hex_number:
                return Refusal(
                    "emubay.build.stations-occupy",
                    message("emubay-refusal-station-occupies", company=LABEL[station], hex=where, terrain=kind),
                )
        return Refusal("emubay.build.exclusive-terrain", message("emubay-refusal-occupied", hex=where, terrain=kind))
    needed, cash = cost(state, hex_number), state.cash[company_account(company)]
    return Refusal(
        "emubay.build.company-pays",
        message("emubay-refusal-track-above-cash", company=label, hex=where, price=needed, money=cash),
    )


def _why_no_track(state: EmuBay, company: int, gauge: str) -> Refusal:
    """Why no track of the gauge is on the charter."""
    label = LABEL[company]
    if gauge == REGULAR and company >= CHARTERS:
        return Refusal("emubay.narrow.independents-start", message("emubay-refusal-only-narrow", company=label))
    if gauge == NARROW and company < CHARTERS and not state.absorbed[company]:
        return Refusal("emubay.narrow.merged-supply", message("emubay-refusal-no-narrow-yet", company=label))
    return Refusal("emubay.build.has-track", message("emubay-refusal-gauge-used-up", company=label, gauge=gauge))


def _why_second_track(state: EmuBay, company: int, hex_number: int, gauge: str) -> Refusal:
    """Why a hex that holds this company's track or station, or red track, admits no track of the gauge."""
    label, where = LABEL[company], HEX_NAME[hex_number]
    if state.stations[company] == hex_number:
        return Refusal(
            "emubay.build.stations-occupy",
            message("emubay-refusal-own-station", company=label, hex=where),
        )
    if company < CHARTERS and state.track[company] >> hex_number & 1:
        return Refusal(
            "emubay.build.one-track-per-hex", message("emubay-refusal-track-there", company=label, hex=where)
        )
    for independent in INDEPENDENTS:
        if state.stations[independent] == hex_number:
            return Refusal(
                "emubay.build.one-track-per-hex",
                message("emubay-refusal-station-is-red", company=LABEL[independent], hex=where),
            )
    if gauge == NARROW:
        return Refusal("emubay.build.one-track-per-hex", message("emubay-refusal-red-there", hex=where))
    return Refusal(
        "emubay.build.one-track-per-hex", message("emubay-refusal-merged-red-there", company=label, hex=where)
    )


def why_no_build(state: EmuBay, company: int) -> Refusal:
    """Why the company cannot build at all."""
    label = LABEL[company]
    if not state.regular[company] and not state.narrow[company]:
        return Refusal("emubay.build.has-track", message("emubay-refusal-track-used-up", company=label))
    occupied, cash = state.occupied(), state.cash[company_account(company)]
    open_hexes = 0
    for gauge, supply in ((REGULAR, state.regular), (NARROW, state.narrow)):
        if supply[company]:
            open_hexes |= _within_reach(state, company, gauge) & ~_own_track(state, company, gauge)
    open_hexes &= ~(occupied & EXCLUSIVE)
    if not open_hexes:
        return Refusal("emubay.build.placement", message("emubay-refusal-no-site", company=label))
    cheapest = min(cost(state, hex_number) for hex_number in hexes_in(open_hexes))
    return Refusal(
        "emubay.build.has-cash",
        message("emubay-refusal-cheapest-above-cash", company=label, price=cheapest, money=cash),
    )


# What it brings


def terrain_revenue(state: EmuBay, company: int, hex_number: int) -> int:
    """What the revenue table gives for regular track in a hex that the company has not built in yet."""
    bit = 1 << hex_number
    if bit & FARM:
        return _FARM.with_town_connection if state.towns(company) else _FARM.without_town_connection
    if bit & TOWN:
        others = (state.reached[company] & TOWN & ~bit).bit_count()
        return _TOWNS[others]
    return _PLAIN_REVENUE[TERRAIN[hex_number]]


class Placement(NamedTuple):
    """What a placed cube brings."""

    gain: int
    """By how much the revenue of the company that placed it rises, its own first port included."""
    ports: list[tuple[int, int]]
    """The companies that reach their first port by it, with the part of their gain that comes from that."""
    town: int | None
    """What EBR gains by reaching its first town with it; None if it does not."""


def place(state: EmuBay, company: int, hex_number: int, gauge: str) -> Placement:
    """Put the cube on the map and raise revenues, but pay nothing."""
    # Track of a company's own colour leads nobody else anywhere; red track is everybody's whom it connects.
    connecting = (company,) if gauge == REGULAR else range(ALL)
    without_port = [other for other in connecting if state.in_play(other) and not state.has_port(other)]
    without_town = (company == EBR or gauge == NARROW) and not state.towns(EBR)
    before = state.revenue[company]
    if gauge == REGULAR:
        state.revenue[company] += terrain_revenue(state, company, hex_number)
        state.regular[company] -= 1
        state.add_track(company, hex_number)
    else:
        state.revenue[company] += REVENUE.narrow_gauge_track
        state.narrow[company] -= 1
        state.add_track(RED, hex_number)
    town = first_town(state) if without_town else None
    if town is not None and company != EBR:
        # Other companies' red track brings nothing (ruling B17).
        town = 0
    state.revenue[EBR] += town or 0
    ports = connect_ports(state, without_port)
    return Placement(state.revenue[company] - before, ports, town)


def first_town(state: EmuBay) -> int | None:
    """What EBR gains for its track on farms by a first town that it has just reached; None if it has none."""
    return FIRST_TOWN * (state.track[EBR] & FARM).bit_count() if state.towns(EBR) else None


def connect_ports(state: EmuBay, without_port: list[int]) -> list[tuple[int, int]]:
    """Every company that was without a port and has one now gains by the cubes on its charter."""
    connected = []
    for company in without_port:
        if state.has_port(company):
            bonus = FIRST_PORT * state.resources[company]
            state.revenue[company] += bonus
            connected.append((company, bonus))
    return connected


def gain_of(state: EmuBay, company: int, hex_number: int, gauge: str) -> int:
    """By how much the company's revenue would rise."""
    return place(state.copy(), company, hex_number, gauge).gain


class Building(EmuBayFrame, frozen=True, tag="building"):
    """One to three tracks of one company, each paid for and scored before the next."""

    player: int
    company: int
    placed: int = 0

    def actor(self, state: EmuBay) -> int:
        return self.player

    def choices(self, state: EmuBay) -> Choices:
        actions: list[EmuBayAction] = []
        if self.placed < MOST_TRACK:
            actions += at_hexes(BUILD_REGULAR, sites(state, self.company, REGULAR))
            actions += at_hexes(BUILD_NARROW, sites(state, self.company, NARROW))
        if self.placed >= LEAST_TRACK:
            actions.append(END_BUILD)
        return Choices(actions)

    def legal(self, state: EmuBay, action: EmuBayAction) -> bool:
        if type(action) is Build:
            hex_number = HEX.get(action.hex)
            return (
                hex_number is not None
                and self.placed < MOST_TRACK
                and action.gauge in (REGULAR, NARROW)
                and sites(state, self.company, action.gauge) >> hex_number & 1 == 1
            )
        return type(action) is EndBuild and self.placed >= LEAST_TRACK

    def explain(self, state: EmuBay, action: EmuBayAction) -> Refusal:
        label = LABEL[self.company]
        if type(action) is EndBuild:
            return Refusal(
                "emubay.build.one-to-three", message("emubay-refusal-must-build", company=label, least=LEAST_TRACK)
            )
        if type(action) is not Build:
            return Refusal("emubay.build.one-to-three", message("emubay-refusal-building", company=label))
        if self.placed >= MOST_TRACK:
            return Refusal(
                "emubay.build.one-to-three",
                message("emubay-refusal-built-most", company=label, placed=self.placed, most=MOST_TRACK),
            )
        if action.hex not in HEX:
            return Refusal(
                "emubay.build.placement", message("emubay-refusal-unknown-hex", name=quoted(action.hex)[:20])
            )
        if action.gauge not in (REGULAR, NARROW):
            return Refusal(
                "emubay.narrow.mixed-build",
                message("emubay-refusal-unknown-gauge", name=quoted(action.gauge)[:20]),
            )
        return why_no_site(state, self.company, HEX[action.hex], action.gauge)

    def apply(self, state: EmuBay, action: EmuBayAction, log: Log) -> None:
        if type(action) is Build:
            hex_number, gauge, company = HEX[action.hex], action.gauge, self.company
            price = cost(state, hex_number)
            pay(state, company_account(company), BANK, price, "emubay.build.company-pays", log)
            gain, ports, town = place(state, company, hex_number, gauge)
            log.note(
                "build",
                "emubay.build.placement",
                self.player,
                company=company,
                hex=hex_number,
                gauge=gauge,
                price=price,
                gain=gain,
                revenue=state.revenue[company],
            )
            if town is not None:
                log.note("first_town", "emubay.revenue.ebr-first-town", bonus=town, own=company == EBR)
            for connected, bonus in ports:
                own = connected == company
                rule = "emubay.revenue.first-port" if own else "emubay.narrow.port-exception"
                log.note("first_port", rule, company=connected, bonus=bonus, own=own)
            state.frames[-1] = Building(self.player, company, self.placed + 1)
        else:
            finish(state, None, log)
