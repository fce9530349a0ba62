"""A game in play: who plays, going back and forth, looking ahead, and what is refused."""

import pickle

import pytest

import bradshaw
from bradshaw.core.chance import SEED_LIMIT
from bradshaw.core.errors import BadAction, BadOption, BadPlayers, IllegalAction, NothingToUndo
from bradshaw.core.game import CHECKPOINT, Game
from tests.core.heap import TITLE, Heap, Take, Tip


class Pinch(Take, frozen=True, tag="pinch"):
    """A kind of action that Heap does not have."""


class Even(Heap):
    """Heap with options that must go together."""

    def check_options(self, options, players):
        if options["stones"] % players:
            raise BadOption("The stones cannot be divided.")


@pytest.fixture
def game():
    return Game(TITLE, ["Ada", "Ben"], 1, {"stones": 40, "tips": False})


def play(game, *stones):
    for number in stones:
        game.play(Take(number))
    return game


# Setting up


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ([], "Heap is for 2 to 3 players, not 0."),
        (["Ada"], "Heap is for 2 to 3 players, not 1."),
        (["Ada", "Ben", "Cleo", "Dot"], "Heap is for 2 to 3 players, not 4."),
        (["Ada", "Ada"], "Two players have the same name."),
        (["Ada", ""], "A player’s name must have 1 to 40 printable characters: “”."),
        (["Ada", "   "], "A player’s name must have 1 to 40 printable characters: “   ”."),
        (["Ada", "B" * 41], "A player’s name must have 1 to 40 printable characters: “" + "B" * 41 + "”."),
        (["Ada", "B\nC"], "A player’s name must have 1 to 40 printable characters: “B\\nC”."),
        (["Ada", "B\x1b[31m"], "A player’s name must have 1 to 40 printable characters: “B\\x1b[31m”."),
        (["Ada", "\ud800"], "A player’s name must have 1 to 40 printable characters: “\\ud800”."),
        (["Ada", 5], "A player’s name must have 1 to 40 printable characters: “5”."),
        ("Ada", "The players must be given as a list of names."),
        (5, "The players must be given as a list of names."),
        (None, "The players must be given as a list of names."),
        (["Ada", None], "A player’s name must have 1 to 40 printable characters: “None”."),
    ],
)
def test_players_that_cannot_play_are_refused(players, message):
    with pytest.raises(BadPlayers) as caught:
        Game(TITLE, players, 1)
    assert str(caught.value) == message


def test_names_may_be_of_any_script():
    names = ["Žofie Nováková", "山田", "O’Neill 🙂"]
    game = Game(TITLE, names, 1)
    assert game.players == tuple(names)
    assert Game.from_record(TITLE, bradshaw.core.record.decode(game.record().encode())).players == tuple(names)


@pytest.mark.parametrize("seed", [-1, SEED_LIMIT, 1.0, "1", None, True, pytest.param(10**5000, id="huge")])
def test_impossible_seed_is_refused(seed):
    with pytest.raises(BadOption, match="The seed must be a whole number from 0 to 9007199254740991"):
        Game(TITLE, ["Ada", "Ben"], seed)


def test_seed_is_the_only_chance():
    first, second, third = (Game(TITLE, ["Ada", "Ben"], seed) for seed in (5, 5, 6))
    assert first.state == second.state
    assert first.start == second.start
    assert first.start != third.start
    assert Game(TITLE, ["Ada", "Ben"], SEED_LIMIT - 1).seed == SEED_LIMIT - 1


