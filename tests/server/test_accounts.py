"""Guests and accounts, their passwords, logins and links."""

import threading
from datetime import timedelta

import pytest
from argon2 import PasswordHasher, Type, extract_parameters
from sqlalchemy import select, update

from bradshaw.server.clock import now
from bradshaw.server.names import BadPerson, clean_mail, clean_name, folded
from bradshaw.server.people import passwords, people
from bradshaw.server.people.people import NoSuchPerson, PeopleStore
from bradshaw.server.storage.tables import Login, Person, Reset, Seat, Setting

from .serving import PASSWORD, plain_settings, serving

OTHER_PASSWORD = "battery staple"


def at_once(*calls):
    """Do all this at the same time; the results in order."""
    results = [None] * len(calls)
    gate = threading.Barrier(len(calls))

    def run(number, call):
        gate.wait()
        results[number] = call()

    threads = [threading.Thread(target=run, args=item) for item in enumerate(calls)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def have_tokens(browsers):
    """Let the browsers fetch their tokens, so that later only what matters happens at once."""
    for browser in browsers:
        assert browser.token


def set_cookies(answer):
    return {line.split("=", 1)[0]: line for line in answer.headers.get_list("set-cookie")}


# Guests


def test_somebody_who_only_looks_is_nobody(browser):
    answer = browser.get("/api/me")
    assert answer.json()["person"] == {"id": None, "name": None, "guest": True}
    assert set(set_cookies(answer)) == {"bradshaw-csrf"}


def test_somebody_who_begins_to_play_becomes_a_guest(browser):
    game = browser.make_game()
    assert browser.me()["guest"]
    assert browser.me()["id"]
    assert browser.games() == [game["id"]]


def test_guest_stays_the_same_guest(browser):
    browser.make_game()
    first = browser.me()
    browser.make_game()
    assert browser.me() == first
    assert len(browser.games()) == 2


def test_guests_games_are_nobody_elses(browser, new_browser):
    browser.make_game()
    other = new_browser()
    assert other.games() == []
    other.make_game()
    assert len(other.games()) == 1


def test_cookie_of_a_guest_is_renewed_by_a_visit(browser):
    browser.make_game()
    assert "Max-Age=34560000" in set_cookies(browser.get("/api/me"))["bradshaw-guest"]


# Making an account


def test_new_account_is_logged_in(browser):
    answer = browser.post("/api/accounts", {"name": "Ada", "password": PASSWORD})
    assert answer.status_code == 201
    assert answer.json() == browser.me()
    assert browser.me()["name"] == "Ada"
    assert not browser.me()["guest"]


def test_games_of_a_guest_become_those_of_the_new_account(browser):
    game = browser.make_game()
    browser.register("Moving guest")
    assert browser.games() == [game["id"]]
    seats = browser.get(f"/api/games/{game['id']}").json()["seats"]
    assert all(seat["mine"] for seat in seats)
    assert "bradshaw-guest" not in browser.http.cookies


def test_games_of_a_guest_become_those_of_the_account_that_logs_in(browser, new_browser):
    own = new_browser().register("Returning guest").make_game()
    game = browser.make_game()
    browser.log_in("Returning guest")
    assert set(browser.games()) == {own["id"], game["id"]}


def test_cookie_of_a_guest_is_worth_nothing_once_the_games_have_moved(browser, new_browser):
    game = browser.make_game()
    kept = browser.http.cookies["bradshaw-guest"]
    browser.register("Former guest")
    thief = new_browser()
    thief.http.cookies.set("bradshaw-guest", kept)
    assert thief.me()["id"] is None
    assert thief.games() == []
    assert not any(seat["mine"] for seat in thief.get(f"/api/games/{game['id']}").json()["seats"])
    thief.make_game()
    assert thief.me()["guest"]


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "a\nb", "a\x00b", "a\u202eb", "a\u200bb", "\u3164", "\ufdfa" * 40]
)
def test_name_that_cannot_be_seen_or_is_too_long_is_refused(browser, name):
    answer = browser.post("/api/accounts", {"name": name, "password": PASSWORD})
    assert answer.status_code == 400
    assert "name" in answer.json()["error"]
    assert browser.me()["id"] is None


