"""Everybody has a language: known when they come, changed at will, and that of what the server sends them."""

import json
from email import message_from_string, policy

import pytest

from bradshaw.words import LANGUAGES

from .serving import PASSWORD, plain_settings, serving
from .test_notices import Hook, Post, move, online_game, running

__all__ = ["running"]

NOSCRIPT = {"en": "needs JavaScript", "fr": "a besoin de JavaScript", "de": "braucht JavaScript"}


def language_of(browser):
    return browser.get("/api/me").json()["language"]


def test_of_somebody_who_only_looks_no_language_is_kept(browser):
    assert language_of(browser) is None
    assert browser.put("/api/me/language", {"language": "de"}).status_code == 401


def test_guest_has_the_language_in_which_the_first_game_was_made(new_browser):
    browser = new_browser(**{"Accept-Language": "de"})
    browser.make_game()
    assert language_of(browser) == "de"
    assert browser.put("/api/me/language", {"language": "fr"}).status_code == 204
    assert language_of(browser) == "fr"


@pytest.mark.parametrize("header", ["", "es-MX, pt"])
def test_language_of_who_asks_for_none_of_ours_is_not_taken_for_known(new_browser, header):
    """Else a page that speaks the language of the browser would change to another one once somebody plays."""
    browser = new_browser(**({"Accept-Language": header} if header else {}))
    browser.make_game()
    assert language_of(browser) is None


def test_account_has_the_language_in_which_it_was_made_and_keeps_the_one_that_was_chosen(new_browser):
    ada = new_browser(**{"Accept-Language": "fr"}).register("Ada speaks")
    assert language_of(ada) == "fr"
    ada.put("/api/me/language", {"language": "de"})
    elsewhere = new_browser(**{"Accept-Language": "en"}).log_in("Ada speaks")
    assert language_of(elsewhere) == "de"
    assert elsewhere.get("/api/me/export").json()["language"] == "de"


def test_account_from_before_gets_a_language_with_the_next_login(served, new_browser):
    new_browser().register("Old account")
    account = served.run(served.state.people._find("Old account"))[0]
    served.run(served.state.people.set_language(account.id, None))
    again = new_browser(**{"Accept-Language": "de-AT"}).log_in("Old account")
    assert language_of(again) == "de"


def test_unknown_language_is_refused_with_those_that_there_are(browser):
    browser.make_game()
    answer = browser.put("/api/me/language", {"language": "tlh"})
    assert (answer.status_code, answer.json()["error"]) == (400, "The language is one of en, fr, de.")


def test_those_who_give_no_name_are_called_player_in_their_own_language(new_browser):
    ada, ben = new_browser(**{"Accept-Language": "de"}), new_browser(**{"Accept-Language": "fr"})
    game = ada.make_game(mode="online", seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}])
    assert ben.post(f"/api/games/{game['id']}/join", {"invite": game["invite"]}).status_code == 201
    names = [seat["name"] for seat in ada.get(f"/api/games/{game['id']}").json()["seats"]]
    assert names[:2] == ["Spieler 1", "Joueur 2"]


def test_at_one_screen_the_first_seat_has_the_name_of_the_account_and_the_others_do_not(new_browser):
    ada = new_browser().register("Ada at home")
    game = ada.make_game(seats=[{"kind": "person"}, {"kind": "person"}, {"kind": "person"}])
    assert [seat["name"] for seat in game["seats"]] == ["Ada at home", "Player 2", "Player 3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/nowhere"])
def test_page_speaks_the_language_of_the_browser_before_any_script_runs(browser, language, path):
    answer = browser.get(path, headers={"Accept-Language": language})
    assert f'<html lang="{language}">' in answer.text
    assert NOSCRIPT[language] in answer.text
    assert "{{" not in answer.text


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "There is nothing at this address."),
        ("fr", "Il n’y a rien à cette adresse."),
        ("de", "Unter dieser Adresse gibt es nichts."),
    ],
)
def test_errors_without_words_of_their_own_are_said_in_every_language(browser, language, sentence):
    answer = browser.get("/api/nowhere", headers={"Accept-Language": language})
    assert answer.json()["error"] == sentence


def test_mail_is_written_in_the_language_of_whom_it_goes_to(tmp_path, running):
    post = running(Post())
    settings = plain_settings(
        tmp_path,
        mail_host="127.0.0.1",
        mail_port=post.port,
        mail_from="bradshaw@example.org",
        public_url="http://bradshaw.example",
    )
    with serving(settings) as served:
        ada = served.browser(**{"Accept-Language": "de"}).register("Ada")
        assert ada.put("/api/me/notices", {"mail": "ada@example.org", "password": PASSWORD}).status_code == 200
        served.browser(**{"Accept-Language": "fr"}).post("/api/resets/mail", {"name": "Ada"})
        served.run(served.state.notices.settled())
        [[_, text]] = post.mails
        mail = message_from_string(text, policy=policy.default)
        assert mail["Subject"] == "Bradshaw: ein neues Passwort setzen"
        body = mail.get_content().replace("\r\n", "\n")
        assert "Das geht einmal innerhalb von 24 Stunden unter\nhttp://bradshaw.example/reset/" in body
        assert body.endswith("brauchst du nichts zu tun.\n")


def test_webhooks_of_one_game_speak_different_languages(tmp_path, running):
    hook = running(Hook())
    turns = {"en": "It is your turn.", "fr": "C’est à vous de jouer.", "de": "Du bist dran."}
    with serving(plain_settings(tmp_path, webhook_private=True)) as served:
        members = {}
        for name, language in zip(("Ada", "Ben", "Cleo"), LANGUAGES, strict=True):
            members[name] = served.browser(**{"Accept-Language": language}).register(name)
            members[name].put("/api/me/notices", {"webhook": f"http://127.0.0.1:{hook.port}/{language}"})
        game = online_game(members)
        for _ in range(12):
            move(members, game)
            # A turn that is over when the notice is due is not told.
            served.run(served.state.notices.settled())
        told = {(path[1:], json.loads(body)["text"]) for path, _, body in hook.received}
    assert {path for path, _ in told} == turns.keys()
    for language, turn in turns.items():
        assert any(text.endswith(turn) for path, text in told if path == language)


def test_what_is_told_of_a_seat_is_read_by_everybody_in_their_own_language(served, new_browser):
    ada, ben = new_browser().register("Ada stays"), new_browser(**{"Accept-Language": "de"}).register("Ben goes")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    game = ada.make_game(mode="online", seats=seats, listed=True)["id"]
    ben.post(f"/api/games/{game}/join", {})
    ada.post(f"/api/games/{game}/start", {})
    ada.post(f"/api/games/{game}/chat", {"text": "Farewell"})
    ben.delete("/api/me", {"password": PASSWORD})
    texts = {
        language: [entry["text"] for entry in ada.get(f"/api/games/{game}?language={language}").json()["log"]]
        for language in LANGUAGES
    }
    assert "Ben goes has left for good." in texts["en"]
    assert "Ben goes est parti pour de bon." in texts["fr"]
    assert "Ben goes ist endgültig gegangen." in texts["de"]
