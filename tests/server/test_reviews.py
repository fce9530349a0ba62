"""Reviews on the server: made in the background, in parts, for those who may see them."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from bradshaw.bots import make
from bradshaw.bots.review import Review, review
from bradshaw.core.game import Game
from bradshaw.core.registry import title
from bradshaw.server.play import reviews
from bradshaw.server.storage.tables import ReviewPart, ReviewRow

from .serving import Browser, Served, plain_settings, serving
from .tables import online, play_on, until


@pytest.fixture(scope="module")
def finished() -> Game[Any]:
    """A whole game of Emu Bay, a short one."""
    game = Game(title("emubay"), ["Ada", "Ben", "Cleo"], seed=5)
    bots = [make("random", 5 + seat) for seat in range(3)]
    while game.actors:
        game.play(bots[game.actors[0]].choose(game.title, game.state))
    return game


@pytest.fixture(scope="module")
def reviewed(finished: Game[Any]) -> Review:
    return review(finished)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is worked at until a test does so itself."""

    async def nothing(self: reviews.Reviews) -> bool:
        return False

    monkeypatch.setattr(reviews.Reviews, "work", nothing)


WORK = reviews.Reviews.work


def opened(browser: Browser, game: Game[Any]) -> str:
    record = msgspec.json.decode(game.record().encode())
    found: str = browser.post("/api/games/import", {"record": record}).json()["id"]
    return found


def work(served: Served) -> bool:
    """Make one part of a review."""
    return served.run(WORK(served.state.reviews))


