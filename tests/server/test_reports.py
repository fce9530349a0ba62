"""Reports: what people tell the host of, how the host decides, and who is told what of it."""

import json
from collections.abc import Callable
from datetime import timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from bradshaw.server.clock import now
from bradshaw.server.delivery.mailing import Mailing
from bradshaw.server.http import limits
from bradshaw.server.people.reports import MOST_WAITING
from bradshaw.server.settings import BadSetting
from bradshaw.server.storage.tables import Delivery, Person, Report
from tests.server.clubs import club_table, found_club

from .conftest import Admin, both_databases
from .serving import PASSWORD, Browser, Served, plain_settings, serving
from .tables import online, until, view

NewBrowser = Callable[..., Browser]
NUMBERS = count(1)
SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def trio(served: Served) -> list[Browser]:
    """Three accounts of which nobody has heard."""
    number = next(NUMBERS)
    return [served.browser().register(f"{name} {number}") for name in ("Ada", "Ben", "Cleo")]


def say(browser: Browser, game: str, text: str) -> int:
    """Say something; the number of the message."""
    answer = browser.post(f"/api/games/{game}/chat", {"text": text})
    assert answer.status_code == 201, answer.text
    sequence: int = view(browser, game)["chat"][-1]["sequence"]
    return sequence


def report(browser: Browser, subject: str, kind: str = "abuse", **what: Any) -> tuple[int, str]:
    """The status, and which sentence it is refused with."""
    answer = browser.post("/api/reports", {"subject": subject, "kind": kind, **what})
    return answer.status_code, "" if answer.status_code < 400 else answer.json()["message"]["say"]


def newest(served: Served) -> int:
    [[number]] = served.execute(select(func.max(Report.id)))
    return int(number)


def inbox(browser: Browser) -> list[str]:
    return [one["text"] for one in browser.get("/api/me/inbox").json() if one["kind"] == "host"]


def in_words(text: str) -> str:
    return " ".join(text.split())


# From the report to the decision


@both_databases
def test_a_message_is_reported_decided_and_told_to_both(hosted: Served, admin: Admin):
    ada, ben, cleo = trio(hosted)
    game = online(ada, ben, cleo)
    say(cleo, game, "Good luck everybody")
    rude = say(ben, game, "You <b>fool</b>")
    say(ada, game, "Now now")
    assert report(ada, "message", game=game, sequence=rude, text="Not the first time") == (204, "")
    assert report(ada, "message", game=game, sequence=rude) == (409, "server-report-again")
    assert report(cleo, "message", game=game, sequence=rude) == (204, "")
    number = newest(hosted) - 1
    ben_name, ada_name = ben.me()["name"], ada.me()["name"]
    listed = in_words(admin("reports", "--open"))
    assert f"{number}" in listed
    assert ben_name in listed
    shown = in_words(admin("report", number))
    assert f"reported by {ada_name}: “Not the first time”" in shown
    assert "“You <b>fool</b>”" in shown
    assert "Good luck everybody" in shown
    assert "Now now" in shown
    assert "Somebody else has reported the same" in shown
    found = json.loads(admin("report", number, "--json"))
    assert [line["reported"] for line in found["around"]] == [False, True, False]
    assert "2 reports together" in in_words(admin("decide", number, "mute", 7, "--note", "Keep it friendly."))
    end = now() + timedelta(days=7)
    for reporter in (ada, cleo):
        [told] = inbox(reporter)
        assert told.startswith("After your report the host of this server does not let Ben chat until")
        assert "friendly" not in told
    [told] = inbox(ben)
    assert f"{end:%Y-%m-%d}" in told
    assert "insults or threats" in told
    assert "“You <b>fool</b>”" in told
    assert told.endswith("Keep it friendly.")
    assert ada_name not in told
    refused = ben.post(f"/api/games/{game}/chat", {"text": "Me?"})
    assert refused.status_code == 403
    assert f"until {end:%Y-%m-%d}" in refused.json()["error"]
    mute = ben.get("/api/me").json()["mute"]
    assert mute["until"].startswith(f"{end:%Y-%m-%d}")
    assert ada.get("/api/me").json()["mute"] is None
    assert "is decided already" in admin("decide", number + 1, "dismiss", status=2)
    assert f"until {end:%Y-%m-%d}" in in_words(admin("person", ben_name))
    # A shorter time that is decided later ends nothing earlier.
    assert report(ada, "profile", person=ben.me()["id"]) == (204, "")
    admin("decide", newest(hosted), "mute", 1)
    assert ben.get("/api/me").json()["mute"] == mute
    assert f"{end:%Y-%m-%d}" in inbox(ada)[0]
    # Then it is over by itself.
    passed = now() - timedelta(seconds=1)
    hosted.execute(update(Person).where(Person.id == ben.me()["id"]).values(muted_until=passed))
    assert ben.get("/api/me").json()["mute"] is None
    say(ben, game, "Sorry")


