"""Game Setup."""

from collections import Counter

import pytest

from bradshaw.core.chance import Chance
from bradshaw.core.errors import BadOption
from bradshaw.core.options import complete
from bradshaw.games.g1862.actions import Bid, BuyTrain
from bradshaw.games.g1862.components import ALL, COMPANIES, EXPRESS, FREIGHT, LOCAL
from bradshaw.games.g1862.rules.setup import set_up, site_order
from bradshaw.games.g1862.settings import OPTIONS, check_together, read_settings
from bradshaw.games.g1862.state import OUT_OF_PLAY

from .positions import cash, new_game, offered, passing, play, position, refused, stage, trains

CASH = {2: 1200, 3: 800, 4: 600, 5: 480, 6: 400, 7: 345, 8: 300}


def offer(table):
    """How many companies are open from each phase, and how many are out of the game."""
    counts = Counter(table.state.offer)
    return [counts[phase] for phase in (0, 1, 2, OUT_OF_PLAY)]


def dealt(table):
    """How many companies in play have a permit for Freight, Local and Express trains."""
    permits = Counter(table.state.first_permit[number] for number in range(ALL) if table.state.is_in_play(number))
    return [permits[kind] for kind in (FREIGHT, LOCAL, EXPRESS)]


@pytest.mark.rule(
    "1862.2.4.1-deal-directors",
    "1862.2.4.1-first-eight",
    "1862.2.4.1-second-four-phase-b",
    "1862.2.4.1-third-four-phase-c",
    "1862.2.4.1-last-four-removed",
)
@pytest.mark.parametrize("players", range(2, 7))
def test_eight_companies_are_open_at_once_four_from_b_four_from_c_and_four_never(players):
    assert offer(new_game(players)) == [8, 4, 4, 4]


@pytest.mark.rule("1862.2.4.1-deal-directors")
def test_the_companies_are_shuffled():
    deals = {new_game(seed=seed).state.offer for seed in range(20)}
    assert len(deals) == 20
    opened = {number for deal in deals for number in range(ALL) if deal[number] == 0}
    assert opened == set(range(ALL)), "every company can be among the first"


@pytest.mark.rule("1862.2.4.1-first-eight", "1862.3.2-initial-companies", "1862.2.4.3-board-home-base-chart")
def test_at_first_only_the_first_eight_can_be_proposed():
    table = new_game()
    first = [COMPANIES[number].name for number in range(ALL) if table.state.offer[number] == 0]
    assert sorted({bid.company for bid in offered(table, Bid)}) == sorted(first)


@pytest.mark.rule("1862.2.4.1-last-four-removed", "1862.2.4.1-white-markers")
def test_the_last_four_take_no_part():
    table = position(out=["ECR"], parliament=True)
    refused(table, Bid("ECR", 0), "1862.2.4.1-last-four-removed", "takes no part")


@pytest.mark.rule("1862.2.4.1-permit-mix", "1862.2.4.1-permit-deal")
@pytest.mark.parametrize("players", [2, 6])
def test_six_freight_five_express_and_five_local_permits_are_dealt_one_to_a_company(players):
    table = new_game(players)
    assert dealt(table) == [6, 5, 5]
    assert all(len(permits) == 1 for permits in table.state.permits)


@pytest.mark.rule("1862.2.4.1-permit-deal")
def test_the_permits_are_shuffled():
    assert len({new_game(seed=seed).state.first_permit for seed in range(20)}) == 20


@pytest.mark.rule(
    "1862.2.4.2-extra-companies-optional",
    "1862.2.4.2-extra-company-count",
    "1862.2.4.2-permit-mix",
    "1862.2.4.2-unused-permits",
)
def test_with_seven_or_eight_players_there_are_one_or_two_more_companies():
    table = new_game(7)
    assert offer(table) == [9, 4, 4, 3]
    assert sum(dealt(table)) == 17
    assert sorted(dealt(table)) == [5, 6, 6], "one of eighteen permits is not used"
    table = new_game(8)
    assert offer(table) == [10, 4, 4, 2]
    assert dealt(table) == [6, 6, 6]


@pytest.mark.rule("1862.2.4.2-extra-companies-optional")
@pytest.mark.parametrize("players", [7, 8])
def test_the_additional_companies_can_be_left_out(players):
    table = new_game(players, extra_companies=False)
    assert offer(table) == [8, 4, 4, 4]
    assert dealt(table) == [6, 5, 5]


@pytest.mark.rule("1862.2.4.2-extra-companies-timing")
def test_the_additional_companies_are_open_in_the_first_parliament():
    assert len({bid.company for bid in offered(new_game(8), Bid)}) == 10


@pytest.mark.rule("1862.2.4.3-standard-train-counts", "1862.9.0-trains-by-length")
def test_the_trains_of_the_standard_game():
    state = new_game().state
    assert [state.left(band) for band in range(8)] == [7, 6, 4, 3, 3, 2, 1, None]


@pytest.mark.rule("1862.2.4.3-short-train-counts", "1862.9.0-trains-by-length")
def test_the_trains_of_the_short_game():
    state = new_game(length="short").state
    assert [state.left(band) for band in range(8)] == [6, 5, 4, 3, 3, 2, 1, None]


@pytest.mark.rule("1862.2.4.3-long-train-counts", "1862.9.0-trains-by-length")
def test_the_trains_of_the_long_game():
    state = new_game(length="long").state
    assert [state.left(band) for band in range(8)] == [7, 6, 5, 4, 3, 2, 1, None]