def told(browser: Browser, game: str, query: str = "") -> dict[str, Any]:
    answer = browser.get(f"/api/games/{game}/review{query}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def made(browser: Browser, game: str, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = until(lambda: (one := told(browser, game, query))["state"] == "done" and one, "the review")
    return found


def test_a_finished_game_is_reviewed_in_the_background_and_kept(
    browser: Browser, finished: Game[Any], reviewed: Review
):
    game = opened(browser, finished)
    before = told(browser, game)
    assert (before["state"], before["allowed"], before["review"]) == ("none", True, None)
    wished = browser.post(f"/api/games/{game}/review")
    assert wished.status_code == 200, wished.text
    assert wished.json()["state"] in ("waiting", "done")
    found = made(browser, game)
    assert found["judged"] == found["actions"] == finished.number
    expected = reviewed
    assert found["review"]["expected"] == [list(one) for one in expected.expected]
    assert [one["cost"] for one in found["review"]["decisions"]] == [one.cost for one in expected.decisions]
    assert isinstance(found["review"]["decisions"][0]["played"], str), "sentences for those who want them"
    facts = told(browser, game, "?facts=true")["review"]["decisions"][0]["played"]
    assert set(facts) == {"say", "facts"}
    again = browser.post(f"/api/games/{game}/review").json()
    assert again["state"] == "done", "it is not made a second time"


def test_a_review_goes_on_after_a_restart(
    tmp_path: Path, finished: Game[Any], reviewed: Review, monkeypatch: pytest.MonkeyPatch
):
    settings = plain_settings(tmp_path)
    monkeypatch.setattr(reviews, "PART_SECONDS", 0.0)
    with serving(settings) as served:
        browser = served.browser()
        game = opened(browser, finished)
        browser.post(f"/api/games/{game}/review")
        until(lambda: told(browser, game)["judged"] > 3, "some parts")
        cookies = dict(browser.http.cookies)
        browser.http.close()
    with serving(settings) as served:
        assert len(served.execute(select(ReviewPart.first))) > 3
        monkeypatch.setattr(reviews, "PART_SECONDS", 1.0)
        browser = served.browser()
        browser.http.cookies.update(cookies)
        found = made(browser, game)
        assert [one["cost"] for one in found["review"]["decisions"]] == [one.cost for one in reviewed.decisions]
        assert served.execute(select(ReviewPart.first)) == []
        browser.http.close()


@pytest.mark.usefixtures("held")
def test_reviews_take_turns_and_each_person_has_two_in_the_making(
    served: Served, browser: Browser, finished: Game[Any], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(reviews, "PART_SECONDS", 0.0)
    first, second, third = (opened(browser, finished) for _ in range(3))
    for game in (first, second):
        assert browser.post(f"/api/games/{game}/review").json()["state"] == "waiting"
    refused = browser.post(f"/api/games/{third}/review")
    assert refused.status_code == 429
    assert "2 of your reviews are still being made" in refused.json()["error"]
    for _ in range(4):
        assert work(served)
    assert told(browser, first)["judged"] == told(browser, second)["judged"] == 2
    assert told(browser, first)["ahead"] == 1
    assert browser.delete(f"/api/games/{first}/review").status_code == 200
    assert told(browser, first)["state"] == "none"
    assert browser.post(f"/api/games/{third}/review").status_code == 200
    assert browser.delete(f"/api/games/{second}/review").status_code == 200
    assert browser.delete(f"/api/games/{third}/review").status_code == 200
    assert not work(served)


@pytest.mark.usefixtures("held")
def test_only_who_asked_for_a_review_can_cancel_it(served: Served, new_browser: Any, finished: Game[Any]):
    browser, other = new_browser(), new_browser()
    game = opened(browser, finished)
    browser.post(f"/api/games/{game}/review")
    assert other.delete(f"/api/games/{game}/review").status_code == 403
    other.make_game()
    assert other.delete(f"/api/games/{game}/review").status_code == 200
    seen = told(other, game)
    assert (seen["state"], seen["yours"], told(browser, game)["yours"]) == ("waiting", False, True)
    browser.delete(f"/api/games/{game}/review")


def test_a_running_game_of_several_people_is_not_reviewed(new_browser: Any):
    host, other, stranger = new_browser(), new_browser(), new_browser()
    game = online(host, other, bots=1)
    for browser in (host, other, stranger):
        answer = browser.post(f"/api/games/{game}/review")
        assert answer.status_code == 409
        assert "must be over first" in answer.json()["error"] or "nothing to review" in answer.json()["error"]
        seen = told(browser, game)
        assert (seen["state"], seen["allowed"]) == ("none", False)
    assert host.get("/api/games/0123456789ab/review").status_code == 404


@pytest.mark.usefixtures("held")
def test_who_has_all_seats_reviews_what_was_played_so_far(served: Served, new_browser: Any):
    browser, stranger = new_browser(), new_browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person", "name": "Ben"}, {"kind": "person", "name": "Cleo"}]
    game = browser.make_game(mode="hotseat", seats=seats)["id"]
    assert browser.post(f"/api/games/{game}/review").status_code == 409
    play_on(browser, game, 3)
    assert browser.post(f"/api/games/{game}/review").json()["actions"] == 3
    assert stranger.post(f"/api/games/{game}/review").status_code == 409
    while work(served):
        pass
    assert told(browser, game)["state"] == "done"
    assert told(stranger, game)["state"] == "none"
    play_on(browser, game, 1, seed=1)
    assert told(browser, game)["state"] == "none", "the game has gone on since"
    browser.post(f"/api/games/{game}/review")
    play_on(browser, game, 1, seed=2)
    while work(served):
        pass
    assert served.execute(select(ReviewRow.game).where(ReviewRow.game == game)) == []


@pytest.mark.usefixtures("held")
def test_parts_of_another_program_are_made_again(
    served: Served, browser: Browser, finished: Game[Any], reviewed: Review
):
    game = opened(browser, finished)
    browser.post(f"/api/games/{game}/review")
    assert work(served)
    served.execute(update(ReviewRow).where(ReviewRow.game == game).values(code="another"))
    while work(served):
        pass
    assert [one["number"] for one in told(browser, game)["review"]["decisions"]] == [
        one.number for one in reviewed.decisions
    ]


@pytest.mark.usefixtures("held")
def test_what_fails_again_and_again_is_given_up_and_can_be_asked_for_anew(
    served: Served, browser: Browser, finished: Game[Any], monkeypatch: pytest.MonkeyPatch
):
    def broken(*_: Any) -> Any:
        raise ValueError("no")

    game = opened(browser, finished)
    browser.post(f"/api/games/{game}/review")
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "judge_part", broken)
        for _ in range(reviews.MOST_TRIES):
            assert told(browser, game)["state"] == "waiting"
            assert work(served)
        assert not work(served)
    failed = told(browser, game)
    assert failed["state"] == "failed"
    assert "could not be reviewed" in failed["problem"]
    assert browser.post(f"/api/games/{game}/review").json()["state"] == "waiting"
    browser.delete(f"/api/games/{game}/review")


@pytest.mark.usefixtures("held")
def test_what_a_dead_worker_had_taken_is_taken_after_a_while(served: Served, browser: Browser, finished: Game[Any]):
    game = opened(browser, finished)
    browser.post(f"/api/games/{game}/review")
    lease = served.state.clock.now() + reviews.LEASE
    served.execute(update(ReviewRow).where(ReviewRow.game == game).values(taken=lease))
    assert not work(served)
    served.execute(update(ReviewRow).where(ReviewRow.game == game).values(taken=lease - 2 * reviews.LEASE))
    assert work(served)
    browser.delete(f"/api/games/{game}/review")
