"""People in the database: guests and accounts, their logins, and links to set a password anew."""

from __future__ import annotations

import contextlib
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable, Sequence
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bradshaw.core.errors import BradshawError, quoted
from bradshaw.core.messages import message
from bradshaw.server.clock import now
from bradshaw.server.errors import Conflict, NotAllowed
from bradshaw.server.names import clean_name, folded, searched
from bradshaw.server.notices.wishes import USUAL, Wishes, wishes_of
from bradshaw.server.people.passwords import clean_password, hashed_password, hashed_token, is_outdated, is_right
from bradshaw.server.people.told import Account, LoginTold
from bradshaw.server.storage.database import AlreadyThere, Database, StorageTrouble
from bradshaw.server.storage.tables import Login, Person, Reset, Setting
from bradshaw.server.storage.wire import CHANGED, Wire, make_wire

LONGEST_AGENT = 200
MOST_LOGINS = 50
"""An account is logged in in so many browsers at most; the one unused for longest is logged out."""
LOGIN_LASTS = timedelta(days=60)
LOGIN_TOUCHED = timedelta(hours=1)
"""The last use of a login is written down at most so often."""
RESET_LASTS = timedelta(hours=24)
REMEMBERED = timedelta(seconds=30)
"""A guest or a login that was there so short a time ago is not looked up again."""
MOST_REMEMBERED = 10_000
SECRET_NAME = "secret"
REGISTRATION_NAME = "registration"
CLOSED = "closed"


class BadReset(BradshawError):
    """A link that was used, has expired, or never was."""


class NoSuchPerson(BradshawError):
    """There is no account of this name."""


class Banned(NotAllowed):
    """The host of the server does not let this person in."""


class NameTaken(Conflict):
    """Somebody else has the name, perhaps in capitals."""


class Mute(msgspec.Struct, frozen=True):
    """Somebody may not chat."""

    since: datetime
    until: datetime | None
    """Null: until the host says so."""


class KnownLogin(msgspec.Struct, frozen=True):
    """The login behind a token, and whose it is."""

    id: str
    account: Account
    renewed: bool
    """Its time has just been extended: the browser is to keep its cookie longer too."""


class Contacts(msgspec.Struct, frozen=True):
    """Where a person wants to be told of things."""

    webhook: str | None = None
    mail: str | None = None


class Profile(msgspec.Struct, frozen=True):
    """How to address a person."""

    contacts: Contacts = Contacts()
    language: str | None = None
    """In which language the person reads, if that is known."""
    wishes: Wishes = USUAL
    mail_trouble: str | None = None
    """Why mail to the address has come back."""


def told_moment(moment: datetime | None) -> str | None:
    """A moment as a fact of a message: whoever says it knows the zone of the reader, or says that it is UTC."""
    return None if moment is None else f"{moment.astimezone(UTC):%Y-%m-%dT%H:%MZ}"


