"""The solo game: rows of cards instead of Parliament and offering, and one player who decides for all companies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bradshaw.bots.greedy import Greedy
from bradshaw.bots.standing import standing
from bradshaw.core.action import Action
from bradshaw.core.chance import Chance
from bradshaw.core.errors import BadOption, BadRecord
from bradshaw.core.frame import settle
from bradshaw.core.game import Game
from bradshaw.core.ledger import BANK
from bradshaw.core.log import SILENCE
from bradshaw.core.options import complete
from bradshaw.core.record import decode
from bradshaw.eighteen.actions import BANK_POOL, OFFERING, BuyShare, LayTile, Pass, SellShares
from bradshaw.eighteen.state import player_account
from bradshaw.games.g1862.actions import CHARTER, BuyCard, ChooseMarkers, DealRow, MoveCard, PriceCompany, RemoveCompany
from bradshaw.games.g1862.components import (
    ALL,
    CHART,
    COMPANIES,
    COMPANY,
    EXPRESS,
    FREIGHT,
    GEOGRAPHY,
    LOCAL,
    PARS,
    TILES,
    D,
)
from bradshaw.games.g1862.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1862.rules.cards import SOLO, cards_of
from bradshaw.games.g1862.rules.homes import Duty, owes_home
from bradshaw.games.g1862.rules.mergers import Merger
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.rules.operating import CompanyTurn, OperatingRound
from bradshaw.games.g1862.rules.refinancing import begin_refinancing
from bradshaw.games.g1862.rules.rounds import OPERATING, Rounds, form_lner
from bradshaw.games.g1862.rules.setup import begin_solo
from bradshaw.games.g1862.rules.solo import SoloTurn
from bradshaw.games.g1862.rules.track import first_lays, refuse_shape, upgrades
from bradshaw.games.g1862.settings import OPTIONS, check_together, read_settings
from bradshaw.games.g1862.state import HOMES, NO_LIMIT, OUT_OF_PLAY, Counties, Solo, Station, Train
from bradshaw.games.g1862.title import RailwayManiaInTheEasternCounties
from tests.conformance import play as simple
from tests.conformance import promises
from tests.g1862.positions import (
    STEPS,
    Table,
    cash,
    check,
    in_offering,
    in_pool,
    is_floated,
    is_over,
    is_started,
    new_game,
    offered,
    on_charter,
    par,
    passing,
    play,
    price,
    refused,
    shares,
    stack,
    stage,
    treasury,
)
from tests.words.english import english

TITLE = RailwayManiaInTheEasternCounties()
SOLO_SEEDS = range(0, 32, 8)
"""Seeds with which the conformance games have one player: each simple player once."""


def solo(
    rows: Sequence[str],
    *,
    deck: str = "",
    permits: Sequence[int] = (FREIGHT, LOCAL, EXPRESS, FREIGHT, LOCAL, EXPRESS),
    removals: str = "",
    money: int = 600,
    **options: object,
) -> Table:
    """A solo game with the companies that are named, their cards in these rows; all others lie in the deck."""
    named = [[COMPANY[name] for name in text.split()] for text in (*rows, *[""] * (9 - len(rows)), deck, removals)]
    *dealt, first, order = named
    playing = sorted({company for row in named for company in row})
    rest = [one for one in playing for _ in range(7 - sum(row.count(one) for row in (*dealt, first)))]
    cards = Solo(
        rows=tuple(map(tuple, dealt)),
        deck=(*first, *rest),
        permits=tuple(permits),
        removals=(*order, *(company for company in playing if company not in order)),
        shut=tuple(HOMES[company] for company in range(ALL) if company not in playing),
    )
    offer = tuple(0 if company in playing else OUT_OF_PLAY for company in range(ALL))
    state = begin_solo(read_settings(complete(OPTIONS, options), 1), offer, cards)
    state.cash[BANK] += state.money(0) - money
    state.cash[player_account(0)] = money
    settle(state, SILENCE)
    return Table(state)


def row(table: Table, number: int) -> str:
    return " ".join(COMPANIES[company].name for company in table.state.solo.rows[number - 1])


def check_cards(state: Counties) -> None:
    """Three shares of each company are never used; the others are cards, or with player, pool or company."""
    check(state)
    for company in range(ALL):
        used = 10 - state.ipo[company]
        assert state.ipo[company] == 3 + cards_of(state, company) if state.is_in_play(company) else used == 0
        if not state.is_in_play(company):
            assert cards_of(state, company) == 0
        assert used <= 7


def floated(*names: str, **settings: Any) -> Table:
    """A game in which these companies have floated at £90 with a charter, each with three shares."""
    rows = [f"{name} {name} {name}" for name in names]
    table = solo(rows, deck="N&E L&E", money=300 * len(names) + 600, **settings)
    for number in range(1, len(names) + 1):
        play(table, PriceCompany(number, 90, True), BuyCard(number), BuyCard(number))
    return table


def operating(table: Table, name: str, step: int) -> Table:
    """The same game at a step of a company's turn."""
    company = COMPANY[name]
    table.state.frames = [Rounds(OPERATING, 1, 1), OperatingRound((company,), 1, 1), CompanyTurn(company, step)]
    return table


