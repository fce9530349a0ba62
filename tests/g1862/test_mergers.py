"""Mergers at the start of a turn: who may merge and agrees, the price, and what passes to the merged company."""

import pytest

from bradshaw.eighteen.actions import PASS
from bradshaw.eighteen.state import IPO
from bradshaw.games.g1862.actions import RELINQUISH_OPTION, Answer, Merge, RemoveMarker
from bradshaw.games.g1862.components import CHART, COMPANY, EXPRESS, FREIGHT, LOCAL, par_at
from bradshaw.games.g1862.rules.mergers import Consent, ExcessMarkers, MergeStep, merged_place, partners
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.state import BESIDE, LNER_FORMED, NO_LNER, Station
from bradshaw.games.g1862.views.refused import what_is_closed

from .bench import actor, begin, kinds, offered, play, refused, result
from .holdings import ANNA, BERT, LINE, LND, LNE, apart, cash, held, markers, pair, place, position

INTO_LND = Merge("L&E", "L&D")
INTO_LNE = Merge("L&E", "L&E")


def step(state, company=LND):
    """The turn of L&D, or of another company, begins."""
    begin(state, MergeStep(company))
    return state


def merged(action=INTO_LND, **words):
    """L&D and L&E have merged."""
    state = step(pair(**words))
    play(state, action)
    return state


# When


@pytest.mark.rule("1862.7.5-merge-at-start", "1862.5.1.1-merger-timing")
@pytest.mark.parametrize("operated", [[], ["L&E"]])
def test_a_company_may_merge_at_the_start_of_its_turn_whether_or_not_the_other_has_operated(operated):
    state = step(pair(operated=operated))
    assert actor(state) == ANNA
    assert offered(state) == [PASS, INTO_LND, INTO_LNE]


@pytest.mark.rule("1862.7.5-merge-at-start")
def test_it_need_not_merge():
    state = step(pair())
    before = state.copy()
    play(state, PASS)
    assert result(state) is None
    assert state.canonical()[1:] == before.canonical()[1:]


@pytest.mark.rule("1862.7.5-merge-at-start")
def test_nobody_is_asked_when_there_is_nobody_to_merge_with():
    state = step(pair(stations=[("D5", 0, "L&D")]))
    assert result(state) is None
    state = step(pair(stations=[("D5", 0, "L&D")], asked_without_choice=True))
    assert offered(state) == [PASS], "but for a house rule"


@pytest.mark.rule("1862.7.5-continue-if-not-operated", "1862.5.1.1-neither-operated")
@pytest.mark.parametrize("action", [INTO_LND, INTO_LNE])
def test_if_neither_has_operated_the_merged_company_goes_on_with_the_turn(action):
    state = merged(action)
    survivor = COMPANY[action.survivor]
    assert result(state) == (survivor, True)
    assert state.operated == 0, "it will have operated when its turn is over"


@pytest.mark.rule("1862.7.5-end-if-operated", "1862.5.1.1-one-operated")
@pytest.mark.parametrize("action", [INTO_LND, INTO_LNE])
def test_if_the_other_has_operated_the_turn_is_over(action):
    state = merged(action, operated=["L&E"])
    survivor = COMPANY[action.survivor]
    assert result(state) == (survivor, False)
    assert state.operated == 1 << survivor, "it operates no more in this round"


@pytest.mark.rule("1862.7.5-end-if-operated")
def test_a_turn_cut_short_uses_up_no_warranties():
    state = merged(operated=["L&E"])
    assert [train.warranties for train in state.trains[LND]] == [1, 0]


@pytest.mark.rule("1862.10.3-no-mergers")
def test_after_the_lner_has_formed_nobody_merges():
    state = pair()
    state.lner = LNER_FORMED
    assert partners(state, LND) == []
    state.lner = NO_LNER
    step(state)
    state.lner = LNER_FORMED
    refused(state, INTO_LND, "1862.10.3-no-mergers")


# Consent