@pytest.mark.parametrize("password", ["", "x" * 7, "x" * 201])
def test_password_has_8_to_200_characters(browser, password):
    answer = browser.post("/api/accounts", {"name": "Short of words", "password": password})
    assert answer.status_code == 400
    assert "8 to 200" in answer.json()["error"]


@pytest.mark.parametrize("password", ["x" * 8, "x" * 200, "🚂" * 8])
def test_shortest_and_longest_password_work(new_browser, password):
    name = f"Pass {len(password)} {password[0]}"
    new_browser().register(name, password)
    new_browser().log_in(name, password)


def test_space_around_a_name_does_not_count(browser, new_browser):
    browser.register("  Trimmed  ")
    assert browser.me()["name"] == "Trimmed"
    new_browser().log_in(" trimmed")


@pytest.mark.parametrize("other", ["Straße", "STRASSE", "strasse", " Strasse", "Ｓtrasse"])
def test_two_names_cannot_differ_in_case_width_or_space_only(new_browser, other):
    first = new_browser().post("/api/accounts", {"name": "Strasse", "password": PASSWORD})
    assert first.status_code in (201, 409)
    late = new_browser()
    answer = late.post("/api/accounts", {"name": other, "password": PASSWORD})
    assert answer.status_code == 409
    assert "Somebody else has this name" in answer.json()["error"]
    assert late.me()["id"] is None


def test_of_two_who_want_the_same_name_at_once_one_gets_it(new_browser):
    browsers = [new_browser(), new_browser()]
    have_tokens(browsers)
    wish = {"name": "Wanted", "password": PASSWORD}
    answers = at_once(*(lambda one=one: one.post("/api/accounts", wish).status_code for one in browsers))
    assert sorted(answers) == [201, 409]


def test_names_are_folded_the_same_once_and_twice():
    for name in ("Ada", "ﬁne", "İstanbul", "Ἀθῆναι", "ǰ", "ΐ", "²", "a  b"):
        assert folded(folded(name)) == folded(name)


def test_name_keeps_the_letters_it_was_written_with():
    assert clean_name(" Zoë ") == clean_name("Zoe\u0308") == "Zoë"


# Logging in and out


def test_unknown_name_and_wrong_password_are_told_alike(browser, new_browser):
    new_browser().register("Known")
    wrong = browser.post("/api/logins", {"name": "Known", "password": "wrong password"})
    unknown = browser.post("/api/logins", {"name": "Unknown", "password": "wrong password"})
    impossible = browser.post("/api/logins", {"name": "a\x00" * 500, "password": ""})
    assert wrong.status_code == unknown.status_code == impossible.status_code == 401
    assert wrong.content == unknown.content == impossible.content
    assert wrong.headers.keys() == unknown.headers.keys()


def test_unknown_name_costs_a_hash_too(browser, new_browser, monkeypatch):
    new_browser().register("Somebody")
    costs = []

    class Noting(PasswordHasher):
        def verify(self, hash, password):
            costs.append(extract_parameters(hash))
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "_HASHER", Noting(time_cost=1, memory_cost=8, parallelism=1))
    for name in ("Somebody", "Nobody at all"):
        browser.post("/api/logins", {"name": name, "password": "wrong password"})
    assert len(costs) == 2
    assert costs[0] == costs[1]


def test_guest_has_no_password_to_log_in_with(served, browser):
    browser.make_game()
    assert not served.run(served.state.people.password_is(browser.me()["id"], ""))
    assert browser.post("/api/logins", {"name": "", "password": ""}).status_code == 401


def test_logins_are_listed_with_their_browsers(new_browser):
    first = new_browser(**{"User-Agent": "Steam/1"}).register("Two browsers")
    second = new_browser(**{"User-Agent": "Diesel/2 " + "x" * 500}).log_in("TWO BROWSERS")
    listed = second.get("/api/logins").json()
    assert [login["current"] for login in listed] == [True, False]
    assert listed[0]["agent"].startswith("Diesel/2")
    assert len(listed[0]["agent"]) == 200
    assert [login["id"] for login in first.get("/api/logins").json()] == [login["id"] for login in listed]
    assert set(listed[0]) == {"id", "created", "last_used", "agent", "current"}


def test_ending_a_login_logs_that_browser_out(new_browser):
    first = new_browser().register("Ender")
    second = new_browser().log_in("Ender")
    [other] = [login["id"] for login in second.get("/api/logins").json() if not login["current"]]
    assert second.delete(f"/api/logins/{other}").status_code == 204
    assert first.get("/api/logins").status_code == 401
    assert first.me()["id"] is None
    assert second.me()["name"] == "Ender"


