"""What happened during an action, as the reference games list it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bradshaw.core.log import Entry
from bradshaw.eighteen.site.games import Ids
from bradshaw.eighteen.site.labels import DIRECTOR
from bradshaw.eighteen.state import NO_TILE
from bradshaw.games.g1862.components import BAND, BANDS, COMPANIES
from bradshaw.games.g1862.rules.fines import PayFine
from bradshaw.games.g1862.rules.rounds import OPERATING, Rounds
from bradshaw.games.g1862.site.reading import END_REASONS
from bradshaw.games.g1862.state import HOMES, Counties

PRICE_ZERO: Final = "1862.7.12-bottom-price"
"""The rule by which a company without value goes bankrupt; by the others it has no train."""

Deed = list[Any]


class Teller:
    """Tells the events of one action after the other."""

    def __init__(self, ids: Ids) -> None:
        self._ids = ids
        self._charters: list[int] = []
        """The companies started in Parliament, the latest last."""

    def tell(
        self, entries: Sequence[Entry], before: Counties, after: Counties, theirs: Mapping[str, Any]
    ) -> list[Deed]:
        """The events of an action in their order."""
        rounds = before.frames[0]
        kind = "OR" if isinstance(rounds, Rounds) and rounds.kind == OPERATING else "SR"
        sold = theirs.get("type") == "sell_shares"
        ruined = {entry.facts["company"] for entry in entries if entry.kind == "bankrupt"}
        displacing = {entry.facts["company"] for entry in entries if entry.kind == "home_displaces"}
        found: list[Deed] = []
        for entry in entries:
            company = entry.facts.get("company")
            if entry.kind == "operating_round":
                kind = "OR"
            elif entry.kind == "stock_round":
                kind = "SR"
            elif entry.kind == "charter_par":
                self._charters = [one for one in self._charters if one != company] + [entry.facts["company"]]
            elif entry.kind == "start_company":
                self._charters = [one for one in self._charters if one != company]
            elif entry.kind == "phase":
                found += self._phase(entry, entries, before, after)
            elif entry.kind == "bankrupt":
                reason = "price_zero" if entry.rule == PRICE_ZERO else "no_train"
                found.append(["bankrupt", COMPANIES[entry.facts["company"]].name, reason, kind])
            elif (
                (entry.kind == "no_director" and sold and company in ruined)
                or (entry.kind == "home_marker" and (company in displacing or _waits_beside(after, entry)))
                or (entry.kind == "rust" and _rusts_by_phase(entry, entries))
            ):
                continue
            else:
                found += self._plain(entry)
        return found + self._fines(entries, after) + (_certificate_sold(theirs) if sold else [])

    def _plain(self, entry: Entry) -> list[Deed]:
        """The event of an entry that tells all by itself."""
        facts = entry.facts
        name = COMPANIES[facts["company"]].name if "company" in facts else ""
        match entry.kind:
            case "float":
                return [["float", name, "chartered" if facts["company"] in self._charters else "non_chartered"]]
            case "home_marker":
                return [["home", name, facts["hex"]]]
            case "home_displaces":
                return [["home_displace", name, facts["hex"], COMPANIES[facts["displaced"]].name]]
            case "rust":
                return [["rust", facts["id"], name]]
            case "merger_proposed":
                survivor = facts["survivor"]
                other = facts["partner"] if survivor == facts["company"] else facts["company"]
                joined = "acquire" if facts["acquires"] else "merge"
                return [[joined, name, COMPANIES[survivor].name, COMPANIES[other].name]]
            case "company_merged":
                return [["merge_done", name]]
            case "refinance":
                return [["refinance", name]]
            case "sell_own_shares":
                return [["treasury_sale", name, facts["count"]]]
            case "no_director":
                return [["receivership", name]]
            case "lner_due":
                return [["lner_trigger"]]
            case "lner":
                return [["lner"]]
            case "game_over":
                return [["game_end", END_REASONS[facts["reason"]]]]
        return []

    def _phase(self, phase: Entry, entries: Sequence[Entry], before: Counties, after: Counties) -> list[Deed]:
        """A phase and the trains that it removes, those of bankrupt companies among them, in the order of their ids."""
        begun = BAND[phase.facts["phase"]]
        bands = {band.name for band in BANDS if band.rusted_by == begun}
        rusted = [
            (str(entry.facts["id"]), COMPANIES[entry.facts["company"]].name)
            for entry in entries
            if entry.kind == "rust" and _rusts_by_phase(entry, entries)
        ]
        rusted += [
            (train.id, COMPANIES[owner].name) for owner, train in set(before.site.ghosts) - set(after.site.ghosts)
        ]
        listed = sorted(one for one in rusted if one[0].partition("-")[0] in bands)
        return [["phase", phase.facts["phase"]], *(["rust", train, owner] for train, owner in listed)]

    def _fines(self, entries: Sequence[Entry], after: Counties) -> list[Deed]:
        """The fines in the order of the players and charters, then what is to come from the sale of shares."""
        fines = [entry for entry in entries if entry.kind == "fine"]
        seats = list(dict.fromkeys(entry.actor for entry in fines))
        fines.sort(key=lambda entry: (seats.index(entry.actor), self._charters.index(entry.facts["company"])))
        told: list[Deed] = [
            ["fine", self._ids[entry.actor], COMPANIES[entry.facts["company"]].name, entry.facts["fine"]]
            for entry in fines
        ]
        for seat in seats:
            owed = sum(entry.facts["owed"] for entry in fines if entry.actor == seat)
            if owed and PayFine(seat, owed).sales(after):
                told.append(["fine_owed", self._ids[seat], owed])
        return told


def _waits_beside(after: Counties, entry: Entry) -> bool:
    """Whether a home marker has no circle yet."""
    return bool(entry.facts["waits"]) and after.tiles[HOMES[entry.facts["company"]]] != NO_TILE


def _rusts_by_phase(rust: Entry, entries: Sequence[Entry]) -> bool:
    """Whether a train is removed by a phase that begins, not because its last warranty is used up."""
    by = BANDS[BAND[str(rust.facts["id"]).partition("-")[0]]].rusted_by
    return any(entry.kind == "phase" and BAND[entry.facts["phase"]] == by for entry in entries)


def _certificate_sold(theirs: Mapping[str, Any]) -> list[Deed]:
    """The sale of a director's certificate, whole or in part."""
    certificates = [str(one).rpartition("_") for one in theirs["shares"]]
    if all(int(number) != DIRECTOR for _, _, number in certificates):
        return []
    return [["director_cert_sold", certificates[0][0], int(theirs["percent"])]]
