"""Why something is not allowed: the facts, and the sentence in each language."""

import pytest

from bradshaw.eighteen.actions import PASS
from bradshaw.games.g1862.actions import BuyTrain, SellOwnShares, StartCompany
from bradshaw.games.g1862.components import COMPANY, KINDS
from bradshaw.games.g1862.rules.running import _REASONS, _RULES, _RULES_OF_EXPRESSES, _RULES_OF_LOCALS
from bradshaw.words import say

from .positions import position
from .test_variants import NOVICES


def why_not(action, **words):
    """What is said to ECR, which buys trains."""
    facts = {"shares": {"ECR": (5, 0, 0)}, "company": "ECR", "step": "trains"}
    state = position(**(facts | words)).state
    refusal = state.frames[-1].refuse(state, action)
    assert refusal is not None
    return refusal.text


def test_a_price_and_what_the_company_has_are_facts():
    text = why_not(BuyTrain("local", 2), trains={"ECR": ["2E"]}, treasury={"ECR": 199})
    assert text.say == "g1862-refusal-company-costs-more"
    assert dict(text.facts) == {"company": "ECR", "price": 200, "money": 199}
    assert say(text, "en") == "It costs £200 and ECR has £199."
    assert say(text, "fr") == "Cela coûte 200\N{NO-BREAK SPACE}£ et ECR a 199\N{NO-BREAK SPACE}£."
    assert say(text, "de") == "Es kostet £200, und die ECR hat £199."


def test_a_kind_of_train_is_named_in_the_language_of_the_reader():
    text = why_not(BuyTrain("freight"), trains={"ECR": ["1F", "1F", "1F"]}, treasury={"ECR": 900})
    assert dict(text.facts) == {"company": "ECR", "count": 3, "kind": "freight", "limit": 3}
    assert say(text, "en") == "ECR has 3 freight trains; the limit in this phase is 3."
    assert say(text, "fr").startswith("ECR a 3 trains de marchandises\N{NARROW NO-BREAK SPACE};")
    assert say(text, "de") == "Die ECR hat 3 Güterzüge; das Limit in dieser Phase ist 3."


def test_an_unknown_kind_of_train_is_quoted_and_the_known_ones_are_listed():
    text = why_not(BuyTrain("st\neam"), treasury={"ECR": 900})
    assert text.facts["kind"] == "st\\neam"
    assert [kind.facts["kind"] for kind in text.facts["kinds"]] == list(KINDS)
    assert say(text, "de").endswith("; es gibt Güterzüge, Lokalzüge und Expresszüge.")


def test_a_stock_round_without_starts_does_not_speak_of_them():
    for settings, starts in (({}, True), (NOVICES, False)):
        state = position(shares={"EUR": (5, 0, 0)}, **settings).state
        text = state.frames[-1].refuse(state, SellOwnShares()).text
        assert (text.say, text.facts["starts"]) == ("g1862-refusal-stock-turn", starts)
        assert ("gründest" in say(text, "de")) is starts


def test_a_company_that_does_not_exist_is_told_with_those_that_play():
    state = position().state
    text = state.frames[-1].refuse(state, StartCompany("Emu", 100)).text
    assert text.facts["company"] == "Emu"
    assert text.facts["companies"] == tuple(name for name in COMPANY if state.is_in_play(COMPANY[name]))


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_fault_of_runs_has_a_rule_and_a_clause(language):
    assert _REASONS.keys() == _RULES.keys() | _RULES_OF_LOCALS.keys()
    assert _RULES_OF_EXPRESSES.keys() == _RULES_OF_LOCALS.keys()
    clauses = [say(reason, language) for reason in _REASONS.values()]
    assert len(set(clauses)) == len(clauses)
    assert not any(clause.endswith(".") for clause in clauses), "the sentence around it ends with one"


def test_a_company_that_must_have_a_train_may_not_pass():
    text = why_not(PASS, treasury={"ECR": 0})
    assert text.say == "g1862-refusal-must-have-train"
    assert say(text, "fr") == "ECR n’a pas de train et doit en avoir un."
