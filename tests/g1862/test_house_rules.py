"""The house rules of 18xx.games, each of which is an option, where they are about shares, money, trains and rounds."""

import pytest

from bradshaw.core.log import SILENCE
from bradshaw.core.options import complete
from bradshaw.eighteen.actions import OFFERING, PASS, PAY, BuyShare, SellShares
from bradshaw.games.g1862.actions import (
    HUDSON,
    REDEEM_OPTION,
    RELINQUISH_OPTION,
    Bid,
    BuyTrain,
    ChooseMarkers,
    Refinance,
    RunTrains,
    SellOwnShares,
    StartCompany,
    TradeTrain,
)
from bradshaw.games.g1862.components import COMPANY, TILE
from bradshaw.games.g1862.rules.bankruptcy import go_bankrupt
from bradshaw.games.g1862.rules.ending import worth
from bradshaw.games.g1862.rules.operating import CompanyTurn
from bradshaw.games.g1862.rules.running import refuse_runs
from bradshaw.games.g1862.rules.track import is_available
from bradshaw.games.g1862.settings import HOUSE_RULES, OPTIONS, read_settings

from .bench import Bench, begin
from .boards import position as board
from .boards import run
from .positions import (
    STEPS,
    cash,
    offered,
    play,
    position,
    price,
    refused,
    stack,
    stage,
    trains,
    treasury,
    win_charter,
)

ROAD = {"tiles": {"D13": ("57", 0), "D11": ("57", 0)}, "markers": {"ECR": ["D13"]}}


def ecr(**words):
    """A turn of ECR, which stands at 100 and has a train."""
    facts = {
        "shares": {"ECR": (5, 2, 0)},
        "prices": {"ECR": 100},
        "trains": {"ECR": ["2E"]},
        "company": "ECR",
        "step": "trains",
        "round_of_set": (1, 1),
    }
    return position(**(facts | words))


def trainless(**words):
    """ECR has no train and no money; EUR, with the same director, has one to sell for £50."""
    facts = {
        "shares": {"ECR": (6, 2, 0), "EUR": (5, 0, 0)},
        "prices": {"ECR": 100, "EUR": 90},
        "trains": {"EUR": ["1F"]},
        "treasury": {"ECR": 50},
        "phase": "B",
    }
    return ecr(**(facts | words))


@pytest.mark.rule("1862.2.5-simpler-variants")
def test_the_ruleset_of_the_public_site_switches_all_house_rules_on():
    rulebook, site = (read_settings(complete(OPTIONS, {"ruleset": one}), 4) for one in ("rulebook", "18xx.games"))
    for rule in HOUSE_RULES:
        assert getattr(rulebook, rule.name) is False
        assert getattr(site, rule.name) is True
        alone = read_settings(complete(OPTIONS, {rule.name: True}), 4)
        assert [one.name for one in HOUSE_RULES if getattr(alone, one.name)] == [rule.name]
    assert rulebook.length == site.length
    assert rulebook.kinds == site.kinds


@pytest.mark.rule("1862.7.8.5-unmoved-to-bottom", "1862.7.1-bottom-of-stack")
def test_a_marker_that_does_not_move_may_stay_in_its_place_of_the_stack():
    two = {"shares": {"ECR": (5, 2, 0), "EUR": (0, 5, 0)}, "prices": {"ECR": 100, "EUR": 100}}
    table = play(ecr(**two, step="dividend", revenue=50, unmoved_marker_stays=True), PAY)
    assert stack(table, 100) == ["ECR", "EUR"]
    table = play(ecr(**two, step="dividend", revenue=50), PAY)
    assert stack(table, 100) == ["EUR", "ECR"]


@pytest.mark.rule("1862.4.2-float-at-once")
def test_a_chartered_company_may_have_its_marker_from_the_start():
    table = win_charter(position(parliament=True, cash=1000, marker_from_par=True), "ECR", 74)
    assert stack(table, 74) == ["ECR"]
    play(table, BuyShare("ECR", OFFERING), BuyShare("ECR", OFFERING))
    assert stack(table, 74) == ["ECR"]
    assert stack(win_charter(position(parliament=True, cash=1000), "ECR", 74), 74) == []


