"""What a sale, a start, a train or a dividend changes for everybody, as it is shown before it is done."""

from bradshaw.eighteen.actions import PASS, PAY, RETAIN, SellShares
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import AnswerOffer, Bid, BuyTrain, StartCompany, TakeDirector

from .operations import iow
from .positions import new_game, offered, play, position, shares, treasury
from .test_bankruptcy import SELLER, failing


def sheet_of(game, action, hidden=frozenset()):
    return TITLE.sheet(game.state, TITLE.foresee(game.state, action), hidden)


def rows(sheet):
    """What changes, by holder and by the name of the row: (before, after)."""
    return {
        (holder.company or holder.seat): {str(change.what): (change.before, change.after) for change in holder.changes}
        for holder in sheet.holders
    }


# Bankruptcy


def test_a_sale_that_ruins_a_company_shows_what_all_holders_lose():
    game = position(**SELLER)
    shown = rows(sheet_of(game, SellShares("IOW", 2)))
    assert shown[0]["Cash"] == (500, 514)
    assert shown[0]["IOW shares"] == (3, 0)
    assert shown[1]["IOW shares"] == (2, 0)
    assert shown["IOW"]["Director"] == (0, None)
    assert shown["IOW"]["IPO"] == (5, 10)
    assert str(shown["IOW"]["Status"][1]) == "bankrupt"
    assert "Treasury" not in shown["IOW"], "the charter keeps its credits"
    play(game, SellShares("IOW", 2))
    assert shares(game, "IOW") == [0, 0, 0]


def test_revenue_that_is_retained_shows_the_bankruptcy_it_leads_to():
    shown = rows(sheet_of(failing(), RETAIN))
    assert shown["IOW"]["Price"][1] is None
    assert str(shown["IOW"]["Status"][1]) == "bankrupt"
    assert all(shown[seat]["IOW shares"][1] == 0 for seat in shown if isinstance(seat, int))


# Trains


def test_a_train_that_must_be_bought_shows_the_treasury_and_the_end_of_insolvency():
    game = iow(trains={}, step="trains", credits={"IOW": 250}, insolvent=["IOW"])
    assert PASS not in game.choices()
    shown = rows(sheet_of(game, BuyTrain("2+1", "bank", 250)))["IOW"]
    assert shown["Treasury"] == (250, 0)
    assert shown["Trains"] == ((), ("2+1",))
    assert str(shown["Status"][0]) == "insolvent"


def test_an_offer_shows_what_happens_if_it_is_accepted_to_both_directors():
    words = {"shares": {"IOW": (5, 0, 0), "C&N": (0, 5, 0)}, "trains": {"C&N": ["2+1", "2+1"]}}
    game = iow(**words, step="trains", credits={"IOW": 300})
    offer = BuyTrain("2+1", "C&N", 90)
    proposed = sheet_of(game, offer)
    before = treasury(game, "C&N")
    assert rows(proposed)["C&N"]["Treasury"] == (before, before + 90)
    assert [note.say for note in proposed.notes] == ["eighteen-sheet-if-agreed"]
    play(game, offer)
    assert TITLE.consent(game.state) == AnswerOffer(True)
    assert sheet_of(game, AnswerOffer(True)).holders == proposed.holders
    hidden = sheet_of(game, AnswerOffer(True), frozenset({"C&N"}))
    assert "Treasury" not in rows(hidden)["C&N"]
    assert rows(hidden)["IOW"]["Treasury"] == (300, 210)


# Shares and dividends


def test_a_dividend_shows_what_each_player_gets_and_the_price():
    game = iow(step="dividend", revenue=100, shares={"IOW": (3, 2, 0)})
    shown = rows(sheet_of(game, PAY))
    assert shown[0]["Cash"][1] - shown[0]["Cash"][0] == 30
    assert shown[1]["Cash"][1] - shown[1]["Cash"][0] == 20
    assert 2 not in shown, "who has no share gets nothing"


def test_a_start_shows_the_par_and_what_is_paid():
    game = position()
    start = offered(game, StartCompany)[0]
    shown = rows(sheet_of(game, start))
    assert shown[0]["Cash"] == (500, 500 - 2 * start.par)
    assert shown[start.company]["Par"] == (None, start.par)
    assert shown[start.company]["Director"] == (None, 0)


def test_a_bid_shows_what_it_costs_and_a_choice_of_the_winner_does_not_bid_on():
    game = new_game(2)
    bid = sheet_of(game, Bid(40))
    assert rows(bid)[0]["Cash"] == (1000, 960)
    assert [note.say for note in bid.notes] == ["eighteen-sheet-if-highest"]
    play(game, Bid(40), PASS)
    taken = sheet_of(game, TakeDirector("C&N", 100))
    assert rows(taken)[0]["C&N shares"] == (0, 2)
    assert taken.notes == ()
