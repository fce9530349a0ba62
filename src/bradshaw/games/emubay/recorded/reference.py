"""Games that others recorded, one step at a time: load the position, apply the move, compare everything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from bradshaw.core.action import Action, read_action
from bradshaw.core.errors import BadPosition, BradshawError, IllegalAction, quoted
from bradshaw.core.log import SILENCE
from bradshaw.core.messages import Message, Text, message
from bradshaw.core.refusal import Refusal
from bradshaw.games.emubay.actions import EmuBayAction
from bradshaw.games.emubay.components import FOREST_COST
from bradshaw.games.emubay.recorded import snapshot
from bradshaw.games.emubay.rules.ending import EMPTY_CHARTERS, GameOver, outcome
from bradshaw.games.emubay.rules.setup import RULEBOOK_START
from bradshaw.games.emubay.rules.turn import Turn, settle_stalemate, stalemate
from bradshaw.games.emubay.state import EmuBay, Settings

SETTINGS = Settings(RULEBOOK_START, starting_bond_counts=False, forest_cost=FOREST_COST)
ONLINE_ONLY = "online_only"
"""Bookkeeping of the other program, of no meaning in the rules."""
GHOST_TRACK = "merged_independents_narrow_track"
PASSED_OUT = "lw_pass_out"
DIVIDENDS = "pay_dividends"
UNORDERED = {"regular", "narrow", "hexes", "take", "merge", "track"}
"""Lists that stand for sets."""


class DeclareStalemate(Action, frozen=True, tag="declare_stalemate"):
    """In the reference games a player says that nothing can be done; by the rulebook it happens by itself."""


class Difference(msgspec.Struct):
    at: str
    rulebook: Any = None
    online: Any = None


class Marked(msgspec.Struct):
    why: list[str]
    fields: list[Difference]


class Move(msgspec.Struct):
    player: int
    move: dict[str, Any]
    state: dict[str, Any]
    differs: Marked | None = None
    offers_differ: Marked | None = None


class Result(msgspec.Struct):
    reasons: list[str]
    cash: list[int]
    winners: list[int]


class FullResult(Result):
    if_last_move_by_rulebook: Result | None = None


class ReferenceGame(msgspec.Struct):
    players: int
    initial: dict[str, Any]
    moves: list[Move]
    result: FullResult | None = None
    id: str = ""


def apply_move(before: object, player: object, move: object) -> EmuBay:
    """The position after one move, without anything that would then happen by itself."""
    state = snapshot.read(before, SETTINGS)
    action = read_action(move, EmuBayAction | DeclareStalemate)
    frame = state.frames[-1]
    if isinstance(player, bool) or not isinstance(player, int):
        raise BadPosition(message("emubay-error-player", value=quoted(player)[:20]))
    if frame.actor(state) != player:
        raise IllegalAction(frame.not_your_turn(state, player))
    if isinstance(action, DeclareStalemate):
        if not isinstance(frame, Turn) or not stalemate(state, player):
            raise IllegalAction(Refusal("emubay.end.stalemate", message("emubay-refusal-no-stalemate")))
        settle_stalemate(state, player, SILENCE)
        return state
    if not frame.legal(state, action):
        raise IllegalAction(frame.explain(state, action))
    frame.apply(state, action, SILENCE)
    return state


class EmuBayReference:
    """What the title offers to `verify` and `step`."""

    def states(self, game: object) -> Iterator[dict[str, Any]]:
        """The position after each move, every one reached from the one before it by our rules."""
        reference = self._read(game)
        state = reference.initial
        for move in reference.moves:
            state = self.step(state, move.player, move.move)
            yield state

    def step(self, before: object, player: object, move: object) -> dict[str, Any]:
        return _carry_minimum(before, snapshot.write(apply_move(before, player, move)))

    def compare(self, game: object) -> Sequence[tuple[int, int, list[Text]]]:
        return list(self._moves(self._read(game)))

    def _read(self, game: object) -> ReferenceGame:
        try:
            return msgspec.convert(game, ReferenceGame, strict=True)
        except msgspec.ValidationError as error:
            raise BadPosition(message("emubay-error-reference", problem=quoted(error))) from None

    def _moves(self, game: ReferenceGame) -> Iterator[tuple[int, int, list[Text]]]:
        before = game.initial
        for number, move in enumerate(game.moves, start=1):
            expected = with_differences(move)
            try:
                state = apply_move(before, move.player, move.move)
            except BradshawError as error:
                yield number, 0, [message("emubay-reference-refused", move=str(move.move), problem=error.whole)]
            else:
                reached = _carry_minimum(before, snapshot.write(state))
                frame = state.frames[-1]
                if isinstance(frame, GameOver):
                    reached["result"] = {"reasons": sorted(frame.reasons)}
                if number == len(game.moves) and game.result is not None:
                    _add_result(game.result, expected, reached, state)
                marked = sum(len(mark.fields) for mark in (move.differs, move.offers_differ) if mark is not None)
                yield number, marked, list(differences(expected, reached))
            before = move.state


def _add_result(result: FullResult, expected: dict[str, Any], reached: dict[str, Any], state: EmuBay) -> None:
    """The last move's snapshot is compared together with the result of the game."""
    by_rulebook = result.if_last_move_by_rulebook or result
    expected["result"] = {
        "reasons": sorted(by_rulebook.reasons),
        "cash": by_rulebook.cash,
        "winners": by_rulebook.winners,
    }
    ours = outcome(state)
    if ours is not None:
        reached["result"] = {
            "reasons": reached["result"]["reasons"],
            "cash": list(ours.scores),
            "winners": list(ours.winners),
        }