@pytest.mark.rule("1862.7.5.1-consent", "1862.5.1.1-merger-consent")
def test_the_other_director_is_asked():
    state = step(apart())
    entries = play(state, INTO_LND)
    assert kinds(entries) == ["merger_proposed"]
    assert isinstance(state.frames[-1], Consent)
    assert actor(state) == BERT
    refused(state, PASS, "1862.7.5.1-consent")
    assert "merger_agreed" in kinds(play(state, Answer(True)))
    assert result(state) == (LND, True)


@pytest.mark.rule("1862.7.5.1-consent", "1862.7.5.1-active-director-chooses")
def test_a_refusal_bars_the_same_proposal_in_this_step_but_not_the_other_survivor():
    state = step(apart())
    play(state, INTO_LND)
    entries = play(state, Answer(False))
    assert kinds(entries) == ["merger_refused"]
    assert actor(state) == ANNA
    assert offered(state) == [PASS, INTO_LNE]
    refused(state, INTO_LND, "1862.7.5.1-consent", "L&D survives")
    closed = [str(one.text) for one in what_is_closed(state, set())]
    assert closed == ["Join with L&E, and L&D survives"]
    play(state, INTO_LNE)
    assert actor(state) == BERT
    play(state, Answer(True))
    assert result(state) == (LNE, True)


@pytest.mark.rule("1862.7.5.1-consent")
def test_a_partner_who_has_refused_either_survivor_is_not_asked_again():
    state = step(apart())
    play(state, INTO_LNE, Answer(False), INTO_LND, Answer(False))
    assert result(state) is None, "there is nobody else to merge with"
    assert held(state, "L&E") == [2, 6, 2]


@pytest.mark.rule("1862.7.5.1-consent")
def test_another_company_can_be_asked_then():
    shares = {"Anna": 6, "Bert": 2, "Cora": 2}
    state = apart(
        shares={"L&D": shares, "W&F": shares, "L&E": {"Bert": 6, "Anna": 2, "Cora": 2}},
        directors={"L&D": "Anna", "W&F": "Anna", "L&E": "Bert"},
        prices={"L&D": 90, "W&F": 90, "L&E": 90},
        stations=[("D5", 0, "L&D"), ("C6", 0, "L&E"), ("E4", 0, "W&F")],
    )
    step(state)
    play(state, INTO_LND, Answer(False))
    assert offered(state) == [PASS, INTO_LNE, Merge("W&F", "L&D"), Merge("W&F", "W&F")]
    play(state, Merge("W&F", "L&D"))
    assert result(state) == (LND, True)


@pytest.mark.rule("1862.7.5.1-consent", "1862.5.1.1-merger-consent")
def test_a_player_who_directs_both_need_not_agree_with_himself():
    state = step(pair())
    assert "merger_agreed" not in kinds(play(state, INTO_LND))
    assert result(state) == (LND, True)


@pytest.mark.rule("1862.7.5.1-consent")
def test_by_a_house_rule_consent_is_taken_as_given():
    state = step(apart(consent_taken_as_given=True))
    play(state, INTO_LND)
    assert result(state) == (LND, True)


@pytest.mark.rule("1862.7.5.1-active-director-chooses", "1862.5.2.1-choose-survivor")
@pytest.mark.parametrize("survivor", ["L&D", "L&E"])
def test_the_active_director_chooses_which_company_survives(survivor):
    state = step(apart())
    play(state, Merge("L&E", survivor), Answer(True))
    gone = {"L&D": LNE, "L&E": LND}[survivor]
    assert state.is_floated(COMPANY[survivor])
    assert not state.is_started(gone)


@pytest.mark.rule("1862.5.2.1-choose-survivor")
def test_a_third_company_cannot_survive():
    refused(step(pair()), Merge("L&E", "W&F"), "1862.5.2.1-choose-survivor")


# Partners


@pytest.mark.rule("1862.7.5.2-connected")
def test_companies_merge_if_a_route_joins_their_markers():
    assert partners(pair(), LND) == [LNE]
    broken = {hex_: tile for hex_, tile in LINE.items() if hex_ != "C6"} | {"C6": ("57", 0)}
    state = pair(tiles=broken)
    assert partners(state, LND) == []