# Options


def test_one_player_plays_the_solo_game_without_asking_for_it():
    assert new_game(1).state.settings.solo
    assert new_game(1, solo=True).state.settings.solo
    assert not new_game(2).state.settings.solo


def test_the_solo_game_is_marked_as_experimental_and_refused_to_more_than_one_player():
    assert str(next(option for option in OPTIONS if option.name == "solo").text).startswith("Experimental:")
    with pytest.raises(BadOption, match="one player"):
        Game(TITLE, ["Ada", "Ben"], 1, {"solo": True})
    assert Game(TITLE, ["Ada"], 1, {"solo": True}).state == Game(TITLE, ["Ada"], 1).state


def test_the_game_for_new_players_has_no_solo_game():  # ruling S17
    with pytest.raises(BadOption, match="Parliament"):
        check_together(complete(OPTIONS, {"new_players": True, "trains": "simple express"}), 1)


def test_the_public_site_has_another_solo_game():
    with pytest.raises(BadRecord, match="solo games cannot be exported"):
        TITLE.site.save(Game(TITLE, ["Ada"], 1, {"ruleset": "18xx.games"}))


# Set-up


def test_sixteen_companies_play_and_the_homes_of_the_four_others_are_shut():
    for seed in range(5):
        state = new_game(1, seed).state
        playing = [company for company in range(ALL) if state.is_in_play(company)]
        assert len(playing) == 16
        assert sorted(state.solo.shut) == sorted(HOMES[company] for company in range(ALL) if company not in playing)
        check_cards(state)


def test_nine_rows_of_six_cards_are_dealt_and_58_are_left():
    state = new_game(1, 3).state
    assert [len(row) for row in state.solo.rows] == [6] * 9
    assert len(state.solo.deck) == 58
    assert all(cards_of(state, company) == 7 for company in range(ALL) if state.is_in_play(company))


def test_there_are_two_permits_of_each_kind_in_random_order():
    orders = {new_game(1, seed).state.solo.permits for seed in range(5)}
    assert all(sorted(order) == [FREIGHT, FREIGHT, LOCAL, LOCAL, EXPRESS, EXPRESS] for order in orders)
    assert len(orders) > 1


def test_games_with_fewer_kinds_of_trains_have_six_permits_too():  # ruling S17
    assert new_game(1, trains="simple express").state.solo.permits == (EXPRESS,) * 6
    assert sorted(new_game(1, trains="advanced freight").state.solo.permits) == [FREIGHT] * 3 + [LOCAL] * 3


