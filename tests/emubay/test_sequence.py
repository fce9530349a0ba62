"""Sequence of play: the action table."""

import pytest

from bradshaw.core.chance import Chance
from bradshaw.core.game import Game
from bradshaw.games.emubay import TITLE
from bradshaw.games.emubay.actions import (
    Bid,
    Build,
    EndBuild,
    EndTake,
    IssueBond,
    LiftCube,
    Merge,
    Pass,
    PayDividends,
    StartAuction,
    StartBuild,
    StartTake,
    Take,
)
from bradshaw.games.emubay.components import Bond

from .positions import NAMES, act, bidding, offered, play, position, refused, stage, table

SMALL_BOND = Bond(10, 6, 1)


def everything_possible(**changes):
    """The first player could carry out any action, and each has a free space."""
    words = {
        "stations": {"GT": "3,4"},
        "cubes": {"2,3": 2, "5,6": 3},
        "table": {"build": 1, "auction": 1, "take": 2},
    }
    return position(**(words | changes))


WHOLE_TURNS = {
    "build": [StartBuild("EBR"), Build("2,4", "regular"), EndBuild()],
    "auction": [StartAuction("LW"), *bidding(5, 0, 0)],
    "take": [StartTake("EBR"), Take("2,3"), EndTake()],
    "bond": [IssueBond("EBR", SMALL_BOND)],
    "merge": [Merge("EBR", "GT")],
    "dividend": [PayDividends()],
}

# One action


@pytest.mark.rule("emubay.sequence.one-action")
@pytest.mark.parametrize("actions", WHOLE_TURNS.values(), ids=WHOLE_TURNS)
def test_a_turn_is_one_action_after_which_the_next_player_moves(actions):
    game = act(everything_possible(), *actions)
    assert (stage(game), game.actors) == ("lift_cube", (1,))


@pytest.mark.rule("emubay.sequence.one-action")
def test_a_turn_begins_with_a_cube_from_the_table_and_cannot_be_passed():
    game = everything_possible()
    assert offered(game, LiftCube) == list(game.choices())
    for action in (Pass(), Bid(3), StartBuild("EBR"), Build("2,4", "regular"), PayDividends(), EndBuild(), EndTake()):
        refused(game, action, "emubay.sequence.move-cube", "First lift a cube")


@pytest.mark.rule("emubay.sequence.one-action")
def test_a_lifted_cube_must_go_to_an_action():
    game = play(everything_possible(), LiftCube("take"))
    for action in (Pass(), LiftCube("build"), Build("2,4", "regular"), EndTake()):
        refused(game, action, "emubay.sequence.one-action", "lifted a cube from Take resources")
    assert len(game.choices()) > 0


# Next player


@pytest.mark.rule("emubay.sequence.next-player")
@pytest.mark.parametrize(
    ("players", "turn", "following"), [(3, 0, 1), (3, 1, 2), (3, 2, 0), (4, 0, 1), (4, 2, 3), (4, 3, 0)]
)
def test_the_turn_passes_to_the_left(players, turn, following):
    game = position(players=players, turn=turn, table={"take": 3, "build": 1})
    assert game.actors == (turn,)
    act(game, PayDividends())
    assert game.actors == (following,)


@pytest.mark.rule("emubay.sequence.next-player")
def test_nobody_acts_out_of_turn():
    game = position(players=4, turn=2)
    refused(game, LiftCube("take"), "emubay.sequence.next-player", "It is another player’s turn.", seat=0)
    refused(game, LiftCube("take"), "emubay.sequence.next-player", "It is another player’s turn.", seat=3)
    refused(game, LiftCube("take"), "emubay.setup.players", "Nobody sits there: 4 people play.", seat=7)
    assert game.refusal(LiftCube("take"), 2) is None


@pytest.mark.rule("emubay.sequence.next-player")
def test_there_is_no_next_turn_once_the_game_is_over():
    # One black cube on the board and three bonds issued: two end conditions.
    issued = {"EBR": [SMALL_BOND], "LW": [Bond(20, 7, 2)], "TMLC": [Bond(20, 8, 2)]}
    game = position(cubes={"5,6": 1}, bonds=issued, table={"take": 3, "build": 1})
    act(game, PayDividends())
    assert game.actors == ()
    assert len(game.choices()) == 0


