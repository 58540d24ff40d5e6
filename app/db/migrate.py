"""The tables of a database, brought up to date by the migrations."""

from pathlib import Path

from app.settings import async_url

MIGRATIONS = Path(__file__).resolve().parents[2] / "migrations"  # beside `app`, in a checkout and installed


def migrate(url: str, to: str = "head") -> None:
    """Bring the database up to date, or to a revision; nothing happens where it is. Not to be called in an
    event loop."""
    from alembic import command  # here: a start on a database that is kept up to date does without
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("sqlalchemy.url", async_url(url).replace("%", "%%"))
    command.upgrade(config, to)
