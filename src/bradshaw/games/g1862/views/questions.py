"""Who decides what, and what that means for someone who is new to the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from bradshaw.core.messages import Text
from bradshaw.core.words import counted, listing
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.wording import game_over, spelled
from bradshaw.games.g1862.actions import HUDSON
from bradshaw.games.g1862.components import (
    BANDS,
    BID_STEP,
    CAPITAL,
    CHARTERED_MARKER_COST,
    CHARTERED_MARKERS,
    DIRECTORS_SHARES,
    FINE,
    FLOAT_SHARES,
    GEOGRAPHY,
    KINDS,
    MARKER_COST,
    MOST_WARRANTIES,
    SUBSIDY,
    WARRANTY_COST,
)
from bradshaw.games.g1862.names import a_train, called
from bradshaw.games.g1862.rules.building import Build
from bradshaw.games.g1862.rules.dividends import Dividend, hudson_amount
from bradshaw.games.g1862.rules.ending import GameOver, worth
from bradshaw.games.g1862.rules.fines import PayFine
from bradshaw.games.g1862.rules.flotation import SOLO_FLOAT_SHARES, MarkersToBuy
from bradshaw.games.g1862.rules.frames import CountiesFrame
from bradshaw.games.g1862.rules.homes import HomeUpgrade, owed_place
from bradshaw.games.g1862.rules.mergers import AcquireStep, Consent, ExcessMarkers, MergeStep
from bradshaw.games.g1862.rules.merging import ALONE, ShareMerge
from bradshaw.games.g1862.rules.parliament import CHEAPEST, Auction, CharterPar, CharterShares, Proposals
from bradshaw.games.g1862.rules.placing import PlaceMarkers
from bradshaw.games.g1862.rules.redeeming import Redeem
from bradshaw.games.g1862.rules.runs import Runs
from bradshaw.games.g1862.rules.solo import SoloTurn
from bradshaw.games.g1862.rules.stock import StockTurn, may_start
from bradshaw.games.g1862.rules.trains import BuyTrains, TrainRequest, bank_price, trade_price
from bradshaw.games.g1862.state import CHARTER, Counties
from bradshaw.games.g1862.views.wording import certificate, permits_left, stops_buying

Question = tuple[str, str]
"""What is decided, as the end of a sentence that begins with a name; and what it means."""


def question(state: Counties, players: Sequence[str]) -> tuple[Text, Text]:
    """Who decides what, and what that means. All is open in this game."""
    frame = state.frames[-1]
    if isinstance(frame, GameOver):
        worths = [worth(state, seat) for seat in range(state.players)]
        return game_over(frame.why, worths, players), ""
    assert isinstance(frame, CountiesFrame)
    asked, meaning = _QUESTIONS[type(frame)](state, frame, players)
    return f"{players[frame.actor(state)]} {asked}.", meaning


def _treasury(state: Counties, company: int) -> str:
    return f"{called(company)}, which has £{state.treasury(company)}"


# Parliament


def _proposals(state: Counties, frame: Proposals, players: Sequence[str]) -> Question:
    return (
        "may propose a company to Parliament with a first bid, or pass",
        f"Bids are multiples of £{BID_STEP} and may be £0. Who wins must start the company, so £{CHEAPEST} must be "
        "left for the cheapest director’s certificate, and must see it float by the end of the stock round or pay "
        f"{spelled(FINE)} times its par. The round ends when nobody proposes. Who has won a charter proposes no more "
        "in this round, but may bid.",
    )


def _auction(state: Counties, frame: Auction, players: Sequence[str]) -> Question:
    return (
        f"may bid for the charter of {called(frame.company)}: {players[frame.bidder]} has bid £{frame.amount}",
        f"Bid at least £{frame.amount + BID_STEP}, or pass and leave this auction. The winner pays the bank, sets the "
        "par and must float the company.",
    )


def _charter_par(state: Counties, frame: CharterPar, players: Sequence[str]) -> Question:
    return (
        f"has won the charter of {called(frame.company)} and sets its par",
        f"You buy the director’s certificate, {spelled(DIRECTORS_SHARES)} shares, at that price. When "
        f"{spelled(FLOAT_SHARES)} shares are sold, the company receives {spelled(CAPITAL)} times its par and takes "
        f"{spelled(CHARTERED_MARKERS)} station markers for £{CHARTERED_MARKERS * CHARTERED_MARKER_COST}; if it has not "
        f"floated when the stock round ends, you pay {spelled(FINE)} times the par.",
    )


def _charter_shares(state: Counties, frame: CharterShares, players: Sequence[str]) -> Question:
    return (
        f"may buy more shares of {called(frame.company)} at £{state.par[frame.company]}",
        f"Up to two. With {spelled(FLOAT_SHARES)} shares sold it floats at once; otherwise others, or you, must buy "
        "more in the stock round.",
    )


def _pay_fine(state: Counties, frame: PayFine, players: Sequence[str]) -> Question:
    return (
        f"owes £{frame.owed} of a fine and must sell shares",
        "No more than needed. What cannot be paid when nothing is left to sell is forgiven.",
    )


# Stock rounds


def _stock_turn(state: Counties, frame: StockTurn, players: Sequence[str]) -> Question:
    held = state.certificates(frame.player)
    if frame.must_sell:
        return (
            f"holds {held} certificates and must sell: {state.limit} are allowed",
            "Nothing else is possible before that.",
        )
    purchase = "buy one share or start a company" if may_start(state) else "buy one share"
    doing = (
        f"may sell more, then {purchase}, or end the turn" if frame.blocks else f"may sell, then {purchase}, or pass"
    )
    hint = (
        "What you sell you cannot buy back in this round, and what you buy you cannot sell in it. Shares of a company "
        "without a train bring half their price."
    )
    if state.settings.new_players:
        hint += " Companies are started in Parliament only."
    if state.is_lner():
        hint += (
            " The LNER has formed: sales lower no price, no company can be started, and this is the last stock round."
        )
    obliged = [company for company, seat in enumerate(state.obliged) if seat == frame.player]
    if obliged:
        names = listing(map(called, obliged))
        hint += f" You are obliged to see {names} float in this round; each that does not costs you a fine."
    return f"has a turn in stock round {state.turn} and {doing}", hint


def _solo_turn(state: Counties, frame: SoloTurn, players: Sequence[str]) -> Question:
    if state.is_lner():
        return (
            f"has the last stock round, {state.turn}: trade shares as you like, then pass",
            "The LNER has formed: all shares on offer are in the bank pool or with their companies, sales lower no "
            "price, and no company can be started. What you sell you cannot buy back, nor sell what you buy.",
        )
    return (
        f"has stock round {state.turn}: trade shares and cards as you like, then pass",
        "The first card of each row is for sale once its company has a price: start it with a charter or without and "
        f"buy the card. With {spelled(SOLO_FLOAT_SHARES)} shares it floats. What you sell you cannot buy back in this "
        "round, and what you buy you cannot sell in it."
        + ("" if state.settings.simple else f" Permits that companies may get when they float: {permits_left(state)}."),
    )


def _markers_to_buy(state: Counties, frame: MarkersToBuy, players: Sequence[str]) -> Question:
    return (
        f"decides how many station markers to take for {_treasury(state, frame.company)}",
        f"They cost £{MARKER_COST} each now and nothing when they are placed; more come only by mergers. One is for "
        "the home, and the company still needs money for a train.",
    )


# Mergers


def _merge_step(state: Counties, frame: MergeStep, players: Sequence[str]) -> Question:
    return (
        f"may merge {called(frame.company)} with another company",
        "Track must join a marker of each, and both directors must agree. Shares are exchanged two for one; the new "
        "price is the lower one plus half of the higher, with half a price for a company without a train. Money, "
        "trains, permits and markers pass to the one that survives, which goes on with this turn unless the other has "
        "operated.",
    )


def _acquire_step(state: Counties, frame: AcquireStep, players: Sequence[str]) -> Question:
    return (
        f"may acquire another company for {called(frame.company)} at the end of its turn",
        "This is like a merger: track must join them, both directors must agree, and shares are exchanged two for one. "
        "The company operates again in the next operating round.",
    )


def _consent(state: Counties, frame: Consent, players: Sequence[str]) -> Question:
    step = "acquire" if frame.acquires else "merge with"
    return (
        f"answers for {called(frame.partner)}: {called(frame.company)} wants to {step} it, and "
        f"{called(frame.survivor)} would survive",
        "Shares of both would be exchanged two for one. Nothing happens without your consent.",
    )


def _share_merge(state: Counties, frame: ShareMerge, players: Sequence[str]) -> Question:
    what = certificate(frame.option, called(frame.survivor))
    own = f" for {called(frame.survivor)}" if frame.holder(state) == CHARTER else ""
    why = "refinanced" if frame.other == ALONE else "merged"
    return (
        f"decides{own} about {what}: keep it for £{frame.cost} or give it up for £{frame.value}",
        f"Shares are {why} two for one. What is odd is half of a new share: pay for the other half, or be paid for "
        "yours.",
    )


def _excess_markers(state: Counties, frame: ExcessMarkers, players: Sequence[str]) -> Question:
    return (
        f"removes a station marker of {called(frame.company)}",
        f"It has more than {state.most_markers()} on the map after the merger. The home marker stays.",
    )


# Building


def _home_upgrade(state: Counties, frame: HomeUpgrade, players: Sequence[str]) -> Question:
    return (
        f"upgrades the home of {called(frame.company)}, where its marker waits for a circle",
        "This is all that it builds in this turn.",
    )


def _build(state: Counties, frame: Build, players: Sequence[str]) -> Question:
    name = called(frame.company)
    if frame.laid:
        return (
            f"may lay a second yellow tile for {name}, or pass",
            "It must be on a route of the company, and not in a town with an N. Marked hexes are open to you.",
        )
    owed = owed_place(state, frame.company)
    if owed is not None:
        town = GEOGRAPHY.places[owed].name
        verb = "lay a tile on" if state.tiles[owed] == NO_TILE else "upgrade"
        return (
            f"must {verb} {town} for {name}",
            "The home marker waits there for a circle, so the first build is there.",
        )
    return (
        f"builds for {name}",
        "Lay up to two yellow tiles (a town with an N alone), or upgrade one, both on a route of the company; or build "
        "a small station on any green or russet village line; or build to London if a route leads there. All of it is "
        "free. Marked hexes are open to you.",
    )


def _place_markers(state: Counties, frame: PlaceMarkers, players: Sequence[str]) -> Question:
    return (
        f"may place a station marker for {called(frame.company)}, which has {state.unused[frame.company]} left",
        "In a free circle on a route of the company, once in a turn and once in a town. It is paid for. A town full of "
        "other companies’ markers stops your trains.",
    )


# Trains


def _runs(state: Counties, frame: Runs, players: Sequence[str]) -> Question:
    hints = ["Offered are the runs with the most revenue and, if others, those that earn most with the subsidy."]
    kinds = {train.kind for train in state.trains[frame.company]}
    if any(KINDS[kind] == "local" for kind in kinds):
        hints.append(f"Each hex that Locals run through adds £{SUBSIDY} to the treasury.")
    hints.append("One run must come to the home of the company, and the others must meet it; a station counts once.")
    return f"runs the trains of {called(frame.company)}", " ".join(hints)


def _dividend(state: Counties, frame: Dividend, players: Sequence[str]) -> Question:
    price = state.price(frame.company)
    hint = (
        f"If £{price} or more is paid out in all, as much as the price of a share, the price rises by one space, from "
        f"£{2 * price} on by two, from £{3 * price} on by three and from £{4 * price} on by four; less leaves it, and "
        "it falls by one if nothing is paid. Shares that the company holds pay the company, those in the bank pool pay "
        "nobody."
    )
    if frame.legal(state, HUDSON):
        amount = hudson_amount(state, frame.company, frame.revenue)
        hint += f" George Hudson’s manoeuvre adds £{amount} from the treasury, so that the price rises by one space."
    return f"decides on the revenue of £{frame.revenue} of {called(frame.company)}", hint


def _buy_trains(state: Counties, frame: BuyTrains, players: Sequence[str]) -> Question:
    company, band = frame.company, BANDS[state.next_band()]
    limit = stops_buying(state.rules_of_phase, state.settings.simple)
    hint = f"The bank sells {band.name} trains for £{band.price}. {limit} A train with a warranty does not rust; "
    hint += "whenever the company has run its trains, each of them loses one, whether it ran or not."
    if not state.settings.new_players:
        hint += f" A warranty costs £{WARRANTY_COST}, and a train has at most {spelled(MOST_WARRANTIES)}."
    if frame.ways_out(state):
        return (
            f"must find a train for {_treasury(state, company)}",
            f"{hint} It cannot pay £{bank_price(state)}: it sells its own shares or is refinanced if that is enough, "
            "and is bankrupt if not.",
        )
    if not state.has_train(company):
        return f"must buy a train for {_treasury(state, company)}", hint
    return f"may buy trains for {_treasury(state, company)}", hint


def _train_request(state: Counties, frame: TrainRequest, players: Sequence[str]) -> Question:
    train, price = frame.train, trade_price(state, frame.train)
    return (
        f"answers for {called(frame.seller)}: {called(frame.company)} offers £{price} for {a_train(train)}",
        "The price of a train between companies is fixed: the printed one, or half of it once a later band is sold. "
        "The money goes to the treasury of the seller.",
    )


def _redeem(state: Counties, frame: Redeem, players: Sequence[str]) -> Question:
    count = counted(state.ordinary_in_pool(frame.company), "share")
    return (
        f"may redeem one share for {_treasury(state, frame.company)}",
        f"The pool has {count}. Shares of its own pay their dividends to the company, and can be sold when it needs a "
        "train.",
    )


_QUESTIONS: Final[dict[type, Callable[[Counties, Any, Sequence[str]], Question]]] = {
    Proposals: _proposals,
    Auction: _auction,
    CharterPar: _charter_par,
    CharterShares: _charter_shares,
    PayFine: _pay_fine,
    StockTurn: _stock_turn,
    SoloTurn: _solo_turn,
    MarkersToBuy: _markers_to_buy,
    MergeStep: _merge_step,
    AcquireStep: _acquire_step,
    Consent: _consent,
    ShareMerge: _share_merge,
    ExcessMarkers: _excess_markers,
    HomeUpgrade: _home_upgrade,
    Build: _build,
    PlaceMarkers: _place_markers,
    Runs: _runs,
    Dividend: _dividend,
    BuyTrains: _buy_trains,
    TrainRequest: _train_request,
    Redeem: _redeem,
}
ASKED: Final = frozenset(_QUESTIONS)
"""Every kind of frame in which somebody decides."""

_DOING: Final[dict[type, str]] = {
    Proposals: "may propose a company",
    Auction: "to bid",
    CharterPar: "sets the par",
    CharterShares: "may buy shares",
    PayFine: "sells to pay a fine",
    StockTurn: "trades",
    SoloTurn: "trades",
    MarkersToBuy: "takes station markers",
    MergeStep: "may merge",
    AcquireStep: "may acquire",
    Consent: "answers a merger",
    ShareMerge: "keeps or gives up a share",
    ExcessMarkers: "removes a marker",
    HomeUpgrade: "upgrades the home",
    Build: "builds track",
    PlaceMarkers: "may place a marker",
    Runs: "runs trains",
    Dividend: "pays or keeps",
    BuyTrains: "may buy trains",
    TrainRequest: "answers an offer",
    Redeem: "may redeem a share",
}


def doing(state: Counties) -> str:
    """What the one who decides is doing, in a few words."""
    frame = state.frames[-1]
    said, company = _DOING.get(type(frame), ""), getattr(frame, "company", -1)
    return f"{said}: {called(company)}" if said and company >= 0 else said