def test_the_game_begins_with_a_stock_round_and_600_pounds():  # ruling S1
    table = new_game(1)
    assert stage(table) == "SoloTurn"
    assert cash(table) == [600]
    assert table.state.limit == NO_LIMIT


def test_all_companies_can_be_started_from_the_beginning():  # ruling S2
    assert set(new_game(1).state.offer) == {0, OUT_OF_PLAY}


# Prices


def test_a_company_gets_its_price_with_the_first_card_of_a_row():
    table = solo(["ECR EUR", "EUR"])
    play(table, PriceCompany(1, 74, True))
    assert (price(table, "ECR"), cash(table), shares(table, "ECR")) == (74, [526], [1])
    assert row(table, 1) == "EUR"
    assert in_offering(table, "ECR") == 9
    refused(table, PriceCompany(2, 74, False), "1862.6.5.3-choose-price", "£56, £60, £65")
    refused(table, PriceCompany(2, 75, True), "1862.4.2-choose-par", "£54, £58")


def test_chartered_companies_have_the_eight_pars_and_others_the_other_prices_from_56_to_200():  # ruling S9
    table = solo(["ECR"])
    prices = {
        chartered: [one.price for one in offered(table, PriceCompany) if one.chartered is chartered]
        for chartered in (True, False)
    }
    assert tuple(prices[True]) == PARS
    assert (prices[False][0], prices[False][-1]) == (56, 200)
    assert not set(prices[False]) & set(PARS)
    assert set(prices[False]) <= set(CHART.prices)


def test_only_a_company_without_a_charter_has_its_market_marker_at_once():  # ruling S9
    table = solo(["ECR", "EUR"])
    play(table, PriceCompany(1, 90, True), PriceCompany(2, 95, False))
    assert stack(table, 90) == []
    assert stack(table, 95) == ["EUR"]
    assert par(table, "EUR") == 90, "the par for refinancing is the next lower space of the par chart"


def test_a_price_that_cannot_be_paid_is_refused():
    table = solo(["ECR"], money=60)
    refused(table, PriceCompany(1, 62, True), SOLO, "£62", "£60")
    play(table, PriceCompany(1, 58, True))


def test_a_company_has_only_one_price():
    table = solo(["ECR ECR"])
    play(table, PriceCompany(1, 58, True))
    refused(table, PriceCompany(1, 62, True), "1862.6.5.3-choose-price")


def test_a_company_without_a_charter_costs_chance_another_company():  # ruling S5
    table = solo(["ECR ECR", "EUR", "N&S EUR"], removals="ECR EUR N&S")
    play(table, PriceCompany(1, 100, True))
    assert table.state.is_in_play(COMPANY["EUR"])
    play(table, PriceCompany(3, 95, False))
    assert not table.state.is_in_play(COMPANY["EUR"]), "the first in the drawn order that has no price"
    assert (row(table, 2), row(table, 3)) == ("", "")
    assert cards_of(table.state, COMPANY["EUR"]) == 0
    check_cards(table.state)


def test_chance_takes_nothing_when_all_companies_have_prices():  # ruling S5
    table = solo(["ECR ECR"])
    play(table, PriceCompany(1, 95, False))
    assert table.state.is_in_play(COMPANY["ECR"])


def test_a_company_whose_home_is_full_gets_no_price():  # ruling S8
    table = solo(["ECR"])
    state, home = table.state, HOMES[COMPANY["ECR"]]
    tile, rotation = next(iter(first_lays(state, home)))
    state.tiles = (*state.tiles[:home], tile * 6 + rotation, *state.tiles[home + 1 :])
    state.supply[tile] -= 1
    count = TILES[tile].stops[0].circles
    state.stations = tuple(Station(home, circle, COMPANY["N&S"]) for circle in range(count))
    refused(table, PriceCompany(1, 58, True), "1862.3.2-home-placeable")


# Cards


