"""Mail: notices in one message, links to set a password, and how the host's mail server takes it."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Sequence
from datetime import datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr

from bradshaw.core.messages import Text, message
from bradshaw.server.notices.outbox import Parcel
from bradshaw.server.notices.telling import INVITED
from bradshaw.server.people import invitations, signing
from bradshaw.server.people.reports import ReportRow
from bradshaw.server.settings import Settings
from bradshaw.words import say

PATIENCE_SECONDS = 15.0
WITH_TLS = 465
UNSUBSCRIBE = "unsubscribe"
PERMANENT = 500


class Refused(Exception):
    """The mail server does not take a mail: for now, or for good; perhaps because of the address it is for."""

    def __init__(self, reason: str, passing: bool, address: bool) -> None:
        super().__init__(reason)
        self.passing = passing
        self.address = address


def unsubscribe_token(secret: bytes, person: str) -> str:
    """Lets whoever has it end all mail to a person, without a login, and nothing else."""
    return signing.signed(secret, UNSUBSCRIBE, person)


class Mailing:
    """Writes mails and hands them over."""

    def __init__(self, settings: Settings, secret: bytes) -> None:
        self._settings = settings
        self._secret = secret
        self._base = settings.public_url.rstrip("/")

    def link(self, game: str | None) -> str:
        """The page of a game; empty if nobody has said where this server is."""
        return f"{self._base}/play/{game}" if self._base and game is not None else ""

    def digest(
        self, parcels: Sequence[Parcel], address: str, person: str, language: str | None, moment: datetime
    ) -> EmailMessage:
        """All notices for one person as one mail."""
        lines = [self._line(one, language) for one in parcels]
        if len(parcels) == 1:
            [only] = parcels
            subject: Text = message("server-mail-subject", game=only.title, text=only.text)
        else:
            subject = message("server-mail-subjects", count=len(parcels))
        footer = []
        mail = self._mail(say(subject, language), address, moment)
        # The same for every try: whoever has got it knows it again.
        mail["Message-ID"] = f"<notice-{parcels[0].id}-{parcels[-1].id}@{self._domain}>"
        if self._base:
            token = unsubscribe_token(self._secret, person)
            mail["List-Unsubscribe"] = f"<{self._base}/api/unsubscribe/{token}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            stop, account = f"{self._base}/unsubscribe/{token}", f"{self._base}/account"
            footer = ["-- ", say(message("server-mail-footer", account=account, stop=stop), language)]
        mail.set_content("\n\n".join([*lines, "\n".join(footer)]).rstrip() + "\n")
        return mail

    def _line(self, parcel: Parcel, language: str | None) -> str:
        link = self.link(parcel.game) or None
        if link is not None and parcel.kind == INVITED and parcel.game is not None:
            link = f"{self._base}/invitation/{invitations.token(self._secret, parcel.game, parcel.person)}"
        return say(message("server-mail-line", game=parcel.title, text=parcel.text, link=link), language)

    def reset(self, token: str, hours: int, address: str, language: str | None, moment: datetime) -> EmailMessage:
        """A link with which a password is set anew."""
        mail = self._mail(say(message("server-mail-reset-subject"), language), address, moment)
        text = message("server-mail-reset", link=f"{self._base}/reset/{token}", hours=hours)
        mail.set_content(say(text, language) + "\n")
        return mail

    def of_reports(self, reports: Sequence[ReportRow], address: str, moment: datetime) -> EmailMessage:
        """Tells the host that reports have come in, and how to read them."""
        mail = self._mail(say(message("server-mail-reports-subject", count=len(reports))), address, moment)
        lines = [
            say(message("server-mail-report", number=str(one.id), kind=_kind(one), player=one.shown)) for one in reports
        ]
        mail.set_content("\n\n".join([*lines, say(message("server-mail-reports", server=self._base or None))]) + "\n")
        return mail

    @property
    def _domain(self) -> str:
        return parseaddr(self._settings.mail_from)[1].rpartition("@")[2] or "localhost"

    def _mail(self, subject: str, address: str, moment: datetime) -> EmailMessage:
        mail = EmailMessage()
        mail["Subject"] = " ".join(subject.split())
        mail["From"] = self._settings.mail_from
        mail["To"] = address
        mail["Date"] = format_datetime(moment)
        mail["Auto-Submitted"] = "auto-generated"
        return mail

    def deliver(self, mail: EmailMessage) -> None:
        """Hand a mail to the host's mail server; blocks. Raises Refused, OSError or SMTPException."""
        settings = self._settings
        kind = smtplib.SMTP_SSL if settings.mail_port == WITH_TLS else smtplib.SMTP
        with kind(settings.mail_host, settings.mail_port, timeout=PATIENCE_SECONDS) as server:
            if kind is smtplib.SMTP:
                server.ehlo()
                if server.has_extn("starttls"):
                    server.starttls(context=ssl.create_default_context())
                    server.ehlo()
            if settings.mail_user:
                server.login(settings.mail_user, settings.mail_password)
            try:
                server.send_message(mail)
            except smtplib.SMTPRecipientsRefused as error:
                [(code, reason)] = error.recipients.values()
                raise Refused(_said(code, reason), code < PERMANENT, code >= PERMANENT) from None
            except smtplib.SMTPDataError as error:
                code = error.smtp_code
                raise Refused(_said(code, error.smtp_error), code < PERMANENT, False) from None


def bounced(returned: bytes) -> dict[str, str]:
    """The addresses that a returned mail (RFC 3464) names as failed for good, each with what was said."""
    found: dict[str, str] = {}
    for part in message_from_bytes(returned, policy=policy.default).walk():
        if part.get_content_type() != "message/delivery-status":
            continue
        for fields in part.iter_parts() if isinstance(part, EmailMessage) else ():
            address = str(fields.get("Final-Recipient", "")).rpartition(";")[2].strip()
            if address and str(fields.get("Action", "")).lower() == "failed" and str(fields["Status"]).startswith("5"):
                said = str(fields.get("Diagnostic-Code", "")).partition(";")[2] or str(fields["Status"])
                found[address] = " ".join(said.split())
    return found


def _kind(report: ReportRow) -> Text:
    return message("server-report-kind", kind=report.kind)


def _said(code: int, reason: bytes | str) -> str:
    text = reason.decode("utf-8", "replace") if isinstance(reason, bytes) else reason
    return f"{code} {' '.join(text.split())}"
