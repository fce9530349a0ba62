"""Games exported from 18xx.games become records of ours and go back, and a damaged one is refused as a whole."""

import msgspec
import pytest

from bradshaw.core.errors import BadRecord
from bradshaw.core.game import Game
from bradshaw.core.record import decode
from bradshaw.eighteen.actions import BuyShare
from bradshaw.eighteen.site.stretches import connections
from bradshaw.games.g1862 import TITLE
from bradshaw.games.g1862.actions import Merge, RunTrains
from bradshaw.games.g1862.components import COMPANY
from bradshaw.games.g1862.rules.ending import REASONS
from bradshaw.games.g1862.rules.running import best_runs, problem, read_runs, refuse_runs
from bradshaw.games.g1862.rules.track import network
from bradshaw.games.g1862.site.reading import END_REASONS, read_routes
from bradshaw.games.g1862.site.writing import order_there
from bradshaw.routes.pooled.check import score
from tests.recorded import mark, with_actions

from ..eighteen.site import ends_as_told, saved_again
from ..g1862.boards import position as board
from ..g1862.boards import way
from ..g1862.test_routes_and_runs import NORFOLK, SUFFOLK
from .games import SHORTEST, exported, of_people, plain


def load(data):
    return TITLE.site.load(data)


@pytest.mark.parametrize(
    "name", [SHORTEST, "gen_1013_4p_hoard_short-eight", "gen_2014_4p_treas_eight", "gen_1108_2p_warranty_eight"]
)
def test_import_export_and_import_again_give_the_same_game(name):
    data = exported(name)
    saved = saved_again(TITLE, data)
    assert saved["settings"] == data["settings"]
    assert saved["result"] == {
        str(seat): data["result"][str(player["id"])] for seat, player in enumerate(data["players"], start=1)
    }


@pytest.mark.parametrize("name", ["46925.json", "1862_game_end_bank.json"])
def test_a_game_of_people_is_imported_with_undo_redo_chat_and_standing_orders(name):
    ends_as_told(TITLE, plain(of_people(f"exports/{name}")))


def test_every_reason_to_end_a_game_has_a_word_there():
    assert set(END_REASONS) == set(REASONS)


def test_an_imported_game_is_a_record_like_any_other():
    game = load(exported())
    assert Game.from_record(TITLE, decode(game.record().encode())).state.digest() == game.state.digest()
    assert game.options["ruleset"] == "18xx.games"
    assert game.seed == exported()["settings"]["seed"]


def test_optional_rules_of_the_site_become_options():
    assert load(exported("gen_1003_8p_merger_eight", 3)).options["eight_markers"] is True
    assert load(exported("gen_1003_8p_merger_eight", 3)).options["length"] == "standard"
    assert load(exported("gen_1012_4p_boom_long", 3)).options["length"] == "long"
    assert load(exported(SHORTEST, 3)).options["length"] == "short"


def test_a_merger_and_the_choice_of_its_survivor_are_one_action():
    data = exported()
    number = first(data, "merge")
    merging = load(exported(SHORTEST, number + 1))
    chosen = load(exported(SHORTEST, number + 2))
    assert merging.length == number
    assert isinstance(chosen.played[-1].action, Merge)


def test_where_a_share_was_bought_is_known_without_being_told():
    told, untold = exported(), exported()
    for action in untold["actions"]:
        action.pop("from", None)
    assert load(untold).record() == load(told).record()
    assert any(isinstance(played.action, BuyShare) for played in load(untold).played)


def test_a_revenue_recorded_lower_than_the_runs_earn_is_taken_over():
    data = exported()
    number = first(data, "run_routes")
    data["actions"] = data["actions"][: number + 1]
    data["actions"][number]["routes"][0]["revenue"] -= 20
    game = load(data)
    action = game.played[-1].action
    assert isinstance(action, RunTrains)
    assert action.revenue == data["actions"][number]["routes"][0]["revenue"]
    assert load(TITLE.site.save(game)).record() == game.record()


def test_a_revenue_recorded_higher_than_the_runs_earn_is_not():
    data = exported()
    number = first(data, "run_routes")
    data["actions"] = data["actions"][: number + 1]
    honest = load(data).state.digest()
    data["actions"][number]["routes"][0]["revenue"] += 1000
    assert load(data).state.digest() == honest


# Undo, redo, chat, standing orders