def test_only_the_first_card_of_a_row_can_be_bought_and_only_of_a_company_with_a_price():
    table = solo(["ECR EUR", "EUR"])
    refused(table, BuyCard(1), "1862.6.5.3-choose-price", "ECR has no price")
    play(table, PriceCompany(2, 58, True))
    refused(table, BuyCard(1), "1862.6.5.3-choose-price", "ECR has no price")
    refused(table, BuyCard(2), SOLO, "Row 2 is empty")
    refused(table, BuyCard(0), SOLO, "1 to 9")
    refused(table, BuyCard(10), SOLO, "1 to 9")


def test_cards_are_paid_to_the_bank_at_the_market_price():  # ruling S10
    table = floated("ECR")
    state, company = table.state, COMPANY["ECR"]
    play(table, DealRow(1))
    state.solo = Solo(((company,), *state.solo.rows[1:]), state.solo.deck, state.solo.permits, (), state.solo.shut)
    state.ipo[company] = 3 + cards_of(state, company)
    state.pool[company] = 7 - 3 - cards_of(state, company)
    state.markers.put(company, CHART.place(122))
    before, money = treasury(table, "ECR"), cash(table)[0]
    play(table, BuyCard(1))
    assert cash(table) == [money - 122]
    assert treasury(table, "ECR") == before


def test_a_card_moves_to_a_row_that_begins_with_the_same_company():
    table = solo(["ECR EUR", "ECR N&S", "N&S"])
    refused(table, MoveCard(1, 3), SOLO, "same company")
    refused(table, MoveCard(1, 1), SOLO)
    refused(table, MoveCard(1, 4), SOLO, "Row 4 is empty")
    play(table, MoveCard(1, 2))
    assert (row(table, 1), row(table, 2)) == ("EUR", "ECR ECR N&S")
    assert cash(table) == [600]


def test_a_card_moves_only_once_in_a_stock_round():  # ruling S7
    table = solo(["ECR ECR", "ECR EUR"])
    play(table, MoveCard(1, 2))
    refused(table, MoveCard(2, 1), SOLO, "already been moved this round")
    play(table, PriceCompany(2, 58, True))
    play(table, MoveCard(2, 1))
    assert (row(table, 1), row(table, 2)) == ("ECR ECR", "EUR"), "the card below may go: the moved one was bought"
    play(table, Pass())
    frame = table.state.frames[-1]
    assert isinstance(frame, SoloTurn)
    assert frame.moved == (0,) * 9


def test_moved_cards_are_forgotten_when_their_company_leaves():
    table = solo(["ECR EUR", "ECR N&S", "N&S"])
    play(table, MoveCard(1, 2), RemoveCompany(2), MoveCard(2, 3))
    assert row(table, 3) == "N&S N&S"


def test_a_company_can_be_removed_with_all_its_cards():  # ruling S4
    table = solo(["ECR EUR ECR N&S", "EUR ECR"], deck="N&S ECR")
    play(table, RemoveCompany(1))
    assert (row(table, 1), row(table, 2)) == ("EUR N&S", "EUR")
    assert not table.state.is_in_play(COMPANY["ECR"])
    assert COMPANY["ECR"] not in table.state.solo.deck
    assert table.state.is_shut(HOMES[COMPANY["ECR"]])
    check_cards(table.state)


def test_a_company_with_a_price_stays():  # ruling S4
    table = solo(["ECR ECR"])
    play(table, PriceCompany(1, 58, True))
    refused(table, RemoveCompany(1), SOLO, "has a price")


def test_an_empty_row_is_filled_with_six_cards_and_costs_a_company():
    table = solo(["ECR", "N&S"], deck="EUR EUR N&S N&S EUR EUR ECR N&S", removals="EUR")
    refused(table, DealRow(1), SOLO, "still has cards")
    refused(table, DealRow(10), SOLO)
    play(table, DealRow(3))
    assert not table.state.is_in_play(COMPANY["EUR"])
    assert row(table, 3) == "N&S N&S ECR N&S ECR ECR", "the company is gone before the cards are dealt"