class PeopleStore:
    """People in the database."""

    def __init__(self, database: Database, wire: Wire | None = None) -> None:
        self.database = database
        self._wire = wire or make_wire(database)
        """By it all workers, and this one too, learn whose logins have ended."""
        self._wire.heard[CHANGED] = self._forget
        self._wire.on_doubt.append(self._forget_all)
        self._guests: OrderedDict[str, datetime] = OrderedDict()
        self._logins: OrderedDict[str, tuple[KnownLogin, datetime]] = OrderedDict()
        """By the hash of the token, with the time of the last look. Kept only while this worker hears of all ends."""
        self._names: OrderedDict[str, str | None] = OrderedDict()
        """What people are called, None for guests. Kept likewise."""
        self._forgotten = 0
        """How often something was forgotten: what was read before that is not remembered."""

    async def _forget(self, person: str) -> None:
        self._forgotten += 1
        self._guests.pop(person, None)
        self._names.pop(person, None)
        for token in [token for token, (login, _) in self._logins.items() if login.account.id == person]:
            del self._logins[token]

    async def _forget_all(self) -> None:
        self._forgotten += 1
        self._guests.clear()
        self._names.clear()
        self._logins.clear()

    @contextlib.asynccontextmanager
    async def _changing(self, person: str) -> AsyncIterator[AsyncConnection]:
        """Write something after which this person may no longer be let in as before."""
        async with self.database.writing() as connection:
            yield connection
            await self._wire.tell(connection, CHANGED, person)
        await self._forget(person)

    async def secret(self) -> bytes:
        """The key that signs cookies: drawn once and the same for all workers."""
        async with self.database.reading() as connection:
            found = await connection.scalar(select(Setting.value).where(Setting.name == SECRET_NAME))
        if found is None:
            with contextlib.suppress(AlreadyThere):
                async with self.database.writing() as connection:
                    await connection.execute(insert(Setting).values(name=SECRET_NAME, value=secrets.token_hex(32)))
            return await self.secret()
        return found.encode()

    # Guests

    async def create_guest(self, language: str | None = None) -> str:
        """Somebody without a name; the browser's cookie is all there is to know them by."""
        person = secrets.token_hex(16)
        async with self.database.writing() as connection:
            await connection.execute(insert(Person).values(id=person, created=now(), language=language))
        return person

    async def is_guest(self, person: str) -> bool:
        """Whether there is such a guest, and not an account."""
        moment = now()
        if moment - self._guests.get(person, datetime.min.replace(tzinfo=UTC)) < REMEMBERED:
            return True
        forgotten = self._forgotten
        async with self.database.reading() as connection:
            found = await connection.scalar(
                select(Person.id).where(Person.id == person, Person.password.is_(None), Person.banned.is_(None))
            )
        if found is not None and forgotten == self._forgotten:
            self._guests[person] = moment
            if len(self._guests) > MOST_REMEMBERED:
                self._guests.popitem(last=False)
        return found is not None

    async def remove(self, person: str) -> None:
        """Forget somebody. Logins and links go too; seats keep the name that they show."""
        async with self._changing(person) as connection:
            await connection.execute(delete(Person).where(Person.id == person))

    # Accounts and passwords

    async def create_account(self, name: str, password: str, language: str | None = None) -> Account:
        """A new account. Raises BadPerson or NameTaken."""
        shown, secret = clean_name(name), clean_password(password)
        taken = NameTaken(message("server-name-taken"))
        if await self._find(shown) is not None:
            raise taken
        person = secrets.token_hex(16)
        values = {"id": person, "name": shown, "folded_name": folded(shown), "created": now(), "language": language}
        values["password"] = await hashed_password(secret)
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(Person).values(**values))
        except AlreadyThere:
            raise taken from None
        return Account(person, shown)

    async def verify(self, name: str, password: str) -> Account | None:
        """The account of this name if the password is right. An unknown name takes as long as a wrong password."""
        found = await self._find(name)
        stored = found[1] if found is not None else None
        if not await is_right(stored, password) or found is None or stored is None:
            return None
        account = found[0]
        if await self.is_banned(account.id):
            raise Banned(message("server-banned"))
        if is_outdated(stored):
            await self._store_password(account.id, await hashed_password(password), stored)
        return account

    async def password_is(self, person: str, password: str) -> bool:
        """Whether this is the person's password."""
        async with self.database.reading() as connection:
            stored = await connection.scalar(select(Person.password).where(Person.id == person))
        return await is_right(stored, password)

    async def change_password(self, person: str, password: str, keep: str | None = None) -> None:
        """Set a password; every login but the one to keep ends. Raises BadPerson."""
        hashed = await hashed_password(clean_password(password))
        async with self._changing(person) as connection:
            await connection.execute(update(Person).where(Person.id == person).values(password=hashed))
            await connection.execute(delete(Login).where(Login.person == person, Login.id != (keep or "")))
            await connection.execute(delete(Reset).where(Reset.person == person))

    async def keep_names(self, person: str | None, names: Sequence[str]) -> None:
        """Nobody plays under the name of somebody else's account. Raises NameTaken."""
        for name in names:
            found = await self._find(name) if name else None
            if found is not None and found[0].id != person:
                raise NameTaken(message("server-name-of-account", name=found[0].name))

    async def names(self, people: Iterable[str | None]) -> dict[str, str]:
        """What those of these people are called who have an account."""
        wanted = {one for one in people if one is not None}
        found = {one: self._names[one] for one in wanted if one in self._names and self._wire.listening}
        if unknown := wanted - found.keys():
            forgotten = self._forgotten
            async with self.database.reading() as connection:
                rows = await connection.execute(select(Person.id, Person.name).where(Person.id.in_(unknown)))
                read = {row.id: row.name for row in rows}
            found |= read
            if self._wire.listening and forgotten == self._forgotten:
                self._names |= read
                while len(self._names) > MOST_REMEMBERED:
                    self._names.popitem(last=False)
        return {person: name for person, name in found.items() if name is not None}

    async def find_account(self, name: str) -> Account | None:
        """The account of this name, in whatever case."""
        found = await self._find(name)
        return None if found is None else found[0]

    async def _find(self, name: str) -> tuple[Account, str | None] | None:
        async with self.database.reading() as connection:
            row = (
                await connection.execute(
                    select(Person.id, Person.name, Person.password).where(Person.folded_name == searched(name))
                )
            ).first()
        return None if row is None else (Account(row.id, row.name), row.password)

    async def _store_password(self, person: str, hashed: str, instead: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(
                update(Person).where(Person.id == person, Person.password == instead).values(password=hashed)
            )

    # What the host decides

    async def is_banned(self, person: str) -> bool:
        async with self.database.reading() as connection:
            return await connection.scalar(select(Person.banned).where(Person.id == person)) is not None

    async def mute_of(self, person: str) -> Mute | None:
        """Since when and until when somebody may not chat; None for everybody else."""
        async with self.database.reading() as connection:
            asked = select(Person.muted, Person.muted_until).where(Person.id == person)
            row = (await connection.execute(asked)).first()
        if row is None or row.muted is None or (row.muted_until is not None and row.muted_until <= now()):
            return None
        return Mute(row.muted, row.muted_until)

    async def check_voice(self, person: str | None) -> None:
        """Raises NotAllowed for somebody who may not chat."""
        mute = await self.mute_of(person) if person is not None else None
        if mute is not None:
            raise NotAllowed(message("server-muted", until=told_moment(mute.until)))

    async def ban(self, person: str) -> None:
        """Let somebody in no more: logins end, a guest's cookie is worth nothing."""
        async with self._changing(person) as connection:
            await connection.execute(update(Person).where(Person.id == person).values(banned=now()))
            await connection.execute(delete(Login).where(Login.person == person))
            await connection.execute(delete(Reset).where(Reset.person == person))

    async def unban(self, person: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(Person).where(Person.id == person).values(banned=None))

    async def mute(self, person: str, until: datetime | None) -> None:
        """Let somebody chat no more, until a moment or until the host says so."""
        async with self.database.writing() as connection:
            muted = {"muted": now(), "muted_until": until}
            await connection.execute(update(Person).where(Person.id == person).values(**muted))

    async def unmute(self, person: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(Person).where(Person.id == person).values(muted=None, muted_until=None))

    async def rename(self, person: str, name: str) -> str:
        """Give an account another name; the name as it is shown. Raises BadPerson or NameTaken."""
        shown = clean_name(name)
        try:
            async with self._changing(person) as connection:
                await connection.execute(
                    update(Person).where(Person.id == person).values(name=shown, folded_name=folded(shown))
                )
        except AlreadyThere:
            raise NameTaken(message("server-name-of-another", name=shown)) from None
        return shown

    async def registration_is_open(self) -> bool:
        async with self.database.reading() as connection:
            value = await connection.scalar(select(Setting.value).where(Setting.name == REGISTRATION_NAME))
        return value != CLOSED

    async def open_registration(self, is_open: bool) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(Setting).where(Setting.name == REGISTRATION_NAME))
            if not is_open:
                await connection.execute(insert(Setting).values(name=REGISTRATION_NAME, value=CLOSED))

    # Links to set a password anew

    async def issue_reset(self, name: str) -> str:
        """The token of a link with which the password of this account can be set once. Raises NoSuchPerson."""
        found = await self._find(name)
        if found is None:
            raise NoSuchPerson(message("server-no-such-account", name=quoted(name)[:60]))
        return await self.issue_reset_for(found[0].id)

    async def issue_reset_for(self, person: str) -> str:
        """The same for an account that is known."""
        token = secrets.token_urlsafe(32)
        moment = now()
        async with self.database.writing() as connection:
            await connection.execute(delete(Reset).where(Reset.expires <= moment))
            await connection.execute(
                insert(Reset).values(token=hashed_token(token), person=person, expires=moment + RESET_LASTS)
            )
        return token

    async def use_reset(self, token: str, password: str) -> None:
        """Set the password by a link; all logins end, and all links of the account. Raises BadReset or BadPerson."""
        secret = clean_password(password)
        gone = BadReset(message("server-reset-gone"))
        async with self.database.reading() as connection:
            person = await connection.scalar(
                select(Reset.person).where(Reset.token == hashed_token(token), Reset.expires > now())
            )
        if person is None:
            raise gone
        hashed = await hashed_password(secret)
        async with self._changing(person) as connection:
            # Of two requests with the same link the second finds nothing to delete.
            if not (await connection.execute(delete(Reset).where(Reset.token == hashed_token(token)))).rowcount:
                raise gone
            await connection.execute(delete(Reset).where(Reset.person == person))
            await connection.execute(delete(Login).where(Login.person == person))
            await connection.execute(update(Person).where(Person.id == person).values(password=hashed))

    # Logins

    async def log_in(self, person: str, agent: str) -> str:
        """The token of a new login."""
        token, moment = secrets.token_urlsafe(32), now()
        async with self._changing(person) as connection:
            await connection.execute(delete(Login).where(Login.expires <= moment))
            newest = select(Login.id).where(Login.person == person).order_by(Login.last_used.desc())
            kept = list(await connection.scalars(newest.limit(MOST_LOGINS - 1)))
            await connection.execute(delete(Login).where(Login.person == person, Login.id.not_in(kept)))
            await connection.execute(
                insert(Login).values(
                    id=secrets.token_hex(8),
                    token=hashed_token(token),
                    person=person,
                    agent="".join(sign for sign in agent if sign.isprintable())[:LONGEST_AGENT],
                    created=moment,
                    last_used=moment,
                    expires=moment + LOGIN_LASTS,
                )
            )
        return token

    async def known_login(self, token: str) -> KnownLogin | None:
        """Whose login this token is, if it has not ended. Being used, it lasts longer."""
        moment, hashed = now(), hashed_token(token)
        remembered = self._logins.get(hashed)
        if remembered is not None and self._wire.listening and moment - remembered[1] < REMEMBERED:
            return remembered[0]
        forgotten = self._forgotten
        async with self.database.reading() as connection:
            row = (
                await connection.execute(
                    select(Login.id, Login.person, Login.last_used, Person.name)
                    .join(Person, Person.id == Login.person)
                    .where(Login.token == hashed, Login.expires > moment, Person.banned.is_(None))
                )
            ).first()
        if row is None:
            return None
        renewed = moment - row.last_used >= LOGIN_TOUCHED
        if renewed:
            # A login that cannot be renewed now is good until it expires.
            with contextlib.suppress(StorageTrouble):
                async with self.database.writing() as connection:
                    await connection.execute(
                        update(Login).where(Login.id == row.id).values(last_used=moment, expires=moment + LOGIN_LASTS)
                    )
        login = KnownLogin(row.id, Account(row.person, row.name), renewed)
        if self._wire.listening and forgotten == self._forgotten:
            self._logins[hashed] = msgspec.structs.replace(login, renewed=False), moment
            if len(self._logins) > MOST_REMEMBERED:
                self._logins.popitem(last=False)
        return login

    async def logins(self, person: str) -> list[LoginTold]:
        """Where the account is logged in, the latest used first."""
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(Login.id, Login.created, Login.last_used, Login.agent)
                .where(Login.person == person, Login.expires > now())
                .order_by(Login.last_used.desc(), Login.created.desc())
            )
            return [LoginTold(**row._mapping) for row in rows]

    async def end_login(self, person: str, login: str) -> bool:
        """End a login of this person; False if there is none such."""
        async with self._changing(person) as connection:
            ended = await connection.execute(delete(Login).where(Login.id == login, Login.person == person))
        return bool(ended.rowcount)

    # Contacts and language

    async def profile(self, person: str) -> Profile:
        """Where the person wants to be told of things, and in which language."""
        asked = select(Person.webhook, Person.mail, Person.language, Person.wishes, Person.mail_trouble)
        asked = asked.where(Person.id == person)
        async with self.database.reading() as connection:
            row = (await connection.execute(asked)).first()
        if row is None:
            return Profile()
        return Profile(Contacts(row.webhook, row.mail), row.language, wishes_of(row.wishes), row.mail_trouble)

    async def set_language(self, person: str, language: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(Person).where(Person.id == person).values(language=language))

    async def suggest_language(self, person: str, language: str | None) -> None:
        """The language of somebody for whom none is known yet."""
        async with self.database.writing() as connection:
            unknown = Person.language.is_(None)
            await connection.execute(update(Person).where(Person.id == person, unknown).values(language=language))

    async def set_contacts(self, person: str, contacts: Contacts) -> None:
        """Mail goes to the address from now on, also if it came back before."""
        values = {"webhook": contacts.webhook, "mail": contacts.mail, "mail_trouble": None}
        async with self.database.writing() as connection:
            await connection.execute(update(Person).where(Person.id == person).values(**values))

    async def set_wishes(self, person: str, wishes: Wishes) -> None:
        async with self.database.writing() as connection:
            stored = msgspec.json.encode(wishes).decode()
            await connection.execute(update(Person).where(Person.id == person).values(wishes=stored))

    async def end_mail(self, person: str) -> bool:
        """Mail no notices to somebody any more; whether there is such a person."""
        async with self.database.writing() as connection:
            asked = select(Person.id, Person.wishes).where(Person.id == person).with_for_update()
            row = (await connection.execute(asked)).first()
            if row is None:
                return False
            wishes = msgspec.structs.replace(wishes_of(row.wishes), mail=())
            stored = msgspec.json.encode(wishes).decode()
            await connection.execute(update(Person).where(Person.id == person).values(wishes=stored))
        return True
