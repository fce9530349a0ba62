"""The numbers that 18xx.games gives to certificates, trains and tiles.

In the rules the eight ordinary certificates of a company are alike, and so are trains and tiles of one kind. Files of
18xx.games name each of them, so that a reader of such files must follow where each one is.
"""

from __future__ import annotations

from collections.abc import Iterable

from bradshaw.eighteen.site.labels import DIRECTOR, Certificates, TileCopies
from bradshaw.eighteen.state import IPO, POOL
from bradshaw.games.g1860.components import ALL, SHARES, TRAINS
from bradshaw.games.g1860.state import Isle

CERTIFICATES = SHARES - 1


class Labels(Certificates, TileCopies):
    """Where the numbered certificates, trains and tiles are, in the order in which they came there."""

    def __init__(self, state: Isle) -> None:
        Certificates.__init__(self, ALL, CERTIFICATES, IPO, (IPO, POOL, *range(state.players)))
        TileCopies.__init__(self)
        self.trains: list[list[tuple[int, int]]] = [[] for _ in range(ALL)]
        """The trains of each company: (kind, number)."""
        self.returned: list[tuple[int, int]] = []
        self.sold = [0] * len(TRAINS)
        """How many trains of each kind have left the offering."""

    # Certificates

    def bought(self, state: Isle, seat: int, company: int, number: int) -> None:
        """A player has bought a certificate, and the directorship may have passed with it."""
        held = self.certificates[company]
        before = self.holder(company, DIRECTOR)
        if number == DIRECTOR and before == POOL:
            # The director's certificate is bought as a second share: the first one takes its place.
            (own,) = held[seat]
            self.move(company, DIRECTOR, seat)
            self.move(company, own, POOL)
            return
        self.move(company, number, seat)
        self.pass_directorship(state, company)

    def pass_directorship(self, state: Isle, company: int) -> None:
        """Swap the director's certificate if the state has a new director."""
        held = self.certificates[company]
        before, director = self.holder(company, DIRECTOR), state.director[company]
        if before is None or before == director or director < 0:
            return
        for number in [one for one in held[director] if one != DIRECTOR][:2]:
            self.move(company, number, before)
        self.move(company, DIRECTOR, director)

    def sell(self, state: Isle, seat: int, company: int, numbers: Iterable[int], count: int) -> None:
        """A player has sold certificates; those worth more than the shares sold bring change."""
        held = self.certificates[company]
        chosen = list(numbers)
        worth = sum(2 if number == DIRECTOR else 1 for number in chosen)
        for number in chosen:
            if number != DIRECTOR:
                self.move(company, number, POOL)
        heir = state.director[company]
        if DIRECTOR not in chosen:
            self.pass_directorship(state, company)
        elif heir < 0:
            self.move(company, DIRECTOR, POOL)
        else:
            for number in held[heir][:2]:
                self.move(company, number, POOL)
            self.move(company, DIRECTOR, heir)
        if worth > count:
            change = next(number for number in held[POOL] if number != DIRECTOR)
            self.move(company, change, seat)

    # Trains

    def next_number(self, kind: int) -> int:
        return self.sold[kind]

    def find_train(self, kind: int, number: int) -> int | None:
        """The company that has a train; None if the bank has it."""
        return next((company for company in range(ALL) if (kind, number) in self.trains[company]), None)

    def buy_train(self, company: int, kind: int, number: int) -> None:
        train = (kind, number)
        owner = self.find_train(kind, number)
        if owner is not None:
            self.trains[owner].remove(train)
        elif train in self.returned:
            self.returned.remove(train)
        else:
            self.sold[kind] = max(self.sold[kind], number + 1)
        self.trains[company].append(train)

    def return_train(self, company: int, kind: int, number: int) -> None:
        self.trains[company].remove((kind, number))
        self.returned.append((kind, number))

    def follow(self, state: Isle) -> None:
        """After an action: rusted trains are gone, and a bankrupt company's certificates are back."""
        for company in range(ALL):
            kinds = state.trains[company]
            self.trains[company] = [train for train in self.trains[company] if train[0] in kinds]
            if state.ipo[company] == SHARES and len(self.certificates[company][IPO]) < CERTIFICATES:
                self.return_all(company)
        self.returned = [train for train in self.returned if train[0] in state.returned]

    def train_name(self, train: tuple[int, int]) -> str:
        kind, number = train
        return f"{TRAINS[kind].name}-{number}"
