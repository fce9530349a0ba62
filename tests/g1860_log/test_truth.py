"""What players are told is true in the variant, the phase and the state of the company that they play."""

import pytest

from bradshaw.eighteen.actions import PAY, BuyShare, SellShares
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import BuyTrain, Exchange, ReturnTrain, SellPrivate, StartCompany
from tests.words.english import english

from ..g1860.operations import EAST_COAST, FULL_EAST, begin_operations, fyn, iow
from ..g1860.positions import NAMES, new_game, notes, play, position

PAIR = {"IOW": (5, 0, 0), "C&N": (0, 5, 0)}


def view(game):
    return english(TITLE.view(game.state, NAMES[: game.state.players]))


def course(game):
    """The table about the course of the game, by its first column."""
    table = next(table for table in view(game).tables if table.title == "The course of the game")
    return {row.cells[0]: row.cells[1] for row in table.rows}


def status(game, company):
    return str(TITLE.position(game.state)["companies"][company]["status"])


def told(game, kind):
    return [str(TITLE.tell(entry, NAMES)) for entry in notes(game, kind)]


def described(game, action):
    assert action in game.choices()
    return str(TITLE.describe(game.state, action))


# Set-up


@pytest.mark.rule("1860.setup.starting-cash", "1860.auction.first-bidder")
def test_the_log_begins_with_the_money_and_the_first_auction():
    first, second, *_ = english(new_game(3).report())
    assert first == "Everybody has £670; the bank has £7,990 left."
    assert second.startswith("Ada bids first for the choice among the Brading Harbour Company, ")
    assert second.endswith("the director’s certificates of C&N and IOW.")


# Phases


@pytest.mark.rule("1860.phases.option-no-train-limit")
def test_without_a_train_limit_no_phase_speaks_of_one():
    words = {"step": "trains", "phase": "3+2", "next_train": "4+2", "credits": {"IOW": 900}, "trains": {"IOW": ["3+2"]}}
    free = play(iow(no_train_limit=True, **words), BuyTrain("4+2", "bank", 350))
    assert told(free, "phase") == ["Phase 4 begins."]
    usual = play(iow(**words), BuyTrain("4+2", "bank", 350))
    assert told(usual, "phase") == ["Phase 4 begins: a company may own 3 trains."]


@pytest.mark.rule("1860.phases.or-count", "1860.end.bank-in-or")
def test_a_phase_promises_no_operating_rounds_after_the_end():
    words = {"step": "trains", "phase": "2+1", "next_train": "3+2", "credits": {"IOW": 900}, "trains": {"IOW": ["2+1"]}}
    assert "2 operating rounds follow" in told(play(iow(**words), BuyTrain("3+2", "bank", 300)), "phase")[0]
    ending = iow(**words)
    ending.state.bank_broken = True
    assert "operating rounds" not in told(play(ending, BuyTrain("3+2", "bank", 300)), "phase")[0]


# Directors


@pytest.mark.rule("1860.receivership.definition")
def test_a_company_that_has_not_floated_is_not_called_in_receivership():
    game = play(position(shares={"IOW": [2]}), SellShares("IOW", 2))
    assert told(game, "no_director") == ["IOW no longer has a director."]
    assert status(game, "IOW") == "no director, floats with 5 more"
    floated = play(position(shares={"IOW": [2, 1, 1]}, pool={"IOW": 0}, floated=["IOW"]), SellShares("IOW", 2))
    assert told(floated, "no_director") == ["IOW no longer has a director and is in receivership."]


@pytest.mark.rule("1860.shares.director-loses-majority", "1860.shares.sell-half-director")
def test_a_sale_says_what_becomes_of_the_directorship():
    game = position(shares={"IOW": [3, 3], "C&N": [2, 1]}, pool={"C&N": 1})
    assert described(game, SellShares("IOW", 1)).endswith("; another player becomes its director")
    assert described(game, SellShares("C&N", 1)).endswith("; it then has no director")
    assert "director" not in described(position(shares={"IOW": [4, 2]}), SellShares("IOW", 1))


@pytest.mark.rule("1860.private-exchange.pairs")
def test_an_exchange_says_that_it_brings_the_directorship():
    game = position(shares={"IOW": [2, 2]}, privates={"Ryde Pier": 1}, turn=1)
    assert "; you become its director" in described(game, Exchange("Ryde Pier"))


# Flotation