def test_what_was_taken_back_does_not_count_and_what_was_redone_does():
    moves = exported(SHORTEST, 12)["actions"]
    with_undo = [*moves[:8], mark("undo"), *moves[7:8], mark("undo"), mark("redo"), *moves[8:]]
    assert load(with_actions(exported(), with_undo)).state.digest() == load(exported(SHORTEST, 12)).state.digest()


def test_chat_and_standing_orders_change_nothing_and_their_moves_count():
    moves = exported(SHORTEST, 12)["actions"]
    order = mark("program_share_pass", auto_actions=[moves[5]])
    talk = [*moves[:5], mark("message", message="hello"), order, *moves[6:]]
    assert load(with_actions(exported(), talk)).state.digest() == load(exported(SHORTEST, 12)).state.digest()


# Hostile files


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda game: game.update(title="1817"), "not a game of 1862"),
        (lambda game: game.update(title="1862 Solo"), "not a game of 1862"),
        (lambda game: game.pop("players"), "players of the game are missing"),
        (lambda game: game.update(players=[{"name": "Ada"}, {"name": "Ben"}]), "has no id"),
        (lambda game: game["players"][0].update(id=game["players"][1]["id"]), "same id"),
        (lambda game: game.update(actions="none"), "not a list"),
        (lambda game: game["settings"].update(optional_rules=["chess"]), "no optional rule “chess”"),
        (lambda game: game["settings"].update(optional_rules=[["chess"]]), "not names"),
        (lambda game: game["settings"].update(optional_rules=7), "not a list"),
        (lambda game: game["settings"].pop("seed"), "no seed"),
        (lambda game: game["settings"].update(seed="x"), "no seed"),
        (lambda game: game["settings"].update(seed=-1), "seed"),
        (lambda game: game["actions"].append(17), "Action 41: It is not an object"),
        (lambda game: game["actions"].append(mark("teleport")), "Action 41: There is no action of type “teleport”"),
        (lambda game: game["actions"].reverse(), "Action 1: "),
        (lambda game: game["actions"][10].update(entity=99), "Action 11: It is an action of “99”"),
        (lambda game: game["actions"][0].update(auto_actions=5), "Action 1: Its automatic actions"),
    ],
)
def test_a_hostile_file_is_refused_with_one_clear_error(change, words):
    game = exported(SHORTEST, 40)
    change(game)
    with pytest.raises(BadRecord) as refused:
        load(game)
    assert words in str(refused.value)


def first(game, kind):
    """The first action of a kind."""
    return next(number for number, action in enumerate(game["actions"]) if action["type"] == kind)


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("bid", "price", None),
        ("bid", "price", -5),
        ("bid", "corporation", "XYZ"),
        ("par", "share_price", "abc"),
        ("par", "corporation", None),
        ("buy_shares", "shares", []),
        ("buy_shares", "shares", ["ABC_1"]),
        ("buy_shares", "shares", "L&H"),
        ("sell_shares", "percent", -10),
        ("sell_shares", "percent", "all"),
        ("lay_tile", "hex", "Z99"),
        ("lay_tile", "tile", "9999-0"),
        ("lay_tile", "tile", None),
        ("lay_tile", "tile", "16_7x-0"),
        ("lay_tile", "tile", "57"),
        ("lay_tile", "rotation", 17),
        ("place_token", "city", "x"),
        ("place_token", "city", "Q7-0-0"),
        ("run_routes", "routes", [{}]),
        ("run_routes", "routes", None),
        ("run_routes", "routes", [{"train": "A-0", "connections": []}]),
        ("run_routes", "routes", [{"train": "A-0", "connections": [["Q1", "Q3"]]}]),
        ("dividend", "kind", "burn"),
        ("dividend", "kind", []),
        ("buy_train", "train", "Z-0"),
        ("buy_train", "train", "A-5"),
        ("buy_train", "variant", "9X"),
        ("buy_train", "variant", None),
        ("buy_train", "warranties", 7),
        ("merge", "corporation", "XYZ"),
        ("merge", "corporation", "N&E"),
        ("choose", "choice", "neither"),
        ("choose", "choice", []),
    ],
)
def test_an_action_with_nonsense_in_it_is_named_by_its_number(kind, field, value):
    game = exported()
    number = first(game, kind)
    game["actions"][number][field] = value
    with pytest.raises(BadRecord, match=f"^Action {number + 1}: "):
        load(game)


def test_a_missing_action_is_noticed_where_the_next_one_does_not_fit():
    game = exported(SHORTEST, 60)
    del game["actions"][20]
    with pytest.raises(BadRecord, match=r"^Action 2"):
        load(game)