def test_nobody_can_end_anothers_login(new_browser):
    victim = new_browser().register("Victim")
    [login] = victim.get("/api/logins").json()
    attacker = new_browser().register("Attacker")
    assert attacker.delete(f"/api/logins/{login['id']}").status_code == 404
    assert new_browser().delete(f"/api/logins/{login['id']}").status_code == 401
    assert victim.me()["name"] == "Victim"


def test_cookie_is_worth_nothing_after_logging_out(browser, new_browser):
    browser.register("Leaver")
    kept = browser.http.cookies["bradshaw-login"]
    assert browser.delete("/api/logins/current").status_code == 204
    assert "bradshaw-login" not in browser.http.cookies
    thief = new_browser()
    thief.http.cookies.set("bradshaw-login", kept)
    assert thief.me()["id"] is None


def test_logging_in_anew_ends_the_login_before(browser):
    browser.register("Twice")
    before = browser.http.cookies["bradshaw-login"]
    browser.log_in("Twice")
    assert browser.http.cookies["bradshaw-login"] != before
    assert len(browser.get("/api/logins").json()) == 1


def test_logging_out_without_login_is_refused(browser):
    assert browser.delete("/api/logins/current").status_code == 401
    assert browser.get("/api/logins").status_code == 401


def test_login_expires_after_60_days_without_use(served, browser):
    browser.register("Sleeper")
    person = browser.me()["id"]
    [expires] = served.execute(select(Login.expires).where(Login.person == person))
    assert abs(expires[0] - now() - timedelta(days=60)) < timedelta(minutes=5)
    served.execute(update(Login).where(Login.person == person).values(expires=now() - timedelta(seconds=1)))
    assert browser.me()["id"] is None
    assert browser.get("/api/logins").status_code == 401


def test_login_that_is_used_lasts_longer(served, browser):
    browser.register("Regular")
    person = browser.me()["id"]
    long_ago = now() - timedelta(days=30)
    times = {"last_used": long_ago, "expires": long_ago + timedelta(days=60)}
    served.execute(update(Login).where(Login.person == person).values(**times))
    answer = browser.get("/api/me")
    assert "Max-Age=5184000" in set_cookies(answer)["bradshaw-login"]
    [row] = served.execute(select(Login.last_used, Login.expires).where(Login.person == person))
    assert row.expires - row.last_used == timedelta(days=60)
    assert row.last_used - long_ago > timedelta(days=29)


def test_use_of_a_login_is_written_down_at_most_once_an_hour(served, browser):
    browser.register("Frequent")
    person = browser.me()["id"]
    recent = now() - timedelta(minutes=59)
    served.execute(update(Login).where(Login.person == person).values(last_used=recent))
    assert "bradshaw-login" not in set_cookies(browser.get("/api/me"))
    assert served.execute(select(Login.last_used).where(Login.person == person))[0][0] == recent


def test_login_unused_for_longest_ends_when_there_are_too_many(served, browser, monkeypatch):
    monkeypatch.setattr(people, "MOST_LOGINS", 3)
    browser.register("Everywhere")
    person = browser.me()["id"]
    first = browser.get("/api/logins").json()[0]["id"]
    for _ in range(3):
        served.run(served.state.people.log_in(person, "another"))
    left = [login.id for login in served.run(served.state.people.logins(person))]
    assert len(left) == 3
    assert first not in left


# Passwords


def test_changing_the_password_needs_the_old_one_and_logs_other_browsers_out(browser, new_browser):
    browser.register("Changer")
    other = new_browser().log_in("Changer")
    wrong = browser.put("/api/me/password", {"old": "not the old one", "new": OTHER_PASSWORD})
    assert wrong.status_code == 403
    assert other.me()["name"] == "Changer"
    assert browser.put("/api/me/password", {"old": PASSWORD, "new": "short"}).status_code == 400
    assert browser.put("/api/me/password", {"old": PASSWORD, "new": OTHER_PASSWORD}).status_code == 204
    assert browser.me()["name"] == "Changer"
    assert other.me()["id"] is None
    assert other.post("/api/logins", {"name": "Changer", "password": PASSWORD}).status_code == 401
    other.log_in("Changer", OTHER_PASSWORD)


