"""What a merger, a refinancing, a bankruptcy, a sale or a start changes, as it is shown before anybody agrees."""

import pytest

from bradshaw.eighteen.actions import SellShares
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import (
    REDEEM_OPTION,
    RELINQUISH_OPTION,
    Answer,
    Bid,
    BuyTrain,
    DeclareBankrupt,
    Merge,
    Refinance,
    RemoveMarker,
    SellOwnShares,
    StartCompany,
    TradeTrain,
)
from bradshaw.games.g1862.components import GEOGRAPHY
from bradshaw.games.g1862.rules.mergers import AcquireStep, Consent, ExcessMarkers, MergeStep, place_name
from bradshaw.games.g1862.rules.merging import ShareMerge
from bradshaw.games.g1862.state import Station

from . import positions
from .bench import begin, play
from .holdings import ANNA, BERT, CORA, LND, LNE, apart, pair
from .test_forced_purchases import beside, trainless

INTO_LND = Merge("L&E", "L&D")


def sheet_of(state, action):
    return TITLE.sheet(state, TITLE.foresee(state, action))


def rows(sheet):
    """What changes, by holder and by the name of the row: (before, after)."""
    return {
        (holder.company or holder.seat): {str(change.what): (change.before, change.after) for change in holder.changes}
        for holder in sheet.holders
    }


def notes(sheet):
    return [note.say for note in sheet.notes]


def to_the_end(state):
    """Everybody agrees, gives options up, and takes the last markers away: as the sheet supposes."""
    while True:
        frame = state.frames[-1]
        if isinstance(frame, Consent):
            play(state, Answer(True))
        elif isinstance(frame, ShareMerge):
            play(state, RELINQUISH_OPTION)
        elif isinstance(frame, ExcessMarkers):
            play(state, RemoveMarker(place_name(frame.removable(state)[-1].place)))
        else:
            return state


def proposing(state, step=MergeStep):
    begin(state, step(LND))
    return state


def uneven(**words):
    """Anna has nine shares of both companies, Bert eight, Cora three: Anna and Cora have an option each."""
    shares = {"L&D": {"Anna": 6, "Bert": 3, "Cora": 1}, "L&E": {"Bert": 5, "Anna": 3, "Cora": 2}}
    return apart(**{"shares": shares} | words)


# Mergers and acquisitions


@pytest.mark.parametrize("make", [pair, apart, uneven])
@pytest.mark.parametrize("step", [MergeStep, AcquireStep])
def test_a_proposal_shows_the_end_of_the_merger_for_every_holder_and_both_companies(step, make):
    state = proposing(make(unused={"L&D": 2, "L&E": 1}), step)
    shown = rows(sheet_of(state, INTO_LND))
    assert shown.keys() == {ANNA, BERT, CORA, "L&D", "L&E"}
    end = state.copy()
    play(end, INTO_LND)
    has = {one.company or one.seat: one.items for one in TITLE.holdings(to_the_end(end))}
    for holder, changes in shown.items():
        items = {str(item.what): item.value for item in has[holder]}
        for what, (_, after) in changes.items():
            assert what in ("Option", "Director if all options are kept") or items.get(what, 0) == after
    assert shown[ANNA]["L&E shares"][1] == 0
    assert shown["L&E"]["Price"] == (90, None)
    assert shown["L&E"]["Trains"] == (("2/3E",), ())
    assert shown["L&D"]["Trains"] == (("2F*",), ("2F*", "2/3E"))
    assert shown["L&D"]["Treasury"][0] == 100
    assert shown["L&E"]["Markers on the map"][1] == ()
    assert len(shown["L&D"]["Markers on the map"][1]) == 2


def test_who_proposes_and_who_must_consent_see_the_same_sheet():
    state = proposing(apart())
    proposed = sheet_of(state, INTO_LND)
    play(state, INTO_LND)
    assert isinstance(state.frames[-1], Consent)
    asked = sheet_of(state, TITLE.consent(state))
    assert asked.holders == proposed.holders
    assert notes(proposed) == ["eighteen-sheet-if-agreed"]
    assert notes(asked) == []
    assert sheet_of(state, Answer(False)).holders == (), "whoever refuses changes nothing"


def test_nobody_is_asked_for_consent_before_a_proposal():
    assert TITLE.consent(proposing(apart())) is None


