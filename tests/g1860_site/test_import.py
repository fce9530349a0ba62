"""Games exported from 18xx.games become records of ours and go back, and a damaged one is refused as a whole."""

import copy

import pytest

from bradshaw.core.errors import BadRecord
from bradshaw.core.game import Game
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.rules.ending import REASONS
from bradshaw.games.g1860.site.reading import END_REASONS
from tests.recorded import mark, with_actions

from ..eighteen.site import ends_as_told, saved_again
from .games import exported, of_people, plain


def load(data):
    return TITLE.site.load(data)


@pytest.mark.parametrize("name", ["sim_08", "sim_18", "sim_25", "sim_32"])
def test_import_export_and_import_again_give_the_same_game(name):
    assert saved_again(TITLE, exported(name))["result"] == exported(name)["result"]


@pytest.mark.parametrize("name", ["19354.json", "1860_game_end_bank.json"])
def test_a_game_of_people_is_imported_with_undo_redo_chat_and_standing_orders(name):
    ends_as_told(TITLE, plain(of_people(f"exports/{name}")))


def test_every_reason_to_end_a_game_has_a_word_there():
    assert set(END_REASONS) == set(REASONS)


def test_an_imported_game_is_a_record_like_any_other():
    game = load(exported("sim_18"))
    from bradshaw.core.record import decode

    assert Game.from_record(TITLE, decode(game.record().encode())).state.digest() == game.state.digest()
    assert game.options["ruleset"] == "18xx.games"


def test_optional_rules_of_the_site_become_options():
    assert load(exported("sim_09", 3)).options["full_price_unoperated"] is True
    assert load(exported("sim_09", 3)).options["large_map"] is False
    assert load(exported("sim_01", 3)).options["large_map"] is True
    assert load(exported("sim_01", 3)).options["skip_small_stations"] is True
    assert load(exported("sim_26", 3)).options["original_insolvency"] is True
    assert load(exported("sim_33", 3)).options["simplified_insolvency"] is True
    assert load(exported("sim_28", 3)).options["re_enter_hexes"] is True


# Undo, redo, chat, standing orders


def test_what_was_taken_back_does_not_count_and_what_was_redone_does():
    game = exported("sim_25", 12)
    plainly = load(game).state.digest()
    moves = game["actions"]
    with_undo = [*moves[:8], mark("undo"), *moves[7:8], mark("undo"), mark("redo"), *moves[8:]]
    assert load(with_actions(exported("sim_25", 12), with_undo)).state.digest() == plainly


def test_undo_can_go_back_to_a_named_action():
    game = exported("sim_25", 12)
    moves = game["actions"]
    back = [*moves[:10], mark("undo", action_id=6), *moves[6:]]
    assert load(with_actions(exported("sim_25", 12), back)).state.digest() == load(game).state.digest()


def test_chat_and_standing_orders_change_nothing_and_their_moves_count():
    game = exported("sim_25", 12)
    moves = game["actions"]
    order = mark("program_share_pass", auto_actions=[moves[5]])
    talk = [*moves[:5], mark("message", message="hello"), order, mark("message", message="bye"), *moves[6:]]
    assert load(with_actions(exported("sim_25", 12), talk)).state.digest() == load(game).state.digest()


