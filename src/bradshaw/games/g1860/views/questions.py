"""Who decides what, and what that means for somebody who is new to the game."""

from __future__ import annotations

from collections.abc import Sequence, Set

from bradshaw.core.messages import Text, message, sentences
from bradshaw.eighteen.seats import NOBODY_YET
from bradshaw.eighteen.wording import game_over
from bradshaw.games.g1860.actions import ClosePrivate
from bradshaw.games.g1860.components import COMPANIES, LEASE_BASE, LEASE_PER_STOP, TRAINS
from bradshaw.games.g1860.rules.auction import Bidding, ChooseLot
from bradshaw.games.g1860.rules.bases import BuildBases, next_cost
from bradshaw.games.g1860.rules.dividends import Dividend
from bradshaw.games.g1860.rules.ending import GameOver, worth
from bradshaw.games.g1860.rules.flotation import HomeTile
from bradshaw.games.g1860.rules.frames import AutomaticFrame
from bradshaw.games.g1860.rules.laying import LayTrack
from bradshaw.games.g1860.rules.running import leases
from bradshaw.games.g1860.rules.runs import Runs
from bradshaw.games.g1860.rules.shares import certificate_limit
from bradshaw.games.g1860.rules.stock import StockTurn
from bradshaw.games.g1860.rules.trains import BuyTrains, ReturnTrains, TrainOffer, must_buy
from bradshaw.games.g1860.state import Isle

Question = tuple[Text, Text]
"""What is decided and by whom; and what it means."""


def question(state: Isle, players: Sequence[str], hidden: Set[str]) -> Question:
    """Who decides what, and what that means, without the treasuries of hidden companies."""
    frame = state.frames[-1]
    if isinstance(frame, GameOver):
        worths = [worth(state, one) for one in range(state.players)]
        return game_over(frame.why, worths, players), ""
    if isinstance(frame, AutomaticFrame):
        return message("g1860-question-automatic"), ""
    player = players[frame.actor(state)]
    company = getattr(frame, "company", NOBODY_YET)
    label = COMPANIES[company].name if company >= 0 else ""
    treasury = state.treasury(company) if company >= 0 and label not in hidden else None
    match frame:
        case Bidding():
            if not frame.bid:
                return message("g1860-question-first-bid", player=player), message("g1860-hint-bid")
            bidder = players[frame.highest]
            return message("g1860-question-bid", player=player, bidder=bidder, bid=frame.bid), message("g1860-hint-bid")
        case ChooseLot():
            return message("g1860-question-choose", player=player), message("g1860-hint-choose")
        case StockTurn():
            return _stock(state, frame, player)
        case HomeTile():
            return message("g1860-question-home-tile", player=player, company=label), message("g1860-hint-home-tile")
        case LayTrack():
            what, hint = _track(state, frame)
            asked = message("g1860-question-track", player=player, company=label, treasury=treasury, what=what)
            return asked, hint
        case BuildBases():
            asked = message("g1860-question-base", player=player, company=label, treasury=treasury)
            return asked, message("g1860-hint-base", cost=next_cost(state, company))
        case Runs():
            return _runs(state, company, player)
        case Dividend():
            asked = message("eighteen-question-dividend", player=player, company=label, revenue=frame.revenue)
            return asked, _dividend_hint(state, frame)
        case BuyTrains():
            return _trains(state, frame, player, treasury)
        case TrainOffer():
            asked = message(
                "g1860-question-offer",
                player=player,
                seller=COMPANIES[frame.seller].name,
                company=label,
                price=frame.price,
                train=TRAINS[frame.kind].name,
            )
            return asked, message("eighteen-hint-offer")
    assert isinstance(frame, ReturnTrains)
    asked = message("g1860-question-return", player=player, company=label)
    return asked, message("g1860-hint-return", limit=state.train_limit())


def _stock(state: Isle, frame: StockTurn, player: str) -> Question:
    if frame.must_sell_first(state):
        held, limit = state.certificates(frame.player), certificate_limit(state)
        asked = message("eighteen-question-over-limit", player=player, held=held, limit=limit)
        closes = any(type(action) is ClosePrivate for action in frame.others(state))
        return asked, message("g1860-hint-over-limit") if closes else message("eighteen-hint-over-limit")
    if frame.bought and state.settings.variable_private_revenue:
        return message("g1860-question-close-private", player=player), message("g1860-hint-close-private")
    if frame.bought:
        return message("g1860-question-exchange", player=player), message("g1860-hint-exchange")
    asked = message("g1860-question-stock", player=player, number=state.stock_rounds, acted=frame.acted)
    return asked, message("g1860-hint-stock")


def _track(state: Isle, frame: LayTrack) -> Question:
    """What the company may still lay, and on which terms."""
    insolvent, trainless = state.is_insolvent(frame.company), not state.has_train(frame.company)
    green, both = state.rules_of_phase.colours > 1, state.settings.accelerated_track
    upgrade = green and not insolvent and not trainless
    if frame.upgraded:
        what = message("g1860-track-after-upgrade")
    elif frame.laid:
        what = message("g1860-track-after-one", upgrade=upgrade and both)
    elif upgrade:
        what = message("g1860-track-with-upgrade", both=both)
    else:
        what = message("g1860-track-yellow", insolvent=insolvent)
    hints = [message("g1860-hint-two-tiles")]
    if insolvent:
        hints.append(message("g1860-hint-insolvent"))
    elif trainless and green:
        hints.append(message("g1860-hint-trainless"))
    elif upgrade and not frame.upgraded and (both or not frame.laid):
        hints.append(message("g1860-hint-upgrade"))
    return what, sentences([*hints, message("eighteen-hint-marked")])


def _runs(state: Isle, company: int, player: str) -> Question:
    label = COMPANIES[company].name
    offered = message("eighteen-hint-runs", subsidy=state.halts_count())
    if not leases(state, company):
        if state.in_receivership(company):
            terms = message("g1860-hint-runs-receivership")
        elif state.british_rail:
            terms = message("g1860-hint-runs-british-rail")
        else:
            terms = message("g1860-hint-runs-revenue", halts=state.halts_count())
        return message("eighteen-question-runs", player=player, company=label), sentences([offered, terms])
    train = TRAINS[state.bank_trains()[0]]
    asked = message("g1860-question-lease", player=player, company=label, train=train.name)
    if state.settings.original_insolvency:
        return asked, sentences([offered, message("g1860-hint-lease-half")])
    return asked, message("g1860-hint-lease", stations=train.large, base=LEASE_BASE, each=LEASE_PER_STOP)


def _dividend_hint(state: Isle, frame: Dividend) -> Text:
    hint = message("eighteen-hint-dividend", price=state.price(frame.company), most=state.chart.most_rises)
    if frame.subsidy:
        return sentences([hint, message("g1860-hint-subsidy", subsidy=frame.subsidy)])
    return hint


def _trains(state: Isle, frame: BuyTrains, player: str, treasury: int | None) -> Question:
    company = frame.company
    label = COMPANIES[company].name
    asked: Text = message("g1860-question-trains", player=player, company=label, treasury=treasury)
    if frame.refused:
        owner, kind, price = frame.refused[-1]
        refused = message("g1860-question-refused", company=COMPANIES[owner].name, train=TRAINS[kind].name, price=price)
        asked = sentences([asked, refused])
    hint: Text = message("g1860-hint-trains-british-rail") if state.british_rail else message("g1860-hint-trains")
    if treasury is not None and must_buy(state, company):
        hint = sentences([hint, message("g1860-hint-must-buy")])
    return asked, hint
