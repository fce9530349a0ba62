"""Money moves by `pay` alone, and none is made or lost."""

import pytest

from bradshaw.core.errors import NotEnoughMoney
from bradshaw.core.ledger import BANK, pay
from bradshaw.core.log import NOBODY, SILENCE, Log, Transfer
from bradshaw.core.state import State


@pytest.fixture
def state():
    return State(frames=[], cash=[0, 10, 5])


def test_payment_moves_money_and_is_noted(state):
    log = Log()
    pay(state, 1, 2, 7, "some.rule", log)
    assert state.cash == [0, 3, 12]
    log.note("paid", "some.rule")
    assert log.entries[0].transfers == (Transfer(1, 2, 7, "some.rule"),)


def test_sum_of_all_accounts_never_changes(state):
    for payer, payee, amount in [(1, 2, 10), (BANK, 1, 1000), (2, BANK, 15), (1, 1, 20), (BANK, BANK, 3)]:
        pay(state, payer, payee, amount, "some.rule", SILENCE)
        assert sum(state.cash) == 15


def test_last_pound_can_be_paid(state):
    pay(state, 1, BANK, 10, "some.rule", SILENCE)
    assert state.cash == [10, 0, 5]


def test_nobody_pays_more_than_they_have(state):
    with pytest.raises(NotEnoughMoney, match=r"account 1 has 10 and should pay 11 \(some.rule\)"):
        pay(state, 1, 2, 11, "some.rule", SILENCE)
    assert state.cash == [0, 10, 5]


def test_bank_cannot_break(state):
    pay(state, BANK, 1, 1000, "some.rule", SILENCE)
    assert state.cash == [-1000, 1010, 5]


def test_negative_payment_is_a_defect(state):
    for payer in (BANK, 1):
        with pytest.raises(ValueError, match="a payment of -1"):
            pay(state, payer, 2, -1, "some.rule", SILENCE)
    assert state.cash == [0, 10, 5]


def test_transfers_belong_to_the_entry_that_follows_them(state):
    log = Log()
    log.note("before", "some.rule")
    pay(state, 1, 2, 1, "first.rule", log)
    pay(state, 2, 1, 2, "second.rule", log)
    log.note("during", "some.rule", 1, why="because")
    log.note("after", "some.rule")
    before, during, after = log.entries
    assert [transfer.amount for transfer in during.transfers] == [1, 2]
    assert before.transfers == after.transfers == ()
    assert before.actor == NOBODY
    assert during.actor == 1
    assert during.facts == {"why": "because"}


def test_silence_keeps_nothing(state):
    pay(state, 1, 2, 1, "some.rule", SILENCE)
    SILENCE.note("paid", "some.rule")
    assert SILENCE.entries == []
