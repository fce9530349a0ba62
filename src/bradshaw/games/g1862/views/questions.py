"""Who decides what, and what that means for someone who is new to the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from bradshaw.core.messages import Text, message, sentences
from bradshaw.eighteen.state import NO_TILE
from bradshaw.eighteen.wording import game_over
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
from bradshaw.games.g1862.names import called
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
from bradshaw.games.g1862.views.wording import permits_left, stops_buying

Question = tuple[Text, Text]
"""What is decided and by whom; and what it means."""


def question(state: Counties, players: Sequence[str]) -> Question:
    """Who decides what, and what that means. All is open in this game."""
    frame = state.frames[-1]
    if isinstance(frame, GameOver):
        worths = [worth(state, seat) for seat in range(state.players)]
        return game_over(frame.why, worths, players), ""
    assert isinstance(frame, CountiesFrame)
    if isinstance(frame, Auction):
        return _auction(frame, players[frame.actor(state)], players[frame.bidder])
    return _QUESTIONS[type(frame)](state, frame, players[frame.actor(state)])


# Parliament


def _proposals(state: Counties, frame: Proposals, player: str) -> Question:
    hint = message("g1862-hint-propose", step=BID_STEP, cheapest=CHEAPEST, fine=FINE)
    return message("g1862-question-propose", player=player), hint


def _auction(frame: Auction, player: str, bidder: str) -> Question:
    return (
        message(
            "g1862-question-auction", player=player, company=called(frame.company), bidder=bidder, bid=frame.amount
        ),
        message("g1862-hint-auction", least=frame.amount + BID_STEP),
    )


def _charter_par(state: Counties, frame: CharterPar, player: str) -> Question:
    return (
        message("g1862-question-par", player=player, company=called(frame.company)),
        message(
            "g1862-hint-par",
            shares=DIRECTORS_SHARES,
            float=FLOAT_SHARES,
            capital=CAPITAL,
            markers=CHARTERED_MARKERS,
            cost=CHARTERED_MARKERS * CHARTERED_MARKER_COST,
            fine=FINE,
        ),
    )


def _charter_shares(state: Counties, frame: CharterShares, player: str) -> Question:
    company, price = called(frame.company), state.par[frame.company]
    return (
        message("g1862-question-charter-shares", player=player, company=company, price=price),
        message("g1862-hint-charter-shares", float=FLOAT_SHARES),
    )


def _pay_fine(state: Counties, frame: PayFine, player: str) -> Question:
    return message("g1862-question-fine", player=player, owed=frame.owed), message("g1862-hint-fine")


# Stock rounds


def _stock_turn(state: Counties, frame: StockTurn, player: str) -> Question:
    if frame.must_sell:
        held = state.certificates(frame.player)
        asked = message("eighteen-question-over-limit", player=player, held=held, limit=state.limit)
        return asked, message("eighteen-hint-over-limit")
    hints = [message("g1862-hint-stock")]
    if state.settings.new_players:
        hints.append(message("g1862-hint-stock-parliament"))
    if state.is_lner():
        hints.append(message("g1862-hint-stock-lner"))
    obliged = tuple(called(company) for company, seat in enumerate(state.obliged) if seat == frame.player)
    if obliged:
        hints.append(message("g1862-hint-stock-obliged", companies=obliged, count=len(obliged)))
    sold, start = bool(frame.blocks), may_start(state)
    asked = message("g1862-question-stock", player=player, number=state.turn, sold=sold, start=start)
    return asked, sentences(hints)


def _solo_turn(state: Counties, frame: SoloTurn, player: str) -> Question:
    if state.is_lner():
        asked = message("g1862-question-solo-last", player=player, number=state.turn)
        return asked, message("g1862-hint-solo-last")
    hint = message("g1862-hint-solo", float=SOLO_FLOAT_SHARES)
    if not state.settings.simple:
        hint = sentences([hint, message("g1862-hint-solo-permits", permits=permits_left(state))])
    return message("g1862-question-solo", player=player, number=state.turn), hint


def _markers_to_buy(state: Counties, frame: MarkersToBuy, player: str) -> Question:
    company, treasury = called(frame.company), state.treasury(frame.company)
    return (
        message("g1862-question-markers", player=player, company=company, treasury=treasury),
        message("g1862-hint-markers", cost=MARKER_COST),
    )


# Mergers


def _merge_step(state: Counties, frame: MergeStep, player: str) -> Question:
    return message("g1862-question-merge", player=player, company=called(frame.company)), message("g1862-hint-merge")


def _acquire_step(state: Counties, frame: AcquireStep, player: str) -> Question:
    asked = message("g1862-question-acquire", player=player, company=called(frame.company))
    return asked, message("g1862-hint-acquire")


def _consent(state: Counties, frame: Consent, player: str) -> Question:
    company, partner, survivor = called(frame.company), called(frame.partner), called(frame.survivor)
    acquires = frame.acquires
    asked = message(
        "g1862-question-consent", player=player, partner=partner, company=company, survivor=survivor, acquires=acquires
    )
    return asked, message("g1862-hint-consent")


def _share_merge(state: Counties, frame: ShareMerge, player: str) -> Question:
    asked = message(
        "g1862-question-option",
        player=player,
        company=called(frame.survivor),
        own=frame.holder(state) == CHARTER,
        director=frame.option == DIRECTORS_SHARES,
        cost=frame.cost,
        value=frame.value,
    )
    return asked, message("g1862-hint-option", refinanced=frame.other == ALONE)


def _excess_markers(state: Counties, frame: ExcessMarkers, player: str) -> Question:
    asked = message("g1862-question-excess", player=player, company=called(frame.company))
    return asked, message("g1862-hint-excess", most=state.most_markers())


# Building


def _home_upgrade(state: Counties, frame: HomeUpgrade, player: str) -> Question:
    asked = message("g1862-question-home-upgrade", player=player, company=called(frame.company))
    return asked, message("g1862-hint-home-upgrade")


def _build(state: Counties, frame: Build, player: str) -> Question:
    company = called(frame.company)
    if frame.laid:
        asked = message("g1862-question-second-tile", player=player, company=company)
        return asked, sentences([message("g1862-hint-second-tile"), message("eighteen-hint-marked")])
    owed = owed_place(state, frame.company)
    if owed is not None:
        town, upgrade = GEOGRAPHY.places[owed].name, state.tiles[owed] != NO_TILE
        asked = message("g1862-question-build-home", player=player, company=company, town=town, upgrade=upgrade)
        return asked, message("g1862-hint-build-home")
    asked = message("g1862-question-build", player=player, company=company)
    return asked, sentences([message("g1862-hint-build"), message("eighteen-hint-marked")])


def _place_markers(state: Counties, frame: PlaceMarkers, player: str) -> Question:
    company, count = called(frame.company), state.unused[frame.company]
    asked = message("g1862-question-place", player=player, company=company, count=count)
    return asked, message("g1862-hint-place")


# Trains


def _runs(state: Counties, frame: Runs, player: str) -> Question:
    has_locals = any(KINDS[train.kind] == "local" for train in state.trains[frame.company])
    hints = [message("eighteen-hint-runs", subsidy=has_locals)]
    if has_locals:
        hints.append(message("g1862-hint-runs-subsidy", subsidy=SUBSIDY))
    asked = message("eighteen-question-runs", player=player, company=called(frame.company))
    return asked, sentences([*hints, message("g1862-hint-runs-home")])


def _dividend(state: Counties, frame: Dividend, player: str) -> Question:
    company = frame.company
    hints = [
        message("eighteen-hint-dividend", price=state.price(company), most=state.chart.most_rises),
        message("g1862-hint-dividend-own"),
    ]
    if frame.legal(state, HUDSON):
        hints.append(message("g1862-hint-hudson", amount=hudson_amount(state, company, frame.revenue)))
    asked = message("eighteen-question-dividend", player=player, company=called(company), revenue=frame.revenue)
    return asked, sentences(hints)


def _buy_trains(state: Counties, frame: BuyTrains, player: str) -> Question:
    company, band = frame.company, BANDS[state.next_train()]
    name, treasury = called(company), state.treasury(company)
    hints: list[Text] = [
        message("g1862-hint-trains", band=band.name, price=band.price),
        stops_buying(state.rules_of_phase, state.settings.simple),
        message("g1862-hint-warranties"),
    ]
    if not state.settings.new_players:
        hints.append(message("g1862-hint-warranty-cost", cost=WARRANTY_COST, most=MOST_WARRANTIES))
    if frame.ways_out(state):
        hints.append(message("g1862-hint-ways-out", price=bank_price(state)))
        asked = message("g1862-question-must-find-train", player=player, company=name, treasury=treasury)
    elif not state.has_train(company):
        asked = message("g1862-question-must-buy-train", player=player, company=name, treasury=treasury)
    else:
        asked = message("g1862-question-trains", player=player, company=name, treasury=treasury)
    return asked, sentences(hints)


def _train_request(state: Counties, frame: TrainRequest, player: str) -> Question:
    asked = message(
        "g1862-question-request",
        player=player,
        seller=called(frame.seller),
        company=called(frame.company),
        train=frame.train.name,
        warranties=frame.train.warranties,
        price=trade_price(state, frame.train),
    )
    return asked, sentences([message("g1862-hint-request"), message("eighteen-hint-offer")])


def _redeem(state: Counties, frame: Redeem, player: str) -> Question:
    company, treasury = called(frame.company), state.treasury(frame.company)
    asked = message("g1862-question-redeem", player=player, company=company, treasury=treasury)
    return asked, message("g1862-hint-redeem", count=state.ordinary_in_pool(frame.company))


_QUESTIONS: Final[dict[type, Callable[[Counties, Any, str], Question]]] = {
    Proposals: _proposals,
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
ASKED: Final = frozenset({Auction, *_QUESTIONS})
"""Every kind of frame in which somebody decides."""

_DOING: Final[Mapping[type, Text]] = {
    Proposals: message("g1862-doing-propose"),
    Auction: message("eighteen-doing-bid"),
    CharterPar: message("g1862-doing-par"),
    CharterShares: message("g1862-doing-charter-shares"),
    PayFine: message("g1862-doing-fine"),
    StockTurn: message("eighteen-doing-trade"),
    SoloTurn: message("eighteen-doing-trade"),
    MarkersToBuy: message("g1862-doing-markers"),
    MergeStep: message("g1862-doing-merge"),
    AcquireStep: message("g1862-doing-acquire"),
    Consent: message("g1862-doing-consent"),
    ShareMerge: message("g1862-doing-option"),
    ExcessMarkers: message("g1862-doing-excess"),
    HomeUpgrade: message("g1862-doing-home-upgrade"),
    Build: message("eighteen-doing-track"),
    PlaceMarkers: message("g1862-doing-place"),
    Runs: message("eighteen-doing-runs"),
    Dividend: message("eighteen-doing-dividend"),
    BuyTrains: message("eighteen-doing-trains"),
    TrainRequest: message("eighteen-doing-offer"),
    Redeem: message("g1862-doing-redeem"),
}


def doing(state: Counties) -> Text:
    """What the one who decides is doing, in a few words."""
    frame = state.frames[-1]
    said, company = _DOING.get(type(frame), ""), getattr(frame, "company", -1)
    return message("eighteen-doing-for", doing=said, company=called(company)) if said and company >= 0 else said
