"""What a seat may not know does not leave the server: answers do not depend on a treasury that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from bradshaw.core.game import Game
from bradshaw.core.log import NOBODY
from bradshaw.games.g1860 import TITLE
from bradshaw.games.g1860.components import COMPANY
from bradshaw.games.g1860.state import MINT, Isle, company_account

from ..g1860_log.games import positions
from .serving import Browser, Served
from .tables import online

STAGES = ("stock_turn", "lay_track", "build_bases", "runs", "dividend", "buy_trains")
RICHES = (0, 90, 100, 250, 2000)
"""What the hidden treasury may hold: too little for anything, enough for some things, enough for everything."""


class Table:
    """An online game of three people, and somebody who only looks on."""

    def __init__(self, served: Served, people: list[Browser], stranger: Browser) -> None:
        self.people, self.stranger = people, stranger
        self.id = online(*people, title="1860", options={"open_treasuries": False})
        self.live: Any = served.run(served.state.hall.find(self.id))
        self.path = f"/api/games/{self.id}"

    def put(self, game: Game[Isle]) -> None:
        """Lay another position on the table."""
        self.live.game = game
        self.live.movers = [played.actor for played in game.played]
        self.live.moments.clear()
        self.live.shown.clear()

    def viewers(self) -> Iterator[tuple[int, Browser]]:
        yield from enumerate(self.people)
        yield NOBODY, self.stranger

    def answers(self, seat: int, browser: Browser, wonders: list[dict[str, Any]], spots: list[str]) -> dict[str, Any]:
        """Everything that the server says to somebody about the game."""
        told: dict[str, Any] = {}
        number = len(self.live.running.played)
        for path in ("", "/now", "/positions/current", f"/positions/{number}", "/record", "/export", "/series"):
            told[path] = browser.get(self.path + path)
        told["mine"] = browser.get("/api/games?list=mine")
        told["lobby"] = browser.get("/api/games?list=lobby")
        for number, action in enumerate(wonders):
            told[f"why {number}"] = browser.post(f"{self.path}/why", {"action": action})
            told[f"try {number}"] = browser.post(f"{self.path}/try", {"actions": [action]})
        told["try nothing"] = browser.post(f"{self.path}/try", {"actions": []})
        for spot in spots:
            told[f"sketches {spot}"] = browser.post(f"{self.path}/sketches", {"actions": [], "spot": spot})
        for company in self.live.title.running_companies(self.live.running.state):
            told[f"ways {company}"] = browser.post(f"{self.path}/ways", {"actions": [], "company": company})
        runs = {"type": "run_trains", "runs": []}
        told["runs"] = browser.post(f"{self.path}/runs", {"actions": [], "action": runs})
        if seat not in self.live.running.actors:
            for number, action in enumerate(wonders):
                move = {"after": self.live.version, "action": action}
                told[f"act {number}"] = browser.post(f"{self.path}/actions", move)
        assert all(answer.status_code < 500 for answer in told.values())
        return {name: (answer.status_code, answer.json()) for name, answer in told.items()}


@pytest.fixture
def table(served: Served, new_browser: Callable[..., Browser], monkeypatch: pytest.MonkeyPatch) -> Table:
    # Somebody who can only pass would be passed for, and the game would go on meanwhile.
    monkeypatch.setattr(served.state.attendants, "look", lambda live: None)
    return Table(served, [new_browser() for _ in range(3)], new_browser())


def at_stage(stage: str) -> tuple[Game[Isle], str]:
    """A position of this stage in which the company that acts, or any other, is hidden from somebody."""
    for game in positions(4, 400):
        if len(game.players) != 3 or game.title.position(game.state)["stage"] != stage:
            continue
        acting = game.title.position(game.state)["company"]
        hidden = [name for name in TITLE.secrets(game.state, NOBODY) if game.state.is_floated(COMPANY[name])]
        wanted = acting if acting is not None else min(hidden, default="")
        if wanted in hidden:
            return game.copy(), wanted
    raise AssertionError(f"no {stage} in this game")


def with_treasury(game: Game[Isle], name: str, credits: int) -> Game[Isle]:
    """The same game, but for what one company has."""
    twin = game.copy()
    account = company_account(COMPANY[name])
    twin.state.cash[MINT] += twin.state.cash[account] - credits
    twin.state.cash[account] = credits
    return twin


def wonders_of(games: list[Game[Isle]]) -> tuple[list[dict[str, Any]], list[str]]:
    """Actions that are legal with some treasuries and not with others, and the places where they happen."""
    actions = {action for game in games for action in game.choices().actions}
    some = {action for action in actions if any(action not in game.choices() for game in games)}
    chosen = sorted(some, key=repr)[:6] + sorted(actions - some, key=repr)[:3]
    spots = sorted({TITLE.spot(action) for action in chosen})
    return [msgspec.to_builtins(action) for action in chosen], spots


@pytest.mark.rule("1860.misc.treasury-to-shareholders")
@pytest.mark.parametrize("stage", STAGES)
def test_no_answer_depends_on_a_treasury_that_is_hidden(table: Table, stage: str) -> None:
    game, company = at_stage(stage)
    games = [with_treasury(game, company, credits) for credits in RICHES]
    wonders, spots = wonders_of(games)
    compared = 0
    for seat, browser in table.viewers():
        if company not in TITLE.secrets(game.state, seat):
            continue
        answers = []
        for one in games:
            table.put(one)
            answers.append(table.answers(seat, browser, wonders, spots))
        for name, first in answers[0].items():
            for other in answers[1:]:
                assert other[name] == first, (seat, name)
        compared += 1
    assert compared


@pytest.mark.parametrize("stage", ["lay_track", "build_bases", "buy_trains"])
def test_shareholders_are_told_what_the_others_are_not(table: Table, stage: str) -> None:
    game, company = at_stage(stage)
    director = game.state.director[COMPANY[company]]
    table.put(with_treasury(game, company, 2000))
    shown = table.people[director].get(table.path).json()["position"]
    assert shown["position"]["companies"][company]["treasury"] == 2000
    assert "which has 2000cc" in shown["headline"]
    assert shown["choices"]["actions"]
    action = shown["choices"]["actions"][0]["action"]
    path = table.path
    assert table.people[director].post(f"{path}/why", {"action": action}).json()["legal"]
    assert table.people[director].post(f"{path}/try", {"actions": [action]}).status_code == 200
    refused = table.stranger.post(f"{path}/try", {"actions": [action]})
    assert refused.status_code == 403
    assert refused.json()["error"] == (
        f"What {company} has is for its shareholders to know, and the answer would tell of it."
    )


def test_a_share_bought_in_a_trial_tells_no_treasury(table: Table) -> None:
    for game in positions(4, 400):
        if len(game.players) != 3 or game.title.position(game.state)["stage"] != "stock_turn":
            continue
        (seat,) = game.actors
        hidden = TITLE.secrets(game.state, seat)
        buys = [one for one in game.choices().actions if type(one).__name__ == "BuyShare" and one.company in hidden]
        if buys:
            break
    table.put(game.copy())
    answer = table.people[seat].post(f"{table.path}/try", {"actions": [msgspec.to_builtins(buys[0])]})
    assert answer.status_code == 200, answer.text
    shown = answer.json()["position"]["position"]
    assert shown["companies"][buys[0].company]["treasury"] is None


def test_a_hint_goes_by_what_the_player_knows() -> None:
    game, company = at_stage("stock_turn")
    guesses = {TITLE.guess(with_treasury(game, company, credits).state, {company}).digest() for credits in RICHES}
    assert len(guesses) == 1
    guess = TITLE.guess(game.state, {company})
    assert TITLE.totals(guess) == TITLE.totals(game.state)
    assert TITLE.guess(game.state, frozenset()) == game.state