# Moving a cube


@pytest.mark.rule("emubay.sequence.move-cube")
@pytest.mark.parametrize("target", WHOLE_TURNS)
def test_the_cube_ends_up_on_the_action_that_is_carried_out(target):
    before = {"build": 1, "auction": 1, "take": 2}
    for source in before:
        if source == target:
            continue
        game = act(everything_possible(), *WHOLE_TURNS[target], lift=source)
        after = dict(before)
        after[source] -= 1
        after[target] = after.get(target, 0) + 1
        assert table(game) == {name: count for name, count in after.items() if count}


@pytest.mark.rule("emubay.sequence.move-cube")
@pytest.mark.parametrize("source", WHOLE_TURNS)
def test_a_cube_cannot_go_back_to_the_action_it_came_from(source):
    # Lifting a cube frees a space of its own action, but not for this player.
    spread = {"build": 1, "auction": 1, "take": 1, "bond": 0, "merge": 0, "dividend": 0}
    spread[source] += 1
    game = play(everything_possible(table=spread), LiftCube(source))
    name = {
        "build": "Build track",
        "auction": "Auction share",
        "take": "Take resources",
        "bond": "Issue bond",
        "merge": "Merge independent",
        "dividend": "Pay dividends",
    }[source]
    refused(game, WHOLE_TURNS[source][0], "emubay.sequence.move-cube", f"comes from {name}", "different action")


@pytest.mark.rule("emubay.sequence.move-cube")
def test_a_cube_can_be_lifted_only_where_one_lies():
    game = position()
    assert list(game.choices()) == [LiftCube("take"), LiftCube("dividend")]
    refused(game, LiftCube("build"), "emubay.sequence.move-cube", "no cube on Build track")
    refused(game, LiftCube("tunnel"), "emubay.sequence.move-cube", "“tunnel”")


@pytest.mark.rule("emubay.sequence.move-cube")
def test_the_cube_of_the_only_possible_action_stays_where_it_lies():
    # Ben has no cash and only EBR, which can build a farm for its £4 and nothing else. A cube from Build track could
    # not go back there; the other cubes can go there.
    game = position(
        turn=1,
        cash=[20, 0, 20],
        shares={"EBR": [0, 1, 0]},
        company_cash={"EBR": 4},
        table={"build": 1, "bond": 1, "merge": 1, "dividend": 1},
    )
    refused(
        game,
        LiftCube("build"),
        "emubay.sequence.move-cube",
        "Build track is the only action open to you, and a cube cannot go back to the action it came from.",
    )
    assert list(game.choices()) == [LiftCube("bond"), LiftCube("merge"), LiftCube("dividend")]
    for source in ("bond", "merge", "dividend"):
        assert list(play(game.copy(), LiftCube(source)).choices()) == [StartBuild("EBR")]


# Full actions


@pytest.mark.rule("emubay.sequence.full-action")
@pytest.mark.parametrize(
    ("target", "full", "words"),
    [
        ("build", {"build": 3, "take": 1}, "All 3 spaces of Build track are full"),
        ("auction", {"auction": 2, "take": 2}, "All 2 spaces of Auction share are full"),
        ("take", {"take": 3, "build": 1}, "All 3 spaces of Take resources are full"),
        ("bond", {"bond": 1, "take": 3}, "The only space of Issue bond is full"),
        ("merge", {"merge": 1, "take": 3}, "The only space of Merge independent is full"),
        ("dividend", {"dividend": 1, "take": 3}, "The only space of Pay dividends is full"),
    ],
)
def test_an_action_without_a_free_space_cannot_be_chosen(target, full, words):  # ruling A8
    source = next(name for name in full if name != target)
    chosen = WHOLE_TURNS[target]
    game = everything_possible(table=full, lifted=source)
    refused(game, chosen[0], "emubay.sequence.full-action", words)
    assert offered(game, type(chosen[0])) == []
    # With one cube fewer there the action can be chosen.
    elsewhere = "auction" if target != "auction" else "build"
    game = everything_possible(table=full | {target: full[target] - 1, elsewhere: 1 + full.get(elsewhere, 0)})
    act(game, *chosen, lift=source)