def test_each_decision_does_what_it_says(hosted: Served, admin: Admin):
    ada, ben, cleo = trio(hosted)
    game = online(ada, ben, cleo)
    assert ada.put("/api/me/notices", {"mail": "ada@example.org", "password": PASSWORD}).status_code == 200
    assert ada.put("/api/me/wishes", {"mail": ["host"]}).status_code == 204
    seat = {"game": game, "seat": 1}
    for decision in (["dismiss"], ["warn"], ["rename", f"Polite {next(NUMBERS)}"]):
        assert report(ada, "player", "play", text="Why?", **seat) == (204, "")
        admin("decide", newest(hosted), *decision, "--note", "Said the host.")
    mailed = select(Delivery.channel).where(Delivery.person == ada.me()["id"])
    until(lambda: len(hosted.execute(mailed)) == 3, "the mails about three decisions to be on their way")
    told = inbox(ada)[::-1]
    assert "takes no measure. Said the host." in told[0]
    assert "has warned Ben" in told[1]
    assert "another name" in told[2]
    renamed, warned = inbox(ben)
    assert warned.startswith("The host of this server warns you. The reason: unfair play.")
    assert f"another name: {ben.me()['name']}." in renamed
    assert report(ada, "profile", "name", person=ben.me()["id"]) == (204, "")
    number = newest(hosted)
    shown = in_words(admin("report", number))
    assert "dismissed" in shown
    assert "warned" in shown
    assert "--yes" in admin("decide", number, "ban", status=2)
    admin("decide", number, "ban", "--yes")
    assert ben.get("/api/logins").status_code == 401
    assert "has excluded" in inbox(ada)[0]
    for wrong in (["mute"], ["mute", "0"], ["mute", "many"], ["rename"], ["warn", "7"]):
        admin("decide", number, *wrong, status=2)
    assert "There is no report 999999" in admin("report", 999999, status=2)


def test_reports_stay_when_the_game_is_gone_and_go_with_the_person(hosted: Served, admin: Admin):
    ada, ben, _ = trio(hosted)
    game = ada.make_game(mode="online", seats=SEATS, listed=True)
    assert ben.post(f"/api/games/{game['id']}/join", {}).status_code == 201
    rude = say(ben, game["id"], "Something rude")
    assert report(ada, "message", game=game["id"], sequence=rude, text="My own words") == (204, "")
    number = newest(hosted)
    assert ada.delete(f"/api/games/{game['id']}").status_code == 204
    assert "Something rude" in admin("report", number)
    exported = ada.get("/api/me/export").json()
    assert [one["quoted"] for one in exported["reports"]] == ["Something rude"]
    assert "Something rude" not in json.dumps(ben.get("/api/me/export").json()["measures"])
    admin("decide", number, "warn")
    [measure] = ben.get("/api/me/export").json()["measures"]
    assert (measure["quoted"], measure["decision"]) == ("Something rude", "warn")
    assert "My own words" not in ben.get("/api/me/export").text
    assert ada.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    shown = in_words(admin("report", number))
    assert "reported by somebody who has left" in shown
    assert "My own words" not in shown
    assert ben.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert hosted.execute(select(Report.id).where(Report.id == number)) == []


# What can be reported, and by whom


def test_descriptions_players_and_profiles_are_reported_from_where_they_are_seen(served: Served):
    ada, ben, _ = trio(served)
    game = ada.make_game(mode="online", seats=SEATS, listed=True, description="Only <i>winners</i>")
    assert report(ben, "description", "spam", game=game["id"]) == (204, "")
    assert report(ben, "player", game=game["id"], seat=0) == (204, "")
    assert report(ben, "profile", "name", person=ada.me()["id"]) == (204, "")
    rows = served.execute(select(Report.subject, Report.quoted, Report.about).order_by(Report.id.desc()).limit(3))
    assert [tuple(row) for row in rows][::-1] == [
        ("description", '"Only <i>winners</i>"', ada.me()["id"]),
        ("player", '""', ada.me()["id"]),
        ("profile", '""', ada.me()["id"]),
    ]
    plain = ada.make_game(mode="online", seats=SEATS, listed=True)
    assert report(ben, "description", game=plain["id"]) == (409, "server-report-nothing")
    assert report(ben, "player", game=plain["id"], seat=1) == (409, "server-report-nobody")
    assert report(ben, "player", game=plain["id"], seat=99) == (409, "server-report-nobody")
    assert report(ada, "player", game=plain["id"], seat=0) == (409, "server-report-yourself")


