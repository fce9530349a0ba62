"""What shares are worth by a small network that play has taught.

A seat's strength is its cash, weighed as the position asks for, and the sum of what its shares are worth, and whether
it moves soon. A share's worth comes from one layer of units: each weighs the facts of the share, those of the whole
position and how much of the company the seat holds, and counts where the sum is above zero. The chance to win is the
softmax of the strengths.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from math import tanh
from typing import Any, NamedTuple

import msgspec

from bradshaw.core.expertise import Expertise, Stakes, Taught
from bradshaw.core.title import Title

PARTS = 2
"""What is told of a seat's part of a company: of all shares in hands, and one by the number of its own."""
MOST_KEPT = 1 << 16
"""Worths of shares that are kept, by what they depend on."""
NUMBERS = 32
"""Bits of the numbers by which they are kept."""

Row = tuple[float, ...]


class Network(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What play has taught, and how it was taught. Tables have a row for each fact and a column for each unit."""

    title: str
    share_facts: tuple[str, ...]
    table_facts: tuple[str, ...]
    by_share: tuple[Row, ...]
    by_table: tuple[Row, ...]
    by_part: tuple[Row, ...]
    bias: Row
    worth: Row
    """What each unit counts."""
    least: float
    """What a share counts besides."""
    pounds: float
    """The weight of cash is for this many pounds."""
    mood: tuple[Row, ...]
    """Units that weigh the position for what follows: a row for each fact of the table."""
    mood_bias: Row
    cash: Row
    """By each of those: what cash counts, with what it counts besides as the last."""
    tempo: tuple[Row, ...]
    """The same for the one who moves next, the one after, and so on."""
    gain: Row
    """The same for what each player can expect to have more at the end than now, in pounds."""
    spread: Row
    """The same for what a point of strength more brings at the end, in pounds."""
    made_by: Mapping[str, str | int | float] = {}
    """The run that made it."""

    def fits(self, title: Title[Any]) -> bool:
        """Whether it was made for this game, and is whole."""
        expertise = title.expertise
        if expertise is None or self.title != title.id or self.pounds <= 0 or len(self.tempo) < title.players[-1]:
            return False
        units, moods = len(self.bias), len(self.mood_bias)
        tables = (
            (self.by_share, len(self.share_facts), units),
            (self.by_table, len(self.table_facts), units),
            (self.by_part, PARTS, units),
            ((self.worth,), 1, units),
            (self.mood, len(self.table_facts), moods),
            ((self.cash, *self.tempo, self.gain, self.spread), len(self.tempo) + 3, moods + 1),
        )
        return (
            self.share_facts == tuple(expertise.share_facts)
            and self.table_facts == tuple(expertise.table_facts)
            and all(len(rows) == height and {len(row) for row in rows} == {width} for rows, height, width in tables)
        )

    def in_a_row(self) -> Taught:
        """All of it, as a title's own tree takes it."""
        rows = (
            *self.by_share,
            *self.by_table,
            *self.by_part,
            self.bias,
            self.worth,
            (self.least, self.pounds),
            *self.mood,
            self.mood_bias,
            self.cash,
            self.gain,
            self.spread,
            *self.tempo,
        )
        return Taught(len(self.bias), len(self.mood_bias), array("d", [number for row in rows for number in row]))


class Mood(NamedTuple):
    """What the whole position tells of how it is to be judged."""

    units: Row
    cash: float
    tempo: Row
    gain: float
    spread: float
    by_part: dict[tuple[int, int], Sums]
    """By how many shares somebody has, of how many: what counts for each unit besides the facts of the share."""


class Sums(NamedTuple):
    """What some facts count for each unit, with a number of their own."""

    number: int
    units: Sequence[float]


class Judge:
    """Judges positions by a network. What recurs from position to position is worked out once."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.taught = network.in_a_row()
        self._slopes = tuple(zip(*network.by_share, strict=True))
        self._forget()

    def _forget(self) -> None:
        self._moods: dict[Row, Mood] = {}
        self._parts = 0
        self._by_share: dict[Row, Sums] = {}
        self._values: dict[int, float] = {}

    def strengths(self, stakes: Stakes) -> tuple[list[float], Mood]:
        """Each seat's strength."""
        mood = self._mood(stakes.table)
        mean = sum(stakes.cash) / len(stakes.cash)
        weight, tempo = mood.cash / self.network.pounds, mood.tempo
        found = [
            weight * (cash - mean) + (tempo[place] if place >= 0 else 0.0)
            for cash, place in zip(stakes.cash, stakes.order, strict=True)
        ]
        for facts, held, holders in stakes.holdings:
            by_share = self._of_share(facts)
            for seat, count in holders:
                by_part = self._of_part(mood, count, held)
                key = by_share.number << NUMBERS | by_part.number
                value = self._values.get(key)
                if value is None:
                    value = self._values[key] = self._value(by_share.units, by_part.units)
                found[seat] += count * value
        if len(self._values) > MOST_KEPT:
            self._forget()
        return found, mood

    def _value(self, by_share: Sequence[float], by_part: Sequence[float]) -> float:
        """What a share is worth to somebody."""
        value = self.network.least
        for weight, one, other in zip(self.network.worth, by_share, by_part, strict=True):
            unit = one + other
            if unit > 0:
                value += weight * unit
        return value

    def terms(self, stakes: Stakes, seat: int, expertise: Expertise[Any]) -> dict[str, float]:
        """A seat's strength as the sum of terms.

        What a share's worth owes to a fact is the fact times what it counts while the same units count; the rest is
        what shares are worth by themselves.
        """
        mood, place = self._mood(stakes.table), stakes.order[seat]
        of_cash, of_tempo, of_shares = expertise.stake_terms
        found = dict.fromkeys(expertise.terms, 0.0)
        found[of_cash] += mood.cash / self.network.pounds * (stakes.cash[seat] - sum(stakes.cash) / len(stakes.cash))
        found[of_tempo] += mood.tempo[place] if place >= 0 else 0.0
        for facts, held, holders in stakes.holdings:
            count = dict(holders).get(seat, 0)
            if not count:
                continue
            by_share, by_part = self._of_share(facts).units, self._of_part(mood, count, held).units
            found[of_shares] += count * self.network.least
            for weight, own, other, slopes in zip(self.network.worth, by_share, by_part, self._slopes, strict=True):
                if own + other > 0:
                    found[of_shares] += count * weight * other
                    for term, slope, fact in zip(expertise.share_facts.values(), slopes, facts, strict=True):
                        found[term] += count * weight * slope * fact
        return found

    def _mood(self, table: Row) -> Mood:
        known = self._moods.get(table)
        if known is None:
            network = self.network
            units = _sums(network.by_table, table, network.bias)
            moods = [tanh(one) for one in _sums(network.mood, table, network.mood_bias)]

            def told(row: Row) -> float:
                return row[-1] + sum(weight * one for weight, one in zip(row, moods, strict=False))

            tempo = tuple(map(told, network.tempo))
            known = Mood(tuple(units), told(network.cash), tempo, told(network.gain), told(network.spread), {})
            self._moods[table] = known
        return known

    def _of_part(self, mood: Mood, count: int, held: int) -> Sums:
        known = mood.by_part.get((count, held))
        if known is None:
            units = _sums(self.network.by_part, (count / held, 1 / count), mood.units)
            known = mood.by_part[count, held] = Sums(self._parts, units)
            self._parts += 1
        return known

    def _of_share(self, facts: Row) -> Sums:
        known = self._by_share.get(facts)
        if known is None:
            units = _sums(self.network.by_share, facts, (0.0,) * len(self.network.bias))
            known = self._by_share[facts] = Sums(len(self._by_share), units)
        return known


def _sums(rows: Sequence[Row], facts: Sequence[float], start: Sequence[float]) -> list[float]:
    """For each unit what the facts count together."""
    found = list(start)
    for row, fact in zip(rows, facts, strict=True):
        if fact:
            found = [one + weight * fact for one, weight in zip(found, row, strict=True)]
    return found
