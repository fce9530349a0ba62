"""The language of the page: the browser's, or one that somebody chooses, wherever they log in."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from bradshaw.words import LANGUAGES

from .table import make_game
from .visitor import Visitor

PASSWORD = "correct horse"
LABELS = "[...document.querySelectorAll('.board [aria-label]')].map((one) => one.getAttribute('aria-label'))"
"""What a screen reader says of the places on the board."""


def choose(page: Page, language: str) -> None:
    """Choose a language in the bar at the top."""
    page.locator("#bar-language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_page_speaks_the_language_of_the_browser(visit: Callable[..., Visitor]) -> None:
    page = visit(locale="de-AT").go("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Eisenbahn-Aktienspiele, genau nach der Regel")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(visit(locale="es-ES").go("/").get_by_role("button", name="Play now").first).to_be_visible()


def test_a_page_in_use_changes_its_language_at_once_and_remembers_it(visitor: Visitor) -> None:
    make_game(visitor)
    page = visitor.go("/")
    card = page.locator(".game-card")
    expect(card).to_contain_text("Your turn")
    page.get_by_role("button", name="Online").click()
    choose(page, "fr")
    expect(card).to_contain_text("À vous de jouer")
    expect(page.get_by_role("button", name="Ouvrir la table")).to_be_visible()
    page.get_by_role("navigation", name="Navigation principale").get_by_role("link", name="Parties").click()
    expect(page).to_have_title("Vos parties – Bradshaw")
    choose(page, "de")
    expect(page).to_have_title("Deine Partien – Bradshaw")
    expect(page.get_by_role("heading", level=1)).to_have_text("Deine Partien")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Deine Partien")


def test_an_account_has_its_language_in_every_browser(visit: Callable[..., Visitor]) -> None:
    here, there = visit(), visit()
    here.send("/api/accounts", {"name": "Polyglot", "password": PASSWORD})
    page = here.go("/account")
    page.get_by_role("region", name="Language").get_by_role("combobox").select_option("fr")
    expect(page.get_by_role("region", name="Mot de passe")).to_be_visible()
    other = there.go("/account")
    other.get_by_label("Name", exact=True).fill("Polyglot")
    other.get_by_label("Password", exact=True).fill(PASSWORD)
    other.locator("form").get_by_role("button", name="Log in").click()
    expect(other.get_by_role("region", name="Mot de passe")).to_be_visible()
    expect(other.locator("#bar-language")).to_have_value("fr")


def test_two_players_of_one_game_read_different_languages(visit: Callable[..., Visitor]) -> None:
    ada, ben = visit(), visit(locale="fr-FR")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    game = ada.send("/api/games", {"title": "emubay", "mode": "online", "seats": seats, "seed": 7})
    ben.send(f"/api/games/{game['id']}/join?language=fr", {"name": "Ben", "invite": game["invite"]})
    ada.send(f"/api/games/{game['id']}/start", {})
    asked = [person.go(f"/play/{game['id']}").locator(".question h2") for person in (ada, ben)]
    headline = {language: ada.ask(f"/api/games/{game['id']}?language={language}")["headline"] for language in LANGUAGES}
    assert len(set(headline.values())) == len(LANGUAGES)
    expect(asked[0]).to_have_text(headline["en"])
    expect(asked[1]).to_have_text(headline["fr"])
    # Ada reads German from now on: the question, and the words with which the server letters the board.
    lettered = ada.page.evaluate(LABELS)
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.locator("#language").select_option("de")
    expect(asked[0]).to_have_text(headline["de"])
    german = ada.page.evaluate(LABELS)
    assert len(german) == len(lettered)
    assert german != lettered
    expect(asked[1]).to_have_text(headline["fr"])