def test_a_short_deck_deals_what_it_has_and_an_empty_one_nothing():  # ruling S6
    table = solo(["ECR ECR ECR ECR", ""])
    play(table, PriceCompany(1, 58, True), DealRow(2))
    assert row(table, 2) == "ECR ECR ECR"
    refused(table, DealRow(3), SOLO, "used up")


# Flotation


def test_a_company_floats_with_three_shares_of_the_player():  # ruling S11
    table = solo(["ECR ECR ECR"])
    play(table, PriceCompany(1, 74, True), BuyCard(1))
    assert not is_floated(table, "ECR")
    play(table, BuyCard(1))
    assert is_floated(table, "ECR")


def test_a_chartered_company_receives_ten_times_its_par_and_pays_180_for_three_markers():
    table = floated("ECR")
    assert treasury(table, "ECR") == 900 - 180
    assert table.state.unused[COMPANY["ECR"]] == 3
    assert stack(table, 90) == ["ECR"]


def test_a_company_without_a_charter_receives_five_times_its_price_and_buys_its_markers():  # ruling S10
    table = solo(["ECR ECR ECR"])
    play(table, PriceCompany(1, 95, False), BuyCard(1))
    assert treasury(table, "ECR") == 0, "cards are paid to the bank"
    play(table, BuyCard(1))
    assert treasury(table, "ECR") == 475
    assert [one.count for one in offered(table, ChooseMarkers)] == [2, 3, 4, 5, 6, 7]
    play(table, ChooseMarkers(4))
    assert treasury(table, "ECR") == 475 - 160
    assert stage(table) == "SoloTurn"
    refused(table, SellShares("ECR", 1), "1862.6.4-no-selling-new-shares")


def test_companies_take_the_permits_in_their_order():
    table = solo(["ECR ECR ECR", "EUR EUR EUR"], permits=(EXPRESS, LOCAL), money=900)
    assert table.state.permits[COMPANY["ECR"]] == ()
    play(table, PriceCompany(1, 58, True), PriceCompany(2, 58, True), BuyCard(2), BuyCard(2))
    assert table.state.permits[COMPANY["EUR"]] == (EXPRESS,), "the first to float, not the first with a price"
    play(table, BuyCard(1), BuyCard(1))
    assert table.state.permits[COMPANY["ECR"]] == (LOCAL,)
    assert table.state.solo.permits == ()


def test_a_permit_is_kept_for_every_company_that_has_a_price():  # ruling S8
    table = solo(["ECR ECR ECR", "EUR"], permits=(EXPRESS,))
    play(table, PriceCompany(1, 58, True))
    refused(table, PriceCompany(2, 58, True), "1862.6.5.4.3-one-permit")
    play(table, BuyCard(1), BuyCard(1))
    refused(table, PriceCompany(2, 58, True), "1862.6.5.4.3-one-permit")
    assert is_floated(table, "ECR")


def test_at_most_seven_shares_can_be_owned():
    table = solo(["ECR ECR ECR ECR ECR ECR", "ECR", "EUR"], money=1000)
    play(table, PriceCompany(1, 100, True), *[BuyCard(1)] * 5, BuyCard(2))
    assert shares(table, "ECR") == [7]
    assert in_offering(table, "ECR") == 3, "the director's certificate is not used"
    refused(table, BuyShare("ECR", OFFERING), SOLO)


def test_there_is_no_certificate_limit():  # ruling S1
    names = ["ECR", "EUR", "N&S", "N&E"]
    table = solo([" ".join([name] * 6) for name in names], money=3000)
    for number in range(1, 5):
        play(table, PriceCompany(number, 54, True), *[BuyCard(number)] * 5)
    assert table.state.certificates(0) == 24


# Sales and purchases


