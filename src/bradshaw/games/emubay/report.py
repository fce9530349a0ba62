"""The game in words: the log as a report of play, and actions as players name them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bradshaw.core.action import Action
from bradshaw.core.log import Entry, Log
from bradshaw.core.words import MINUS, counted, listing, pounds, standings
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
from bradshaw.games.emubay.auction import Bidding, minimum_bid
from bradshaw.games.emubay.build import FIRST_PORT, FIRST_TOWN, hex_label
from bradshaw.games.emubay.components import (
    ACTION,
    ACTION_NAMES,
    BONDS,
    CHARTERS,
    COMPANY,
    CUBE_COST,
    EBR,
    HEX,
    LABEL,
    NARROW,
    Bond,
)
from bradshaw.games.emubay.dividends import per_share
from bradshaw.games.emubay.ending import BANKRUPTCY, CONDITION_TEXT, STALEMATE, GameOver
from bradshaw.games.emubay.resources import cube_revenue
from bradshaw.games.emubay.state import EmuBay, company_account, player_account
from bradshaw.games.emubay.turn import open_actions

# Words


def number(value: int) -> str:
    """5, or −5."""
    return str(value) if value >= 0 else f"{MINUS}{-value}"


def change(value: int) -> str:
    """+5, or −5."""
    return f"+{value}" if value >= 0 else number(value)


def revenue_change(gain: int, revenue: int) -> str:
    """What an action does to a company's revenue."""
    return f"revenue {change(gain)} to {number(revenue)}" if gain else f"revenue still {number(revenue)}"


def bond_name(bond: Bond) -> str:
    return f"£{bond.amount} bond (£{bond.x}+{bond.y}/div)"


def _share(company: int) -> str:
    """What is auctioned: an independent has one share only and goes as a whole."""
    return LABEL[company] if company >= CHARTERS else f"a share of {LABEL[company]}"


def _offer(company: int) -> str:
    """What is auctioned, at the beginning of a sentence."""
    return LABEL[company] if company >= CHARTERS else f"A share of {LABEL[company]}"


def _belongings(money: int, cubes: int, track: int) -> str:
    """What an independent brings into a merger."""
    goods = [f"£{money}"]
    if cubes:
        goods.append(counted(cubes, "resource cube"))
    if track:
        goods.append(counted(track, "narrow-gauge track"))
    return listing(goods)


def _track(gauge: str) -> str:
    return "narrow-gauge track" if gauge == NARROW else "track"


def reasons_text(reasons: Sequence[str]) -> str:
    """Why the game is over."""
    if list(reasons) == [BANKRUPTCY]:
        return "there was a bankruptcy"
    if list(reasons) == [STALEMATE]:
        return "of a stalemate"
    return listing(CONDITION_TEXT[reason] for reason in reasons)


# What happened


def tell(entry: Entry, players: Sequence[str]) -> str:
    """A log entry as a sentence, or as nothing where the sentence next to it says it all."""
    name = players[entry.actor] if 0 <= entry.actor < len(players) else ""
    return _SENTENCES[entry.kind](entry.facts, name, players)