@pytest.mark.rule("1860.bankruptcy.refloat-assets")
def test_a_bankrupt_company_floats_with_what_it_kept():
    words = {"bankrupt": ["IOW"], "credits": {"IOW": 120}, "trains": {"IOW": ["2+1"]}, "bases": {"IOW": ["I3"]}}
    restart = position(cash=1000, **words)
    assert "it floats with 860cc, 120cc of it kept, and its 2+1 train" in described(restart, StartCompany("IOW", 74))
    assert status(restart, "IOW") == "bankrupt"
    last = position(cash=500, shares={"IOW": [4]}, **words)
    assert status(last, "IOW") == "bankrupt, floats with 1 more"
    assert "IOW floats with 860cc, 120cc of it kept" in described(last, BuyShare("IOW", "ipo"))
    play(last, BuyShare("IOW", "ipo"))
    assert told(last, "float") == ["IOW floats and receives 740cc; with the 120cc it kept it has 860cc."]


@pytest.mark.rule("1860.capital.ten-par")
def test_a_new_company_floats_with_its_capital():
    assert described(position(cash=500), StartCompany("IOW", 74)).endswith("it floats with 740cc")


@pytest.mark.rule("1860.southern.no-building")
def test_a_company_that_floats_after_the_southern_is_told_to_have_no_home():
    game = play(position(shares={"FYN": [4]}, cash=500, phase="9+5", grouping_done=True), BuyShare("FYN", "ipo"))
    assert told(game, "homeless") == ["FYN gets no home base, since nothing is built any more, and never runs."]


# The end


@pytest.mark.rule("1860.nationalisation.infinite-bank", "1860.nationalisation.only-ors")
def test_under_british_rail_neither_the_bank_nor_a_number_of_rounds_is_spoken_of():
    shares = {"IOW": (5, 0, 0), "C&N": (0, 5, 0), "IWNJ": (0, 0, 5)}
    kinds = {"IOW": ["9+5"], "C&N": ["9+5"], "IWNJ": ["9+5"]}
    words = {"shares": shares, "trains": kinds, "phase": "9+5", "southern": True, "credits": {"IOW": 900}}
    game = position(**words, british_rail=True, company="IOW", step="trains", round_of_set=(1, 3))
    rows = course(game)
    assert rows["Bank"] == "without limit under British Rail"
    assert rows["Operating rounds"] == "until British Rail has closed all companies; no stock round follows"
    assert "of 3" not in rows["Round"]
    assert "nothing is built any more" in rows["Phase"]
    assert "from the bank only" in view(game).hint
    before = course(position(**words, company="IOW", step="trains", round_of_set=(1, 3)))
    assert before["Bank"].endswith("the game ends when it is empty")
    assert before["Operating rounds"] == "3 after the next stock round"
    assert "of 3" in before["Round"]


@pytest.mark.rule("1860.nationalisation.only-ors")
def test_rounds_of_british_rail_begin_without_a_number_of_rounds_to_come():
    game = begin_operations(
        shares=PAIR, trains={"IOW": ["9+5"], "C&N": ["9+5"]}, phase="9+5", grouping_done=True, tiles=EAST_COAST
    )
    assert game.state.british_rail
    assert told(game, "operating_round")[0] == "Operating round 1 begins."


@pytest.mark.rule("1860.nationalisation.last-round")
def test_the_last_round_is_told_to_be_the_last():
    words = {"shares": PAIR, "trains": {"IOW": ["9+5"], "C&N": ["9+5"]}, "phase": "9+5", "credits": {"IOW": 900}}
    last = course(position(**words, british_rail=True, company="IOW", step="trains"))
    assert last["Operating rounds"] == "this is the last"
    assert last["Railways"] == "British Rail"


@pytest.mark.rule("1860.end.bank-in-sr", "1860.end.bank-in-or")
def test_an_empty_bank_says_after_which_round_the_game_ends():
    game = position(cash=[9990, 0, 10], privates={"Cowes": 0, "Yarmouth": 1})
    play(game, SellPrivate("Cowes"))
    (entry,) = notes(game, "bank_broken")
    assert entry.rule == "1860.end.bank-in-sr"
    assert told(game, "bank_broken") == ["The bank has run out of money: the game ends after the next operating round."]
    assert course(game)["Bank"] == "empty; the game ends after the next operating round"
    assert course(game)["Operating rounds"] == "one more, and the game ends"
    dividend = iow(step="dividend", revenue=100, cash=[9990, 5, 0])
    play(dividend, PAY)
    assert notes(dividend, "bank_broken")[0].rule == "1860.end.bank-in-or"


@pytest.mark.rule("1860.price.phase-eight-unaffected")
def test_the_key_of_the_market_does_not_speak_of_sales_that_move_nothing():
    assert dict(view(position(phase="8+4")).market.key)["red"] == "sales no longer move the price"
    assert "first does not move" in dict(view(position()).market.key)["red"]


