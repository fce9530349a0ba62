"""Optional Rules and Miscellaneous: what is agreed before the game, and what players may not do in it."""

import pytest

from bradshaw.core.errors import BadOption
from bradshaw.core.game import Game
from bradshaw.core.log import NOBODY
from bradshaw.core.options import complete
from bradshaw.eighteen.actions import BuyShare
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.actions import BuyPrivate, IsleAction
from bradshaw.games.g1860.settings import HOUSE_RULES, OPTIONS, READINGS, THIRD_EDITION, VARIANTS, read_settings

from .positions import NAMES, new_game, play, position, refused

OF_THE_RULEBOOK = (
    "original_insolvency",
    "variable_private_revenue",
    "free_start_order",
    "full_price_unoperated",
    "destinations",
    "accelerated_track",
    "no_train_limit",
    "two_seven_plus_four",
    "open_treasuries",
)
ON_BY_DEFAULT = {option.name for option in READINGS}


@pytest.mark.rule("1860.options.agreement")
def test_without_agreement_the_standard_rules_hold():
    options = complete(TITLE.options, {})
    settings = read_settings(options)
    assert options["ruleset"] == "rulebook"
    assert {field for field in settings.__struct_fields__ if getattr(settings, field)} == ON_BY_DEFAULT
    assert new_game().state.settings == settings


@pytest.mark.rule("1860.options.agreement")
@pytest.mark.parametrize("name", OF_THE_RULEBOOK)
def test_each_variant_of_the_rulebook_can_be_agreed_on_by_itself(name):
    settings = new_game(**{name: True}).state.settings
    assert {field for field in settings.__struct_fields__ if getattr(settings, field)} == {name, *ON_BY_DEFAULT}


@pytest.mark.rule("1860.options.agreement")
def test_options_are_fixed_for_the_whole_game():
    game = new_game(destinations=True)
    assert game.options["destinations"] is True
    assert game.record().options["destinations"] is True


def test_the_options_are_the_variants_the_third_edition_a_reading_and_the_house_rules():
    assert [option.name for option in VARIANTS] == list(OF_THE_RULEBOOK)
    switches = (*VARIANTS, *THIRD_EDITION, *READINGS, *HOUSE_RULES)
    assert [option.name for option in OPTIONS if option not in switches] == ["ruleset"]
    for option in OPTIONS:
        assert option.rule in TITLE.rulebook, option.name
        assert option.accepts(option.default)
    assert len({option.name for option in OPTIONS}) == len(OPTIONS)


def test_the_ruleset_of_the_public_site_switches_all_house_rules_on():
    settings = new_game(ruleset="18xx.games").state.settings
    assert all(getattr(settings, option.name) for option in HOUSE_RULES)
    assert not any(getattr(settings, option.name) for option in (*VARIANTS, *THIRD_EDITION))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"original_insolvency": True, "simplified_insolvency": True}, "choose one of them"),
        ({"exchange_any_time": True, "variable_private_revenue": True}, "privates are not exchanged"),
    ],
)
def test_options_that_contradict_each_other_are_refused(options, words):
    with pytest.raises(BadOption, match=words):
        Game(TITLE, NAMES[:3], 0, options)
    for name in options:
        Game(TITLE, NAMES[:3], 0, {name: True})


@pytest.mark.parametrize("options", [{"tunnels": True}, {"destinations": 1}, {"ruleset": "house"}])
def test_unknown_options_and_values_are_refused(options):
    with pytest.raises(BadOption):
        Game(TITLE, NAMES[:3], 0, options)


# Miscellaneous


@pytest.mark.rule("1860.misc.no-transfers")
def test_nothing_passes_between_players():
    game = position(cash=500, shares={"IOW": [3, 2]}, privates={"Cowes": 1})
    refused(game, BuyPrivate("Cowes"), "1860.misc.no-transfers", "players do not trade")
    refused(game, BuyShare("IOW", "Ben"), "1860.shares.turn")
    named = {field for action in IsleAction.__args__ for field in action.__struct_fields__}
    assert not named & {"player", "seat", "owner", "buyer", "payee"}


def seen(game, seat):
    """What a seat, or somebody without one, is shown of all cash and of the treasury of C&N."""
    table = TITLE.position(game.state, TITLE.secrets(game.state, seat))
    return [one["cash"] for one in table["players"]], table["companies"]["C&N"]["treasury"]


@pytest.mark.rule("1860.misc.cash-public")
@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_everybody_may_see_everybodys_cash(seat):
    game = position(cash=[123, 45, 6])
    assert seen(game, seat)[0] == [123, 45, 6]


@pytest.mark.rule("1860.misc.treasury-to-shareholders")
def test_shareholders_see_a_treasury_and_others_do_not():
    game = position(shares={"C&N": [5, 1]}, credits={"C&N": 777})
    assert [seen(game, seat)[1] for seat in (0, 1, 2, NOBODY)] == [777, 777, None, None]


@pytest.mark.rule("1860.misc.option-treasuries-open")
def test_by_agreement_every_treasury_is_open():
    game = position(shares={"C&N": [5, 1]}, credits={"C&N": 777}, open_treasuries=True)
    assert [seen(game, seat)[1] for seat in (0, 1, 2, NOBODY)] == [777] * 4


@pytest.mark.rule("1860.misc.treasury-public-cases")
def test_treasuries_in_receivership_and_bankruptcy_are_open():
    words = {"credits": {"C&N": 777}}
    unled = position(**words, shares={"C&N": [0, 1]}, pool={"C&N": 4}, directors={"C&N": "pool"}, floated=["C&N"])
    bankrupt = position(**words, bankrupt=["C&N"])
    for game in (unled, bankrupt):
        assert [seen(game, seat)[1] for seat in (0, 1, 2, NOBODY)] == [777] * 4


@pytest.mark.rule("1860.misc.no-transfers")
def test_a_purchase_moves_money_between_one_player_and_the_bank_only():
    game = play(position(cash=500, shares={"IOW": [3, 2]}), BuyShare("IOW", "ipo"))
    parties = {(one.payer, one.payee) for entry in game.log for one in entry.transfers if entry.kind == "buy_share"}
    assert parties == {(1, 0)}