def test_guest_has_no_password_to_change(browser):
    browser.make_game()
    assert browser.put("/api/me/password", {"old": "", "new": OTHER_PASSWORD}).status_code == 401


def test_password_composed_in_another_way_is_the_same(new_browser):
    new_browser().register("Composer", "Zoë the great")
    new_browser().log_in("Composer", "Zoe\u0308 the great")


def test_password_hashed_with_older_parameters_is_hashed_anew(served, browser, new_browser):
    browser.register("Old hash")
    person = browser.me()["id"]
    old = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1).hash(PASSWORD)
    served.execute(update(Person).where(Person.id == person).values(password=old))
    new_browser().log_in("Old hash")
    [[stored]] = served.execute(select(Person.password).where(Person.id == person))
    assert stored != old
    new_browser().log_in("Old hash")


def test_passwords_are_hashed_by_argon2id_with_plenty_of_memory():
    parameters = extract_parameters(PasswordHasher().hash("x"))
    assert parameters.type is Type.ID
    assert parameters.memory_cost >= 19 * 1024
    assert parameters.time_cost >= 2


def test_database_holds_neither_passwords_nor_tokens(served, browser):
    browser.register("Secretive", "a most secret password")
    reset = served.run(served.state.people.issue_reset("Secretive"))
    stored = repr([served.execute(select(table.__table__)) for table in (Person, Login, Reset)])
    assert "Secretive" in stored
    for secret in ("a most secret password", browser.http.cookies["bradshaw-login"], reset):
        assert secret not in stored


# Links to set a password anew


def test_link_of_the_host_sets_a_password_once_and_ends_all_logins(served, browser, new_browser):
    browser.register("Forgetful")
    token = served.run(served.state.people.issue_reset(" FORGETFUL "))
    helper = new_browser()
    assert helper.post("/api/resets", {"token": token, "password": "short"}).status_code == 400
    assert helper.post("/api/resets", {"token": token, "password": OTHER_PASSWORD}).status_code == 204
    assert browser.me()["id"] is None
    assert helper.me()["id"] is None
    again = helper.post("/api/resets", {"token": token, "password": "a third password"})
    assert again.status_code == 400
    assert "used or has expired" in again.json()["error"]
    helper.log_in("Forgetful", OTHER_PASSWORD)


def test_link_expires_after_24_hours(served, browser):
    browser.register("Late")
    token = served.run(served.state.people.issue_reset("Late"))
    [expires] = served.execute(select(Reset.expires).where(Reset.person == browser.me()["id"]))
    assert abs(expires[0] - now() - timedelta(hours=24)) < timedelta(minutes=5)
    served.execute(update(Reset).values(expires=now() - timedelta(seconds=1)))
    assert browser.post("/api/resets", {"token": token, "password": OTHER_PASSWORD}).status_code == 400
    assert browser.me()["name"] == "Late"


def test_one_link_used_makes_the_others_worthless(served, browser):
    browser.register("Impatient")
    tokens = [served.run(served.state.people.issue_reset("Impatient")) for _ in range(2)]
    assert browser.post("/api/resets", {"token": tokens[1], "password": OTHER_PASSWORD}).status_code == 204
    assert browser.post("/api/resets", {"token": tokens[0], "password": PASSWORD}).status_code == 400


def test_changing_the_password_makes_links_worthless(served, browser):
    browser.register("Recovered")
    token = served.run(served.state.people.issue_reset("Recovered"))
    assert browser.put("/api/me/password", {"old": PASSWORD, "new": OTHER_PASSWORD}).status_code == 204
    assert browser.post("/api/resets", {"token": token, "password": PASSWORD}).status_code == 400


def test_of_two_who_use_a_link_at_once_one_sets_the_password(served, new_browser):
    new_browser().register("Contested")
    token = served.run(served.state.people.issue_reset("Contested"))
    browsers = [new_browser(), new_browser()]
    have_tokens(browsers)
    wishes = [{"token": token, "password": f"password of {number}"} for number in range(2)]
    pairs = zip(browsers, wishes, strict=True)
    answers = at_once(*(lambda one=one, wish=wish: one.post("/api/resets", wish).status_code for one, wish in pairs))
    assert sorted(answers) == [204, 400]
    new_browser().log_in("Contested", wishes[answers.index(204)]["password"])