@pytest.mark.rule("1862.7.5.2-connected")
def test_a_town_full_of_other_markers_interrupts_the_route():
    shares = {"Anna": 6, "Bert": 2, "Cora": 2}
    words = {
        "shares": {"L&D": shares, "W&F": shares, "L&E": shares},
        "directors": {"L&D": "Anna", "W&F": "Anna", "L&E": "Anna"},
        "prices": {"L&D": 90, "W&F": 90, "L&E": 90},
    }
    # W&F stands in E4 and L&E in C6; D5 lies between them.
    outer = [("E4", 0, "W&F"), ("C6", 0, "L&E")]
    state = pair(**words, stations=outer)
    assert partners(state, COMPANY["W&F"]) == [LNE]
    state = pair(**words, stations=[*outer, ("D5", 0, "L&D")])
    assert partners(state, COMPANY["W&F"]) == [LND]
    assert sorted(partners(state, LND)) == sorted([LNE, COMPANY["W&F"]]), "its own markers do not stop a company"
    step(state, COMPANY["W&F"])
    refused(state, INTO_LNE, "1862.7.5.2-connected")


@pytest.mark.rule("1862.7.5.2-same-station")
def test_companies_in_the_same_station_are_connected():
    state = pair(tiles={"D5": ("619", 0)}, stations=[("D5", 0, "L&D"), ("D5", 1, "L&E")])
    assert partners(state, LND) == [LNE]


@pytest.mark.rule("1862.7.5.2-not-via-london")
def test_markers_in_london_connect_nobody():
    both = [("london", 0, "L&D"), ("london", 1, "L&E")]
    state = pair(tiles={"D5": ("57", 1)}, stations=[("D5", 0, "L&D"), ("C6", 0, "L&E"), *both])
    assert partners(state, LND) == []


@pytest.mark.rule("1862.7.5.2-first-turn-merge")
def test_a_company_may_merge_in_its_first_turn():
    # All it has is the home marker it has just placed.
    state = pair(stations=[("D5", 0, "L&D"), ("C6", 0, "L&E")], trains={"L&E": [("B-1", "express", 0)]})
    assert INTO_LND in offered(step(state))


@pytest.mark.rule("1862.7.5.2-first-turn-merge")
def test_it_may_merge_with_its_home_marker_beside_a_full_tile():
    shares = {"Anna": 6, "Bert": 2, "Cora": 2}
    state = pair(
        shares={"L&D": shares, "W&F": shares, "L&E": shares},
        directors={"L&D": "Anna", "W&F": "Anna", "L&E": "Anna"},
        prices={"L&D": 90, "W&F": 90, "L&E": 90},
        stations=[("C6", 0, "L&E"), ("D5", 0, "W&F"), ("D5", BESIDE, "L&D")],
    )
    step(state)
    play(state, INTO_LNE)
    assert state.stations_of(LNE) == [Station(place("C6"), 0, LNE), Station(place("D5"), BESIDE, LNE)]


@pytest.mark.rule("1862.8.0-no-merge")
def test_nobody_merges_with_a_company_in_receivership():
    state = pair(
        shares={"L&D": {"Anna": 6}, "L&E": {"Anna": 2, "pool": 8}, "W&F": {"Bert": 6}},
        directors={"L&D": "Anna", "L&E": "pool", "W&F": "Bert"},
        prices={"L&D": 90, "W&F": 90, "L&E": 90},
        stations=[("D5", 0, "L&D"), ("C6", 0, "L&E"), ("E4", 0, "W&F")],
    )
    assert partners(state, LND) == [COMPANY["W&F"]]
    assert partners(state, LNE) == []
    refused(step(state), INTO_LND, "1862.8.0-no-merge")


