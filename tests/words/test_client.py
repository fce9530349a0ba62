"""The check that no module of the client looks into a sentence or has words beside the catalogues."""

from __future__ import annotations

import pytest

from .modules import CHECK


@pytest.mark.parametrize(
    "line",
    [
        'const [name] = say(choice.text).split(": ");',
        "if (/cc$/.test(say(range.text))) return;",
        'return entry.text.match(/\\d+/) ?? "";',
        'const words = say(range.text);\nreturn words.replace("£5", "£6");',
        'tables.find((table) => say(table.title) === "Players")',
        'choice?.text?.startsWith("Pass")',
    ],
)
def test_looking_into_a_sentence_is_found(line: str) -> None:
    assert list(CHECK["cuts"](line))


@pytest.mark.parametrize(
    "line",
    [
        "html`<p>${say(choice.text)}</p>`",
        "const { price } = factsOf(choice.text);",
        "const words = say(range.text);\nreturn words || null;",
        'others.map((choice) => say(choice.text)).join("; or ")',
        "if (reasons.includes(reason)) return;",
    ],
)
def test_showing_a_sentence_is_no_fault(line: str) -> None:
    assert not list(CHECK["cuts"](line))


@pytest.mark.parametrize(
    "source",
    [
        "html`<p>Nobody is here.</p>`",
        "html`<p>${count} left</p>`",
        'html`<button aria-label="Close">✕</button>`',
        'html`<${Dialog} title="Keys" close=${close}><//>`',
        "html`<button title=${on ? `stop ${name}` : t(id)}></button>`",
        'html`<p>${full ? "full" : "empty"}</p>`',
        "html`<ul>${rows.map((row) => html`<li>and ${row}</li>`)}</ul>`",
        'tell("Copied.");',
        "return `Turn ${number}`;",
        'const NAMES = { pass: "Pass" };',
    ],
)
def test_words_beside_the_catalogues_are_found(source: str) -> None:
    assert list(CHECK["words"](source))


@pytest.mark.parametrize(
    "source",
    [
        'html`<p class="quiet-text">${t("page-chat-empty")}</p>`',
        'html`<button aria-label=${on ? t("page-on") : t("page-off")}>✕</button>`',
        'html`<p>${kind === "narrow" ? "–" : figure(value)} ×${count}</p>`',
        'html`<i class=${on ? "xx-plate now" : ""} title=${t("emubay-action", { action: "build" })} />`',
        'if (event.key === "Enter") return;',
        "// Nobody reads this.\nconst path = `/api/games/${id}`;",
        'throw new Error("No words are loaded yet.");',
        "const found = /[A-Z`]/.test(name) || `#tab-${name}`;",
    ],
)
def test_messages_names_of_keys_and_signs_are_no_words_beside_the_catalogues(source: str) -> None:
    assert not list(CHECK["words"](source))


def test_the_client_is_clean() -> None:
    assert CHECK["main"]() == 0