@pytest.mark.rule("1860.end.bank-in-or", "1860.end.top-price")
@pytest.mark.parametrize("end", ["bank_broken", "top_reached"])
def test_no_nationalisation_is_promised_that_the_end_forestalls(end):
    game = iow(step="trains", trains={"IOW": ["9+5"]}, phase="9+5", southern=True, credits={"IOW": 900})
    assert course(game)["Railways"].startswith("Southern Railway: nationalised when ")
    told_before = [str(one.text) for one in TITLE.position(game.state)["strip"].ends]
    assert any("nationalised" in one for one in told_before)
    setattr(game.state, end, True)
    assert course(game)["Railways"] == "not nationalised: the game ends before"
    assert not any("nationalised" in str(one.text) for one in TITLE.position(game.state)["strip"].ends)


@pytest.mark.rule("1860.phases.or-count")
def test_the_operating_rounds_of_a_stock_round_are_told_to_follow_this_one():
    assert course(position(phase="5+3"))["Operating rounds"] == "3 after this stock round"
    assert course(iow(phase="5+3"))["Operating rounds"] == "3 after the next stock round"


@pytest.mark.rule("1860.nationalisation.bankruptcy-removes")
def test_a_company_bankrupt_under_british_rail_is_told_to_leave_the_game():
    game = begin_operations(
        shares={**PAIR, "IWNJ": (1, 1, 1)},
        pool={"IWNJ": 2},
        directors={"IWNJ": "pool"},
        floated=["IWNJ"],
        prices={"IWNJ": 14},
        trains={"IOW": ["9+5"], "C&N": ["9+5"]},
        phase="9+5",
        grouping_done=True,
        tiles=EAST_COAST,
    )
    assert game.state.british_rail
    assert told(game, "bankrupt") == ["IWNJ is bankrupt and leaves the game; its shares are worth nothing."]
    assert notes(game, "priority") == [], "no stock round follows"


# Shares


@pytest.mark.rule("1860.receivership.director-not-for-sale")
def test_the_directors_certificate_in_the_pool_is_told_apart_from_shares_for_sale():
    orphan = {"shares": {"IOW": (1, 1, 1)}, "pool": {"IOW": 3}, "directors": {"IOW": "pool"}, "floated": ["IOW"]}
    shown = TITLE.position(position(**orphan).state)["companies"]
    assert (shown["IOW"]["pool"], shown["IOW"]["certificate_in_pool"]) == (3, 2)
    usual = TITLE.position(position(shares={"IOW": [5]}, pool={"IOW": 3}).state)["companies"]
    assert (usual["IOW"]["pool"], usual["IOW"]["certificate_in_pool"]) == (3, 0)


# What a company may do


@pytest.mark.rule("1860.insolvency.no-upgrade", "1860.insolvency.no-paid-track")
def test_an_insolvent_company_is_told_that_it_lays_only_what_costs_nothing():
    game = iow(insolvent=["IOW"], trains={}, phase="3+2")
    shown = view(game)
    assert "lay up to two yellow tiles that cost nothing." in shown.headline
    assert "upgrade one" not in shown.headline
    assert "An insolvent company neither upgrades nor lays track that costs anything." in shown.hint
    assert "must reach" not in shown.hint


@pytest.mark.rule("1860.upgrade.train-needed", "1860.phases.tiles-at-once")
def test_upgrades_are_spoken_of_where_they_are_possible():
    assert view(iow(phase="3+2")).headline.endswith(": lay up to two yellow tiles or upgrade one.")
    assert "must reach" in view(iow(phase="3+2")).hint
    assert view(iow()).headline.endswith(": lay up to two yellow tiles."), "there are no green tiles yet"
    trainless = view(iow(phase="3+2", trains={}))
    assert trainless.headline.endswith(": lay up to two yellow tiles.")
    assert "A company without a train does not upgrade." in trainless.hint
    both = view(iow(phase="3+2", accelerated_track=True))
    assert both.headline.endswith(": lay up to two yellow tiles, upgrade one, or do one of each.")


@pytest.mark.rule("1860.insolvency.leasing-revenue", "1860.variant-insolvency.half")
def test_a_leased_run_is_told_on_its_own_terms_and_its_sums_add_up():
    words = {"insolvent": ["FYN"], "trains": {}, "credits": {"FYN": 0}, "step": "run"}
    game = fyn(**words)
    shown = view(game)
    assert shown.headline == "Ada runs the 3+2 train that FYN leases."
    assert (
        shown.hint
        == "It calls at 3 stations at most. The company keeps 40cc and 20cc for each, whatever they are worth."
    )
    best = english(game.title.best_runs(game.state, "FYN"))
    assert best.earns == "100cc"
    assert best.runs[0].line.earns == "60cc + 40cc"
    assert [value for _, value in best.runs[0].line.stops] == ["20cc"] * 3
    half = fyn(**words, original_insolvency=True)
    assert "keeps half of the revenue and all of the subsidy" in view(half).hint
    best = english(half.title.best_runs(half.state, "FYN"))
    (run,) = best.runs
    worth = sum(value for _, _, value in run.stops)
    assert run.line.earns.startswith(f"£{worth}, half of it kept: {-(-worth // 20) * 10}cc")