def test_shares_bought_in_a_round_cannot_be_sold_in_it():
    table = floated("ECR")
    refused(table, SellShares("ECR", 1), "1862.6.4-no-selling-new-shares", "3 of your shares of ECR were")
    table.state.frames[-1] = type(table.state.frames[-1])()
    play(table, SellShares("ECR", 1))


def test_shares_sold_in_a_round_cannot_be_bought_back_in_it():  # ruling S13
    table = floated("ECR")
    table.state.frames[-1] = type(table.state.frames[-1])()
    play(table, SellShares("ECR", 1), SellShares("ECR", 1))
    refused(table, BuyShare("ECR", BANK_POOL), "1862.6.5.1-no-buy-after-sell")


def test_every_share_sold_lowers_the_price_and_the_player_keeps_the_company():  # rulings S12 and S13
    table = floated("ECR")
    table.state.trains[COMPANY["ECR"]] = (Train(0, 0, EXPRESS, 0),)
    table.state.frames[-1] = type(table.state.frames[-1])()
    money = cash(table)[0]
    play(table, SellShares("ECR", 3))
    assert cash(table) == [money + 3 * 90]
    assert price(table, "ECR") == CHART.prices[CHART.place(90) - 3]
    assert shares(table, "ECR") == [0]
    assert not table.state.in_receivership(COMPANY["ECR"])
    assert table.state.director[COMPANY["ECR"]] == 0
    operating(table, "ECR", STEPS["build"])
    settle(table.state, SILENCE)
    assert (stage(table), table.actor) == ("Build", 0)


def test_shares_of_the_pool_and_of_the_company_are_bought_as_usual():
    table = floated("ECR")
    state, company = table.state, COMPANY["ECR"]
    state.ipo[company] -= 2
    state.pool[company] = state.own[company] = 1
    state.solo = Solo(state.solo.rows, state.solo.deck[:-2], state.solo.permits, (), state.solo.shut)
    money, own = cash(table)[0], treasury(table, "ECR")
    play(table, BuyShare("ECR", BANK_POOL), BuyShare("ECR", CHARTER))
    assert (cash(table), treasury(table, "ECR")) == ([money - 180], own + 90)
    refused(table, BuyShare("ECR", BANK_POOL), "1862.6.5.1-sources")
    refused(table, BuyShare("ECR", CHARTER), "1862.6.5.1-sources")


# The rounds


def test_stock_rounds_and_operating_rounds_alternate_without_parliament():  # ruling S1
    table = solo(["ECR"])
    passing(table, 1)
    assert (stage(table), table.state.turn) == ("SoloTurn", 2)
    kinds = [entry.kind for entry in table.log]
    assert "operating_round" in kinds
    assert "parliament" not in kinds


def test_a_company_with_a_price_that_has_not_floated_brings_no_fine():
    table = solo(["ECR ECR"])
    play(table, PriceCompany(1, 58, True), Pass())
    assert cash(table) == [542]
    assert is_started(table, "ECR")