# Hostile files


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda game: game.update(title="1817"), "not a game of 1860"),
        (lambda game: game.pop("players"), "players of the game are missing"),
        (lambda game: game.update(players=[]), "players of the game are missing"),
        (lambda game: game.update(players=[{"name": "Ada"}, {"name": "Ben"}]), "has no id"),
        (lambda game: game["players"][0].update(id=game["players"][1]["id"]), "same id"),
        (lambda game: game.update(actions="none"), "not a list"),
        (lambda game: game["settings"].update(optional_rules=["chess"]), "no optional rule “chess”"),
        (lambda game: game["settings"].update(optional_rules=7), "not a list"),
        (lambda game: game["actions"].insert(0, mark("undo")), "Action 1: There is nothing to undo"),
        (lambda game: game["actions"].append(mark("redo")), "Action 41: There is nothing to redo"),
        (lambda game: game["actions"].append(mark("undo", action_id="x")), "Action 41: It goes back"),
        (lambda game: game["actions"].append(17), "Action 41: It is not an object"),
        (lambda game: game["actions"].append(mark("teleport")), "Action 41: There is no action of type “teleport”"),
        (lambda game: game["actions"].append({}), "Action 41: There is no action of type “None”"),
        (lambda game: game["actions"].reverse(), "Action 1: "),
        (lambda game: game["actions"][10].update(entity=99), "Action 11: It is an action of “99”"),
        (lambda game: game["actions"][0].update(auto_actions=5), "Action 1: Its automatic actions"),
        (lambda game: game["actions"][0].update(auto_actions=[5]), "Action 1: An automatic action"),
    ],
)
def test_a_hostile_file_is_refused_with_one_clear_error(change, words):
    game = exported("sim_25", 40)
    change(game)
    with pytest.raises(BadRecord) as refused:
        load(game)
    assert words in str(refused.value)


def first(game, kind):
    """The first action of a kind; of bids the first that is no choice of a certificate."""
    return next(
        number for number, action in enumerate(game["actions"]) if action["type"] == kind and "company" not in action
    )


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("lay_tile", "hex", "Z99"),
        ("lay_tile", "tile", "9999-0"),
        ("lay_tile", "rotation", 17),
        ("lay_tile", "tile", None),
        ("place_token", "city", "x"),
        ("place_token", "city", "Q7-0-0"),
        ("buy_shares", "shares", []),
        ("buy_shares", "shares", ["ABC_1"]),
        ("buy_shares", "shares", ["C&N_77"]),
        ("sell_shares", "percent", -10),
        ("sell_shares", "percent", "all"),
        ("par", "share_price", "abc"),
        ("par", "corporation", None),
        ("buy_train", "train", "99+9-0"),
        ("buy_train", "price", -5),
        ("run_routes", "routes", [{}]),
        ("run_routes", "routes", None),
        ("dividend", "kind", "burn"),
        ("bid", "price", None),
    ],
)
def test_an_action_with_nonsense_in_it_is_named_by_its_number(kind, field, value):
    game = exported("sim_08")
    number = first(game, kind)
    game["actions"][number][field] = value
    with pytest.raises(BadRecord, match=f"^Action {number + 1}: "):
        load(game)


def test_a_missing_action_is_noticed_where_the_next_one_does_not_fit():
    game = exported("sim_25", 60)
    del game["actions"][20]
    with pytest.raises(BadRecord, match=r"^Action 2"):
        load(game)


def test_too_many_actions_are_refused_before_any_is_made():
    game = exported("sim_25", 1)
    game["actions"] = game["actions"] * 50_001
    with pytest.raises(BadRecord, match="more than any game has"):
        load(game)


def test_endless_undo_and_redo_end():
    game = exported("sim_25", 4)
    pairs = [mark("undo"), mark("redo")] * 2_000
    flipped = with_actions(copy.deepcopy(game), game["actions"] + pairs)
    assert load(flipped).state.digest() == load(game).state.digest()


# What can be written


def test_a_game_by_the_rulebook_is_not_exported():
    with pytest.raises(BadRecord, match="house rules"):
        TITLE.site.save(Game(TITLE, ["Ada", "Ben"], 0))


def test_a_variant_that_the_site_does_not_have_is_not_exported():
    options = {"ruleset": "18xx.games", "large_map": True, "skip_small_stations": True, "destinations": True}
    with pytest.raises(BadRecord, match="Destinations"):
        TITLE.site.save(Game(TITLE, ["Ada", "Ben"], 0, options))


def test_a_game_without_a_reading_that_the_site_plays_by_is_not_exported():
    options = {"ruleset": "18xx.games", "unfloated_delay_nationalisation": False}
    with pytest.raises(BadRecord, match="always plays with the option “Unfloated companies delay nationalisation”"):
        TITLE.site.save(Game(TITLE, ["Ada", "Ben"], 0, options))
