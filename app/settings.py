"""Reads the environment once into a frozen `Settings`."""

import os
import re
import secrets
from enum import StrEnum
from pathlib import Path
from tempfile import NamedTemporaryFile

from pydantic import Field, PositiveFloat, PositiveInt, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from app.client_address import Proxies

PUSH_SERVICES = (
    "https://fcm.googleapis.com https://updates.push.services.mozilla.com "
    "https://*.push.apple.com https://*.notify.windows.com"
)
ASYNC_DRIVER = "postgresql+asyncpg://"


class SettingsError(ValueError):
    """A setting is wrong or missing; the text names it as the operator wrote it."""


class Switch(StrEnum):
    ON = "on"
    OFF = "off"


class LogLevel(StrEnum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class SmtpSecurity(StrEnum):
    STARTTLS = "starttls"
    TLS = "tls"
    OFF = "off"


class Settings(BaseSettings):
    """All `STADION_...` variables. An empty one counts as unset."""

    model_config = SettingsConfigDict(env_prefix="STADION_", env_ignore_empty=True, frozen=True)

    database_url: str | None = None  # None: the embedded PostgreSQL in data_dir
    replica_url: str | None = None  # a replica that may lag behind; lists and finished matches are read there
    redis_url: str | None = None  # None: one process plays all matches of the database
    secret_key: str = Field(default="", repr=False)  # never empty in the result of read_settings()
    public_url: str | None = None  # None: links are made from the request
    log_level: LogLevel = LogLevel.INFO
    allow_seeds: bool = False
    rate_limits: Switch = Switch.ON
    traces: Switch = Switch.OFF  # OpenTelemetry's own variables name the target
    trusted_proxies: str = ""  # addresses and networks whose X-Forwarded-For and -Proto are trusted
    max_connections: PositiveInt = 10_000  # of one worker, WebSockets included
    max_connections_each: PositiveInt = 500  # from one address; a school may share one
    # seconds until the head of a request has arrived; its body may take twice that
    request_s: PositiveFloat = 10.0
    ping_s: PositiveFloat = 20.0  # seconds between pings of a channel, and until each must be answered
    bot_pace_ms: int = Field(default=900, ge=0)  # between actions where only computers play
    # at most, for one decision of a computer player that searches ahead
    thinking_ms: int = Field(default=1000, ge=0)
    push_services: str = PUSH_SERVICES  # where push notifications may be sent
    smtp_host: str | None = None  # None: no mails are sent, and nothing about them is shown
    smtp_port: PositiveInt = 587
    smtp_user: str | None = None
    smtp_password: str | None = Field(default=None, repr=False)
    smtp_from: str | None = None
    smtp_security: SmtpSecurity = SmtpSecurity.STARTTLS
    # figures above these need a look: errors an hour, ms to a commit, decisions, analyses, % of the disk
    desk_errors: int = Field(default=0, ge=0)
    desk_answer_ms: PositiveInt = 250
    desk_queue: PositiveInt = 20
    desk_analyses: PositiveInt = 50
    desk_disk: int = Field(default=85, ge=1, le=100)
    data_dir: Path = Path("data")
    pool_size: PositiveInt = 8  # database connections of one worker
    prepare_pages: Switch = Switch.ON  # off: each page is prepared for its first visitor
    reload: bool = False  # for development: a page shows changed files and texts at once

    @field_validator("database_url", "replica_url")
    @classmethod
    def _is_postgresql(cls, url: str | None) -> str | None:
        if url is not None and not url.startswith(("postgresql://", "postgres://", ASYNC_DRIVER)):
            raise ValueError("must begin with postgresql://")
        return url

    @field_validator("redis_url")
    @classmethod
    def _is_redis(cls, url: str | None) -> str | None:
        for one in (url or "redis://").split(","):
            if not one.startswith(("redis://", "rediss://", "unix://")):
                raise ValueError(
                    "must begin with redis://, rediss:// or unix://; separate several with commas"
                )
        return url

    @property
    def brokers(self) -> list[str]:
        """Return the brokers' URLs.

        Matches are shared out among them; the first also counts rates and holds jobs.
        """
        return [] if self.redis_url is None else self.redis_url.split(",")

    @field_validator("log_level", "rate_limits", "traces", "prepare_pages", mode="before")
    @classmethod
    def _in_any_case(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("trusted_proxies")
    @classmethod
    def _are_addresses(cls, listed: str) -> str:
        Proxies(listed)
        return listed

    @field_validator("public_url")
    @classmethod
    def _has_no_final_slash(cls, url: str | None) -> str | None:
        if url is not None and not url.startswith(("http://", "https://")):
            raise ValueError("must begin with http:// or https://")
        return url.rstrip("/") if url else None

    @property
    def limits_rates(self) -> bool:
        return self.rate_limits is Switch.ON

    @property
    def async_url(self) -> str:
        """Return the database's address as SQLAlchemy wants it. It must be set."""
        if self.database_url is None:
            raise SettingsError("STADION_DATABASE_URL is not set, and no embedded database has been started")
        return async_url(self.database_url)


def async_url(url: str) -> str:
    """Return `postgresql://...` with our driver named in it, and with the driver's word for libpq's
    `sslmode`.
    """
    return ASYNC_DRIVER + re.sub(r"([?&])sslmode=", r"\1ssl=", url.partition("://")[2])


def read_settings() -> Settings:
    """Return the settings of this process, with a secret key. Raises SettingsError."""
    try:
        settings = Settings()
    except ValidationError as error:
        raise SettingsError(_sentence(error)) from None
    if settings.secret_key:
        return settings
    if settings.database_url is not None:
        raise SettingsError(
            "STADION_SECRET_KEY must be set if STADION_DATABASE_URL is: every process needs the same one. "
            "Any long random text will do, such as the output of `openssl rand -hex 32`."
        )
    return settings.model_copy(update={"secret_key": kept_secret(settings.data_dir)})


def kept_secret(data_dir: Path) -> str:
    """Return the secret of this folder, which is created once by the first process and then stays the
    same.
    """
    path = data_dir / "secret_key"
    if not path.exists():
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        with NamedTemporaryFile("w", dir=data_dir, prefix=".secret_key-") as draft:  # mode 0600
            draft.write(secrets.token_hex(32))
            draft.flush()
            os.fsync(draft.fileno())
            _link_unless_there(Path(draft.name), path)
    return path.read_text().strip()


def _link_unless_there(draft: Path, path: Path) -> None:
    """Link the draft to its final name unless there is one: a link is atomic, so no process reads half a
    secret.
    """
    try:
        path.hardlink_to(draft)
    except FileExistsError:
        return  # another process was faster, and its secret counts


def _sentence(error: ValidationError) -> str:
    wrong = error.errors()[0]
    name = "STADION_" + "_".join(str(part) for part in wrong["loc"]).upper()
    return f"{name}: {wrong['msg']}"
