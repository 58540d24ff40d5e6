"""A streaming standby of an embedded PostgreSQL, made as operators do: `pg_basebackup` and a start."""

import contextlib
import os
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp
from urllib.parse import quote

from app.embedded.postgres import sockets_in
from app.embedded.postgres_binaries import account_for, find_binaries, run


@dataclass
class Standby:
    """A standby of the database at `of`. Its files are outside root's folders, which its account may not
    read.
    """

    of: str
    folder: Path = field(init=False)

    def __post_init__(self) -> None:
        self.folder = Path(mkdtemp(prefix="standby-", dir="/tmp"))
        self._account = account_for(Path("/nowhere"))
        self._binaries = find_binaries(self._account)
        os.chown(self.folder, self._account.uid, self._account.gid)

    @property
    def url(self) -> str:
        return f"postgresql://app@/stadion?host={quote(str(self.folder))}"

    def start(self) -> "Standby":
        copy = [
            "--host",
            str(sockets_in(self.of)),
            "--username=app",
            "--checkpoint=fast",
            "--write-recovery-conf",
        ]
        run([self._binaries / "pg_basebackup", *copy, "--pgdata", str(self.folder / "data")], self._account)
        self._control(
            "start", "-o", f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        )
        return self

    def promote(self) -> None:
        """Make the standby the primary."""
        self._control("promote")

    def kill(self) -> None:
        """Leave it as a crash does; none of its processes outlives this call."""
        with contextlib.suppress(subprocess.CalledProcessError):  # It is dead already.
            self._control("stop", "--mode=immediate")

    def throw_away(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _control(self, *what: str) -> None:
        of = ["--pgdata", str(self.folder / "data"), "--log", str(self.folder / "log"), "--wait"]
        run([self._binaries / "pg_ctl", *of, *what], self._account)
