"""The game in messages: the log as a report of play, and actions as players name them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bradshaw.core.action import Action
from bradshaw.core.log import Entry, Log
from bradshaw.core.messages import Message, Text, message, money
from bradshaw.core.outcome import standings
from bradshaw.games.emubay.actions import (
    Bid,
    Build,
    EndBuild,
    EndTake,
    IssueBond,
    LiftCube,
    Merge,
    Pass,
    PayDividends,
    StartAuction,
    StartBuild,
    StartTake,
    Take,
)
from bradshaw.games.emubay.components import (
    ACTION,
    BONDS,
    CHARTERS,
    COMPANY,
    CUBE_COST,
    EBR,
    HEX,
    LABEL,
    NARROW,
    REGULAR,
)
from bradshaw.games.emubay.names import ACTION_NAME, HEX_NAME, bond_name, cubes, offer, tracks
from bradshaw.games.emubay.rules.auction import Bidding, minimum_bid
from bradshaw.games.emubay.rules.build import FIRST_PORT, FIRST_TOWN
from bradshaw.games.emubay.rules.dividends import per_share
from bradshaw.games.emubay.rules.ending import GameOver, told
from bradshaw.games.emubay.rules.resources import cube_revenue
from bradshaw.games.emubay.rules.turn import open_actions
from bradshaw.games.emubay.state import EmuBay, company_account, player_account

Facts = Mapping[str, Any]


def _belongings(merged: Facts) -> tuple[Message, ...]:
    """What an independent brings into a merger."""
    goods = [money(merged["money"])]
    if merged["cubes"]:
        goods.append(cubes(merged["cubes"]))
    if merged["track"]:
        goods.append(tracks(merged["track"], NARROW))
    return tuple(goods)


# What happened


def tell(entry: Entry, players: Sequence[str]) -> Text:
    """A log entry as a sentence, or as nothing where the sentence next to it says it all."""
    name = players[entry.actor] if 0 <= entry.actor < len(players) else ""
    return _SENTENCES[entry.kind](entry.facts, name, players)


def _silent(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return ""


def _bid(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-bid", player=name, amount=facts["amount"], offer=offer(facts["company"]))


def _pass(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-pass", player=name, company=LABEL[facts["company"]])


def _no_bid(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-no-bid", player=name, offer=offer(facts["company"]))


def _share_sold(facts: Facts, name: str, players: Sequence[str]) -> Text:
    company, price, on_card = facts["company"], facts["price"], facts["money"]
    label = LABEL[company]
    if company >= CHARTERS:
        if not price:
            return message("emubay-log-independent-given", company=label, money=on_card)
        return message(
            "emubay-log-independent-won",
            player=name,
            company=label,
            price=price,
            money=on_card,
            total=price + on_card,
        )
    # Without a bid the sentence before has said who gets the share.
    return message("emubay-log-share-won", player=name, company=label, price=price) if price else ""


def _first_player(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-first-player", player=name)


def _place_cube(facts: Facts, name: str, players: Sequence[str]) -> Text:
    source, target = ACTION_NAME[facts["source"]], ACTION_NAME[facts["target"]]
    return message("emubay-log-cube-moved", player=name, source=source, target=target)


def _start_auction(facts: Facts, name: str, players: Sequence[str]) -> Text:
    company = facts["company"]
    return message(
        "emubay-log-auction",
        company=LABEL[company],
        independent=company >= CHARTERS,
        minimum=facts["minimum"],
    )


def _initial_auction(facts: Facts, name: str, players: Sequence[str]) -> Text:
    company = facts["company"]
    return message(
        "emubay-log-initial-auction",
        player=name,
        company=LABEL[company],
        independent=company >= CHARTERS,
        minimum=facts["minimum"],
    )


def _build(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message(
        "emubay-log-build",
        company=LABEL[facts["company"]],
        gauge=facts["gauge"],
        hex=HEX_NAME[facts["hex"]],
        price=facts["price"],
        gain=facts["gain"],
        revenue=facts["revenue"],
    )


def _first_port(facts: Facts, name: str, players: Sequence[str]) -> Text:
    label, bonus = LABEL[facts["company"]], facts["bonus"]
    if not bonus:
        return message("emubay-log-first-port-in-vain", company=label)
    count = bonus // FIRST_PORT
    if facts["own"]:
        return message("emubay-log-first-port", company=label, bonus=bonus, cubes=count)
    return message("emubay-log-first-port-by-others", company=label, bonus=bonus, cubes=count)


def _first_town(facts: Facts, name: str, players: Sequence[str]) -> Text:
    label, bonus = LABEL[EBR], facts["bonus"]
    if not facts["own"]:
        return message("emubay-log-first-town-by-others", company=label)
    if not bonus:
        return message("emubay-log-first-town-in-vain", company=label)
    return message("emubay-log-first-town", company=label, bonus=bonus, farms=bonus // FIRST_TOWN)


def _take(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message(
        "emubay-log-take",
        company=LABEL[facts["company"]],
        hex=HEX_NAME[facts["hex"]],
        price=facts["price"],
        gain=facts["gain"],
        revenue=facts["revenue"],
    )


def _issue_bond(facts: Facts, name: str, players: Sequence[str]) -> Text:
    bond = BONDS[facts["bond"]]
    return message("emubay-log-bond", company=LABEL[facts["company"]], bond=bond_name(bond), amount=bond.amount)


def _merge(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message(
        "emubay-log-merger",
        company=LABEL[facts["company"]],
        independent=LABEL[facts["independent"]],
        goods=_belongings(facts),
        owner=players[facts["owner"]],
        gain=facts["gain"],
        revenue=facts["revenue"],
    )


def _share_released(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-share-released", company=LABEL[EBR], reserved=facts["left"])


def _dividend(facts: Facts, name: str, players: Sequence[str]) -> Text:
    label, each = LABEL[facts["company"]], facts["each"]
    parts = tuple(
        message("emubay-part", player=players[holder], amount=abs(each) * count) for holder, count in facts["holders"]
    )
    if each > 0:
        return message("emubay-log-dividend", company=label, each=each, parts=parts)
    if each < 0:
        return message("emubay-log-negative-dividend", company=label, each=-each, parts=parts)
    return message("emubay-log-no-dividend", company=label)


def _debt_paid(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-debt-paid", player=name, amount=facts["amount"])


def _bankrupt(facts: Facts, name: str, players: Sequence[str]) -> Text:
    missing = tuple(
        message("emubay-unpaid", amount=amount, company=LABEL[company]) for company, amount in facts["missing"]
    )
    return message("emubay-log-bankrupt", player=name, owed=facts["owed"], paid=facts["paid"], missing=missing)


def _shortfall(facts: Facts, name: str, players: Sequence[str]) -> Text:
    each = facts["each"]
    return message(
        "emubay-log-shortfall",
        player=name,
        company=LABEL[facts["company"]],
        amount=facts["amount"],
        each=each,
        parts=tuple(
            message("emubay-part", player=players[holder], amount=each * count) for holder, count in facts["holders"]
        ),
    )


def _debt_void(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-debt-void", player=name, company=LABEL[facts["company"]], amount=facts["amount"])


def _interest(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-interest", company=LABEL[facts["company"]], cost=facts["cost"], revenue=facts["revenue"])


def _conditions(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-conditions", count=len(facts["holding"]), conditions=told(facts["holding"]))


def _stalemate(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-stalemate", player=name)


def _game_over(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return game_over(facts["reasons"], facts["cash"], players)


def game_over(reasons: Sequence[str], cash: Sequence[int], players: Sequence[str]) -> Message:
    """Why the game is over, and how everybody stands."""
    return message("emubay-log-game-over", reasons=told(reasons) or None, standings=standings(cash, players))


# What set-up did


def _starting_bond(facts: Facts, name: str, players: Sequence[str]) -> Text:
    bond = bond_name(BONDS[facts["bond"]])
    return message("emubay-log-starting-bond", company=LABEL[facts["company"]], bond=bond, money=facts["money"])


def _stations(facts: Facts, name: str, players: Sequence[str]) -> Text:
    stations = tuple(
        message("emubay-station-at", company=LABEL[company], hex=HEX_NAME[place])
        for company, place in facts["stations"]
    )
    return message("emubay-log-stations", stations=stations)


def _cubes_placed(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-cubes-placed", cubes=facts["cubes"], hexes=facts["hexes"])


def _starting_money(facts: Facts, name: str, players: Sequence[str]) -> Text:
    return message("emubay-log-starting-money", money=facts["money"])


_SENTENCES: Final[dict[str, Callable[[Facts, str, Sequence[str]], Text]]] = {
    "bid": _bid,
    "pass": _pass,
    "no_bid": _no_bid,
    "share_sold": _share_sold,
    "first_player": _first_player,
    # Told when the cube is placed.
    "lift_cube": _silent,
    "place_cube": _place_cube,
    # Told by each track and cube.
    "start_build": _silent,
    "start_take": _silent,
    "start_auction": _start_auction,
    "initial_auction": _initial_auction,
    "build": _build,
    "first_port": _first_port,
    "first_town": _first_town,
    "take": _take,
    "issue_bond": _issue_bond,
    "merge": _merge,
    "share_released": _share_released,
    # Told by the placing of the cube and by each company's dividend.
    "pay_dividends": _silent,
    "dividend": _dividend,
    "debt_paid": _debt_paid,
    "bankrupt": _bankrupt,
    "shortfall": _shortfall,
    "debt_void": _debt_void,
    "interest": _interest,
    "conditions": _conditions,
    "stalemate": _stalemate,
    "game_over": _game_over,
    "starting_bond": _starting_bond,
    "stations": _stations,
    "cubes_placed": _cubes_placed,
    "starting_money": _starting_money,
}


# What can be done


def name_of(action: Action) -> Message:
    """An action as a player names it, legal or not, with the ids of `data.json` that exist."""
    match action:
        case Bid(amount):
            return message("emubay-name-bid", amount=amount)
        case Pass():
            return message("emubay-name-pass")
        case LiftCube(source):
            return message("emubay-name-lift", action=ACTION_NAME[ACTION[source]])
        case StartBuild(company):
            return message("emubay-name-start-build", company=LABEL[COMPANY[company]])
        case StartTake(company):
            return message("emubay-name-start-take", company=LABEL[COMPANY[company]])
        case StartAuction(company):
            return message("emubay-name-auction", offer=offer(COMPANY[company]))
        case IssueBond(company, bond):
            return message("emubay-name-bond", company=LABEL[COMPANY[company]], bond=bond_name(bond))
        case Merge(company, independent):
            return message(
                "emubay-name-merge", company=LABEL[COMPANY[company]], independent=LABEL[COMPANY[independent]]
            )
        case PayDividends():
            return message("emubay-name-dividends")
        case Build(place, gauge):
            return message("emubay-name-build", gauge=gauge, hex=HEX_NAME[HEX[place]])
        case EndBuild():
            return message("emubay-name-end-build")
        case Take(place):
            return message("emubay-name-take", hex=HEX_NAME[HEX[place]])
        case EndTake():
            return message("emubay-name-end-take")
    raise TypeError(f"no action of Emu Bay: {action!r}")


def _carried_out(state: EmuBay, action: Action) -> tuple[EmuBay, dict[str, list[dict[str, Any]]]]:
    """The position after a legal action, and the facts of what happened by kind."""
    after, log = state.copy(), Log()
    after.frames[-1].apply(after, action, log)
    facts: dict[str, list[dict[str, Any]]] = {}
    for entry in log.entries:
        facts.setdefault(entry.kind, []).append(entry.facts)
    return after, facts


def describe(state: EmuBay, action: Action) -> Message:
    """A legal action with its cost and effect."""
    frame = state.frames[-1]
    seat = frame.actor(state)
    match action:
        case Bid(amount):
            assert isinstance(frame, Bidding)
            left = state.cash[player_account(seat)] - amount
            return message("emubay-choice-bid", amount=amount, offer=offer(frame.company), left=left)
        case Pass():
            assert isinstance(frame, Bidding)
            return _describe_pass(state, frame)
        case LiftCube(source):
            targets = tuple(ACTION_NAME[one] for one in open_actions(state, seat) if one != ACTION[source])
            return message("emubay-choice-lift", action=ACTION_NAME[ACTION[source]], targets=targets)
        case StartBuild(name):
            company = COMPANY[name]
            supply = ((state.regular[company], REGULAR), (state.narrow[company], NARROW))
            return message(
                "emubay-choice-start-build",
                company=LABEL[company],
                money=state.cash[company_account(company)],
                supply=tuple(tracks(count, gauge) for count, gauge in supply if count),
            )
        case StartTake(name):
            company = COMPANY[name]
            return message(
                "emubay-choice-start-take",
                company=LABEL[company],
                price=CUBE_COST,
                gain=cube_revenue(state, company),
                money=state.cash[company_account(company)],
            )
        case StartAuction(name):
            company = COMPANY[name]
            return message("emubay-choice-auction", offer=offer(company), minimum=minimum_bid(state, company))
        case IssueBond(name, bond):
            before = state.cash[company_account(COMPANY[name])]
            return message(
                "emubay-choice-bond",
                company=LABEL[COMPANY[name]],
                bond=bond_name(bond),
                before=before,
                after=before + bond.amount,
                first=bond.x,
                later=bond.y,
            )
        case Merge():
            return _describe_merger(state, action, seat)
        case PayDividends():
            return _describe_dividends(state, action, seat)
        case Build():
            return _describe_build(state, action)
        case Take(place):
            _, facts = _carried_out(state, action)
            taken = facts["take"][0]
            return message(
                "emubay-choice-take",
                hex=HEX_NAME[HEX[place]],
                price=taken["price"],
                gain=taken["gain"],
                revenue=taken["revenue"],
            )
    return name_of(action)


def _describe_pass(state: EmuBay, frame: Bidding) -> Message:
    after, _ = _carried_out(state, Pass())
    if after.held(frame.company) == state.held(frame.company):
        return message("emubay-choice-pass")
    label, independent = LABEL[frame.company], frame.company >= CHARTERS
    if frame.high_bid:
        return message("emubay-choice-pass-sells", company=label, independent=independent, bid=frame.high_bid)
    yours = frame.first_bidder == frame.bidder
    return message("emubay-choice-pass-gives", company=label, independent=independent, yours=yours)


def _describe_build(state: EmuBay, action: Build) -> Message:
    after, facts = _carried_out(state, action)
    built = facts["build"][0]
    company = built["company"]
    ports = facts.get("first_port", ())
    others = tuple(
        message("emubay-other-port", company=LABEL[port["company"]], bonus=port["bonus"])
        for port in ports
        if port["company"] != company
    )
    return message(
        "emubay-choice-build",
        gauge=action.gauge,
        hex=HEX_NAME[HEX[action.hex]],
        price=built["price"],
        gain=built["gain"],
        revenue=built["revenue"],
        each=per_share(built["revenue"], after.held(company)),
        town=any(town["own"] for town in facts.get("first_town", ())),
        port=any(port["company"] == company for port in ports),
        others=others,
        ports=len(others),
    )


def _describe_merger(state: EmuBay, action: Merge, seat: int) -> Message:
    company = COMPANY[action.company]
    after, facts = _carried_out(state, action)
    merged = facts["merge"][0]
    return message(
        "emubay-choice-merge",
        company=LABEL[company],
        independent=LABEL[COMPANY[action.independent]],
        goods=_belongings(merged),
        gain=merged["gain"],
        revenue=merged["revenue"],
        each=per_share(merged["revenue"], after.held(company)),
        yours=merged["owner"] == seat,
        released=LABEL[EBR] if after.available[EBR] > state.available[EBR] else None,
    )


def _describe_dividends(state: EmuBay, action: PayDividends, seat: int) -> Message:
    after, facts = _carried_out(state, action)
    account = player_account(seat)
    gain = after.cash[account] - state.cash[account]
    debts = tuple(
        message("emubay-debt", cost=interest["cost"], company=LABEL[interest["company"]])
        for interest in facts.get("interest", ())
    )
    end = after.frames[-1]
    return message(
        "emubay-choice-dividends",
        result="gain" if gain > 0 else "loss" if gain else "nothing",
        amount=abs(gain),
        debts=debts,
        indebted=len(debts),
        end=told(end.reasons) if isinstance(end, GameOver) else None,
        payouts=tuple(
            after.cash[account] - state.cash[account] for account in map(player_account, range(state.players))
        ),
    )