@pytest.mark.parametrize("token", ["", "x", "\x00", "🚂", "x" * 5000])
def test_link_that_never_was_sets_nothing(browser, token):
    assert browser.post("/api/resets", {"token": token, "password": OTHER_PASSWORD}).status_code == 400


def test_link_for_an_unknown_name_is_refused_to_the_host(served):
    with pytest.raises(NoSuchPerson, match="no account"):
        served.run(served.state.people.issue_reset("Never registered"))


def test_asking_for_mail_is_answered_alike_for_every_name(browser, new_browser):
    new_browser().register("Mailed")
    known = browser.post("/api/resets/mail", {"name": "Mailed"})
    unknown = browser.post("/api/resets/mail", {"name": "Never mailed"})
    assert known.status_code == unknown.status_code == 202
    assert known.content == unknown.content
    assert known.json() == {"mail": False}


# Deleting an account


def test_deleting_an_account_needs_the_password(browser):
    browser.register("Undecided")
    assert browser.delete("/api/me", {"password": "not the password"}).status_code == 403
    assert browser.delete("/api/me").status_code == 400
    assert browser.me()["name"] == "Undecided"


def test_deleted_account_is_gone_but_its_seats_keep_their_names(served, browser, new_browser):
    browser.register("Departed")
    person = browser.me()["id"]
    kept = browser.http.cookies["bradshaw-login"]
    seats = [{"kind": "me", "name": "Departed"}, {"kind": "open"}, {"kind": "bot", "name": "Hudson"}]
    made = browser.make_game(mode="online", seats=seats)
    game = made["id"]
    new_browser().post(f"/api/games/{game}/join", {"name": "Remaining", "invite": made["invite"]})
    assert browser.post(f"/api/games/{game}/start").status_code == 201
    served.run(served.state.people.issue_reset("Departed"))
    assert browser.delete("/api/me", {"password": PASSWORD}).status_code == 204
    assert served.execute(select(Person.id).where(Person.id == person)) == []
    for table in (Login, Reset):
        assert served.execute(select(table.person).where(table.person == person)) == []
    seats = served.execute(select(Seat.name, Seat.person).where(Seat.game == game).order_by(Seat.seat))
    assert [seat.name for seat in seats] == ["Departed", "Remaining", "Hudson"]
    assert [seat.person is None for seat in seats] == [True, False, True]
    shown = new_browser().get(f"/api/games/{game}").json()["seats"]
    assert [seat["name"] for seat in shown] == ["Departed", "Remaining", "Hudson"]
    thief = new_browser()
    thief.http.cookies.set("bradshaw-login", kept)
    assert thief.me()["id"] is None
    assert thief.post("/api/logins", {"name": "Departed", "password": PASSWORD}).status_code == 401


def test_name_of_a_deleted_account_is_free(browser, new_browser):
    browser.register("Vacant")
    first = browser.me()["id"]
    browser.delete("/api/me", {"password": PASSWORD})
    again = new_browser().register("Vacant")
    assert again.me()["id"] != first
    assert again.games() == []


def test_visitor_of_whom_nothing_is_known_has_nothing_to_delete(browser):
    assert browser.delete("/api/me", {"password": ""}).status_code == 401


# Where people want to be told of things


def test_webhook_is_kept_and_taken_away(browser):
    browser.register("Hooked")
    assert browser.get("/api/me").json()["notices"] == {"webhook": None, "mail": None}
    set_ = browser.put("/api/me/notices", {"webhook": " https://example.org/hook?x=1 "})
    assert set_.status_code == 200
    assert browser.get("/api/me").json()["notices"]["webhook"] == "https://example.org/hook?x=1"
    assert browser.put("/api/me/notices", {}).json()["webhook"] == "https://example.org/hook?x=1"
    assert browser.put("/api/me/notices", {"webhook": None}).json()["webhook"] is None
    assert browser.get("/api/me").json()["notices"]["webhook"] is None


def test_guest_has_no_webhook(browser):
    browser.make_game()
    assert browser.put("/api/me/notices", {"webhook": "https://example.org/"}).status_code == 401


def test_webhook_into_a_private_network_is_refused(browser):
    browser.register("Prober")
    answer = browser.put("/api/me/notices", {"webhook": "http://127.0.0.1:8080/"})
    assert answer.status_code == 400
    assert browser.get("/api/me").json()["notices"]["webhook"] is None


