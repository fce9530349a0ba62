"""Standing orders in 18xx games: what each does at a decision, and the surprises that end it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import bradshaw
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.core.programs import Followed, Order, Program
from bradshaw.eighteen.actions import PASS, BuyShare, SellShares
from bradshaw.eighteen.rounds.stock import StockTurn
from bradshaw.games.g1860.actions import THE_BANK, AnswerOffer, BuyTrain
from bradshaw.games.g1860.components import EIGHT
from bradshaw.games.g1862.actions import Answer
from bradshaw.games.g1862.rules.mergers import Consent

RECORDS = Path(__file__).parents[1] / "data" / "records"
ISLE = RECORDS / "1860-v1-4p-seed227.json"
COUNTIES = RECORDS / "1862-v1-4p-seed59.json"
PLAIN_ISLE = RECORDS / "1860-v1-2p-seed189.json"
"""A game in which directors are asked before their trains are sold."""
GAMES = [ISLE, COUNTIES]


@cache
def recorded(path: Path) -> Game[Any]:
    return bradshaw.load(path.read_bytes())


def positions(path: Path) -> Iterator[Game[Any]]:
    """A recorded game before each of its moves."""
    game = recorded(path)
    twin = game.at(0)
    for _ in game.played:
        yield twin
        twin.redo()


def first(path: Path, wanted: Callable[[Game[Any]], bool]) -> Game[Any]:
    """The first position of a recorded game of which something holds."""
    return next(game for game in positions(path) if wanted(game))


def program(game: Game[Any], kind: str) -> Program[Any]:
    return next(one for one in game.title.programs if one.kind == kind)


def order(game: Game[Any], seat: int, kind: str, company: str = "") -> Order:
    """An order as it is given in a position."""
    declared = program(game, kind)
    assert company in [offer.company for offer in declared.offers(game.state, seat)]
    seen = declared.seen(game.state, seat, Order(kind, company))
    # As it comes back from storage.
    return msgspec.json.decode(msgspec.json.encode(Order(kind, company, seen=dict(seen))), type=Order)


def follow(game: Game[Any], seat: int, given: Order) -> Followed:
    return program(game, given.kind).follow(game.state, seat, given)


def reason(followed: Followed) -> str:
    assert not followed.actions
    return getattr(followed.surprise, "say", "")


def in_stock_round(game: Game[Any]) -> bool:
    return isinstance(game.state.frames[-1], StockTurn)


def until_turn_of(game: Game[Any], seat: int) -> None:
    """Everybody passes until a player has a turn of the stock round again."""
    while game.actors[0] != seat:
        game.play(PASS)


# Passing in a stock round


def round_with_a_holder(path: Path) -> tuple[Game[Any], int]:
    """A turn of a stock round of somebody who holds shares and could pass, as could everybody after him."""

    def wanted(game: Game[Any]) -> bool:
        if not in_stock_round(game) or not game.state.frames[-1].legal(game.state, PASS):
            return False
        seat = game.actors[0]
        return any(game.state.shares(seat, company) for company in range(len(game.state.companies)))

    game = first(path, wanted)
    return game, game.actors[0]


@pytest.mark.parametrize("path", GAMES, ids=["1860", "1862"])
def test_passing_goes_on_while_nothing_happens_and_ends_with_the_round(path: Path):
    game, seat = round_with_a_holder(path)
    given = order(game, seat, "pass_round")
    assert follow(game, seat, given).actions == (PASS,)
    game.play(PASS)
    for _ in range(100):
        if not any(isinstance(frame, StockTurn) for frame in game.state.frames):
            break
        game.play(PASS)
    assert follow(game, seat, given) == Followed(over=True)


@pytest.mark.parametrize("path", GAMES, ids=["1860", "1862"])
def test_passing_stops_when_somebody_trades_in_what_the_player_holds(path: Path):
    game, seat = round_with_a_holder(path)
    given = order(game, seat, "pass_round")
    names = game.state.companies
    held = [name for company, name in enumerate(names) if game.state.shares(seat, company)]
    reasons = set()
    for kind in (BuyShare, SellShares):
        twin = game.at(game.number)
        twin.play(PASS)
        for _ in range(twin.state.players - 1):
            trade = next((one for one in twin.choices() if type(one) is kind and one.company in held), None)
            if twin.actors[0] == seat or trade is None:
                twin.play(PASS)
                continue
            twin.play(trade)
            until_turn_of(twin, seat)
            reasons.add(reason(follow(twin, seat, given)))
            break
    assert reasons
    assert reasons <= {"eighteen-program-stop-bought", "eighteen-program-stop-sold"}


def test_passing_stops_when_a_company_is_started():
    game = first(ISLE, lambda one: in_stock_round(one) and started_next(one))
    starter = game.actors[0]
    seat = (starter + 1) % game.state.players
    given = order(game, seat, "pass_round")
    game.play(next(one for one in game.choices() if type(one).__name__ == "StartCompany"))
    until_turn_of(game, seat)
    assert reason(follow(game, seat, given)) == "eighteen-program-stop-started"


def started_next(game: Game[Any]) -> bool:
    return any(type(one).__name__ == "StartCompany" for one in game.choices())


# Buying until a company floats


def unfloated(game: Game[Any]) -> str | None:
    """A company of which the one who decides could buy a share, and which has not floated."""
    if not in_stock_round(game) or game.state.frames[-1].has_bought():
        return None
    for one in game.choices():
        if type(one) is BuyShare and not game.state.is_floated(game.state.companies.index(one.company)):
            return str(one.company)
    return None


@pytest.mark.parametrize("path", GAMES, ids=["1860", "1862"])
def test_shares_are_bought_until_the_company_floats(path: Path):
    game = first(path, lambda one: unfloated(one) is not None)
    seat, name = game.actors[0], unfloated(game)
    assert name is not None
    company = game.state.companies.index(name)
    given = order(game, seat, "buy_until_float", name)
    before = game.state.shares(seat, company)
    bought = 0
    for _ in range(200):
        if game.actors[0] != seat:
            game.play(PASS if PASS in game.choices() else game.choices()[0])
            continue
        followed = follow(game, seat, given)
        if not followed.actions:
            break
        for action in followed.actions:
            bought += type(action) is BuyShare
            game.play(action)
        if followed.over:
            break
    assert bought
    assert game.state.shares(seat, company) >= before
    end = follow(game, seat, given) if game.actors[0] == seat else Followed(over=True)
    assert game.state.is_floated(company) or end.over or reason(end).startswith("eighteen-program-stop")


def test_buying_stops_when_no_share_can_be_bought():
    game = first(ISLE, lambda one: unfloated(one) is not None)
    seat, name = game.actors[0], unfloated(game)
    assert name is not None
    given = order(game, seat, "buy_until_float", name)
    state = game.state
    state.cash[1 + seat] = 0
    assert reason(follow(game, seat, given)) == "eighteen-program-stop-no-share"


def test_buying_stops_when_the_company_has_another_director():
    game = first(ISLE, lambda one: unfloated(one) is not None)
    seat, name = game.actors[0], unfloated(game)
    assert name is not None
    given = order(game, seat, "buy_until_float", name)
    company = game.state.companies.index(name)
    game.state.director[company] = (game.state.director[company] + 1) % game.state.players
    assert reason(follow(game, seat, given)) == "eighteen-program-stop-director"


# Running


def running(game: Game[Any]) -> bool:
    frame = type(game.state.frames[-1]).__name__
    if frame != "Runs" or not game.title.courses(game.state):
        return False
    return game.state.director[game.state.frames[-1].company] == game.actors[0]


@pytest.mark.parametrize("path", GAMES, ids=["1860", "1862"])
def test_a_company_runs_for_the_most_and_pays_out(path: Path):
    game = first(path, running)
    seat, name = game.actors[0], game.state.companies[game.state.frames[-1].company]
    followed = follow(game, seat, order(game, seat, "run_and_pay", name))
    assert [type(action).__name__ for action in followed.actions] == ["RunTrains", "PayDividend"]
    for action in followed.actions:
        game.play(action)


@pytest.mark.parametrize("path", GAMES, ids=["1860", "1862"])
def test_running_stops_when_there_are_fewer_trains_or_less_to_earn(path: Path):
    game = first(path, running)
    seat, company = game.actors[0], game.state.frames[-1].company
    given = order(game, seat, "run_and_pay", game.state.companies[company])
    poorer = msgspec.structs.replace(given, seen={"trains": given.seen["trains"] + 1})
    assert reason(follow(game, seat, poorer)) == "eighteen-program-stop-trains"
    if hasattr(game.state, "last_runs"):
        game.state.last_runs[company] = (1, 1, 5000, True)
    else:
        game.state.revenue[company] = 5000
    assert reason(follow(game, seat, given)) == "eighteen-program-stop-less"


@pytest.mark.parametrize("path", GAMES, ids=["1860", "1862"])
def test_running_stops_when_somebody_else_directs_the_company(path: Path):
    game = first(path, running)
    seat, company = game.actors[0], game.state.frames[-1].company
    given = order(game, seat, "run_and_pay", game.state.companies[company])
    game.state.director[company] = (seat + 1) % game.state.players
    assert reason(follow(game, seat, given)) == "eighteen-program-stop-director"


# Offers for trains


def asked_for_a_train(price_of: Callable[[int, int], int]) -> Game[Any]:
    """A director of 1860 who is asked to sell a train; the price is made of the lowest and the highest possible."""

    def wanted(game: Game[Any]) -> bool:
        frame = game.state.frames[-1]
        return type(frame).__name__ == "BuyTrains" and any(
            type(span.action) is BuyTrain
            and span.action.seller != THE_BANK
            and game.state.director[game.state.companies.index(span.action.seller)] != frame.actor(game.state)
            for span in game.choices().ranges
        )

    game = first(PLAIN_ISLE, wanted)
    span = next(
        span
        for span in game.choices().ranges
        if game.state.director[game.state.companies.index(span.action.seller)] != game.actors[0]
    )
    game.play(msgspec.structs.replace(span.action, price=price_of(span.low, span.high)))
    return game


def test_an_offer_for_a_train_is_refused():
    game = asked_for_a_train(lambda low, high: low)
    seat = game.actors[0]
    given = order(game, seat, "refuse_offers")
    assert follow(game, seat, given).actions == (AnswerOffer(False),)


def test_refusing_stops_at_an_offer_above_the_price_of_the_bank():
    game = asked_for_a_train(lambda low, high: low)
    seat, frame = game.actors[0], game.state.frames[-1]
    given = order(game, seat, "refuse_offers")
    game.state.frames[-1] = msgspec.structs.replace(frame, price=710, kind=EIGHT)
    followed = follow(game, seat, given)
    assert reason(followed) == "g1860-program-stop-price"
    sentence = "Somebody offers 710cc for an 8+4 train, which costs 700cc at the bank."
    assert str(followed.surprise) == sentence, "companies pay in credits"


# Mergers


def proposing(game: Game[Any]) -> bool:
    return type(game.state.frames[-1]).__name__ == "MergeStep" and len(game.choices()) > 1


def test_no_merger_is_proposed():
    game = first(COUNTIES, lambda one: proposing(one) and one.state.has_train(one.state.frames[-1].company))
    seat, name = game.actors[0], game.state.companies[game.state.frames[-1].company]
    assert follow(game, seat, order(game, seat, "no_mergers", name)).actions == (PASS,)


def test_a_proposed_merger_is_refused_unless_the_company_would_take_over_trains():
    game = first(RECORDS / "1862-v1-2p-seed25.json", lambda one: isinstance(one.state.frames[-1], Consent))
    seat, frame = game.actors[0], game.state.frames[-1]
    train = next(trains for trains in game.state.trains if trains)
    game.state.trains[frame.company] = game.state.trains[frame.partner] = train
    given = order(game, seat, "no_mergers", game.state.companies[frame.partner])
    game.state.frames[-1] = msgspec.structs.replace(frame, survivor=frame.company)
    assert follow(game, seat, given).actions == (Answer(False),)
    game.state.frames[-1] = msgspec.structs.replace(frame, survivor=frame.partner)
    assert reason(follow(game, seat, given)) == "g1862-program-stop-survives"


def test_refusing_mergers_stops_when_the_company_has_no_train():
    game = first(COUNTIES, proposing)
    seat, company = game.actors[0], game.state.frames[-1].company
    given = order(game, seat, "no_mergers", game.state.companies[company])
    game.state.trains[company] = ()
    assert reason(follow(game, seat, given)) == "g1862-program-stop-no-train"


@pytest.mark.parametrize("path", GAMES, ids=["1860", "1862"])
def test_every_order_that_is_offered_makes_legal_moves_only(path: Path):
    followed_kinds = set()
    for game in positions(path):
        if game.number % 11:
            continue
        seat = game.actors[0]
        for one in game.title.programs:
            for offer in one.offers(game.state, seat):
                followed = follow(game, seat, order(game, seat, one.kind, offer.company))
                state = game.state.copy()
                for action in followed.actions:
                    assert state.frames[-1].legal(state, action)
                    advance(state, action, SILENCE)
                    followed_kinds.add(one.kind)
                assert not followed.actions or offer.now
    assert {"pass_round", "run_and_pay"} <= followed_kinds
