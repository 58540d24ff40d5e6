"""A real SMTP server on loopback, and an app that sends its mails there."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from fastapi import FastAPI
from httpx import ASGITransport, AsyncClient

from app.main import create_app
from app.time_source import Now, utc_now
from tests.support.servers.ports import free_port
from tests.support.servers.server_parts import settings

BASE = "http://play.example"
LOOPBACK = "127.0.0.1"


class Mailbox:
    """Keeps what arrives, or refuses it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.raw = b""
        self.is_encrypted = False
        """Whether the last mail came over TLS."""
        self.refusal: str | None = None

    async def handle_DATA(self, _server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refusal is not None:
            return self.refusal
        assert isinstance(envelope.content, bytes)
        self.raw, self.is_encrypted = envelope.content, session.ssl is not None
        read: Any = BytesParser(policy=default).parsebytes(envelope.content)
        self.mails.append(read)
        return "250 taken"


@contextmanager
def mail_server(**more: Any) -> Iterator[tuple[Mailbox, int]]:
    """Run an SMTP server with these parameters of aiosmtpd; yield what it receives and its port."""
    mailbox, port = Mailbox(), free_port()
    controller = Controller(mailbox, hostname=LOOPBACK, port=port, **more)
    controller.start()
    try:
        yield mailbox, port
    finally:
        controller.stop()


@asynccontextmanager
async def mailing_app(database_url: str, port: int, now: Now = utc_now) -> AsyncIterator[FastAPI]:
    """Run an app that sends its mails to this port of loopback."""
    chosen = settings(database_url).model_copy(
        update={
            "smtp_host": "127.0.0.1",
            "smtp_port": port,
            "smtp_from": "Stadion <stadion@play.example>",
            "smtp_security": "off",
            "public_url": BASE,
        }
    )
    app = create_app(chosen, now)
    async with app.router.lifespan_context(app):
        yield app


def browser(app: FastAPI, token: str = "") -> AsyncClient:
    """Return a browser of a player with this token, or of a stranger."""
    cookies = {"stadion": token} if token else {}
    return AsyncClient(transport=ASGITransport(app=app), base_url=BASE, cookies=cookies)