def test_mail_address_is_changed_with_the_password_only(browser):
    browser.register("Addressed")
    wish = {"mail": "ada@example.org"}
    assert browser.put("/api/me/notices", wish).status_code == 403
    assert browser.put("/api/me/notices", wish | {"password": PASSWORD}).json()["mail"] == "ada@example.org"
    assert browser.put("/api/me/notices", wish | {"webhook": None}).status_code == 200
    assert browser.put("/api/me/notices", {"mail": None}).status_code == 403
    assert browser.put("/api/me/notices", {"mail": "", "password": PASSWORD}).json()["mail"] is None


@pytest.mark.parametrize(
    "mail", ["ada", "@", "a@", "@b", "a b@c.org", "a@b\n.org", "a@b,c@d", "a@b..org", "<a@b.org>", "a@" + "b" * 300]
)
def test_what_is_no_mail_address_is_refused(mail):
    with pytest.raises(BadPerson):
        clean_mail(mail)


# Cookies


def test_cookies_are_closed_to_scripts_and_other_sites(browser):
    answer = browser.post(
        "/api/games", {"title": "emubay", "mode": "solo", "seats": [{"kind": "me"}] + [{"kind": "bot"}] * 2}
    )
    guest = set_cookies(answer)["bradshaw-guest"]
    login = set_cookies(browser.post("/api/accounts", {"name": "Cookie", "password": PASSWORD}))["bradshaw-login"]
    for cookie in (guest, login):
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert "Path=/;" in cookie
        assert "Secure" not in cookie


def test_cookies_are_sent_over_https_only_where_the_server_has_https(tmp_path):
    with serving(plain_settings(tmp_path, public_url="https://bradshaw.example")) as served:
        answer = served.browser().get("/")
        assert "Secure" in set_cookies(answer)["bradshaw-csrf"]
        assert answer.headers["Strict-Transport-Security"]


def test_key_that_signs_cookies_outlives_the_server(tmp_path):
    settings = plain_settings(tmp_path)
    with serving(settings) as served:
        browser = served.browser()
        browser.make_game()
        guest = browser.me()
        [[kept]] = served.execute(select(Setting.value).where(Setting.name == "secret"))
        assert len(kept) == 64
        assert served.run(PeopleStore(served.state.database).secret()) == kept.encode()
    with serving(settings) as served:
        again = served.browser()
        again.http.cookies.update(dict(browser.http.cookies))
        assert again.me() == guest


def test_key_given_by_the_host_is_used(tmp_path):
    with serving(plain_settings(tmp_path, secret="one key")) as served:
        browser = served.browser()
        browser.make_game()
        assert browser.me()["id"]
    with serving(plain_settings(tmp_path, secret="another key")) as served:
        again = served.browser()
        again.http.cookies.set("bradshaw-guest", browser.http.cookies["bradshaw-guest"])
        assert again.me()["id"] is None


# PostgreSQL


def test_accounts_work_the_same_on_postgresql(tmp_path, postgres_url):
    with serving(plain_settings(tmp_path, database=postgres_url)) as served:
        browser, other = served.browser(), served.browser()
        game = browser.make_game()["id"]
        browser.register("Straße")
        assert browser.games() == [game]
        assert other.post("/api/accounts", {"name": "STRASSE", "password": PASSWORD}).status_code == 409
        for name in ("a\x00b", "\ufdfa" * 40, "x" * 41):
            assert other.post("/api/accounts", {"name": name, "password": PASSWORD}).status_code == 400
            assert other.post("/api/logins", {"name": name, "password": PASSWORD}).status_code == 401
        assert other.delete("/api/logins/%00").status_code == 404
        other.log_in("strasse")
        assert [login["current"] for login in other.get("/api/logins").json()] == [True, False]
        token = served.run(served.state.people.issue_reset("Strasse"))
        assert other.post("/api/resets", {"token": token, "password": OTHER_PASSWORD}).status_code == 204
        assert other.post("/api/resets", {"token": token, "password": PASSWORD}).status_code == 400
        assert browser.me()["id"] is None
        browser.log_in("Straße", OTHER_PASSWORD)
        assert browser.delete("/api/me", {"password": OTHER_PASSWORD}).status_code == 204
        assert served.execute(select(Seat.person).where(Seat.game == game)) == []
        assert served.execute(select(Login.id)) == []
