"""Sends mails through the operator's SMTP server. An address is in no log, not even when a mail fails."""

import asyncio
import hashlib
import hmac
import re
from collections.abc import Coroutine
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from enum import Enum, auto
from typing import Any
from urllib.parse import urlencode

import aiosmtplib
import structlog

from app.settings import Settings, SmtpSecurity

log = structlog.get_logger()

ANSWER_WITHIN_S = 20.0
PERMANENT = 500
"""The lowest code with which an SMTP server refuses a mail for good."""
UNFOLDED = SMTP.clone(max_line_length=998)
"""Mail programs read a link in a header only if it is neither folded nor encoded."""
LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}")


def clean_address(written: str) -> str | None:
    """Return an address as it is stored, in small letters; None if it cannot be one."""
    address = written.strip().lower()
    return address if len(address) <= LONGEST_ADDRESS and ADDRESS.fullmatch(address) else None


class Delivery(Enum):
    """The fate of a mail; LATER: the server could not be reached, or asks to try again."""

    SENT = auto()
    LATER = auto()
    REFUSED = auto()


class Mailer:
    """Composes and sends mails; `is_on` is False on a server without the settings for it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tasks: set[asyncio.Task[None]] = set()
        self.base_url = settings.public_url or ""

    @property
    def is_on(self) -> bool:
        """Whether mails can be sent: they need an SMTP server, a sender and an address for their links."""
        return bool(self._settings.smtp_host and self._settings.smtp_from and self._settings.public_url)

    def unsubscribe_key(self, player_id: str) -> str:
        """Return the key with which a player is unsubscribed without signing in."""
        key = self._settings.secret_key.encode()
        return hmac.new(key, f"mail-off {player_id}".encode(), hashlib.sha256).hexdigest()[:32]

    def unsubscribe_url(self, player_id: str) -> str:
        """Return the address that ends the mails about turns (RFC 8058)."""
        query = urlencode({"player": player_id, "key": self.unsubscribe_key(player_id)})
        return f"{self.base_url}/mail/off?{query}"

    async def send(self, to: str, subject: str, text: str, unsubscribe: str | None = None) -> Delivery:
        """Send a mail; one that the server did not take is logged without the address."""
        try:
            await self._send(self._message(to, subject, text, unsubscribe))
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.warning("mail_not_sent", why=type(error).__name__)
            return Delivery.LATER if _is_temporary(error) else Delivery.REFUSED
        return Delivery.SENT

    def _message(self, to: str, subject: str, text: str, unsubscribe: str | None) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._settings.smtp_from, to, subject
        message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain="stadion")
        message["Auto-Submitted"] = "auto-generated"
        if unsubscribe is not None:
            message["List-Unsubscribe"] = f"<{unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Send a mail while the caller answers, so that the time of the answer tells nothing."""
        task = asyncio.create_task(work, name="mail")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait for what is done in the background."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self, message: EmailMessage) -> None:
        chosen = self._settings
        await aiosmtplib.send(
            message.as_bytes(policy=UNFOLDED),
            sender=parseaddr(chosen.smtp_from or "")[1],
            recipients=[parseaddr(message["To"])[1]],
            hostname=chosen.smtp_host,
            port=chosen.smtp_port,
            username=chosen.smtp_user,
            password=chosen.smtp_password,
            use_tls=chosen.smtp_security is SmtpSecurity.TLS,
            start_tls=chosen.smtp_security is SmtpSecurity.STARTTLS,
            timeout=ANSWER_WITHIN_S,
        )


def _is_temporary(error: Exception) -> bool:
    """Whether a mail may go through later: the server was away, or answered with a code below 500."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return all(one.code < PERMANENT for one in error.recipients)
    if isinstance(error, aiosmtplib.SMTPResponseException):
        return error.code < PERMANENT
    return isinstance(error, OSError)