def with_differences(move: Move) -> dict[str, Any]:
    """The snapshot after a move, with the marked values replaced by those of the rulebook."""
    expected: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(move.state))
    bookkeeping = expected.pop(ONLINE_ONLY, {})
    if "offers" in expected:
        _key_builds(expected["offers"])
    for mark, root in ((move.differs, expected), (move.offers_differ, expected.get("offers", {}))):
        for field in mark.fields if mark is not None else ():
            _put(root, field.at.split("/"), field.rulebook)
    if move.differs is not None and PASSED_OUT in move.differs.why:
        # The share goes to the first bidder, who therefore also opens the next auction: the mark names only the first.
        expected["auction"]["first_bidder"] = expected["player"]
    if bookkeeping.get(GHOST_TRACK) and move.move.get("type") != DIVIDENDS:
        # The other program counts red cubes that have left the independents' charter in a merger (ruling B33). Where
        # dividends made it look at the conditions there is a mark; elsewhere we look ourselves.
        expected["end_conditions"] = _end_conditions(expected)
    return expected


def _end_conditions(shot: dict[str, Any]) -> list[str]:
    """The conditions of a snapshot with the track condition worked out from what it says of the charters."""
    charters: dict[str, int] = {}
    for name, company in shot["companies"].items():
        charter = name if company["status"] == "company" else "independents"
        left = company.get("regular_track", 0) + company.get("narrow_track", 0)
        charters[charter] = charters.get(charter, 0) + left
    holding = {*shot["end_conditions"]} - {"track"}
    if sum(not left for left in charters.values()) >= EMPTY_CHARTERS:
        holding.add("track")
    return sorted(holding)


def _carry_minimum(before: object, reached: dict[str, Any]) -> dict[str, Any]:
    """The minimum bid is fixed when an auction opens: a position in the middle of one keeps what it says."""
    if isinstance(before, dict) and isinstance(before.get("auction"), dict) and "auction" in reached:
        old, new = before["auction"], reached["auction"]
        if old.get("company") == new["company"] and type(old.get("minimum_bid")) is int:
            new["minimum_bid"] = old["minimum_bid"]
    return reached


def _key_builds(offers: dict[str, Any]) -> None:
    """Build options by hex, as the marks name them."""
    for gauges in (offers, *offers.get("build", {}).values()):
        for gauge in ("regular", "narrow"):
            if isinstance(gauges.get(gauge), list):
                gauges[gauge] = {hex_id: [cost, gain] for hex_id, cost, gain in gauges[gauge]}


def _put(root: Any, path: list[str], value: Any) -> None:
    *way, last = path
    for step in way:
        root = root[int(step)] if isinstance(root, list) else root.setdefault(step, {})
    if isinstance(root, list):
        root[int(last)] = value
    elif value is None:
        root.pop(last, None)
    else:
        root[last] = value


def differences(expected: dict[str, Any], reached: dict[str, Any]) -> Iterator[Message]:
    """Every place where the two snapshots differ."""
    if "offers" in reached:
        _key_builds(reached["offers"])
    for independent, company in expected["companies"].items():
        if company["status"] == "unsold" and reached["companies"][independent]["status"] == "unsold":
            # The other program lets debt run before the sale; by the rulebook the printed values hold.
            for name in ("cash", "revenue", "bonds"):
                company[name] = reached["companies"][independent][name]
    yield from _differences("", expected, reached)


def _differences(path: str, expected: Any, reached: Any) -> Iterator[Message]:
    if isinstance(expected, dict) and isinstance(reached, dict):
        for name in sorted({*expected, *reached}):
            yield from _differences(f"{path}/{name}", expected.get(name), reached.get(name))
    elif expected != reached:
        unordered = any(f"/{name}" in path for name in UNORDERED)
        if isinstance(expected, list) and isinstance(reached, list):
            if unordered and sorted(expected) == sorted(reached):
                return
            if len(expected) == len(reached) and not unordered:
                for number, (one, other) in enumerate(zip(expected, reached, strict=True)):
                    yield from _differences(f"{path}/{number}", one, other)
                return
        yield message("core-difference", where=path.lstrip("/"), expected=repr(expected), reached=repr(reached))
