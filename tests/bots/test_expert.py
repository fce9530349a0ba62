"""The expert: whole turns, weights that play has taught, reasons that are facts."""

from typing import Any

import msgspec
import pytest

import bradshaw
from bradshaw.bots import make
from bradshaw.bots.expert import Budget, Expert
from bradshaw.bots.foresight import BadWeights, Foresight, Weights, read_weights, shipped
from bradshaw.bots.turns import turns
from bradshaw.core.chance import Chance
from bradshaw.core.frame import advance
from bradshaw.core.game import Game
from bradshaw.core.log import SILENCE
from bradshaw.eighteen.actions import PASS, PAY, RETAIN
from bradshaw.games.g1860.actions import BuyTrain
from bradshaw.games.g1862.actions import HUDSON
from bradshaw.games.g1862.actions import BuyTrain as BuyTrainOf1862
from bradshaw.games.g1862.components import COMPANY, EXPRESS, FREIGHT
from bradshaw.games.g1862.judgement.earnings import gain

from ..g1860.positions import position as isle
from ..g1862.positions import position as counties
from .games import game_of, some_positions

TITLES = ("1860", "1862", "emubay")


@pytest.mark.parametrize("title_id", TITLES)
def test_an_expert_plays_legally_and_repeats_itself_for_a_seed_and_a_number_of_looks(title_id: str):
    title = bradshaw.title(title_id)
    for state in some_positions(title_id, 120, 12):
        before = state.copy()
        first, second = (make("expert:3", 5).choose(title, state) for _ in range(2))
        assert state == before
        assert first == second
        assert state.frames[-1].legal(state, first)


@pytest.mark.parametrize("title_id", TITLES)
def test_what_is_expected_of_all_players_is_in_money_and_chances_sum_up_to_one(title_id: str):
    foresight = Foresight(bradshaw.title(title_id))
    for state in some_positions(title_id, 100, 20):
        outlook = foresight.outlook(state)
        assert sum(outlook.chances) == pytest.approx(1, abs=1e-4)
        assert max(outlook.worths) > 0


@pytest.mark.parametrize("title_id", TITLES)
def test_at_the_end_an_outlook_is_the_outcome(title_id: str):
    title = bradshaw.title(title_id)
    state, _ = game_of(title, ["random"] * 3, 2, title.longest_game)
    outcome = title.outcome(state)
    assert outcome is not None
    outlook = Foresight(title).outlook(state)
    assert list(outlook.worths) == list(outcome.scores)
    assert [seat for seat, chance in enumerate(outlook.chances) if chance > 0.1] == list(outcome.winners)


def test_turns_of_a_company_end_with_its_turn():
    title = bradshaw.title("1860")
    foresight = Foresight(title)
    state = next(one for one in some_positions("1860", 400, 1) if type(one.frames[-1]).__name__ == "LayTrack")
    turn, actor = foresight.turn(state), state.frames[-1].actor(state)
    found = turns(foresight, state, Chance(1))
    assert len(found) > 2
    for one in found:
        assert foresight.turn(one.state) != turn or one.state.frames[-1].actor(one.state) != actor
    chances = [one.outlook.chances[actor] for one in found]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("looks", [1, 6])
def test_an_expert_never_keeps_the_last_dividend(looks: int):
    isle_game = isle(
        cash=[6000, 100, 3000],
        shares={"IOW": [1, 5], "C&N": [5]},
        prices={"C&N": 100, "IOW": 90},
        trains={"IOW": ["3+2"], "C&N": ["3+2"]},
        phase="3+2",
        company="IOW",
        step="dividend",
        revenue=60,
    )
    isle_game.state.bank_broken = True
    assert RETAIN in isle_game.choices()
    assert make(f"expert:{looks}", 1).choose(bradshaw.title("1860"), isle_game.state) == PAY
    counties_game = counties(
        cash=[0, 5000, 5000],
        shares={"ECR": (5, 2, 0)},
        prices={"ECR": 100},
        trains={"ECR": ["2E"]},
        company="ECR",
        step="dividend",
        revenue=60,
        round_of_set=(2, 2),
        phase="B",
        treasury={"ECR": 500},
    )
    counties_game.state.bank_broken = True
    assert make(f"expert:{looks}", 1).choose(bradshaw.title("1862"), counties_game.state) == HUDSON


def test_not_all_auctions_of_1860_go_alike_though_nothing_is_drawn():
    title = bradshaw.title("1860")
    assert title.expertise is not None
    auctions = set()
    for seed in range(6):
        state = Game(title, ["Ada", "Ben", "Cleo"], seed).state
        bots = [make("expert:1", 10 * seed + seat) for seat in range(3)]
        made = []
        while title.expertise.is_opening(state):
            made.append(bots[state.frames[-1].actor(state)].choose(title, state))
            advance(state, made[-1], SILENCE)
        auctions.add(tuple(made))
    assert len(auctions) > 2


def test_an_expert_lets_no_treasury_of_1860_lie_idle_that_has_plenty_for_a_train():
    title = bradshaw.title("1860")
    rich = isle(
        shares={"IOW": [5, 1], "C&N": [1, 5]},
        prices={"C&N": 100, "IOW": 90},
        trains={"IOW": ["2+1"], "C&N": ["2+1"]},
        credits={"IOW": 520},
        company="IOW",
        step="trains",
    )
    poor = isle(
        shares={"IOW": [5, 1], "C&N": [1, 5]},
        prices={"C&N": 100, "IOW": 90},
        trains={"IOW": ["2+1"], "C&N": ["2+1"]},
        credits={"IOW": 300},
        company="IOW",
        step="trains",
    )
    assert PASS in rich.choices()
    assert isinstance(make("expert:1", 1).choose(title, rich.state), BuyTrain)
    assert PASS in Foresight(title).considered(poor.state)


