"""Mails are composed for mail programs, and addresses are checked before they are used."""

from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from app.api.mail.mailer import Delivery, Mailer, clean_address
from app.settings import Settings
from tests.support.mail.certificates import make_certificate
from tests.support.mail.mail_server import LOOPBACK, mail_server


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        (" Ann.B+c@Home.example ", "ann.b+c@home.example"),
        ("ann@home", None),
        ("ann@home.example, eve@home.example", None),
        ("ann@home.example\r\nBcc: eve@home.example", None),
        ("x" * 65 + "@home.example", None),
        ("a@" + "b." * 130 + "example", None),
    ],
)
def test_an_address_is_kept_in_one_form_or_not_at_all(written: str, kept: str | None) -> None:
    assert clean_address(written) == kept


def test_mails_need_a_server_a_sender_and_an_address_for_links() -> None:
    whole = {"smtp_host": "h", "smtp_from": "s@h.example", "public_url": "https://h.example"}

    assert Mailer(Settings(secret_key="x", **whole)).is_on
    assert not any(Mailer(Settings(secret_key="x", **whole | {one: None})).is_on for one in whole)


def test_a_key_ends_the_mails_of_one_player_alone() -> None:
    mailer = Mailer(Settings(secret_key="x"))

    assert mailer.unsubscribe_key("ann") == mailer.unsubscribe_key("ann") != mailer.unsubscribe_key("ben")


def mailer_of(port: int, **more: Any) -> Mailer:
    """Return a mailer that requires STARTTLS, as by default, of the server at this port."""
    sender = "Stadion <stadion@play.example>"
    return Mailer(Settings(secret_key="x", smtp_host=LOOPBACK, smtp_port=port, smtp_from=sender, **more))


def knows_the_password(
    _server: Any, _session: Any, _envelope: Any, _mechanism: str, given: Any
) -> AuthResult:
    """Accept the user name and password of the test alone."""
    is_right = given == LoginPassword(b"stadion", b"secret")
    return AuthResult(success=is_right, handled=False)


@pytest.mark.anyio
async def test_name_and_password_and_mail_go_over_tls_to_a_server_with_a_trusted_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    certificate, context = make_certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    checked = {"authenticator": knows_the_password, "auth_required": True}
    with mail_server(tls_context=context, require_starttls=True, **checked) as (mailbox, port):
        known = mailer_of(port, smtp_user="stadion", smtp_password="secret")
        unknown = mailer_of(port, smtp_user="stadion", smtp_password="guessed")
        sent = [await one.send("ann@home.example", "Hi", "Text") for one in (known, unknown)]

    assert sent == [Delivery.SENT, Delivery.REFUSED]
    assert mailbox.is_encrypted and [one["To"] for one in mailbox.mails] == ["ann@home.example"]


@pytest.mark.anyio
async def test_nothing_is_sent_to_a_server_with_an_unknown_certificate_or_without_tls(tmp_path: Path) -> None:
    _, context = make_certificate(tmp_path)
    for offered in ({"tls_context": context}, {}):
        with mail_server(**offered) as (mailbox, port):
            sent = await mailer_of(port).send("ann@home.example", "Hi", "Text")

        assert sent is not Delivery.SENT and not mailbox.mails, offered