@pytest.mark.rule("1862.7.1-turn-steps")
def test_a_company_merges_with_another_company_that_has_floated():
    state = step(pair())
    refused(state, Merge("L&D", "L&D"), "1862.7.1-turn-steps")
    refused(state, Merge("W&F", "L&D"), "1862.7.1-turn-steps")
    refused(state, RELINQUISH_OPTION, "1862.7.1-turn-steps")
    refused(state, Merge("GER", "L&D"), "1862.2.1-twenty-companies")


# Price and par


@pytest.mark.rule(
    "1862.7.5.3-price-formula",
    "1862.7.5.3-trainless-half",
    "1862.7.5.3-lower-after-halving",
    "1862.7.5.3-example-lower-trainless",
    "1862.7.5.3-example-both-trainless",
)
@pytest.mark.parametrize(
    ("prices", "with_train", "expected"),
    [
        ((68, 100), (True, True), 116),
        ((54, 62), (True, True), 82),
        ((78, 116), (True, False), 95),
        ((78, 116), (True, True), 134),
        ((116, 68), (True, False), 90),
        ((116, 68), (True, True), 122),
        ((110, 90), (False, False), 71),
        ((90, 90), (True, True), 134),
        ((100, 74), (False, True), 86),
    ],
)
def test_the_new_price_is_the_lower_one_and_half_of_the_higher(prices, with_train, expected):
    cards = {"L&D": [("B-0", "freight", 0)], "L&E": [("B-1", "freight", 0)]}
    names = ("L&D", "L&E")
    state = pair(
        prices=dict(zip(names, prices, strict=True)),
        trains={name: cards[name] for name, has in zip(names, with_train, strict=True) if has},
    )
    assert CHART.prices[merged_place(state, LND, LNE)] == expected
    assert merged_place(state, LND, LNE) == merged_place(state, LNE, LND)
    step(state)
    play(state, INTO_LND)
    assert state.price(LND) == expected
    assert state.par[LND] == par_at(expected)


@pytest.mark.rule("1862.5.2.3-new-price-now")
def test_the_new_price_counts_for_the_options_at_once():
    state = step(pair(shares={"L&D": {"Anna": 7, "Bert": 3}, "L&E": {"Anna": 6, "Bert": 3}}))
    play(state, INTO_LND)
    frame = state.frames[-1]
    assert isinstance(frame, ShareMerge)
    assert (frame.cost, frame.value) == (67, 67)
    assert (state.price(LND), state.par[LND]) == (134, 100)


@pytest.mark.rule("1862.5.2.3-new-price-now")
def test_the_marker_goes_below_those_on_its_space():
    shares = {"Anna": 6, "Bert": 2, "Cora": 2}
    state = pair(
        shares={"L&D": shares, "W&F": shares, "L&E": shares},
        directors={"L&D": "Anna", "W&F": "Anna", "L&E": "Anna"},
        prices={"L&D": 90, "W&F": 134, "L&E": 90},
    )
    step(state)
    play(state, INTO_LND)
    assert state.markers.on(CHART.place(134)) == [COMPANY["W&F"], LND]


@pytest.mark.rule(
    "1862.7.5.4-par-marker",
    "1862.7.5.4-par-bounds",
    "1862.5.2.3-ipo-chart-ceiling",
    "1862.5.2.3-ipo-chart-floor",
)
@pytest.mark.parametrize(
    ("prices", "price", "par"),
    [
        ((90, 90), 134, 100),
        ((68, 100), 116, 100),
        ((68, 68), 100, 100),
        ((54, 62), 82, 82),
        ((47, 50), 71, 68),
        ((36, 36), 54, 54),
        ((31, 40), 50, 54),
    ],
)
def test_the_par_is_the_highest_space_not_above_the_price_within_the_chart(prices, price, par):
    state = merged(prices={"L&D": prices[0], "L&E": prices[1]})
    assert (state.price(LND), state.par[LND]) == (price, par)


