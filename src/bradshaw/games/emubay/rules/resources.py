"""Take resources."""

from __future__ import annotations

from bradshaw.core.choices import Choices
from bradshaw.core.errors import quoted
from bradshaw.core.frame import finish
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.actions import END_TAKE, TAKES, EmuBayAction, EndTake, Take
from bradshaw.games.emubay.components import CUBE_COST, HEX, LABEL, REVENUE, at_hexes
from bradshaw.games.emubay.names import HEX_NAME
from bradshaw.games.emubay.rules.frames import EmuBayFrame, any_company
from bradshaw.games.emubay.state import EmuBay, company_account

ANY_HEX = -1


def cube_hexes(state: EmuBay, company: int) -> int:
    """The hexes within the company's reach that hold a resource cube."""
    return state.reached[company] & state.cube_hexes


def can_take(state: EmuBay, company: int) -> bool:
    return state.cash[company_account(company)] >= CUBE_COST and cube_hexes(state, company) != 0


def can_take_any(state: EmuBay, seat: int) -> bool:
    return any_company(state, seat, can_take)


def cube_revenue(state: EmuBay, company: int) -> int:
    """By how much one cube raises the company's revenue."""
    table = REVENUE.resource_cube
    return table.with_port_connection if state.has_port(company) else table.without_port_connection


def why_no_take(state: EmuBay, company: int) -> Refusal:
    """Why the company cannot take any cube."""
    label = LABEL[company]
    if not cube_hexes(state, company):
        return Refusal("emubay.resources.cube-present", message("emubay-refusal-no-cube-in-reach", company=label))
    cash = state.cash[company_account(company)]
    return Refusal(
        "emubay.resources.minimum-cash",
        message("emubay-refusal-cube-above-cash", company=label, price=CUBE_COST, money=cash),
    )


class Taking(EmuBayFrame, frozen=True, tag="taking"):
    """Any number of cubes of one hex, at least one."""

    player: int
    company: int
    hex: int = ANY_HEX
    """The hex that the first cube fixed."""

    def actor(self, state: EmuBay) -> int:
        return self.player

    def sources(self, state: EmuBay) -> int:
        """The hexes from which a cube can be taken now."""
        if not can_take(state, self.company):
            return 0
        mask = cube_hexes(state, self.company)
        return mask if self.hex == ANY_HEX else mask & (1 << self.hex)

    def choices(self, state: EmuBay) -> Choices:
        actions: list[EmuBayAction] = [*at_hexes(TAKES, self.sources(state))]
        if self.hex != ANY_HEX:
            actions.append(END_TAKE)
        return Choices(actions)

    def legal(self, state: EmuBay, action: EmuBayAction) -> bool:
        if type(action) is Take:
            hex_number = HEX.get(action.hex)
            return hex_number is not None and self.sources(state) >> hex_number & 1 == 1
        return type(action) is EndTake and self.hex != ANY_HEX

    def explain(self, state: EmuBay, action: EmuBayAction) -> Refusal:
        label = LABEL[self.company]
        if type(action) is EndTake:
            return Refusal("emubay.resources.one-hex", message("emubay-refusal-must-take", company=label))
        if type(action) is not Take:
            return Refusal("emubay.resources.one-hex", message("emubay-refusal-taking", company=label))
        hex_number = HEX.get(action.hex)
        if hex_number is None:
            return Refusal(
                "emubay.resources.cube-present", message("emubay-refusal-unknown-hex", name=quoted(action.hex)[:20])
            )
        where = HEX_NAME[hex_number]
        if self.hex not in (ANY_HEX, hex_number):
            return Refusal("emubay.resources.one-hex", message("emubay-refusal-one-hex", hex=HEX_NAME[self.hex]))
        if not state.cubes[hex_number]:
            return Refusal("emubay.resources.cube-present", message("emubay-refusal-no-cube-there", hex=where))
        if not cube_hexes(state, self.company) >> hex_number & 1:
            return Refusal(
                "emubay.resources.cube-present", message("emubay-refusal-no-track-there", company=label, hex=where)
            )
        return why_no_take(state, self.company)

    def apply(self, state: EmuBay, action: EmuBayAction, log: Log) -> None:
        if type(action) is Take:
            company, hex_number = self.company, HEX[action.hex]
            pay(state, company_account(company), BANK, CUBE_COST, "emubay.resources.cost", log)
            gain = cube_revenue(state, company)
            state.cubes[hex_number] -= 1
            if not state.cubes[hex_number]:
                state.cube_hexes ^= 1 << hex_number
            state.resources[company] += 1
            state.revenue[company] += gain
            log.note(
                "take",
                "emubay.resources.to-charter",
                self.player,
                company=company,
                hex=hex_number,
                price=CUBE_COST,
                gain=gain,
                revenue=state.revenue[company],
            )
            state.frames[-1] = Taking(self.player, company, hex_number)
        else:
            finish(state, None, log)
