"""Several people at one table: seats, live events, consent, and what nobody else may do."""

import time
from collections.abc import Callable

from bradshaw.core.chance import Chance

from .following import Follower
from .serving import Browser, Served
from .tables import move, on_turn, online, until, view

NewBrowser = Callable[[], Browser]


def test_two_browsers_see_each_others_moves_at_once(new_browser: NewBrowser):
    ada, ben, cleo = new_browser(), new_browser(), new_browser()
    game = online(ada, ben, cleo)
    follower = Follower(new_browser(), game)
    mover, shown = on_turn([ada, ben, cleo], game)
    begin = time.monotonic()
    assert move(mover, shown, Chance(1)).status_code == 201
    event = until(lambda: follower.events and follower.events[-1], "the event")
    assert time.monotonic() - begin < 5
    assert event["kind"] == "action"
    assert event["number"] == 1
    assert event["entries"][0]["text"]
    follower.stop()


def test_events_resume_without_gap_or_repetition(new_browser: NewBrowser):
    ada, ben, cleo = new_browser(), new_browser(), new_browser()
    game = online(ada, ben, cleo)
    chance = Chance(2)
    for _ in range(12):
        mover, shown = on_turn([ada, ben, cleo], game)
        assert move(mover, shown, chance).status_code == 201
    _, shown = on_turn([ada, ben, cleo], game)
    last = shown["sequence"]
    for start in (0, 5, last):
        for follower in (Follower(ada, game, f"?after={start}"), Follower(ada, game, Last_Event_ID=str(start))):
            until(lambda follower=follower, start=start: len(follower.ids) >= last - start, "the missed events")
            assert follower.ids == list(range(start + 1, last + 1))
            follower.stop()


def test_seats_are_joined_left_and_freed_before_the_start(new_browser: NewBrowser):
    host, ben, eve = new_browser(), new_browser(), new_browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    made = host.make_game(mode="online", seats=seats)
    game, invite = made["id"], made["invite"]
    assert made["status"] == "open"
    assert made["headline"] == "Waiting for 2 more players."
    assert ben.post(f"/api/games/{game}/join", {"name": "Ben"}).status_code == 403, "private without the link"
    assert ben.post(f"/api/games/{game}/join", {"name": "Ben", "invite": invite}).status_code == 201
    assert ben.post(f"/api/games/{game}/join", {"name": "Ben", "invite": invite}).status_code == 409
    assert eve.post(f"/api/games/{game}/join", {"name": "Ada", "invite": invite}).status_code == 400, (
        "the name is taken"
    )
    assert eve.post(f"/api/games/{game}/join", {"name": "Eve", "invite": invite}).status_code == 201
    assert eve.post(f"/api/games/{game}/kick", {"seat": 1}).status_code == 403, "only the host"
    assert host.post(f"/api/games/{game}/kick", {"seat": 2}).status_code == 201
    assert eve.post(f"/api/games/{game}/leave").status_code == 403, "no longer seated"
    assert ben.post(f"/api/games/{game}/leave").status_code == 201
    assert host.post(f"/api/games/{game}/start").status_code == 409, "open seats"
    assert host.post(f"/api/games/{game}/bot", {"seat": 1, "bot": "greedy"}).status_code == 201
    assert ben.post(f"/api/games/{game}/join", {"name": "Ben", "invite": invite, "seat": 2}).status_code == 201
    assert ben.post(f"/api/games/{game}/start").status_code == 403
    started = host.post(f"/api/games/{game}/start")
    assert started.status_code == 201
    assert [seat["kind"] for seat in started.json()["seats"]] == ["person", "bot", "person"]
    assert ben.post(f"/api/games/{game}/leave").status_code == 409, "too late"


def test_listed_games_stand_in_the_lobby_and_private_ones_do_not(new_browser: NewBrowser):
    host, eve = new_browser(), new_browser()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot"}]
    public = host.make_game(mode="online", seats=seats, listed=True)["id"]
    private = host.make_game(mode="online", seats=seats)["id"]
    lobby = [game["id"] for game in eve.listed("lobby")]
    assert public in lobby
    assert private not in lobby
    assert eve.post(f"/api/games/{public}/join", {"name": "Eve"}).status_code == 201


