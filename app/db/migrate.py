"""Upgrades the schema of a database with the migrations."""

from pathlib import Path

from app.settings import async_url

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"  # beside `app`, in a checkout and installed

SQUASHED = {*(f"{number:04}" for number in range(1, 28)), "0030"}
"""Revisions of the migrations before version 0.1.0, which its first migration replaces."""


class UnknownRevision(RuntimeError):
    """The database's schema is one that this version cannot upgrade; the text says what to do."""


def check_revision(found: str, known: set[str]) -> None:
    """Raise UnknownRevision unless `found`, the revision of a database, is among those of the migrations."""
    if found in known:
        return
    if found in SQUASHED:
        raise UnknownRevision(
            f"the database is at schema revision {found}, which only versions before 0.1.0 can upgrade. "
            "Run `stadion migrate` of the last version before 0.1.0 first, then start this one again."
        )
    raise UnknownRevision(
        f"the database is at schema revision {found}, which this version does not know: "
        "a newer version has upgraded it. Run that version, or a newer one."
    )


def migrate(url: str, to: str = "head") -> None:
    """Upgrade the schema to the revision `to`; do nothing if it is there already.

    It runs an event loop of its own, so it must not be called inside one. Raises UnknownRevision.
    """
    from alembic import command  # imported here, because a start on an up-to-date database does without it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("sqlalchemy.url", async_url(url).replace("%", "%%"))
    command.upgrade(config, to)