@pytest.mark.rule("1862.2.4-train-stack-order", "1862.2.4.3-train-sort", "1862.2.4.3-phase-card-placement")
def test_the_first_train_of_the_bank_is_an_a_train_and_the_phase_begins_with_the_first_of_a_band():
    table = position(shares={"ECR": (5, 0, 0)}, treasury={"ECR": 2000}, company="ECR", step="trains")
    assert table.state.next_train() == 0
    kinds = ["express", "local", "freight"] * 3
    for kind in kinds[:7]:
        play(table, BuyTrain(kind))
    assert table.state.phase == 0
    assert table.state.next_train() == 1
    play(table, BuyTrain(kinds[7]))
    assert table.state.phase == 1
    assert trains(table, "ECR")[-1] == "2/3L"


@pytest.mark.rule("1862.2.4.4-starting-cash")
@pytest.mark.parametrize("players", CASH)
def test_the_money_everybody_starts_with(players):
    assert cash(new_game(players)) == [CASH[players]] * players


@pytest.mark.rule("1862.2.4.4-first-priority-deal", "1862.2.4.4-random-seating", "1862.2.4.4-other-seating-method")
def test_the_first_seat_has_the_priority_deal_and_opens_the_first_parliament():
    table = new_game()
    assert table.state.priority == 0
    assert table.actor == 0


@pytest.mark.rule("1862.2.4.4-opening-rounds", "1862.3.0-extra-parliament-round")
def test_the_game_opens_with_two_parliament_rounds_and_a_stock_round():
    table = new_game()
    assert (stage(table), table.state.frames[0].number) == ("Proposals", 1)
    passing(table, 3)
    assert (stage(table), table.state.frames[0].number) == ("Proposals", 2)
    passing(table, 3)
    assert stage(table) == "StockTurn"


@pytest.mark.rule("1862.11.1-advanced-permits")
@pytest.mark.parametrize(("game", "permits"), [("advanced freight", [8, 8, 0]), ("advanced express", [0, 8, 8])])
def test_the_advanced_games_deal_eight_permits_of_each_of_two_kinds(game, permits):
    assert dealt(new_game(trains=game)) == permits


@pytest.mark.rule("1862.11.1-advanced-permits", "1862.2.4.2-unused-permits")
def test_the_advanced_games_with_more_companies_deal_from_nine_of_each():
    assert sorted(dealt(new_game(7, trains="advanced freight"))) == [0, 8, 9]
    assert dealt(new_game(8, trains="advanced express")) == [0, 9, 9]


@pytest.mark.rule("1862.11.1-simple-no-permits", "1862.6.5.4.3-one-permit")
@pytest.mark.parametrize(("game", "kind"), [("simple express", EXPRESS), ("simple freight", FREIGHT)])
def test_in_the_simple_games_every_company_may_run_the_one_kind(game, kind):
    assert set(new_game(trains=game).state.permits) == {(kind,)}


# Options


@pytest.mark.rule("1862.2.5-simpler-variants", "1862.11.3-base-game")
@pytest.mark.parametrize("game", ["all", "advanced freight", "advanced express"])
def test_the_game_for_new_players_needs_a_simple_game(game):
    with pytest.raises(BadOption, match="one kind of train"):
        check_together(complete(OPTIONS, {"new_players": True, "trains": game}))


@pytest.mark.rule("1862.2.5-simpler-variants", "1862.11.3-base-game", "1862.11.3-with-shorter")
@pytest.mark.parametrize("game", ["simple freight", "simple express"])
def test_the_game_for_new_players_can_be_the_shorter_game(game):
    check_together(complete(OPTIONS, {"new_players": True, "trains": game, "shorter": True}))


@pytest.mark.rule("1862.11.2-short-train-set")
def test_the_shorter_game_has_its_own_number_of_trains():
    with pytest.raises(BadOption, match="length"):
        check_together(complete(OPTIONS, {"shorter": True, "length": "long"}))
    for players in range(2, 9):
        settings = read_settings(complete(OPTIONS, {"shorter": True}), players)
        assert settings.length == ("short" if players < 5 else "standard")


@pytest.mark.rule("1862.13.0-without-must-build-home")
@pytest.mark.parametrize("other", [{"home_upgrade_before_merging": True}, {"ruleset": "18xx.games"}])
def test_a_home_marker_cannot_both_wait_and_be_seated_first(other):
    with pytest.raises(BadOption, match="choose one"):
        check_together(complete(OPTIONS, {"home_may_wait": True} | other))


@pytest.mark.rule("1862.2.4.1-deal-directors", "1862.2.4.1-permit-deal")
def test_the_deal_of_the_public_site_follows_from_the_seed_alone():
    keys, number = [], 7
    for _ in range(4):
        number = (1103515245 * number + 12345) % 2**31
        keys.append(number)
    assert site_order(7, 0, 4) == sorted(range(4), key=lambda one: keys[one])
    assert site_order(7, 1, 3) == sorted(range(3), key=lambda one: keys[one + 1])
    table = new_game(seed=7, site_deal=True)
    assert offer(table) == [8, 4, 4, 4]
    assert dealt(table) == [6, 5, 5]
    assert [number for number in range(ALL) if table.state.offer[number] == OUT_OF_PLAY] == sorted(
        site_order(7, 0, ALL)[:4]
    )


@pytest.mark.rule("1862.11.1-advanced-permits")
def test_the_deal_of_the_public_site_knows_no_variants_of_trains():
    state = set_up(3, complete(OPTIONS, {"ruleset": "18xx.games", "trains": "advanced freight"}), Chance(3))
    assert {state.first_permit[number] for number in range(ALL) if state.is_in_play(number)} == {FREIGHT, LOCAL}