def test_shuffled_seats_are_drawn_at_the_start(new_browser: NewBrowser):
    orders = set()
    for _ in range(16):
        host = new_browser()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "B1"}, {"kind": "bot", "name": "B2"}]
        made = host.make_game(mode="online", seats=seats, shuffle=True, pace=5)
        orders.add(tuple(seat["name"] for seat in made["seats"]))
        mine = next(seat for seat in made["seats"] if seat["mine"])
        assert mine["name"] == "Ada"
    assert len(orders) > 2


def test_no_seed_is_chosen_where_seats_are_drawn(browser: Browser):
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}, {"kind": "bot"}]
    wish = {"title": "emubay", "seats": seats, "seed": 5, "shuffle": True}
    answer = browser.post("/api/games", wish | {"mode": "online"})
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("Where seats are drawn the seed is drawn too")
    assert browser.post("/api/games", wish | {"mode": "solo"}).json()["seed"] == 5


def test_the_seed_of_a_running_online_game_stays_on_the_server(new_browser: NewBrowser, served: Served):
    browsers = [new_browser() for _ in range(3)]
    game = online(*browsers)
    live = served.run(served.state.hall.find(game))
    seed = str(live.head.seed)
    for browser in (*browsers, new_browser()):
        for path in ("", "/positions/current", "/series", "/record", "/export"):
            answer = browser.get(f"/api/games/{game}{path}")
            assert seed not in answer.text, path
            if path in ("/record", "/export"):
                assert answer.status_code == 409
                assert "when the game is over" in answer.json()["error"]
        assert seed not in browser.get("/api/games?list=mine").text
    assert all(seed.encode() not in event for event in live.told)
    live.head.status = "finished"
    assert browsers[0].get(f"/api/games/{game}").json()["seed"] == live.head.seed
    assert browsers[0].get(f"/api/games/{game}/record").json()["seed"] == live.head.seed


def test_nobody_plays_online_under_the_name_of_somebody_elses_account(new_browser: NewBrowser):
    owner = new_browser().register("Isambard")
    guest, other = new_browser(), new_browser().register("Robert")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = owner.make_game(mode="online", seats=seats)
    assert made["seats"][0]["name"] == "Isambard"
    theirs = other.make_game(mode="online", seats=seats)
    for browser, name in ((guest, "isambard"), (guest, "ＩＳＡＭＢＡＲＤ "), (other, "Isambard")):
        answer = browser.post(f"/api/games/{made['id']}/join", {"name": name, "invite": made["invite"]})
        assert answer.status_code == 409
        assert answer.json()["error"] == (
            "There is an account called Isambard: log in to play under this name, or choose another."
        )
        wish = {"title": "emubay", "mode": "online", "seats": [{"kind": "me", "name": name}, *seats[1:]]}
        assert browser.post("/api/games", wish).status_code == 409
    bots = [{"kind": "me"}, {"kind": "bot", "name": "Isambard"}, {"kind": "bot"}]
    assert guest.post("/api/games", {"title": "emubay", "mode": "online", "seats": bots}).status_code == 409
    assert guest.me()["id"] is None
    join = {"name": "Isambard", "invite": theirs["invite"]}
    assert owner.post(f"/api/games/{theirs['id']}/join", join).status_code == 201
    # At one's own screen names are one's own affair.
    assert guest.make_game(seats=[{"kind": "me", "name": "Isambard"}, *({"kind": "bot"},) * 2])["id"]


def test_your_own_last_move_is_taken_back_freely_while_nobody_has_acted(new_browser: NewBrowser):
    browsers = [new_browser() for _ in range(3)]
    game = online(*browsers)
    mover, shown = on_turn(browsers, game)
    version = move(mover, shown, Chance(3)).json()["version"]
    answer = mover.post(f"/api/games/{game}/undo", {"after": version})
    assert answer.status_code == 201
    assert answer.json()["ask"] is None
    assert view(mover, game)["actions"] == 0