def _silent(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return ""


def _bid(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"{name} bids £{facts['amount']} for {_share(facts['company'])}."


def _pass(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"{name} passes on {LABEL[facts['company']]}."


def _no_bid(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"Nobody bids for {_share(facts['company'])}, and {name}, the first bidder, gets it for nothing."


def _share_sold(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    company, price, money = facts["company"], facts["price"], facts["money"]
    label = LABEL[company]
    if company >= CHARTERS:
        if not price:
            return f"{label} starts with the £{money} on its card."
        return f"{name} wins {label} for £{price}; with the £{money} on its card it starts with £{price + money}."
    # Without a bid the sentence before has said who gets the share.
    return f"{name} wins the share of {label} and pays it £{price}." if price else ""


def _first_player(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"{name} takes the first turn."


def _place_cube(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"{name} moves a cube from {ACTION_NAMES[facts['source']]} to {ACTION_NAMES[facts['target']]}."


def _start_auction(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"{_offer(facts['company'])} is auctioned, from £{facts['minimum']} up."


def _initial_auction(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"{_offer(facts['company'])} is auctioned, from £{facts['minimum']} up; {name} bids first."


def _build(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return (
        f"{LABEL[facts['company']]} builds {_track(facts['gauge'])} in {hex_label(facts['hex'])} "
        f"for £{facts['price']}: {revenue_change(facts['gain'], facts['revenue'])}."
    )


def _first_port(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    label, bonus = LABEL[facts["company"]], facts["bonus"]
    if not bonus:
        return f"{label} reaches its first port, without a resource cube to gain by it."
    cubes = counted(bonus // FIRST_PORT, "resource cube")
    if facts["own"]:
        return f"With that {label} reaches its first port; {bonus} of the gain is for its {cubes}."
    return f"{label} reaches its first port by that too: revenue {change(bonus)} for its {cubes}."


def _first_town(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    label, bonus = LABEL[EBR], facts["bonus"]
    if not facts["own"]:
        return f"{label} reaches its first town by that, but earns nothing for it: the track is another company’s."
    if not bonus:
        return f"With that {label} reaches its first town, without track on a farm to gain by it."
    farms = counted(bonus // FIRST_TOWN, "farm")
    return f"With that {label} reaches its first town; {bonus} of the gain is for its track on {farms}."


def _take(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return (
        f"{LABEL[facts['company']]} takes a resource cube from {hex_label(facts['hex'])} for £{facts['price']}: "
        f"{revenue_change(facts['gain'], facts['revenue'])}."
    )


def _issue_bond(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    bond = BONDS[facts["bond"]]
    return f"{LABEL[facts['company']]} issues the {bond_name(bond)} and gets £{bond.amount}."


def _merge(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    company, independent = LABEL[facts["company"]], LABEL[facts["independent"]]
    goods = _belongings(facts["money"], facts["cubes"], facts["track"])
    return (
        f"{independent} merges into {company} with {goods}, and {players[facts['owner']]} swaps its share "
        f"for one of {company}: {revenue_change(facts['gain'], facts['revenue'])}."
    )


def _share_released(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    left = counted(facts["left"], "share") if facts["left"] else "none"
    verb = "is" if facts["left"] == 1 or not facts["left"] else "are"
    return f"A reserved share of {LABEL[EBR]} comes up for sale with that; {left} {verb} still reserved."


def _dividend(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    label, each = LABEL[facts["company"]], facts["each"]
    shares = [(players[holder], abs(each) * count) for holder, count in facts["holders"]]
    if each > 0:
        return f"{label} pays £{each} a share: {', '.join(f'{who} £{sum_}' for who, sum_ in shares)}."
    if each < 0:
        return f"{label} costs £{-each} a share: {', '.join(f'{who} owes £{sum_}' for who, sum_ in shares)}."
    return f"{label} pays nothing."


def _debt_paid(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"{name} pays the bank £{facts['amount']}."


def _bankrupt(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    missing = listing(f"£{rest} for {LABEL[company]}" for company, rest in facts["missing"])
    return f"{name} owes £{facts['owed']}, can pay £{facts['paid']} and is bankrupt; still owed: {missing}."


def _shortfall(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    each = facts["each"]
    parts = (f"{players[holder]} owes £{each * count}" for holder, count in facts["holders"])
    return (
        f"The £{facts['amount']} that {name} leaves unpaid for {LABEL[facts['company']]} falls on its shareholders "
        f"who are not bankrupt, at £{each} a share: {', '.join(parts)}."
    )


def _debt_void(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return (
        f"The £{facts['amount']} that {name} leaves unpaid for {LABEL[facts['company']]} lapses, because it has no "
        "shareholder who is not bankrupt."
    )


def _interest(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    label = LABEL[facts["company"]]
    return f"The debt of {label} takes {facts['cost']} off its revenue, which is now {number(facts['revenue'])}."


def _conditions(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    holding = facts["holding"]
    lead = "An end condition holds" if len(holding) == 1 else f"Now {len(holding)} end conditions hold"
    return f"{lead}: {listing(CONDITION_TEXT[condition] for condition in holding)}."


def _stalemate(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"{name} can carry out no action: dividends are paid once more, and the game ends."


def _game_over(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"The game is over, because {reasons_text(facts['reasons'])}. {standings(facts['cash'], players)}"


# What set-up did


def _starting_bond(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    bond = BONDS[facts["bond"]]
    return f"{LABEL[facts['company']]} starts with the {bond_name(bond)}, deferred, and £{facts['money']}."


def _stations(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    where = listing(f"{LABEL[company]} in {hex_label(place)}" for company, place in facts["stations"])
    return f"The stations of the independents are drawn: {where}."


def _cubes_placed(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    cubes = counted(facts["cubes"], "resource cube")
    return f"The set-up cards put {cubes} into {counted(facts['hexes'], 'hex', 'hexes')}."


def _starting_money(facts: dict[str, Any], name: str, players: Sequence[str]) -> str:
    return f"Each player starts with £{facts['money']}."


_SENTENCES: Final[dict[str, Callable[[dict[str, Any], str, Sequence[str]], str]]] = {
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


def name_of(action: Action) -> str:
    """An action as a player names it, legal or not, with the ids of `data.json` that exist."""
    match action:
        case Bid(amount):
            return f"Bid £{amount}"
        case Pass():
            return "Pass"
        case LiftCube(source):
            return f"Lift a cube from {ACTION_NAMES[ACTION[source]]}"
        case StartBuild(company):
            return f"Build track for {LABEL[COMPANY[company]]}"
        case StartTake(company):
            return f"Take resources for {LABEL[COMPANY[company]]}"
        case StartAuction(company):
            return f"Auction {_share(COMPANY[company])}"
        case IssueBond(company, bond):
            return f"Issue the {bond_name(bond)} for {LABEL[COMPANY[company]]}"
        case Merge(company, independent):
            return f"Merge {LABEL[COMPANY[independent]]} into {LABEL[COMPANY[company]]}"
        case PayDividends():
            return "Pay dividends"
        case Build(place, gauge):
            return f"Build {_track(gauge)} in {hex_label(HEX[place])}"
        case EndBuild():
            return "Stop building"
        case Take(place):
            return f"Take a cube from {hex_label(HEX[place])}"
        case EndTake():
            return "Stop taking cubes"
    raise TypeError(f"no action of Emu Bay: {action!r}")


def describe(state: EmuBay, action: Action) -> str:
    """A legal action with its cost and effect."""
    return name_of(action) + _effect(state, action)


def _carried_out(state: EmuBay, action: Action) -> tuple[EmuBay, dict[str, list[dict[str, Any]]]]:
    """The position after a legal action, and the facts of what happened by kind."""
    after, log = state.copy(), Log()
    after.frames[-1].apply(after, action, log)
    facts: dict[str, list[dict[str, Any]]] = {}
    for entry in log.entries:
        facts.setdefault(entry.kind, []).append(entry.facts)
    return after, facts


def _effect(state: EmuBay, action: Action) -> str:
    frame = state.frames[-1]
    seat = frame.actor(state)
    match action:
        case Bid(amount):
            assert isinstance(frame, Bidding)
            left = state.cash[player_account(seat)] - amount
            return f" for {_share(frame.company)}, which would leave you £{left}"
        case Pass():
            assert isinstance(frame, Bidding)
            return _effect_of_pass(state, frame)
        case LiftCube(source):
            targets = [target for target in open_actions(state, seat) if target != ACTION[source]]
            return f", for {listing((ACTION_NAMES[target] for target in targets), 'or')}"
        case StartBuild(name):
            company = COMPANY[name]
            supply = [
                counted(count, kind)
                for count, kind in ((state.regular[company], "track"), (state.narrow[company], "narrow-gauge track"))
                if count
            ]
            return f": it has £{state.cash[company_account(company)]} and {listing(supply)} left"
        case StartTake(name):
            company = COMPANY[name]
            return (
                f": £{CUBE_COST} a cube, revenue {change(cube_revenue(state, company))} each; "
                f"it has £{state.cash[company_account(company)]}"
            )
        case StartAuction(name):
            return f": you open with £{minimum_bid(state, COMPANY[name])} or more"
        case IssueBond(name, bond):
            money = state.cash[company_account(COMPANY[name])]
            return (
                f": money £{money} to £{money + bond.amount}; the next dividend round takes {bond.x} off its revenue, "
                f"each later one {bond.y}"
            )
        case Merge():
            return _effect_of_merger(state, action, seat)
        case PayDividends():
            return _effect_of_dividends(state, action, seat)
        case Build():
            return _effect_of_build(state, action)
        case Take():
            _, facts = _carried_out(state, action)
            taken = facts["take"][0]
            return f": £{taken['price']}, {revenue_change(taken['gain'], taken['revenue'])}"
    return ""


def _effect_of_pass(state: EmuBay, frame: Bidding) -> str:
    after, _ = _carried_out(state, Pass())
    if after.held(frame.company) == state.held(frame.company):
        return " and leave this auction"
    offer = _share(frame.company).replace("a share", "the share")
    if frame.high_bid:
        return f": the bid of £{frame.high_bid} wins {offer}"
    if frame.first_bidder == frame.bidder:
        return f": you, the first bidder, get {offer} for nothing"
    return f": the first bidder gets {offer} for nothing"


def _effect_of_build(state: EmuBay, action: Build) -> str:
    after, facts = _carried_out(state, action)
    built = facts["build"][0]
    company = built["company"]
    text = f": £{built['price']}, {revenue_change(built['gain'], built['revenue'])}"
    text += f", dividend {pounds(per_share(built['revenue'], after.held(company)))} a share"
    if any(town["own"] for town in facts.get("first_town", ())):
        text += "; its first town"
    for port in facts.get("first_port", ()):
        if port["company"] == company:
            text += "; its first port"
        else:
            text += f"; also the first port of {LABEL[port['company']]}, {change(port['bonus'])} for it"
    return text


def _effect_of_merger(state: EmuBay, action: Merge, seat: int) -> str:
    company = COMPANY[action.company]
    after, facts = _carried_out(state, action)
    merged = facts["merge"][0]
    label, revenue = LABEL[company], merged["revenue"]
    goods = _belongings(merged["money"], merged["cubes"], merged["track"])
    owner = "you swap your share" if merged["owner"] == seat else "its owner swaps the share"
    text = (
        f": {label} gets {goods}; {revenue_change(merged['gain'], revenue)}, "
        f"dividend {pounds(per_share(revenue, after.held(company)))} a share; {owner} for one of {label}"
    )
    if after.available[EBR] > state.available[EBR]:
        text += f", and a reserved share of {LABEL[EBR]} comes up for sale"
    return text


def _effect_of_dividends(state: EmuBay, action: PayDividends, seat: int) -> str:
    after, facts = _carried_out(state, action)
    account = player_account(seat)
    gain = after.cash[account] - state.cash[account]
    text = f": you get £{gain}" if gain > 0 else f": you pay £{-gain}" if gain else ": you get nothing"
    debts = [f"{interest['cost']} off {LABEL[interest['company']]}" for interest in facts.get("interest", ())]
    if debts:
        text += f"; then debt takes {listing(debts)}"
    if isinstance(after.frames[-1], GameOver):
        text += f"; the game ends, because {reasons_text(after.frames[-1].reasons)}"
    return text