@pytest.mark.rule(
    "1862.7.5.4-non-chartered-area", "1862.7.5.4-chartered-area", "1862.7.5.6-charter-flip", "1862.7.5.7-restartable"
)
@pytest.mark.parametrize("chartered", [[], ["L&D"], ["L&E"], ["L&D", "L&E"]])
def test_the_merged_company_has_no_charter_of_parliament_any_more(chartered):
    state = merged(chartered=chartered)
    assert not state.is_chartered(LND)
    assert not state.is_chartered(LNE)
    assert state.ipo[LND] == 0, "nothing is left that could be sold at par"


@pytest.mark.rule("1862.10.1-top-of-market")
def test_a_merger_that_reaches_the_top_ends_the_game():
    state = merged(prices={"L&D": 700, "L&E": 700})
    assert state.price(LND) == 1000
    assert state.top_reached
    state = merged(prices={"L&D": 700, "L&E": 700}, merger_to_the_top_goes_on=True)
    assert not state.top_reached


@pytest.mark.rule("1862.7.12-bottom-price")
def test_a_merged_company_without_any_value_is_bankrupt_at_once():
    # 7 halved is 3, and half of that 1: no space but 0 is as low.
    state = merged(prices={"L&D": 7, "L&E": 7}, trains={})
    assert result(state) == (LND, False)
    assert not state.is_started(LND)
    assert not state.is_started(LNE)
    assert state.stations == ()
    assert cash(state) == [1000, 1000, 1000]


# Steps and shares


@pytest.mark.rule("1862.5.2-step-order")
def test_the_steps_come_in_their_order():
    state = step(pair(shares={"L&D": {"Anna": 6, "Bert": 2, "ipo": 2}, "L&E": {"Anna": 6, "Bert": 2, "ipo": 2}}))
    entries = play(state, INTO_LND)
    assert kinds(entries) == [
        "merger_proposed",
        "offering_to_pool",
        "offering_to_pool",
        "merged_price",
        "shares_returned",
        "shares_returned",
        "possessions_passed",
        "markers_replaced",
        "company_merged",
    ]


@pytest.mark.rule("1862.5.2.2-ipo-to-pool")
def test_what_is_in_the_offering_goes_to_the_pool_first():
    # Bert swaps both L&E shares that he keeps with shares of the offering.
    state = step(pair(shares={"L&D": {"Anna": 6, "ipo": 4}, "L&E": {"Anna": 6, "Bert": 4}}))
    play(state, INTO_LND)
    assert held(state, "L&D") == [6, 2, 0]
    assert (state.ipo[LND], state.pool[LND]) == (0, 2)


@pytest.mark.rule("1862.7.5.5-swap-shares", "1862.5.1.1-merger-ratio", "1862.5.1-two-for-one")
def test_all_shares_of_both_companies_become_shares_of_the_survivor_two_for_one():
    state = merged()
    assert held(state, "L&D") == [6, 2, 2]
    assert state.pool[LND] == 0
    state = merged(INTO_LNE)
    assert held(state, "L&E") == [6, 2, 2]
    assert held(state, "L&D") == [0, 0, 0]


# Possessions


@pytest.mark.rule("1862.7.5.6-treasury-and-trains")
def test_money_and_trains_of_both_belong_to_the_merged_company():
    state = merged(treasuries={"L&D": 120, "L&E": 230})
    assert (state.treasury(LND), state.treasury(LNE)) == (350, 0)
    assert [(train.id, train.warranties) for train in state.trains[LND]] == [("B-0", 1), ("B-1", 0)]
    assert state.trains[LNE] == ()


@pytest.mark.rule("1862.7.5.6-treasury-and-trains")
def test_no_train_is_lost_above_the_limit():
    cards = {
        "L&D": [("B-0", "freight", 0), ("B-1", "freight", 0)],
        "L&E": [("B-2", "freight", 0), ("B-3", "freight", 0)],
    }
    assert len(merged(trains=cards).trains[LND]) == 4


@pytest.mark.rule("1862.7.5.6-permits-kept")
def test_the_merged_company_has_the_permits_of_both_its_own_first():
    state = merged(permits={"L&D": (LOCAL, EXPRESS), "L&E": (FREIGHT, EXPRESS)})
    assert state.permits[LND] == (LOCAL, EXPRESS, FREIGHT)
    state = merged(INTO_LNE, permits={"L&D": (LOCAL, EXPRESS), "L&E": (FREIGHT, EXPRESS)})
    assert state.permits[LNE] == (FREIGHT, EXPRESS, LOCAL)