@pytest.mark.rule("emubay.sequence.full-action", "emubay.sequence.move-cube")
def test_neither_dividends_nor_resources_can_be_chosen_on_the_first_turn():
    # Both are full at the start, and the cube that would free a space cannot return there.
    for source, dividends, resources in (
        ("take", "emubay.sequence.full-action", "emubay.sequence.move-cube"),
        ("dividend", "emubay.sequence.move-cube", "emubay.sequence.full-action"),
    ):
        game = play(everything_possible(table={"take": 3, "dividend": 1}), LiftCube(source))
        refused(game, PayDividends(), dividends)
        refused(game, StartTake("EBR"), resources)


@pytest.mark.rule("emubay.sequence.full-action")
def test_dividends_can_be_chosen_on_the_turn_after_their_cube_was_lifted():
    game = everything_possible(table={"take": 3, "dividend": 1})
    act(game, *WHOLE_TURNS["build"], lift="dividend")
    act(game, PayDividends(), lift="take")
    assert table(game) == {"take": 2, "build": 1, "dividend": 1}


# Being able


@pytest.mark.rule("emubay.sequence.must-be-able")
def test_only_actions_that_can_be_carried_out_are_offered():  # ruling B5
    # Ada has no cash for an auction, no company has money, cubes or a neighbour, and one bond is allowed for EBR.
    game = position(
        cash=[0, 20, 20],
        company_cash={"EBR": 3, "LW": 3, "TMLC": 3, "GT": 3},
        bonds={"LW": [Bond(20, 7, 2)], "TMLC": [Bond(30, 9, 2)]},
        table={"build": 2, "take": 2},
        lifted="take",
    )
    supply = [Bond(10, 6, 1), Bond(20, 8, 2), Bond(30, 10, 2)]
    assert list(game.choices()) == [*(IssueBond("EBR", bond) for bond in supply), PayDividends()]
    refused(game, StartBuild("EBR"), "emubay.build.has-cash", "costs £4", "has only £3")
    refused(game, StartAuction("LW"), "emubay.auction.can-pay-minimum", "is £2", "you have only £0")
    refused(game, Merge("EBR", "GT"), "emubay.merge.adjacent")


@pytest.mark.rule("emubay.sequence.must-be-able")
def test_pay_dividends_can_always_be_carried_out():
    # Not even a share is needed: Ben holds none and has nothing.
    game = position(turn=1, cash=[20, 0, 20], table={"build": 2, "take": 2})
    play(game, LiftCube("take"))
    assert list(game.choices()) == [PayDividends()]


@pytest.mark.rule("emubay.sequence.must-be-able")
def test_a_cube_that_could_go_nowhere_cannot_be_lifted():
    # Such a position does not last in a game: it is a stalemate.
    game = position(turn=1, cash=[20, 0, 20], table={"build": 2, "take": 1, "dividend": 1})
    refused(
        game,
        LiftCube("build"),
        "emubay.sequence.must-be-able",
        "With that cube you could not carry out any other action.",
    )
    assert len(game.choices()) == 0


@pytest.mark.rule("emubay.sequence.must-be-able", "emubay.sequence.one-action")
@pytest.mark.parametrize("seed", range(12))
def test_every_action_on_offer_can_be_carried_out_and_every_lift_leads_somewhere(seed):
    game, chance = Game(TITLE, NAMES[: 3 + seed % 2], seed), Chance(seed)
    carried_out = {StartBuild: Build, StartTake: Take, StartAuction: Bid}
    while game.actors:
        for choice in game.choices().actions:
            if type(choice) is LiftCube:
                assert len(play(game.copy(), choice).choices()) > 0
            elif type(choice) in carried_out:
                assert offered(play(game.copy(), choice), carried_out[type(choice)])
        play(game, chance.pick(game.choices()))
    assert game.outcome is not None
