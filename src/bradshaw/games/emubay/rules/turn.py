"""Sequence of play: a turn moves one cube on the action table and carries out the action it lands on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bradshaw.core.choices import Choices
from bradshaw.core.errors import quoted
from bradshaw.core.frame import finish
from bradshaw.core.log import Log
from bradshaw.core.messages import message
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.actions import (
    ISSUE,
    LIFT,
    MERGERS,
    PAY,
    START_AUCTION,
    START_BUILD,
    START_TAKE,
    EmuBayAction,
    IssueBond,
    LiftCube,
    Merge,
    PayDividends,
    StartAuction,
    StartBuild,
    StartTake,
)
from bradshaw.games.emubay.components import (
    ACTION,
    ACTIONS,
    AUCTION,
    BOND,
    BOND_ACTION,
    BUILD,
    COMPANY,
    DIVIDEND,
    MERGE,
    SPACES,
    TAKE,
    at_hexes,
)
from bradshaw.games.emubay.names import ACTION_NAME
from bradshaw.games.emubay.rules import auction, bonds, build, merger, resources
from bradshaw.games.emubay.rules.auction import Bidding
from bradshaw.games.emubay.rules.build import Building
from bradshaw.games.emubay.rules.dividends import pay_dividends
from bradshaw.games.emubay.rules.ending import STALEMATE, after_dividends, end_game
from bradshaw.games.emubay.rules.frames import (
    EmuBayFrame,
    companies_of,
    left_of,
    no_share,
    unknown_company,
    why_not_in_play,
)
from bradshaw.games.emubay.rules.resources import Taking
from bradshaw.games.emubay.state import EmuBay

NO_ACTION: Final = -1


def _always(state: EmuBay, seat: int) -> bool:
    return True


def _can_merge_any(state: EmuBay, seat: int) -> bool:
    return bool(merger.mergers(state, seat))


_CAN: Final[dict[int, Callable[[EmuBay, int], bool]]] = {
    DIVIDEND: _always,
    BUILD: build.can_build_any,
    AUCTION: auction.can_auction_any,
    BOND_ACTION: bonds.can_issue_any,
    TAKE: resources.can_take_any,
    MERGE: _can_merge_any,
}
"""Whether a player could carry out an action; what mostly can be done comes first."""


def is_open(state: EmuBay, seat: int, action: int) -> bool:
    """Whether the action has a free space and the player could carry it out."""
    return state.table[action] < SPACES[action] and _CAN[action](state, seat)


def open_actions(state: EmuBay, seat: int) -> list[int]:
    return [action for action in range(len(ACTIONS)) if is_open(state, seat, action)]


def two_open(state: EmuBay, seat: int) -> list[int]:
    """Two of the open actions, or as many as there are."""
    found: list[int] = []
    table = state.table
    for action, can in _CAN.items():
        if table[action] < SPACES[action] and can(state, seat):
            found.append(action)
            if len(found) == 2:
                break
    return found


def an_open_action(state: EmuBay, seat: int, beside: int = NO_ACTION) -> int:
    """Some open action other than the one given, or NO_ACTION."""
    table = state.table
    for action, can in _CAN.items():
        if table[action] < SPACES[action] and action != beside and can(state, seat):
            return action
    return NO_ACTION


def stalemate(state: EmuBay, seat: int) -> bool:
    """Whether the player can perform no action at all."""
    return an_open_action(state, seat) == NO_ACTION


class Turn(EmuBayFrame, frozen=True, tag="turn"):
    """A player's turn, before a cube is lifted."""

    player: int

    def actor(self, state: EmuBay) -> int:
        return self.player

    def choices(self, state: EmuBay) -> Choices:
        available = two_open(state, self.player)
        # If only one is open, its own cubes have nowhere to go.
        alone = available[0] if len(available) == 1 else NO_ACTION
        cubes = enumerate(state.table) if available else ()
        return Choices([LIFT[source] for source, count in cubes if count and source != alone])

    def legal(self, state: EmuBay, action: EmuBayAction) -> bool:
        if type(action) is not LiftCube:
            return False
        source = ACTION.get(action.source)
        if source is None or not state.table[source]:
            return False
        return an_open_action(state, self.player, beside=source) != NO_ACTION

    def explain(self, state: EmuBay, action: EmuBayAction) -> Refusal:
        if type(action) is not LiftCube:
            return Refusal("emubay.sequence.move-cube", message("emubay-refusal-lift-first"))
        source = ACTION.get(action.source)
        if source is None:
            return Refusal(
                "emubay.sequence.move-cube", message("emubay-refusal-unknown-action", name=quoted(action.source)[:20])
            )
        if not state.table[source]:
            return Refusal(
                "emubay.sequence.move-cube", message("emubay-refusal-no-cube-on-action", action=ACTION_NAME[source])
            )
        if is_open(state, self.player, source):
            return Refusal(
                "emubay.sequence.move-cube", message("emubay-refusal-only-this-action", action=ACTION_NAME[source])
            )
        return Refusal("emubay.sequence.must-be-able", message("emubay-refusal-nothing-with-cube"))

    def apply(self, state: EmuBay, action: EmuBayAction, log: Log) -> None:
        assert type(action) is LiftCube
        source = ACTION[action.source]
        state.table[source] -= 1
        log.note("lift_cube", "emubay.sequence.move-cube", self.player, source=source)
        state.frames.append(ChooseAction(self.player, source))

    def settle(self, state: EmuBay, log: Log) -> bool:
        if not stalemate(state, self.player):
            return False
        settle_stalemate(state, self.player, log)
        return True

    def resume(self, state: EmuBay, result: Any, log: Log) -> None:
        state.frames[-1] = Turn(left_of(state, self.player))