def test_too_many_actions_are_refused_before_any_is_made():
    game = exported(SHORTEST, 1)
    game["actions"] = game["actions"] * 50_001
    with pytest.raises(BadRecord, match="more than any game has"):
        load(game)


# What can be written


def test_a_game_by_the_rulebook_is_not_exported():
    with pytest.raises(BadRecord, match="house rules"):
        TITLE.site.save(Game(TITLE, ["Ada", "Ben"], 0))


def test_a_variant_that_the_site_does_not_have_is_not_exported():
    options = {"ruleset": "18xx.games", "trains": "simple express"}
    with pytest.raises(BadRecord, match="Trains"):
        TITLE.site.save(Game(TITLE, ["Ada", "Ben"], 0, options))


STAR = SUFFOLK | NORFOLK
"""Track from Ipswich to Colchester, to Felixstowe and to Beccles."""
RAYS = (("F11", "E12"), ("F11", "G12"), ("F11", "G10", "G8"))


def meeting_in_ipswich(*trains, order=(0, 1, 2)):
    """EUR, the runs of three of its Freights from Ipswich as the site writes them, and as they are read."""
    state = board(
        tiles=STAR,
        markers={"EUR": ["E12", "F11"]},
        phase="E",
        trains={"EUR": trains},
        options={"ruleset": "18xx.games"},
    )
    cards = [one.id for one in state.trains[COMPANY["EUR"]]]
    routes = [
        {"train": cards[number], "connections": connections(network(state), way(state, *RAYS[number]))}
        for number in order
    ]
    return state, RunTrains(tuple(read_routes(state, problem(state, COMPANY["EUR"]), routes)))


def earned(state, action):
    question = problem(state, COMPANY["EUR"])
    return score(question, read_runs(state, COMPANY["EUR"], action, question))[2]


@pytest.mark.rule("1862.7.8.1-permanent-separate", "1862.7.8.1-joined-scoring")
@pytest.mark.parametrize(
    ("order", "revenues"),
    [
        # Colchester and Felixstowe are the ends of one run, Ipswich and Beccles of the other.
        ((0, 1, 2), (60 + 20, 30, 60 + 30 + 20)),
        # Colchester and Beccles; Ipswich and Felixstowe
        ((0, 2, 1), (60 + 2 * 20, 30, 60 + 30)),
        ((2, 1, 0), (30 + 20, 30, 60 + 60)),
    ],
)
def test_of_permanent_freights_that_meet_in_one_station_the_first_two_are_joined(order, revenues):
    state, action = meeting_in_ipswich("6F", "6F", "6F", order=order)
    assert [run.chain for run in action.runs] == [0, 0, 2]
    assert refuse_runs(state, COMPANY["EUR"], action) is None
    assert earned(state, action) == revenues
    assert best_runs(state, COMPANY["EUR"]).revenue >= sum(revenues)


@pytest.mark.rule("1862.7.8.1-mixed-permanence")
def test_a_freight_that_is_not_permanent_is_joined_to_the_first_that_it_meets():
    state, action = meeting_in_ipswich("6F", "6F", "5F")
    assert [run.chain for run in action.runs] == [2, 1, 2]
    assert refuse_runs(state, COMPANY["EUR"], action) is None
    assert earned(state, action) == (60 + 2 * 20, 60 + 30, 30)


@pytest.mark.rule("1862.7.8.1-join-end-to-end")
def test_freights_that_are_not_permanent_do_not_all_meet_in_one_station():
    state, action = meeting_in_ipswich("5F", "5F", "5F")
    assert refuse_runs(state, COMPANY["EUR"], action).rule == "1862.7.8.1-join-end-to-end"


@pytest.mark.parametrize("pair", [{0, 1}, {0, 2}, {1, 2}])
def test_freights_are_exported_in_an_order_in_which_the_same_are_joined_there(pair):
    state, action = meeting_in_ipswich("6F", "6F", "6F")
    chains = [0 if number in pair else 1 for number in range(3)]
    question = problem(state, COMPANY["EUR"])
    runs = [
        msgspec.structs.replace(run, group=chain)
        for run, chain in zip(read_runs(state, COMPANY["EUR"], action, question), chains, strict=True)
    ]
    order = order_there(network(state), question, runs)
    assert set(order[:2]) == pair
    assert [run.chain for run in meeting_in_ipswich("6F", "6F", "6F", order=order)[1].runs] == [0, 0, 2]
