"""Mails are composed for mail programs, and addresses are checked before they are used."""

import pytest

from app.api.mail.mailer import Mailer, clean_address
from app.settings import Settings


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