def settle_stalemate(state: EmuBay, seat: int, log: Log) -> None:
    """Dividends once more, by the full procedure, and the end."""
    log.note("stalemate", "emubay.end.stalemate", seat)
    pay_dividends(state, seat, log)
    end_game(state, seat, (STALEMATE,), log)


class ChooseAction(EmuBayFrame, frozen=True, tag="choose_action"):
    """The lifted cube goes to a free space of a different action, which is carried out."""

    player: int
    source: int

    def actor(self, state: EmuBay) -> int:
        return self.player

    def _free(self, state: EmuBay, action: int) -> bool:
        return state.table[action] < SPACES[action] and action != self.source

    def choices(self, state: EmuBay) -> Choices:
        actions: list[EmuBayAction] = []
        seat = self.player
        held = companies_of(state, seat)
        if self._free(state, BUILD):
            actions += [START_BUILD[company] for company in held if build.can_build(state, company)]
        if self._free(state, AUCTION):
            actions += [START_AUCTION[company] for company in auction.auctions(state, seat)]
        if self._free(state, TAKE):
            actions += [START_TAKE[company] for company in held if resources.can_take(state, company)]
        if self._free(state, BOND_ACTION):
            for company in held:
                if bonds.can_issue(state, company):
                    actions += at_hexes(ISSUE[company], state.supply)
        if self._free(state, MERGE):
            actions += [MERGERS[company][other] for company, other in merger.mergers(state, seat)]
        if self._free(state, DIVIDEND):
            actions.append(PAY)
        return Choices(actions)

    def legal(self, state: EmuBay, action: EmuBayAction) -> bool:
        if type(action) is PayDividends:
            return self._free(state, DIVIDEND)
        if type(action) is Merge:
            company, other = COMPANY.get(action.company), COMPANY.get(action.independent)
            return self._free(state, MERGE) and (company, other) in merger.mergers(state, self.player)
        if not isinstance(action, StartBuild | StartTake | StartAuction | IssueBond):
            return False
        company = COMPANY.get(action.company)
        if company is None:
            return False
        if type(action) is StartAuction:
            return self._free(state, AUCTION) and auction.can_auction(state, self.player, company)
        if not state.holds(self.player, company):
            return False
        if type(action) is StartBuild:
            return self._free(state, BUILD) and build.can_build(state, company)
        if type(action) is StartTake:
            return self._free(state, TAKE) and resources.can_take(state, company)
        assert type(action) is IssueBond
        bond = BOND.get(action.bond)
        return (
            bond is not None
            and state.supply >> bond & 1 == 1
            and self._free(state, BOND_ACTION)
            and bonds.can_issue(state, company)
        )

    def explain(self, state: EmuBay, action: EmuBayAction) -> Refusal:
        target = _TARGET.get(type(action))
        if target is None:
            return Refusal(
                "emubay.sequence.one-action",
                message("emubay-refusal-place-cube", action=ACTION_NAME[self.source]),
            )
        if target == self.source:
            return Refusal(
                "emubay.sequence.move-cube", message("emubay-refusal-same-action", action=ACTION_NAME[target])
            )
        if state.table[target] >= SPACES[target]:
            return Refusal(
                "emubay.sequence.full-action",
                message("emubay-refusal-action-full", action=ACTION_NAME[target], spaces=SPACES[target]),
            )
        if isinstance(action, StartBuild):
            return self._explain_company(state, action.company, "emubay.build.own-share", build.why_no_build)
        if isinstance(action, StartTake):
            return self._explain_company(state, action.company, "emubay.resources.own-share", resources.why_no_take)
        if isinstance(action, StartAuction):
            company = COMPANY.get(action.company)
            if company is None:
                return unknown_company(action.company, "emubay.auction.share-available")
            return auction.why_no_auction(state, self.player, company)
        if isinstance(action, IssueBond):
            bond = action.bond
            return self._explain_company(
                state,
                action.company,
                "emubay.bond.own-share",
                lambda state, company: bonds.why_no_bond(state, company, bond),
            )
        assert isinstance(action, Merge)
        for name in (action.company, action.independent):
            if name not in COMPANY:
                return unknown_company(name, "emubay.merge.adjacent")
        return merger.why_no_merger(state, self.player, COMPANY[action.company], COMPANY[action.independent])

    def _explain_company(self, state: EmuBay, name: str, rule: str, why: Callable[[EmuBay, int], Refusal]) -> Refusal:
        company = COMPANY.get(name)
        if company is None:
            return unknown_company(name, rule)
        if not state.in_play(company):
            return why_not_in_play(state, company, rule)
        if not state.holds(self.player, company):
            return no_share(company, rule)
        return why(state, company)

    def apply(self, state: EmuBay, action: EmuBayAction, log: Log) -> None:
        seat = self.player
        target = _TARGET[type(action)]
        state.table[target] += 1
        log.note("place_cube", "emubay.sequence.move-cube", seat, source=self.source, target=target)
        if isinstance(action, StartBuild):
            company = COMPANY[action.company]
            log.note("start_build", "emubay.build.own-share", seat, company=company)
            state.frames[-1] = Building(seat, company)
        elif isinstance(action, StartTake):
            company = COMPANY[action.company]
            log.note("start_take", "emubay.resources.own-share", seat, company=company)
            state.frames[-1] = Taking(seat, company)
        elif isinstance(action, StartAuction):
            company = COMPANY[action.company]
            least = auction.minimum_bid(state, company)
            log.note("start_auction", "emubay.auction.first-bidder", seat, company=company, minimum=least)
            state.frames[-1] = Bidding(company, seat, must_open=True, bidder=seat)
        elif isinstance(action, IssueBond):
            bonds.issue(state, seat, COMPANY[action.company], BOND[action.bond], log)
            finish(state, None, log)
        elif isinstance(action, Merge):
            merger.merge(state, seat, COMPANY[action.company], COMPANY[action.independent], log)
            finish(state, None, log)
        else:
            log.note("pay_dividends", "emubay.dividends.all-pay", seat)
            bankrupt = pay_dividends(state, seat, log)
            if not after_dividends(state, seat, bankrupt, log):
                finish(state, None, log)


_TARGET: Final[dict[type, int]] = {
    StartBuild: BUILD,
    StartAuction: AUCTION,
    StartTake: TAKE,
    IssueBond: BOND_ACTION,
    Merge: MERGE,
    PayDividends: DIVIDEND,
}