@pytest.mark.rule("1862.7.5.6-unused-markers")
def test_unused_markers_of_both_are_on_its_charter():
    state = merged(unused={"L&D": 1, "L&E": 2})
    assert (state.unused[LND], state.unused[LNE]) == (3, 0)


@pytest.mark.rule("1862.7.5.6-replace-on-board")
def test_markers_of_the_company_that_goes_are_replaced_where_they_are():
    stations = [("F3", 0, "L&E"), ("D5", 0, "L&D"), ("E4", 0, "L&E"), ("C6", 0, "L&E"), ("london", 2, "L&E")]
    state = merged(stations=stations)
    assert state.stations == tuple(Station(place(hex_), circle, LND) for hex_, circle, _ in stations)


@pytest.mark.rule("1862.7.5.6-duplicate-markers", "1862.7.5.6-duplicates-lost", "1862.7.6.5-extra-lost")
def test_where_both_have_a_marker_one_is_lost():
    stations = [
        ("D5", 1, "L&E"),
        ("D5", 0, "L&D"),
        ("london", 3, "L&D"),
        ("london", 0, "L&E"),
        ("C6", 0, "L&E"),
    ]
    state = step(pair(tiles=LINE | {"D5": ("619", 0)}, stations=stations, unused={"L&D": 1}))
    entries = play(state, INTO_LND)
    assert state.stations_of(LND) == [
        Station(place("D5"), 0, LND),
        Station(place("london"), 3, LND),
        Station(place("C6"), 0, LND),
    ]
    assert state.unused[LND] == 1, "the lost markers do not come back"
    assert [entry.facts["places"] for entry in entries if entry.kind == "markers_lost"] == [["D5", "london"]]


@pytest.mark.rule("1862.7.5.6-duplicate-markers")
@pytest.mark.parametrize("action", [INTO_LND, INTO_LNE])
def test_of_two_markers_the_one_that_waits_beside_the_tile_is_lost(action):
    state = merged(action, stations=[("D5", 0, "L&E"), ("D5", BESIDE, "L&D")])
    survivor = COMPANY[action.survivor]
    assert state.stations == (Station(place("D5"), 0, survivor),)


@pytest.mark.rule("1862.7.5.6-example-fdr-esr")
def test_fdr_merges_into_esr():
    state = position(
        ("Anna", "Bert"),
        {"ESR": {"Anna": 6, "Bert": 4}, "FDR": {"Anna": 6, "Bert": 2, "own": 2}},
        prices={"ESR": 90, "FDR": 90},
        directors={"ESR": "Anna", "FDR": "Anna"},
        treasuries={"ESR": 10, "FDR": 200},
        trains={"FDR": [("B-0", "local", 0)], "ESR": [("B-1", "freight", 0)]},
        permits={"ESR": (FREIGHT,), "FDR": (LOCAL,)},
        tiles={"F11": ("791", 1), "G12": ("14", 2)},
        stations=[("F11", 0, "ESR"), ("G12", 0, "FDR"), ("F11", 1, "FDR"), ("E8", 0, "FDR")],
        unused={"ESR": 1, "FDR": 1},
    )
    company = COMPANY["ESR"]
    step(state, company)
    play(state, Merge("FDR", "ESR"))
    assert state.treasury(company) == 210
    assert len(state.trains[company]) == 2
    assert state.permits[company] == (FREIGHT, LOCAL)
    assert state.unused[company] == 2
    assert markers(state, "ESR") == ["F11", "G12", "E8"]
    assert state.own[company] == 1, "for two shares on the charter of FDR"


# More markers than a company may have

TOWNS = ["F3", "E4", "E2", "E8", "F7", "G8", "H7"]