def test_seed_is_drawn_if_none_is_given():
    seeds = {bradshaw.new_game("emubay", ["Ada", "Ben", "Cleo"]).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(0 <= seed < SEED_LIMIT for seed in seeds)


def test_options_are_completed_and_checked():
    assert Game(TITLE, ["Ada", "Ben"], 1, {"tips": False}).options == {"stones": 21, "tips": False, "turns": "left"}
    with pytest.raises(BadOption, match="Option “stones” must be a whole number from 5 to 40, not “41”"):
        Game(TITLE, ["Ada", "Ben"], 1, {"stones": 41})
    with pytest.raises(BadOption, match="There is no option “moon”"):
        Game(TITLE, ["Ada", "Ben"], 1, {"moon": 1})


def test_title_may_refuse_options_that_do_not_go_together():
    assert Game(Even(), ["Ada", "Ben"], 1, {"stones": 20})
    with pytest.raises(BadOption, match="The stones cannot be divided"):
        Game(Even(), ["Ada", "Ben"], 1, {"stones": 21})


# Playing


def test_action_is_played_by_the_one_whose_turn_it_is(game):
    first = game.actors[0]
    game.play(Take(2), actor=first)
    assert game.actors == (1 - first,)
    with pytest.raises(IllegalAction, match=r"It is not your turn. It is \w+’s decision. \[heap.take.in-turn\]"):
        game.play(Take(2), actor=first)
    assert [played.actor for played in game.played] == [first]


def test_refused_action_changes_nothing(game):
    before = game.record().encode(), game.state.copy(), game.log
    for action in (Take(0), Take(4), Tip(0)):
        with pytest.raises(IllegalAction):
            game.play(action)
    assert (game.record().encode(), game.state, game.log) == before


@pytest.mark.parametrize("action", [None, "take", {"type": "take", "stones": 1}, 5, Take, Pinch(1)])
def test_what_is_no_action_of_the_game_is_refused(game, action):
    for ask in (game.refusal, game.play, game.preview):
        with pytest.raises(BadAction, match="is not an action of Heap"):
            ask(action)


@pytest.mark.parametrize("stones", [None, "1", 1.0, True, [1], pytest.param(10**5000, id="huge"), Take(1)])
def test_action_with_a_wrong_value_is_refused(game, stones):
    for ask in (game.refusal, game.play, game.preview):
        with pytest.raises(BadAction, match="The field “stones” of Take is of the wrong type or too large"):
            ask(Take(stones))


@pytest.mark.parametrize(
    "time", ["2026-01-31T18:30:00Z", "2026-01-31T18:30:00.123456+11:00", "1999-12-31T23:59:59.5-05:30"]
)
def test_time_of_an_action_is_kept(game, time):
    game.play(Take(1), time=time)
    assert game.played[0].time == time
    assert game.record().actions[0].time == time


@pytest.mark.parametrize(
    "time",
    ["", "now", "2026-01-31", "2026-01-31T18:30:00", "2026-01-31 18:30:00Z", "٢٠٢٦-01-31T18:30:00Z", "x" * 99, 5],
)
def test_other_forms_of_time_are_refused_and_nothing_is_played(game, time):
    with pytest.raises(BadAction, match="The time of an action must look like 2026-01-31T18:30:00Z, not like "):
        game.play(Take(1), time=time)
    assert list(game.played) == []
    assert game.state.stones >= 40


# Looking ahead


def test_preview_tells_what_would_happen_and_does_nothing(game):
    before = game.record().encode(), game.state.copy()
    entries = game.preview(Take(2))
    assert [entry.kind for entry in entries] == ["take"]
    assert entries[0].transfers[0].amount == 2
    assert (game.record().encode(), game.state) == before
    game.play(Take(2))
    assert game.log == entries


def test_preview_refuses_what_is_illegal(game):
    with pytest.raises(IllegalAction):
        game.preview(Take(4))


# Going back and forth


def test_nothing_to_undo_at_the_beginning(game):
    with pytest.raises(NothingToUndo, match="There is nothing to undo: the game is at its beginning"):
        game.undo()


def test_nothing_to_redo_at_the_newest_action(game):
    for _ in range(2):
        with pytest.raises(NothingToUndo, match="There is nothing to redo: the game is at its newest action"):
            game.redo()
        play(game, 1)


def test_undo_and_redo_move_the_record_and_the_log(game):
    play(game, 1, 2, 3)
    game.undo()
    assert [played.action for played in game.played] == [Take(1), Take(2)]
    assert [played.action for played in game.record().actions] == [Take(1), Take(2)]
    assert len(game.log) == len(game.report()) == 2
    game.redo()
    assert game.log[-1].facts == {"stones": 3}


@pytest.mark.parametrize("length", [CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 2 * CHECKPOINT, 2 * CHECKPOINT + 1])
def test_undo_works_across_checkpoints(game, length):
    digests = [game.state.digest()]
    for _ in range(length):
        play(game, 1)
        digests.append(game.state.digest())
    for digest in reversed(digests[:-1]):
        game.undo()
        assert game.state.digest() == digest
    for digest in digests[1:]:
        game.redo()
        assert game.state.digest() == digest


def test_another_branch_forgets_the_checkpoints_of_the_old_one(game):
    play(game, *[1] * (CHECKPOINT + 4))
    for _ in range(CHECKPOINT):
        game.undo()
    play(game, *[2] * 14)
    twin = play(Game(TITLE, ["Ada", "Ben"], 1, game.options), *[1] * 4, *[2] * 14)
    assert game.at(CHECKPOINT).state == twin.at(CHECKPOINT).state
    game.undo()
    game.redo()
    assert game.state == twin.state
    assert game.record() == twin.record()


def test_any_position_can_be_had_by_its_number(game):
    play(game, 1, 2, 3)
    assert [game.at(number).state.stones for number in range(4)] == [
        game.state.stones + taken for taken in (6, 5, 3, 0)
    ]
    earlier = game.at(1)
    earlier.redo()
    assert earlier.state == game.at(2).state
    assert len(game.played) == 3


def test_later_positions_can_be_had_after_undo(game):
    play(game, 1, 2, 3)
    newest = game.state.copy()
    game.undo()
    game.undo()
    assert game.at(3).state == newest


@pytest.mark.parametrize("number", [-1, 4, 99])
def test_position_that_was_never_reached_is_refused(game, number):
    play(game, 1, 2, 3)
    with pytest.raises(NothingToUndo, match=f"There is no position −?{abs(number)}: the game has 3 actions"):
        game.at(number)


def test_finished_game_can_be_taken_back(game):
    while game.outcome is None:
        game.play(game.choices()[0])
    assert game.actors == ()
    game.undo()
    assert game.outcome is None
    assert len(game.actors) == 1


def test_window_holds_a_position_and_little_else(game):
    while game.outcome is None:
        game.play(game.choices()[0])
    for number in range(game.length + 1):
        window = game.window(number)
        there = window.at(number)
        assert there.state.digest() == game.at(number).state.digest()
        assert (there.number, there.length) == (number, number)
        assert number - window.before < CHECKPOINT
        with pytest.raises(RuntimeError):
            game.window(game.length).record()
    assert game.window().at(game.length).outcome == game.outcome


def test_window_can_be_played_on_but_not_taken_back_beyond_its_beginning(game):
    game.play(game.choices()[0])
    trial = game.window().at(1)
    trial.play(trial.choices()[0])
    assert trial.number == 2
    assert game.number == 1
    trial.undo()
    with pytest.raises(NothingToUndo):
        trial.undo()
    with pytest.raises(NothingToUndo):
        trial.at(0)


@pytest.mark.parametrize("title", ["emubay", "1860", "1862"])
def test_window_goes_to_another_process_and_back(title):
    game = bradshaw.new_game(title, players=["Ada", "Ben", "Cleo"], seed=3)
    for _ in range(20):
        game.play(game.choices()[0])
    data = pickle.dumps(game.window())
    assert len(data) < 10_000
    twin = pickle.loads(data)
    assert twin.title is game.title
    assert twin.state.digest() == game.state.digest()
    twin.at(20).play(twin.choices()[0])


def test_recent_game_forgets_what_was_long_ago(game):
    while game.outcome is None:
        game.play(game.choices()[0])
    late = game.recent(5)
    assert (late.number, late.state.digest()) == (game.number, game.state.digest())
    assert game.number - 5 - CHECKPOINT < late.before <= game.number - 5
    assert late.log_of(late.number - 1) == game.log_of(game.number - 1)
    late.undo()
    assert late.state.digest() == game.at(game.number - 1).state.digest()
    late.redo()
    assert late.outcome == game.outcome
    with pytest.raises(RuntimeError):
        late.record()
    assert late.recent(2).number == game.number


def test_a_game_shows_what_it_is_who_plays_and_where_it_stands():
    game = bradshaw.new_game("emubay", players=["Ada", "Ben", "Cleo"], seed=7)
    game.play(game.choices()[0])
    assert repr(game) == "<Game of emubay with Ada, Ben, Cleo, seed 7: action 1>"