@pytest.mark.rule("1862.6.3-director-part-exchange")
def test_a_director_s_certificate_may_be_exchanged_in_one_place_only():
    facts = {"shares": {"ECR": (4, 2, 0)}, "prices": {"ECR": 100}, "pool": {"ECR": 1}}
    table = position(**facts, part_exchange_from_one_place=True)
    refused(table, SellShares("ECR", 2), "1862.6.3-director-insufficient-ordinaries")
    assert [sale.count for sale in offered(table, SellShares)] == [1, 3, 4]
    assert [sale.count for sale in offered(position(**facts), SellShares)] == [1, 2, 3, 4]
    facts["pool"] = {"ECR": 2}
    assert SellShares("ECR", 2) in offered(position(**facts, part_exchange_from_one_place=True), SellShares)
    table = position(shares={"ECR": (5, 2, 0)}, prices={"ECR": 100}, part_exchange_from_one_place=True)
    assert [sale.count for sale in offered(table, SellShares)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("1862.4.3-available-again")
def test_a_company_that_failed_to_float_may_be_proposed_at_once():
    facts = {"shares": {"ECR": (3, 0, 0)}, "chartered": ["ECR"], "obliged": {"ECR": 0}, "fines": True, "cash": 900}
    play(position(**facts, lapsed_charters_proposed=True), Bid("ECR", 0))
    refused(position(**facts), Bid("ECR", 0), "1862.4.3-available-again")


@pytest.mark.rule("1862.6.4.2-no-fall-after-lner", "1862.7.11.1-price-falls")
def test_company_sales_after_the_lner_may_lower_the_price():
    facts = {"own": {"ECR": 3}, "trains": {}, "treasury": {"ECR": 600}, "phase": "H", "lner": "formed"}
    table = ecr(**facts, company_sales_fall_after_lner=True, round_of_set=(1, 3))
    play(table, SellOwnShares())
    assert price(table, "ECR") == 90
    table = play(ecr(**facts | {"round_of_set": (1, 3)}), SellOwnShares())
    assert price(table, "ECR") == 100


@pytest.mark.rule("1862.7.8.6-condition")
def test_hudson_may_need_more_than_10():
    facts = {"step": "dividend", "treasury": {"ECR": 500}}
    refused(ecr(**facts, revenue=10, hudson_above_ten=True), HUDSON, "1862.7.8.6-condition")
    play(ecr(**facts, revenue=20, hudson_above_ten=True), HUDSON)
    play(ecr(**facts, revenue=10), HUDSON)


@pytest.mark.rule("1862.7.9-sources")
def test_other_directors_need_not_be_asked_for_a_train():
    facts = {
        "shares": {"ECR": (5, 2, 0), "EUR": (0, 5, 0)},
        "prices": {"ECR": 100, "EUR": 90},
        "trains": {"ECR": ["2E"], "EUR": ["1F"]},
        "treasury": {"ECR": 500},
    }
    table = play(ecr(**facts, consent_taken_as_given=True), TradeTrain("A-1", "EUR"))
    assert trains(table, "ECR") == ["2E", "1F"]
    assert stage(play(ecr(**facts), TradeTrain("A-1", "EUR"))) == "TrainRequest"


@pytest.mark.rule("1862.7.11-when-forced")
def test_money_may_be_raised_although_a_train_could_be_bought():
    assert {type(one) for one in trainless().state.frames[-1].choices(trainless().state)} == {TradeTrain}
    table = trainless(money_raised_before_trade=True)
    choices = table.state.frames[-1].choices(table.state)
    assert {type(one) for one in choices} == {TradeTrain, SellOwnShares, Refinance}


@pytest.mark.rule("1862.11.4-eight-markers")
def test_the_eighth_marker_may_come_by_mergers_only():
    for by_merger, most in ((True, 7), (False, 8)):
        table = position(cash=2000, eight_markers=True, eight_markers_by_merger=by_merger)
        play(table, StartCompany("ECR", 100), BuyShare("ECR", "company"), BuyShare("ECR", "company"))
        assert offered(table, ChooseMarkers)[-1] == ChooseMarkers(most)


@pytest.mark.rule("1862.10.4-winner")
def test_half_values_may_be_rounded_by_certificate():
    facts = {"shares": {"ECR": (5, 2, 0)}, "prices": {"ECR": 71}}
    state = position(**facts, certificates_halved_whole=True).state
    assert worth(state, 0) == 500 + 106 + 2 * 35, "half of 213 is 106"
    assert worth(state, 1) == 500 + 2 * 35
    assert worth(position(**facts).state, 0) == 500 + 5 * 35
    facts["trains"] = {"ECR": ["2E"]}
    assert worth(position(**facts, certificates_halved_whole=True).state, 0) == 500 + 5 * 71


@pytest.mark.rule("1862.7.1-turn-steps")
def test_directors_may_be_asked_where_there_is_no_choice():
    assert stage(ecr(step="merge", asked_without_choice=True)) == "MergeStep"
    assert stage(ecr(step="acquire", asked_without_choice=True)) == "AcquireStep"
    assert stage(ecr(step="merge", **ROAD)) == "Build"
    assert stage(ecr(step="acquire")) == "Proposals"


@pytest.mark.rule("1862.4.2-two-more-shares")
def test_the_winner_of_a_charter_may_be_asked_at_the_certificate_limit():
    table = win_charter(position(parliament=True, cash=1000, limit=1, asked_without_choice=True), "ECR", 54)
    assert stage(table) == "CharterShares"
    refused(table, BuyShare("ECR", OFFERING), "1862.6.5.2-limit-blocks-buying")
    assert stage(win_charter(position(parliament=True, cash=1000, limit=1), "ECR", 54)) == "Proposals"


@pytest.mark.rule("1862.7.8.2-subsidy", "1862.7.10-used-up-each-run", "1862.7.8.2-subsidy-for-hudson")
def test_subsidies_and_warranties_may_be_settled_with_the_dividend():
    facts = {"step": "run", "trains": {"ECR": ["2L*"]}, "permits": {"ECR": "L"}, "prices": {"ECR": 54}} | ROAD
    table = ecr(**facts, settled_with_dividend=True, own={"ECR": 0}, pool={"ECR": 3})
    play(table, offered(table, RunTrains)[0])
    assert treasury(table, "ECR") == 0
    assert trains(table, "ECR") == ["2L*"]
    play(table, HUDSON)
    assert treasury(table, "ECR") == 0, "the £20 of subsidy are in the dividend"
    assert trains(table, "ECR") == ["2L"]
    assert cash(table)[0] == 530
    table = ecr(**facts, own={"ECR": 0}, pool={"ECR": 3})
    play(table, offered(table, RunTrains)[0])
    assert treasury(table, "ECR") == 20
    assert trains(table, "ECR") == ["2L"]


@pytest.mark.rule("1862.7.8.2-subsidy", "1862.7.10-used-up-each-run")
def test_warranties_are_used_up_then_also_without_a_dividend():
    table = ecr(step="run", trains={"ECR": ["2E*"]}, settled_with_dividend=True)
    assert trains(table, "ECR") == ["2E"]


@pytest.mark.rule("1862.4.3-fine-payment-order")
def test_more_shares_may_be_sold_for_a_fine_than_it_takes():
    facts = {
        "cash": [200, 500, 500],
        "shares": {"ECR": (3, 0, 0), "EUR": (4, 3, 0)},
        "prices": {"ECR": 74, "EUR": 100},
        "chartered": ["ECR"],
        "obliged": {"ECR": 0},
        "trains": {"EUR": ["2E"]},
        "fines": True,
    }
    table = play(position(**facts, fines_oversold=True), SellShares("EUR", 3))
    assert cash(table)[0] == 300 - 59
    refused(position(**facts), SellShares("EUR", 3), "1862.4.3-fine-payment-order", "Fewer shares")


@pytest.mark.rule("1862.7.12-assets-removed")
def test_a_company_may_be_asked_for_trains_of_bankrupt_companies_which_nobody_can_buy():
    facts = {
        "shares": {"ECR": (5, 2, 0), "EUR": (0, 5, 0)},
        "prices": {"ECR": 100, "EUR": 90},
        "trains": {"ECR": ["2E"], "EUR": ["1F"]},
        "treasury": {"ECR": 60},
        "phase": "B",
        "step": "build",
    }
    for on, waits in ((True, True), (False, False)):
        table = ecr(**facts, tiles={"D13": ("57", 0)}, markers={"ECR": ["D13"]}, bankrupt_trains_on_offer=on)
        go_bankrupt(table.state, COMPANY["EUR"], "1862.7.12-bottom-price", SILENCE)
        play(table, PASS)
        assert (stage(table) == "BuyTrains") is waits
        assert bool(table.state.site.ghosts) is on, "nothing is remembered by the rulebook"
        if waits:
            assert list(table.state.frames[-1].choices(table.state)) == [PASS]


@pytest.mark.rule("1862.7.11.2-still-short-bankrupt", "1862.7.11.2-refinance-amount")
def test_a_refinanced_company_may_spend_what_it_needs_for_its_train():
    facts = {
        "shares": {"ECR": (6, 1, 0)},
        "own": {"ECR": 3},
        "prices": {"ECR": 110},
        "pars": {"ECR": 54},
        "treasury": {"ECR": 260},
        "trains": {},
        "phase": "G",
        "next_band": "H",
    }
    table = play(ecr(**facts), RELINQUISH_OPTION)
    assert treasury(table, "ECR") == 260 + 55 + 540, "it needs £800 and cannot spare £55 for its option"
    table = play(ecr(**facts, refinancing_spends_freely=True), RELINQUISH_OPTION, REDEEM_OPTION)
    assert treasury(table, "ECR") == 260 - 55 + 540
    assert {type(one) for one in table.state.frames[-1].choices(table.state)} == {SellOwnShares, Refinance}


@pytest.mark.rule("1862.7.9-limit-g-h", "1862.7.3-buy-next-train")
def test_companies_in_receivership_may_go_on_buying_in_phase_g():
    facts = {
        "shares": {"ECR": (2, 2, 0)},
        "pool": {"ECR": 3},
        "directors": {"ECR": "pool"},
        "trains": {"ECR": ["4/5E", "4/5E", "4/5L"]},
        "permits": {"ECR": "E"},
        "treasury": {"ECR": 900},
        "phase": "G",
        "next_band": "H",
        "round_of_set": (1, 3),
    }
    assert trains(ecr(**facts, receivers_limited_by_kind=True), "ECR") == ["4/5E", "4/5E", "4/5L", "6E"]
    assert trains(ecr(**facts), "ECR") == ["4/5E", "4/5E", "4/5L"]


@pytest.mark.rule("1862.10.3-no-building", "1862.7.2-home-marker-first")
def test_home_markers_may_be_placed_after_the_lner():
    facts = {"step": "home", "phase": "H", "lner": "formed", "trains": {"ECR": ["4/5E"]}, "round_of_set": (1, 3)}
    assert [one.company for one in ecr(**facts, homes_after_lner=True).state.stations] == [COMPANY["ECR"]]
    assert ecr(**facts).state.stations == ()


@pytest.mark.rule("1862.7.3-maximum-revenue", "1862.5.2.5-receivership")
def test_a_company_that_has_lost_its_director_in_a_merger_may_not_run_in_that_turn():
    for forbidden, revenue in ((True, 0), (False, 40)):
        table = ecr(
            shares={"ECR": (2, 2, 0)},
            pool={"ECR": 3},
            directors={"ECR": "pool"},
            permits={"ECR": "E"},
            step="acquire",
            no_run_after_losing_director=forbidden,
            **ROAD,
        )
        table.state.frames = [Bench()]
        begin(table.state, CompanyTurn(COMPANY["ECR"], STEPS["run"], merged=True))
        assert treasury(table, "ECR") == revenue


@pytest.mark.rule("1862.7.13-redeem-one", "1862.7.11.2-must-refinance")
def test_who_refinances_without_being_asked_may_lose_the_right_to_redeem():
    for lapses, after in ((True, "Proposals"), (False, "Redeem")):
        table = ecr(shares={"ECR": (7, 3, 0)}, trains={}, treasury={"ECR": 0}, phase="B", redemption_lapses=lapses)
        play(table, RELINQUISH_OPTION, RELINQUISH_OPTION)
        play(table, BuyTrain("express", 3))
        while stage(table) == "BuyTrains":
            play(table, PASS)
        assert stage(table) == after


@pytest.mark.rule("1862.7.4-no-track-twice", "1862.7.8.1-joined-scoring")
def test_joined_freights_may_overlap():
    tiles = {"F3": ("57", 0), "F5": ("790", 2)}
    for overlap in (True, False):
        state = board(
            tiles=tiles,
            markers={"ENR": ["F3"]},
            trains={"ENR": ["3F", "3F"]},
            phase="C",
            options={"joined_freights_overlap": overlap},
        )
        runs = (run(state, "C-0", "port_cromer", "F3", "F5"), run(state, "C-1", "F5", "F3"))
        refusal = refuse_runs(state, COMPANY["ENR"], RunTrains(runs))
        assert (refusal is None) is overlap


@pytest.mark.rule("1862.2.4-open-tile-supply")
def test_green_village_tiles_may_never_run_out():
    for endless in (True, False):
        state = board(supply={"16": 0, "8850": 0}, phase="B", options={"village_tiles_never_run_out": endless})
        assert is_available(state, TILE["16"]) is endless
        assert not is_available(state, TILE["8850"])


@pytest.mark.rule("1862.7.8.1-crow-flies", "1862.7.8-director-chooses-route")
def test_runs_may_be_declared_with_less_than_they_earn():
    facts = {"step": "run", "permits": {"ECR": "E"}} | ROAD
    for declared, rules in ((30, True), (40, True), (50, False)):
        table = ecr(**facts, recorded_revenues=True)
        runs = RunTrains(offered(table, RunTrains)[0].runs, declared)
        assert (table.state.frames[-1].refuse(table.state, runs) is None) is rules
    table = ecr(**facts)
    runs = RunTrains(offered(table, RunTrains)[0].runs, 30)
    refused(table, runs, "1862.7.8.1-crow-flies", "£40")