def test_an_expert_of_1860_does_not_wait_with_money_for_others_to_float_a_company():
    title = bradshaw.title("1860")
    words: dict[str, Any] = {"shares": {"IOW": [2, 0, 0]}, "pars": {"IOW": 100}}
    together, poor = isle(cash=[150, 100, 100], **words), isle(cash=[150, 50, 50], **words)
    assert PASS in together.choices()
    assert PASS not in Foresight(title).considered(together.state)
    assert PASS in Foresight(title).considered(poor.state)
    together.state.bank_broken = True
    assert PASS in Foresight(title).considered(together.state)


def trains_of_1862(treasury: int, track: bool = False) -> Any:
    """W&F has an Express, may buy a train of band B, and can run to another town if there is track."""
    tiles = {"E4": ("57", 0), "E6": ("8852", 0), "E8": ("57", 0)} if track else {"E4": ("57", 0)}
    return counties(
        shares={"W&F": (5, 2, 0)},
        prices={"W&F": 100},
        trains={"W&F": ["2E"]},
        permits={"W&F": "EF"},
        treasury={"W&F": treasury},
        tiles=tiles,
        markers={"W&F": ["E4"]},
        company="W&F",
        step="trains",
        phase="B",
    )


def test_an_expert_lets_no_treasury_of_1862_lie_idle_that_has_plenty_for_a_train():
    title = bradshaw.title("1862")
    rich, poor = trains_of_1862(400), trains_of_1862(390)
    assert PASS in rich.state.frames[-1].choices(rich.state)
    bought = make("expert:1", 1).choose(title, rich.state)
    assert isinstance(bought, BuyTrainOf1862)
    assert bought.kind in ("express", "freight")
    assert PASS in Foresight(title).considered(poor.state)
    rich.state.bank_broken = True
    rich.state.top_reached = True
    assert Foresight(title).considered(rich.state) == [PASS]


def test_an_expert_buys_a_train_of_1862_that_earns_its_price_in_the_rounds_left():
    title = bradshaw.title("1862")
    useless, useful = trains_of_1862(200), trains_of_1862(200, track=True)
    company = COMPANY["W&F"]
    assert gain(useless.state, company, FREIGHT) == 0
    assert gain(useful.state, company, FREIGHT) > 0
    assert gain(useful.state, company, EXPRESS) == 0
    assert PASS in Foresight(title).considered(useless.state)
    assert isinstance(make("expert:1", 1).choose(title, useful.state), BuyTrainOf1862)


# Weights


@pytest.mark.parametrize("title_id", TITLES)
def test_every_title_ships_weights_with_the_run_that_made_them(title_id: str):
    title = bradshaw.title(title_id)
    weights = shipped(title)
    assert title.expertise is not None
    assert weights.measures == tuple(title.expertise.terms)
    assert str(weights.made_by["command"]).startswith(f"scripts/learn.py {title_id} ")


def test_weights_run_in_straight_lines_between_their_points():
    weights = Weights("1860", ("a",), (0.0, 0.5, 1.0), ((0.0,), (1.0,), (3.0,)), (1.0, 2.0, 4.0), (0.3, 0.2, 0.1))
    assert weights.at(0.25) == ([0.5], 1.5, pytest.approx(0.25))
    assert weights.at(1.0) == ([3.0], 4.0, pytest.approx(0.1))
    assert weights.at(7.0) == weights.at(1.0)


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-20],
        lambda data: b"[]",
        lambda data: data.replace(b'"1860"', b'"1862"'),
        lambda data: data.replace(b'"cash"', b'"credit"'),
    ],
)
def test_weights_that_do_not_fit_are_refused_in_one_sentence(damage: Any):
    title = bradshaw.title("1860")
    data = msgspec.json.encode(shipped(title))
    assert read_weights(data, title) == shipped(title)
    with pytest.raises(BadWeights) as error:
        read_weights(damage(data), title)
    assert "\n" not in str(error.value)


# Reasons


def test_an_expert_says_what_it_expects_what_else_it_thought_of_and_what_decides():
    title = bradshaw.title("1860")
    bot = Expert("expert", 1, Budget(None, 1))
    for state in some_positions("1860", 400, 1):
        if type(state.frames[-1]).__name__ != "StockTurn":
            continue
        action = bot.choose(title, state)
        why = bot.why()
        # Nothing tells equally good ones apart.
        if why is not None and why.cost:
            break
    assert why is not None
    assert why.seat == state.frames[-1].actor(state)
    assert len(why.now) == len(why.after) == 3
    assert why.other is not None
    assert why.other != action
    assert state.frames[-1].legal(state, why.other)
    assert why.cost > 0
    assert 0 < len(why.terms) <= 3
    amounts = [abs(term.amount) for term in why.terms]
    assert amounts == sorted(amounts, reverse=True)
    said = [str(text) for text in bot.reasons()]
    assert "£" in said[0]
    assert any("alternative" in sentence for sentence in said)


def test_a_title_without_expertise_is_judged_by_its_own_evaluation():
    class Plain(type(bradshaw.title("emubay"))):  # type: ignore[misc]
        expertise = None

    title = Plain()
    state = Game(title, ["Ada", "Ben", "Cleo"], 1).state
    foresight = Foresight(title)
    assert foresight.weights.measures == ("judged",)
    worths = title.evaluate(state)
    order = sorted(range(3), key=lambda seat: worths[seat])
    assert sorted(range(3), key=lambda seat: foresight.outlook(state).worths[seat]) == order
    assert make("expert:2", 1).choose(title, state) in state.frames[-1].choices(state)