@pytest.mark.rule("1860.dividend.below-price", "1860.dividend.two-times", "1860.dividend.four-max")
def test_the_dividend_hint_has_the_price_and_what_moves_it():
    hint = view(iow(step="dividend", revenue=200, subsidy=10)).hint
    assert "Without a dividend the price of £74 falls by one space." in hint
    assert "It stays if the dividend is lower than the price" in hint
    assert "4 at most" in hint
    assert hint.endswith("The subsidy of 10cc goes to the treasury in any case.")
    game = iow(step="dividend", revenue=200, subsidy=10)
    assert "; 10cc subsidy goes to the treasury; " in described(game, PAY)


@pytest.mark.rule("1860.insolvency.cleared")
def test_the_log_tells_that_a_train_ends_insolvency():
    game = iow(step="trains", insolvent=["IOW"], trains={}, credits={"IOW": 300}, tiles=FULL_EAST, phase="2+1")
    play(game, BuyTrain("2+1", "bank", 250))
    assert told(game, "solvent") == ["IOW has a train and is solvent again."]


@pytest.mark.rule("1860.nationalisation.no-retaining", "1860.receivership.retain")
def test_runs_that_nobody_may_retain_or_pay_out_are_told_so():
    words = {"step": "run", "trains": {"IOW": ["9+5"]}, "phase": "9+5", "runs_chosen_under_british_rail": True}
    game = iow(**words, british_rail=True)
    assert view(game).hint.endswith("Under British Rail all revenue is paid out.")
    text = str(TITLE.describe(game.state, game.choices()[0]))
    assert "; the price " in text
    assert "if paid out" not in text
    orphan = {"shares": {"IOW": (1, 1, 1)}, "pool": {"IOW": 2}, "directors": {"IOW": "pool"}, "floated": ["IOW"]}
    unled = iow(**orphan, step="run", players_run_receiverships=True)
    assert view(unled).hint.endswith("Without a director the company retains what it earns.")
    assert "if paid out" not in str(TITLE.describe(unled.state, unled.choices()[0]))


# Variants


@pytest.mark.rule("1860.variant-private-revenue.close", "1860.certlimit.excess-forced-sale")
def test_above_the_limit_closing_a_private_is_told_where_it_helps():
    held = {"IOW": [8], "C&N": [8], "IWNJ": [8], "FYN": [8]}
    words = {
        "players": 2,
        "shares": held,
        "floated": list(held),
        "privates": {"Cowes": 0, "Ryde Pier": 0, "Brading": 0, "Yarmouth": 0},
    }
    usual = view(position(**words | {"shares": held | {"NGStL": [8]}}))
    assert usual.hint == "Nothing else is possible before that."
    closing = view(position(**words | {"shares": held | {"NGStL": [8]}}, variable_private_revenue=True))
    assert closing.hint == "Nothing else is possible before that but closing a private, which then no longer counts."


@pytest.mark.rule("1860.variant-private-revenue.no-sale")
def test_where_privates_are_closed_and_not_exchanged_they_are_told_to_be_so():
    game = position(cash=500, privates={"Cowes": 0}, shares={"IOW": [5]}, variable_private_revenue=True)
    play(game, BuyShare("IOW", "ipo"))
    assert view(game).headline == "Ada may still close a private."
    table = next(table for table in view(game).tables if table.title == "Privates")
    assert {row.cells[-1] for row in table.rows} == {"–"}


@pytest.mark.rule("1860.variant-any-order.no-layers")
def test_no_layer_opens_where_companies_start_in_any_order():
    game = position(shares={"IOW": [5, 4]}, cash=500, privates={"Ryde Pier": "closed"}, free_start_order=True)
    play(game, BuyShare("IOW", "ipo"))
    assert notes(game, "layer") == []
    usual = position(shares={"IOW": [5, 4]}, cash=500, privates={"Ryde Pier": "closed"})
    play(usual, BuyShare("IOW", "ipo"))
    assert told(usual, "layer") == ["Shares of IWNJ and FYN can now be bought."]


@pytest.mark.rule("1860.trains.ipo-price", "1860.trains.excess-returned")
def test_an_8_is_read_aloud():
    game = iow(step="trains", credits={"IOW": 900}, trains={}, phase="7+4", next_train="8+4")
    assert described(game, BuyTrain("8+4", "bank", 700)).startswith("Buy an 8+4 train from the bank for 700cc")
    excess = iow(step="excess", trains={"IOW": ["8+4", "7+4", "6+3"]}, phase="8+4")
    assert described(excess, ReturnTrain("8+4")) == "Return an 8+4 train to the bank, for nothing"
