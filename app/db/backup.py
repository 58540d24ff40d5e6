"""Copies a whole database into a file and back, with PostgreSQL's own programs."""

import os
import subprocess
from pathlib import Path
from urllib.parse import unquote, urlsplit, urlunsplit

from app.embedded.postgres_binaries import EmbeddedError, account_for, find_binaries
from app.settings import ASYNC_DRIVER

BARE = ("--no-owner", "--no-privileges")  # the role that restores the file becomes the owner


def dump(url: str, file: Path) -> None:
    """Write all rows, as of one moment, to `file`, while the server runs. Raises EmbeddedError."""
    _run(url, "pg_dump", "--format=custom", f"--file={file}", *BARE)


def restore(url: str, file: Path) -> None:
    """Read `file` into an empty database, all of it or nothing. Raises EmbeddedError."""
    _run(url, "pg_restore", "--single-transaction", "--exit-on-error", *BARE, str(file))


def _run(url: str, program: str, *arguments: str) -> None:
    binaries = find_binaries(account_for(Path("/nowhere")))
    parts = urlsplit(url.replace(ASYNC_DRIVER, "postgresql://"))
    who, _, password = parts.netloc.rpartition("@")[0].partition(":")
    open_to_all = urlunsplit(parts._replace(netloc=f"{who}@{parts.netloc.rpartition('@')[2]}"))
    done = subprocess.run(  # noqa: S603 - a program that we found ourselves
        [binaries / program, f"--dbname={open_to_all}", *arguments],
        # the password never appears among the arguments
        env=os.environ | ({"PGPASSWORD": unquote(password)} if password else {}),
        umask=0o077,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise EmbeddedError(f"{program}: {done.stderr.strip()}")