def test_option_shares_are_told_to_their_holders_and_count_as_given_up():
    state = proposing(uneven())
    sheet = sheet_of(state, INTO_LND)
    options = {
        holder.seat: change.after.facts
        for holder in sheet.holders
        for change in holder.changes
        if change.what.say == "g1862-sheet-options"
    }
    price = rows(sheet)["L&D"]["Price"][1]
    half = {"count": 1, "cost": price // 2, "value": price // 2}
    assert options == {ANNA: half, CORA: half}
    assert notes(sheet) == ["eighteen-sheet-if-agreed", "g1862-sheet-options-given-up"]


def test_who_cannot_pay_for_an_option_must_sell_it():
    state = proposing(uneven(money={"Cora": 0}))
    sheet = sheet_of(state, INTO_LND)
    price = rows(sheet)["L&D"]["Price"][1]
    sold = {
        holder.seat: change.after.facts
        for holder in sheet.holders
        for change in holder.changes
        if change.what.say == "g1862-sheet-must-sell"
    }
    assert sold == {CORA: {"count": 1, "value": price // 2}}
    assert rows(sheet)[CORA]["Cash"] == (0, price // 2)


def test_keeping_or_giving_up_an_option_is_shown_up_to_the_next_decision():
    state = proposing(uneven())
    play(state, INTO_LND, Answer(True))
    frame = state.frames[-1]
    assert isinstance(frame, ShareMerge)
    kept, given_up = (rows(sheet_of(state, action))[ANNA]["Cash"] for action in (REDEEM_OPTION, RELINQUISH_OPTION))
    assert kept == (1000, 1000 - frame.cost)
    assert given_up == (1000, 1000 + frame.value)


def test_a_director_who_depends_on_options_is_told_both_ways():
    shares = {"L&D": {"Anna": 4, "Bert": 3, "Cora": 3}, "L&E": {"Bert": 5, "Anna": 3, "Cora": 2}}
    state = proposing(apart(shares=shares))
    shown = rows(sheet_of(state, INTO_LND))["L&D"]
    end = state.copy()
    play(end, INTO_LND, Answer(True))
    given_up = to_the_end(end.copy()).director[LND]
    while isinstance(end.frames[-1], ShareMerge):
        play(end, REDEEM_OPTION)
    kept = to_the_end(end).director[LND]
    assert given_up != kept
    assert shown["Director if all options are kept"] == (None, kept)


def test_markers_above_the_limit_are_for_the_director_to_choose():
    towns = [GEOGRAPHY.number[name] for name in ("B9", "D11", "F11", "G8", "H5", "C8", "B3", "E10")]
    state = apart()
    state.stations += tuple(Station(place, 0, (LND, LNE)[at % 2]) for at, place in enumerate(towns))
    sheet = sheet_of(proposing(state), INTO_LND)
    assert "g1862-sheet-excess-markers" in notes(sheet)
    before, after = rows(sheet)["L&D"]["Markers on the map"]
    assert len(before) == 1 + len(towns) // 2
    assert len(after) == state.most_markers()


# Trains


def test_a_refinancing_shows_what_the_company_gets_and_what_every_holder_gives_up():
    table = trainless(50)
    shown = rows(sheet_of(table.state, Refinance()))
    assert shown[0]["ECR shares"] == (6, 3)
    assert shown[1]["ECR shares"] == (2, 1)
    assert shown["ECR"]["Treasury"] == (50, 1050)


def test_selling_own_shares_for_a_train_shows_the_price_and_what_all_are_worth():
    shown = rows(sheet_of(trainless(50).state, SellOwnShares()))
    assert shown["ECR"]["Own"] == (2, 0)
    assert shown["ECR"]["Price"][1] < 100
    assert shown[0]["Worth"][1] < shown[0]["Worth"][0]


def test_a_train_of_another_director_is_shown_as_sold_if_he_agrees():
    table = beside(250, same=False, theirs=("1F", "1F"))
    (trade, *_) = positions.offered(table, TradeTrain)
    sheet = sheet_of(table.state, trade)
    assert rows(sheet)["EUR"]["Trains"] == (("1F", "1F"), ("1F",))
    assert rows(sheet)["ECR"]["Trains"] == ((), ("1F",))
    assert notes(sheet) == ["eighteen-sheet-if-agreed"]
    positions.play(table, trade)
    assert sheet_of(table.state, TITLE.consent(table.state)).holders == sheet.holders


def test_the_first_train_of_a_band_shows_which_trains_rust():
    table = positions.position(
        shares={"ECR": (6, 2, 0), "EUR": (0, 5, 0)},
        prices={"ECR": 100, "EUR": 90},
        trains={"EUR": ["1F", "2E"], "ECR": ["2/3L"]},
        treasury={"ECR": 1000},
        phase="B",
        next_band="C",
        company="ECR",
        step="trains",
    )
    shown = rows(sheet_of(table.state, BuyTrain("local")))
    assert shown["EUR"]["Trains"] == (("1F", "2E"), ())


def test_a_bankruptcy_shows_what_holders_are_paid_and_that_everything_else_is_gone():
    table = beside(
        255,
        same=False,
        theirs=["4/5E"],
        prices={"ECR": 54, "EUR": 54},
        own={"ECR": 0, "EUR": 0},
        pool={"ECR": 2, "EUR": 5},
        phase="G",
        next_band="H",
    )
    shown = rows(sheet_of(table.state, DeclareBankrupt()))
    assert shown[0]["ECR shares"] == (6, 0)
    assert shown[0]["Cash"] == (500, 500 + 6 * 27)
    assert shown["ECR"]["Treasury"] == (255, None)
    assert shown["ECR"]["Director"] == (0, None)


# Shares


def test_a_sale_that_costs_the_directorship_names_the_new_director():
    table = positions.position(shares={"ECR": (5, 4, 0)}, prices={"ECR": 100}, trains={"ECR": ["1F"]})
    sheet = sheet_of(table.state, SellShares("ECR", 3))
    shown = rows(sheet)
    assert shown["ECR"]["Director"] == (0, 1)
    assert shown[0]["Cash"] == (500, 800)
    assert shown["ECR"]["Price"][1] < 100
    (director,) = [one for holder in sheet.holders for one in holder.changes if str(one.what) == "Director"]
    assert director.kind == "seat"


def test_the_start_of_a_company_shows_its_price_and_what_is_paid():
    table = positions.position(cash=500)
    shown = rows(sheet_of(table.state, StartCompany("ECR", 82)))
    assert shown[0]["Cash"] == (500, 500 - 3 * 82)
    assert shown[0]["ECR shares"] == (0, 3)
    assert shown["ECR"]["Price"] == (None, 82)
    assert shown["ECR"]["Director"] == (None, 0)


def test_a_bid_shows_what_is_paid_if_nobody_bids_more():
    table = positions.position(parliament=True)
    sheet = sheet_of(table.state, Bid("ECR", 40))
    assert rows(sheet)[0]["Cash"] == (500, 460)
    assert notes(sheet) == ["eighteen-sheet-if-highest"]
