"""Accounts: who you are, logging in and out, passwords, and where you want to be told of things."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, UnsetType

from bradshaw.core.messages import message
from bradshaw.server.delivery.notices import check_webhook
from bradshaw.server.edge.identity import GUEST_COOKIE, LOGIN_COOKIE, drop_cookie, guest_of, keep_guest, keep_login
from bradshaw.server.edge.limiting import limit, limit_guesses
from bradshaw.server.edge.problems import changing, reading
from bradshaw.server.edge.requests import Body, Caller, WebRequest
from bradshaw.server.edge.schema import answering
from bradshaw.server.edge.security import csrf_token
from bradshaw.server.edge.state import ServerState
from bradshaw.server.errors import NotAllowed, NotFound, NotLoggedIn, RequestError
from bradshaw.server.http.address import neighbourhood
from bradshaw.server.http.answers import language_of
from bradshaw.server.names import clean_mail, searched
from bradshaw.server.notices.wishes import Wishes
from bradshaw.server.people.dossier import Dossier, dossier
from bradshaw.server.people.people import Contacts, Mute, Profile
from bradshaw.server.people.told import Account
from bradshaw.server.people.visitors import logged_in
from bradshaw.words import LANGUAGES


class Credentials(Body):
    name: str
    password: str


class PasswordChange(Body):
    old: str
    new: str


class ContactsChange(Body):
    """What is left out stays as it is; nothing takes it away. A mail address is changed with the password only."""

    webhook: str | UnsetType | None = UNSET
    mail: str | UnsetType | None = UNSET
    password: str = ""


class LanguageWish(Body):
    language: Annotated[str, msgspec.Meta(examples=list(LANGUAGES))]


class Farewell(Body):
    """A guest, who has no password, leaves it empty."""

    password: str = ""


class ResetUse(Body):
    token: str
    password: str


class ResetWish(Body):
    name: str


class PersonTold(msgspec.Struct):
    """Who somebody is. Without an id: a visitor who has only looked so far."""

    id: str | None
    name: str | None
    guest: bool


class Me(msgspec.Struct):
    """Who you are, the token for your changing requests, where you are told of things, and in which language."""

    person: PersonTold
    csrf: str
    notices: Contacts
    language: str | None
    """None: it is not known yet."""
    wishes: Wishes
    """Of what you want to be told, where, and when not."""
    mail_trouble: str | None
    """Why mail to your address has come back; nothing more is sent there until you give another, or the same anew."""
    unseen: int
    """Notices that you have not seen yet."""
    mute: Mute | None
    """Whether the host of the server does not let you chat, and until when."""


class LoginEntry(msgspec.Struct):
    """A browser in which you are logged in."""

    id: str
    created: datetime
    last_used: datetime
    agent: str
    current: bool


class MailAnswer(msgspec.Struct):
    """Whether this server sends mail at all; never whether there is such an account."""

    mail: bool


async def _check_password(request: WebRequest, state: ServerState, person: str, password: str) -> None:
    limit(request, "password", key=person)
    if not await state.people.password_is(person, password):
        raise NotAllowed(message("server-wrong-password"))


async def _enter(request: WebRequest, state: ServerState, account: Account) -> PersonTold:
    """Log the browser in. What it played as a guest becomes the account's."""
    if LOGIN_COOKIE in request.cookies:
        old = await state.people.known_login(request.cookies[LOGIN_COOKIE])
        if old is not None:
            await state.people.end_login(old.account.id, old.id)
    guest = guest_of(request)
    if guest is not None:
        if await state.people.is_guest(guest):
            await state.hall.give_to(guest, account.id)
            await state.people.remove(guest)
        drop_cookie(request, GUEST_COOKIE)
    await state.people.suggest_language(account.id, language_of(request))
    keep_login(request, await state.people.log_in(account.id, request.headers.get("user-agent", "")))
    return PersonTold(account.id, account.name, guest=False)