def test_the_game_is_over_when_nothing_can_ever_be_bought():  # ruling S18
    table = solo(["ECR"], money=53)
    play(table, Pass())
    assert is_over(table)
    outcome = TITLE.outcome(table.state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((53,), (0,))


# Track


def test_no_track_is_laid_in_the_home_of_a_company_that_is_not_in_the_game():  # ruling S3
    table = solo(["ECR EUR"])
    state, home = table.state, HOMES[COMPANY["EUR"]]
    assert list(first_lays(state, home))
    play(table, RemoveCompany(1))
    assert state.is_shut(HOMES[COMPANY["ECR"]])
    assert not state.is_shut(home)
    shut = HOMES[COMPANY["ECR"]]
    assert not list(first_lays(state, shut))
    refusal = refuse_shape(state, shut, TILES[0], 0)
    assert refusal is not None
    assert "no track is laid there" in str(refusal.text)


def test_what_lies_in_a_shut_hex_stays_and_is_not_upgraded():  # ruling S3
    table = solo(["ECR EUR"])
    state, home = table.state, HOMES[COMPANY["ECR"]]
    tile, rotation = next(iter(first_lays(state, home)))
    state.tiles = (*state.tiles[:home], tile * 6 + rotation, *state.tiles[home + 1 :])
    state.supply[tile] -= 1
    state.phase = D
    assert list(upgrades(state, home))
    play(table, RemoveCompany(1))
    assert state.tiles[home] == tile * 6 + rotation
    assert not list(upgrades(state, home))


def test_a_build_in_a_shut_hex_is_refused():
    table = operating(floated("ECR"), "ECR", 0)
    settle(table.state, SILENCE)
    state = table.state
    assert owes_home(state, COMPANY["ECR"]) is Duty.LAY
    play(table, offered(table, LayTile)[0])
    shut = GEOGRAPHY.places[HOMES[COMPANY["EUR"]]].id
    assert all(one.hex != shut for one in offered(table, LayTile))
    refused(table, LayTile(shut, TILES[0].id, 0), "1862.2.4.1-last-four-removed")


# Mergers, refinancing and bankruptcy


def merged(table: Table, survivor: str, other: str) -> Table:
    """The same game after a merger of two companies, every option given up."""
    operating(table, survivor, STEPS["merge"] + 1)
    one, two = COMPANY[survivor], COMPANY[other]
    table.state.frames.append(Merger(one, two, one, False, 0))
    settle(table.state, SILENCE)
    return table


def test_the_cards_of_merging_companies_go_to_the_pool_before_the_exchange():  # ruling S14
    table = floated("ECR", "EUR")
    for name in ("ECR", "EUR"):
        table.state.trains[COMPANY[name]] = (Train(0, COMPANY[name], EXPRESS, 0),)
    merged(table, "ECR", "EUR")
    assert shares(table, "ECR") == [3], "two for one of six"
    assert (in_pool(table, "ECR"), on_charter(table, "ECR"), in_offering(table, "ECR")) == (4, 0, 3)
    assert cards_of(table.state, COMPANY["ECR"]) == 0
    assert price(table, "ECR") == 134, "£90 and half of £90 are £135"
    assert table.state.director[COMPANY["ECR"]] == 0
    check_cards(table.state)


def test_a_merged_company_leaves_the_game_but_its_home_is_not_shut():  # ruling S15
    table = merged(floated("ECR", "EUR"), "ECR", "EUR")
    assert not table.state.is_in_play(COMPANY["EUR"])
    assert not is_started(table, "EUR")
    assert not table.state.is_shut(HOMES[COMPANY["EUR"]])
    assert table.state.permits[COMPANY["ECR"]] == (FREIGHT, LOCAL), "with its permit for the other"


def test_a_refinanced_company_merges_shares_without_a_certificate():  # ruling S14
    table = floated("ECR")
    operating(table, "ECR", STEPS["merge"])
    begin_refinancing(table.state, COMPANY["ECR"], 0, SILENCE)
    frame = table.state.frames[-1]
    frame.settle(table.state, SILENCE)
    decision = table.state.frames[-1]
    assert isinstance(decision, ShareMerge)
    assert (decision.option, decision.cost) == (1, 45)
    assert shares(table, "ECR") == [2]


def test_a_bankrupt_company_leaves_the_game_with_its_cards():  # ruling S15
    table = floated("ECR")
    before = cash(table)[0]
    go_bankrupt(table.state, COMPANY["ECR"], "1862.7.12-bottom-price", SILENCE)
    assert cash(table) == [before + 3 * 45]
    assert not table.state.is_in_play(COMPANY["ECR"])
    assert not table.state.is_shut(HOMES[COMPANY["ECR"]])
    assert len(table.state.solo.permits) == 5, "its permit does not come back"
    check_cards(table.state)


# The end


def test_the_lner_puts_the_cards_of_companies_with_a_price_into_the_pool():  # ruling S16
    table = floated("ECR")
    form_lner(table.state, SILENCE)
    assert in_pool(table, "ECR") == 4
    assert not any(table.state.solo.rows)
    assert not table.state.solo.deck
    assert not table.state.is_in_play(COMPANY["N&E"])
    assert table.state.limit == NO_LIMIT
    check_cards(table.state)
    refused(table, DealRow(1), SOLO)
    play(table, BuyShare("ECR", BANK_POOL))


# Shown and judged


def test_rows_are_shown_and_the_order_of_deck_and_permits_is_not():  # ruling S2
    table = solo(["ECR EUR", "N&S"], permits=(EXPRESS, FREIGHT))
    shown = TITLE.position(table.state)
    assert shown["rows"][:3] == [["ECR", "EUR"], ["N&S"], []]
    assert (shown["deck"], shown["permits_left"]) == (18, ["freight", "express"])
    assert any(shown.title == "Rows of cards" for shown in english(TITLE.view(table.state, ["Ada"])).tables)
    shut = {cell.id for cell in english(TITLE.view(table.state, ["Ada"])).board.cells if cell.terrain == "shut"}
    assert shut == {GEOGRAPHY.places[place].id for place in table.state.solo.shut}


def test_a_player_alone_stands_the_better_the_richer():
    poor, rich = (standing(TITLE, solo(["ECR"], money=money).state)[0] for money in (100, 5000))
    assert 0 < poor < rich < 1


def test_advice_prices_a_company_that_can_be_floated_and_buys_its_cards():
    table = solo(["EUR ECR", "ECR ECR", "N&S N&E"])
    first = TITLE.advice(table.state)
    assert all(isinstance(one, PriceCompany) for one in first)
    play(table, first[-1])
    while not is_floated(table, "ECR"):
        play(table, TITLE.advice(table.state)[0])
    assert not table.state.is_in_play(COMPANY["EUR"]), "it lay before the third card"


# Whole games


@pytest.mark.parametrize("seed", SOLO_SEEDS)
@pytest.mark.parametrize(
    "promise",
    [
        promises.ends_as_promised,
        promises.everything_is_json,
    ],
)
def test_solo_games_keep_what_every_title_promises(promise, seed):
    assert len(simple.any_game(TITLE, seed).players) == 1
    promise(TITLE, seed)


def advised(game: Game[Counties], chance: Chance) -> Action:
    """Mostly what is advised in stock rounds, anything elsewhere: companies float, merge and fail."""
    thoughts = TITLE.advice(game.state) if stage(Table(game.state)) in ("SoloTurn", "BuyTrains") else ()
    return chance.pick(thoughts) if thoughts and chance.below(4) else simple.by_kind(game, chance)


@pytest.mark.parametrize("player", [simple.uniform, simple.by_kind, advised])
@pytest.mark.parametrize("seed", range(3))
def test_random_solo_games_keep_cards_and_money_together_and_can_be_read_again(seed, player):
    game = Game(TITLE, ["Ada"], seed)
    for number, action in enumerate(simple.play_on(game, seed, player)):
        check_cards(game.state)
        assert str(TITLE.describe(game.state, action))
        if number % 25 == 0:
            copied = game.state.copy()
            assert copied == game.state
            assert copied.digest() == game.state.digest()
            assert english(TITLE.view(game.state, game.players)).headline
    again = Game.from_record(TITLE, decode(game.record().encode()))
    assert again.state == game.state
    assert again.report() == game.report()
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_the_greedy_player_floats_companies_and_grows_rich():
    game = Game(TITLE, ["Ada"], 0)
    bot = Greedy("greedy", 0)
    most = 0
    while game.outcome is None:
        game.play(bot.choose(TITLE, game.state))
        check_cards(game.state)
        most = max(most, sum(game.state.is_floated(company) for company in range(ALL)))
    assert most >= 2
    assert game.outcome.scores[0] > 2000