def crowd(count, **words):
    """L&D has its home marker, L&E one in so many other places."""
    away = [("C6", 0, "L&E"), *((hex_, 0, "L&E") for hex_ in TOWNS[: count - 1])]
    return {"stations": [("D5", 0, "L&D"), *away]} | words


@pytest.mark.rule("1862.7.5.6-marker-limit")
@pytest.mark.parametrize(("on_board", "unused"), [(3, 3), (4, 2), (6, 0)])
def test_unused_markers_fill_up_to_seven(on_board, unused):
    state = merged(**crowd(on_board, unused={"L&D": 2, "L&E": 1}))
    assert result(state) == (LND, True)
    assert len(markers(state, "L&D")) == on_board + 1
    assert state.unused[LND] == unused


@pytest.mark.rule("1862.7.5.6-marker-limit", "1862.11.4-eight-markers")
def test_the_limit_can_be_eight():
    state = merged(**crowd(6, unused={"L&D": 2, "L&E": 1}, eight_markers=True))
    assert state.unused[LND] == 1
    assert result(merged(**crowd(7, eight_markers=True))) == (LND, True)


@pytest.mark.rule("1862.7.5.6-excess-markers")
def test_the_director_removes_markers_above_the_limit_but_not_the_home_marker():
    state = merged(**crowd(8, unused={"L&D": 2}))
    assert isinstance(state.frames[-1], ExcessMarkers)
    assert offered(state) == [RemoveMarker(hex_) for hex_ in ["C6", *TOWNS]]
    refused(state, RemoveMarker("D5"), "1862.7.5.6-excess-markers")
    refused(state, RemoveMarker("B5"), "1862.7.5.6-excess-markers")
    refused(state, PASS, "1862.7.5.6-excess-markers")
    play(state, RemoveMarker("C6"))
    assert "C6" not in markers(state, "L&D")
    entries = play(state, RemoveMarker("H7"))
    assert kinds(entries) == ["marker_removed", "markers_replaced", "company_merged"]
    assert markers(state, "L&D") == ["D5", *TOWNS[:-1]]
    assert state.unused[LND] == 0
    assert result(state) == (LND, True)


@pytest.mark.rule("1862.7.5.6-excess-markers")
def test_a_marker_in_london_can_be_removed_too():
    words = crowd(7)
    words["stations"] = [*words["stations"], ("london", 0, "L&D")]
    state = merged(**words)
    play(state, RemoveMarker("london"), RemoveMarker("E2"))
    assert not state.is_in_london(LND)


@pytest.mark.rule("1862.7.5.6-excess-markers")
def test_a_new_director_chooses_the_markers():
    state = step(apart(shares={"L&D": {"Anna": 6}, "L&E": {"Bert": 10}}, **crowd(7)))
    play(state, INTO_LND, Answer(True))
    assert state.director[LND] == BERT
    assert actor(state) == BERT


@pytest.mark.rule("1862.7.5.6-excess-markers")
def test_without_a_director_the_largest_holder_chooses_them():
    state = step(apart(shares={"L&D": {"Anna": 3, "pool": 7}, "L&E": {"Bert": 4, "pool": 6}}, **crowd(7)))
    play(state, INTO_LND, Answer(True), RELINQUISH_OPTION)
    assert held(state, "L&D") == [1, 2, 0]
    assert state.in_receivership(LND)
    assert actor(state) == BERT


# The company that goes


@pytest.mark.rule("1862.7.5.7-restartable", "1862.7.5.7-tokens-off-charts", "1862.7.5.7-original-permit")
def test_the_company_that_goes_can_be_started_again():
    state = merged(permits={"L&D": (LOCAL,), "L&E": (EXPRESS, FREIGHT)}, unused={"L&E": 2}, chartered=["L&E"])
    assert state.ipo[LNE] == 10
    assert state.director[LNE] == IPO
    assert not state.is_started(LNE)
    assert not state.is_floated(LNE)
    assert LNE not in state.markers.arrivals
    assert state.permits[LNE] == (EXPRESS,)
    assert state.stations_of(LNE) == []
    assert state.unused[LNE] == 0