def test_guests_report_and_are_reported_and_keep_it_as_accounts(served: Served, new_browser: NewBrowser):
    ada, _, _ = trio(served)
    game = ada.make_game(mode="online", seats=SEATS, listed=True)["id"]
    guest = new_browser()
    assert guest.post(f"/api/games/{game}/join", {"name": "Passer-by"}).status_code == 201
    rude = say(guest, game, "From a guest")
    mine = say(ada, game, "From an account")
    assert report(ada, "message", game=game, sequence=rude) == (204, "")
    assert report(guest, "message", game=game, sequence=mine) == (204, "")
    stranger = new_browser()
    assert report(stranger, "message", game=game, sequence=rude) == (204, "")
    assert stranger.me()["id"] is not None
    guest.register(f"Guest {next(NUMBERS)}")
    person = guest.me()["id"]
    about = served.execute(select(Report.about).where(Report.sequence == rude, Report.game == game))
    assert {row.about for row in about} == {person}
    [[reporter]] = served.execute(select(Report.reporter).where(Report.sequence == mine, Report.game == game))
    assert reporter == person
    # What was said as a guest is still found, and still goes with the account.
    other = new_browser()
    assert report(other, "message", game=game, sequence=rude) == (204, "")
    assert guest.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert "From a guest" not in json.dumps(view(ada, game))


def test_what_somebody_may_not_see_cannot_be_reported(served: Served, new_browser: NewBrowser):
    ada, ben, cleo = trio(served)
    club = found_club(ada, ben)
    game = club_table(ada, club)["id"]
    said = say(ada, game, "Among ourselves")
    assert report(ben, "message", game=game, sequence=said) == (204, "")
    for subject in ("message", "description", "player"):
        what = {"game": game, "sequence": said, "seat": 0}
        assert report(cleo, subject, **what) == (404, "server-no-such-game")
    public = online(ada, ben, cleo)
    aside = new_browser().register(f"Mia {next(NUMBERS)}")
    assert aside.post(f"/api/games/{public}/aside", {"text": "Psst"}).status_code == 201
    whispered = view(aside, public)["asides"][-1]["sequence"]
    assert report(ada, "message", game=public, sequence=whispered) == (404, "server-report-no-message")
    other = new_browser()
    assert report(other, "message", game=public, sequence=whispered) == (204, "")
    assert report(ada, "message", game=public, sequence=1) == (404, "server-report-no-message")
    assert report(ada, "message", game=public) == (404, "server-report-no-message")
    for wrong in ("nothing", "a\x00b", ""):
        assert report(ada, "message", game=wrong, sequence=1) == (404, "server-no-such-game")
        assert report(ada, "profile", person=wrong) == (404, "server-no-such-person")
    assert ada.post("/api/reports", {"subject": "weather", "kind": "abuse"}).status_code == 400
    assert ada.post("/api/reports", {"subject": "profile", "kind": "abuse", "to": "x"}).status_code == 400


def test_reports_are_limited_by_person_and_by_address(tmp_path: Path, served: Served):
    ada, ben, cleo = trio(served)
    game = online(ada, ben, cleo)
    lines = [say(ben, game, f"Line {number}") for number in range(MOST_WAITING + 1)]
    for line in lines[:-1]:
        assert report(ada, "message", game=game, sequence=line) == (204, "")
    assert report(ada, "message", game=game, sequence=lines[-1]) == (409, "server-report-too-many")
    assert report(cleo, "message", game=game, sequence=lines[-1]) == (204, "")
    # By a flood, at the usual rate.
    bucket = limits.Limits(plain_settings(tmp_path, rate=20.0))
    assert [bucket.take("report", "ada") > 0 for _ in range(11)] == [False] * 10 + [True]
    address = [bucket.take("report", "address", people=limits.ADDRESS_AS_PEOPLE) > 0 for _ in range(51)]
    assert address == [False] * 50 + [True]


def test_texts_are_kept_short_and_on_one_line(served: Served):
    ada, ben, _ = trio(served)
    person = ben.me()["id"]
    assert report(ada, "profile", person=person, text="x" * 501) == (409, "server-report-length")
    assert report(ada, "profile", person=person, text="a\n\x00\u202eb <script>") == (204, "")
    [[text]] = served.execute(select(Report.text).where(Report.id == newest(served)))
    assert text == "a b <script>"


