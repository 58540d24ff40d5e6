"""Settings are read from the environment as a host writes them."""

import os
import re
import stat
from pathlib import Path

import pytest
from pydantic import ValidationError

from app.settings import Settings, SettingsError, Switch, async_url, kept_secret, read_settings
from tests.support.servers.serving import ROOT


@pytest.fixture(autouse=True)
def empty_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [name for name in os.environ if name.startswith("STADION_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("STADION_DATA_DIR", str(tmp_path / "data"))


def test_an_empty_environment_is_a_server_with_its_own_database() -> None:
    settings = read_settings()

    assert settings.database_url is None
    assert settings.limits_rates
    assert not settings.allow_seeds
    assert settings.bot_pace_ms == 900


def test_settings_are_read_from_their_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "DATABASE_URL": "postgresql://me@db/stadion",
        "SECRET_KEY": "long and random",
        "PUBLIC_URL": "https://play.example/",
        "RATE_LIMITS": "off",
        "ALLOW_SEEDS": "1",
        "BOT_PACE_MS": "0",
    }.items():
        monkeypatch.setenv(f"STADION_{name}", value)

    settings = read_settings()

    assert settings.async_url == "postgresql+asyncpg://me@db/stadion"
    assert settings.secret_key == "long and random"
    assert settings.public_url == "https://play.example"
    assert settings.rate_limits is Switch.OFF
    assert not settings.limits_rates
    assert settings.allow_seeds
    assert settings.bot_pace_ms == 0


def test_an_empty_variable_counts_as_unset(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STADION_DATABASE_URL", "")

    assert read_settings().database_url is None


def test_settings_cannot_be_changed() -> None:
    settings = read_settings()

    with pytest.raises(ValidationError):
        settings.bot_pace_ms = 5


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "sqlite:///stadion.db"),
        ("PUBLIC_URL", "play.example"),
        ("LOG_LEVEL", "loud"),
        ("RATE_LIMITS", "sometimes"),
        ("BOT_PACE_MS", "-1"),
    ],
)
def test_a_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"STADION_{name}", value)

    with pytest.raises(SettingsError, match=f"^STADION_{name}: "):
        read_settings()


def test_a_named_database_needs_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STADION_DATABASE_URL", "postgresql://me@db/stadion")

    with pytest.raises(SettingsError, match="STADION_SECRET_KEY must be set"):
        read_settings()


def test_without_a_secret_one_is_made_and_kept(tmp_path: Path) -> None:
    first, second = read_settings(), read_settings()

    assert len(bytes.fromhex(first.secret_key)) == 32
    assert first.secret_key == second.secret_key
    assert stat.S_IMODE((tmp_path / "data" / "secret_key").stat().st_mode) == 0o600


def test_two_folders_have_two_secrets(tmp_path: Path) -> None:
    assert kept_secret(tmp_path / "one") != kept_secret(tmp_path / "two")


def test_a_secret_is_not_shown() -> None:
    settings = read_settings()

    assert settings.secret_key not in repr(settings)


def test_there_is_no_address_of_a_database_that_nobody_started() -> None:
    with pytest.raises(SettingsError, match="no embedded database"):
        _ = Settings().async_url


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_every_spelling_of_the_scheme_gets_our_driver(scheme: str) -> None:
    assert async_url(f"{scheme}://a:b@c:1/d?e=f") == "postgresql+asyncpg://a:b@c:1/d?e=f"


def test_the_settings_of_the_docs_are_those_that_are_read() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    named = {name for page in pages for name in re.findall(r"STADION_([A-Z][A-Z_]*[A-Z])", page.read_text())}

    assert named == {name.upper() for name in Settings.model_fields}