def test_undo_after_others_moved_needs_the_consent_of_all_others(new_browser: NewBrowser):
    browsers = [new_browser() for _ in range(3)]
    game = online(*browsers, seed=4)
    chance = Chance(4)
    first, shown = on_turn(browsers, game)
    assert move(first, shown, chance).status_code == 201
    second, shown = on_turn(browsers, game)
    assert move(second, shown, chance).status_code == 201
    third = next(browser for browser in browsers if browser not in (first, second))
    _, shown = on_turn(browsers, game)
    asked = first.post(f"/api/games/{game}/undo", {"after": shown["version"]}).json()["ask"]
    assert asked["state"] == "open"
    assert view(first, game)["actions"] == shown["actions"], "nothing happens before they agree"
    path = f"/api/games/{game}/asks/{asked['id']}/answer"
    assert first.post(path, {"yes": True}).status_code == 403, "one cannot agree with oneself"
    assert second.post(path, {"yes": True}).json()["state"] == "open"
    assert second.post(path, {"yes": True}).status_code == 403, "once is enough"
    assert third.post(path, {"yes": True}).json()["state"] == "granted"
    assert view(first, game)["actions"] == 0
    assert first.post(path, {"yes": True}).status_code == 409


def test_one_no_is_enough_to_refuse(new_browser: NewBrowser):
    browsers = [new_browser() for _ in range(3)]
    game = online(*browsers, seed=4)
    chance = Chance(4)
    first, shown = on_turn(browsers, game)
    move(first, shown, chance)
    second, shown = on_turn(browsers, game)
    assert move(second, shown, chance).status_code == 201
    _, shown = on_turn(browsers, game)
    asked = first.post(f"/api/games/{game}/undo", {"after": shown["version"]}).json()["ask"]
    assert second.post(f"/api/games/{game}/asks/{asked['id']}/answer", {"yes": False}).json()["state"] == "refused"
    assert view(first, game)["actions"] == shown["actions"]
    assert view(first, game)["asks"] == []


def test_chat_reaches_everybody_and_is_told_as_text(new_browser: NewBrowser):
    ada, ben, cleo = browsers = [new_browser() for _ in range(3)]
    game = online(*browsers)
    follower = Follower(ben, game)
    text = "<script>alert(1)</script>\u202e &amp; so on"
    assert ada.post(f"/api/games/{game}/chat", {"text": text}).status_code == 201
    event = until(lambda: follower.events and follower.events[-1], "the message")
    assert event["name"] == "Ada"
    assert event["text"] == "<script>alert(1)</script> &amp; so on"
    assert view(cleo, game)["chat"][0]["text"] == event["text"]
    shown = view(ada, game)
    answer = ada.post(f"/api/games/{game}/chat", {"text": "   "})
    assert answer.status_code == 409
    assert view(ada, game)["version"] == shown["version"], "talking does not make moves stale"
    follower.stop()


def test_nobody_moves_for_another_seat_or_as_a_spectator(new_browser: NewBrowser):
    browsers = [new_browser() for _ in range(3)]
    game = online(*browsers)
    mover, shown = on_turn(browsers, game)
    other = next(browser for browser in browsers if browser is not mover)
    spectator, stranger = new_browser(), new_browser()
    spectator.make_game()
    body = {"after": shown["version"], "action": shown["position"]["choices"]["actions"][0]["action"]}
    refused = other.post(f"/api/games/{game}/actions", body)
    assert refused.status_code == 422
    assert refused.json()["rule"] == "emubay.auction.left"
    assert spectator.post(f"/api/games/{game}/actions", body).status_code == 403
    assert stranger.post(f"/api/games/{game}/actions", body).status_code == 403
    for path in ("undo", "redo"):
        assert spectator.post(f"/api/games/{game}/{path}", {"after": shown["version"]}).status_code == 403
    watched = view(spectator, game)
    assert watched["position"]["choices"] is None
    assert watched["invite"] is None
    assert watched["version"] == shown["version"]


def test_a_guests_games_move_to_the_account(new_browser: NewBrowser):
    browser = new_browser()
    game = browser.make_game()["id"]
    browser.register("Mover")
    assert browser.games() == [game]
    elsewhere = new_browser().log_in("Mover")
    assert elsewhere.games() == [game]
    shown = view(elsewhere, game)
    assert shown["my_turn"]
    assert move(elsewhere, shown, Chance(1)).status_code == 201