@pytest.mark.parametrize(
    "text",
    ['{"say":"server-banned","facts":{}}', '{"say":', '{"say":"no-such-message","facts":{}}', "[bold]a[/bold] [/]"],
)
def test_words_that_look_like_something_else_are_shown_as_they_are(hosted: Served, admin: Admin, text: str):
    ada, ben, cleo = trio(hosted)
    game = online(ada, ben, cleo)
    rude = say(ben, game, text)
    assert report(ada, "message", game=game, sequence=rude, text=text) == (204, "")
    number = newest(hosted)
    found = json.loads(admin("report", number, "--json"))
    assert (found["quoted"], found["text"], found["around"][-1]["text"]) == (text, text, text)
    assert in_words(admin("report", number)).count(text) == 3
    admin("reports")
    admin("decide", number, "warn", "--note", text)
    assert inbox(ben)[0].count(text) == 2
    assert ben.get("/api/me/export").json()["measures"][0]["quoted"] == text


def test_banned_people_are_neither_heard_nor_told(hosted: Served, admin: Admin):
    ada, ben, _ = trio(hosted)
    assert report(ada, "profile", person=ben.me()["id"]) == (204, "")
    number, person = newest(hosted), ada.me()["id"]
    admin("ban", ada.me()["name"], "--yes")
    assert report(ada, "profile", person=ben.me()["id"]) == (204, "")
    # That was somebody new, without the account.
    [[reporter]] = hosted.execute(select(Report.reporter).where(Report.id == newest(hosted)))
    assert reporter != person
    admin("decide", number, "dismiss")
    admin("unban", person[:12])
    ada.log_in("Ada " + ben.me()["name"].split()[1])
    assert inbox(ada) == []


# The host is told


def test_open_reports_are_counted(served: Served):
    ada, ben, _ = trio(served)
    assert report(ada, "profile", person=ben.me()["id"]) == (204, "")
    served.run(_count_anew(served))
    waiting = served.run(served.state.reports.waiting())
    assert waiting > 0
    assert f"bradshaw_reports_open {waiting}" in ada.get("/metrics").text


async def _count_anew(served: Served) -> None:
    served.state.census._taken = float("-inf")


def test_the_host_is_mailed_once_of_all_reports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    sent: list[Any] = []
    failing = True

    def deliver(self: Mailing, mail: Any) -> None:
        if failing:
            raise OSError("no mail server")
        sent.append(mail)

    monkeypatch.setattr(Mailing, "deliver", deliver)
    mail = {"mail_host": "127.0.0.1", "mail_from": "post@bradshaw.example", "host_mail": "host@example.org"}
    with serving(plain_settings(tmp_path, **mail)) as served:
        ada, ben, cleo = trio(served)
        for other in (ben, cleo):
            assert report(ada, "profile", person=other.me()["id"], text="Secret words") == (204, "")
        served.run(served.state.host_mail.settle())
        assert sent == []
        served.later(minutes=3)
        served.run(served.state.host_mail.settle())
        failing = False
        served.run(served.state.host_mail.settle())
        assert sent == []
        served.later(minutes=31)
        served.run(served.state.host_mail.settle())
        [mail] = sent
        assert (mail["To"], mail["Subject"]) == ("host@example.org", "Bradshaw: 2 reports wait for you")
        body = mail.get_content()
        assert "bradshaw admin report 1" in body
        assert "Secret words" not in body
        served.later(days=1)
        served.run(served.state.host_mail.settle())
        assert len(sent) == 1


def test_host_mail_needs_a_mail_server(tmp_path: Path):
    with (
        pytest.raises(BadSetting, match="BRADSHAW_HOST_MAIL"),
        serving(plain_settings(tmp_path, host_mail="host@example.org")),
    ):
        pass


def test_decided_reports_are_forgotten_in_time_and_reported_guests_stay(tmp_path: Path):
    with serving(plain_settings(tmp_path, report_days=100)) as served:
        ada, ben, _ = trio(served)
        game = ada.make_game(mode="online", seats=SEATS, listed=True)["id"]
        guest = served.browser()
        assert guest.post(f"/api/games/{game}/join", {"name": "Passer-by"}).status_code == 201
        rude = say(guest, game, "Something rude")
        assert report(ada, "message", game=game, sequence=rude) == (204, "")
        assert report(ada, "profile", person=ben.me()["id"]) == (204, "")
        assert ada.delete(f"/api/games/{game}").status_code == 204
        served.run(served.state.reports.decide(2, "dismiss", None, ""))
        served.later(days=3)
        served.run(served.state.retention.tidy())
        assert served.run(served.state.reports.find(1)).quoted == "Something rude"
        served.later(days=100)
        served.run(served.state.retention.tidy())
        assert [row.id for row in served.execute(select(Report.id))] == [1]