class AccountsController(Controller):
    """People, their logins and passwords."""

    path = "/api"
    tags = ("accounts",)

    @get("/me", summary="Who you are", responses=reading(401, 503), robots=True)
    async def me(self, request: WebRequest, state: ServerState, visitor: Caller) -> Me:
        """A robot is not told where its owner gets mail."""
        profile = Profile()
        if visitor.person is not None and not visitor.robot:
            profile = await state.people.profile(visitor.person)
        if visitor.person is not None and not visitor.account:
            keep_guest(request, visitor)
        person = PersonTold(visitor.person, visitor.name, not visitor.account)
        unseen = 0 if visitor.person is None else await state.outbox.unseen(visitor.person)
        told = profile.contacts, profile.language, profile.wishes, profile.mail_trouble
        mute = None if visitor.person is None else await state.people.mute_of(visitor.person)
        return Me(person, csrf_token(request), *told, unseen, mute)

    @post(
        "/accounts",
        summary="Make an account and log in; what you played as a guest becomes its",
        responses=changing(409),
    )
    async def register(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[Credentials]
    ) -> PersonTold:
        limit(request, "account", key=neighbourhood(visitor.address))
        if not await state.people.registration_is_open():
            raise NotAllowed(message("server-registration-closed"))
        account = await state.people.create_account(data.name, data.password, language_of(request))
        return await _enter(request, state, account)

    @post("/logins", summary="Log in; what you played as a guest becomes the account's", responses=changing(401))
    async def log_in(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[Credentials]
    ) -> PersonTold:
        here = neighbourhood(visitor.address)
        limit(request, "login", key=here)
        limit_guesses(request, searched(data.name), here)
        account = await state.people.verify(data.name, data.password)
        if account is None:
            raise NotLoggedIn(message("server-wrong-login"))
        return await _enter(request, state, account)

    @get("/logins", summary="Where you are logged in", responses=reading(401, 503))
    async def logins(self, state: ServerState, visitor: Caller) -> list[LoginEntry]:
        return [
            LoginEntry(one.id, one.created, one.last_used, one.agent, one.id == visitor.login)
            for one in await state.people.logins(logged_in(visitor))
        ]

    @delete("/logins/current", summary="Log out", responses=changing(401))
    async def log_out(self, request: WebRequest, state: ServerState, visitor: Caller) -> None:
        person = logged_in(visitor)
        assert visitor.login is not None, "an account is known by its login"
        await state.people.end_login(person, visitor.login)
        drop_cookie(request, LOGIN_COOKIE)

    @delete("/logins/{login:str}", summary="Log out another browser", responses=changing(401, 404))
    async def end_login(self, request: WebRequest, state: ServerState, visitor: Caller, login: FromPath[str]) -> None:
        person = logged_in(visitor)
        if not login.isalnum() or not await state.people.end_login(person, login):
            raise NotFound(message("server-no-such-login"))
        if login == visitor.login:
            drop_cookie(request, LOGIN_COOKIE)

    @put(
        "/me/password",
        status_code=204,
        summary="Change your password; all other browsers are logged out",
        responses=changing(401),
    )
    async def change_password(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[PasswordChange]
    ) -> None:
        person = logged_in(visitor)
        await _check_password(request, state, person, data.old)
        await state.people.change_password(person, data.new, keep=visitor.login)

    @put("/me/notices", summary="Say where you want to be told of things", responses=changing(401))
    async def change_contacts(
        self,
        request: WebRequest,
        state: ServerState,
        visitor: Caller,
        data: JSONBody[ContactsChange],
    ) -> Contacts:
        person = logged_in(visitor)
        contacts: Contacts = (await state.people.profile(person)).contacts
        webhook, mail = contacts.webhook, contacts.mail
        if data.webhook is not UNSET:
            webhook = check_webhook(data.webhook, state.settings.webhook_private) if data.webhook else None
        if data.mail is not UNSET and (data.mail or None) != mail:
            await _check_password(request, state, person, data.password)
            mail = clean_mail(data.mail) if data.mail else None
        contacts = Contacts(webhook, mail)
        await state.people.set_contacts(person, contacts)
        return contacts

    @put(
        "/me/language",
        status_code=204,
        summary="Say in which language you read",
        responses=changing(401),
    )
    async def change_language(self, state: ServerState, visitor: Caller, data: JSONBody[LanguageWish]) -> None:
        """Pages, mail and notices are in this language from now on. Guests have one, too."""
        if visitor.person is None:
            raise NotLoggedIn(message("server-nothing-stored"))
        if data.language not in LANGUAGES:
            raise RequestError(message("server-unknown-language", languages=LANGUAGES))
        await state.people.set_language(visitor.person, data.language)

    @get(
        "/me/export",
        summary="Everything that is stored about you, as a file",
        responses=reading(401, 429, 503) | answering(Dossier, "Your account, logins, games, moves and messages."),
    )
    async def export(self, request: WebRequest, state: ServerState, visitor: Caller) -> Response[bytes]:
        """Guests get what is known of them, too."""
        if visitor.person is None:
            raise NotLoggedIn(message("server-nothing-stored"))
        limit(request, "import")
        found = await dossier(state.database, visitor.person)
        return Response(
            msgspec.json.format(msgspec.json.encode(found), indent=2),
            media_type="application/json",
            headers={"Content-Disposition": 'attachment; filename="bradshaw-about-me.json"'},
        )

    @delete("/me", summary="Delete everything that is stored about you", responses=changing(401))
    async def remove(self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[Farewell]) -> None:
        """Your games with others go on, with the name that they show, and your messages in them are erased.

        Games that nobody else plays in are deleted.
        """
        if visitor.person is None:
            raise NotLoggedIn(message("server-nothing-stored"))
        if visitor.account:
            await _check_password(request, state, visitor.person, data.password)
        await state.hall.forget(visitor.person)
        await state.people.remove(visitor.person)
        drop_cookie(request, LOGIN_COOKIE if visitor.account else GUEST_COOKIE)

    @post("/resets", status_code=204, summary="Set your password by a link", responses=changing())
    async def use_reset(
        self, request: WebRequest, state: ServerState, visitor: Caller, data: JSONBody[ResetUse]
    ) -> None:
        limit(request, "reset", key=neighbourhood(visitor.address))
        await state.people.use_reset(data.token, data.password)

    @post("/resets/mail", status_code=202, summary="Ask for a link by mail", responses=changing())
    async def mail_reset(
        self,
        request: WebRequest,
        state: ServerState,
        visitor: Caller,
        data: JSONBody[ResetWish],
    ) -> MailAnswer:
        limit(request, "mail", key=neighbourhood(visitor.address))
        limit(request, "mail", key=f"name {searched(data.name)}")
        await state.notices.mail_reset(data.name)
        return MailAnswer(bool(state.settings.mail_host))
