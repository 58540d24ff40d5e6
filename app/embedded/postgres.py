"""The embedded PostgreSQL: started on a folder when no database is configured, shared, and stopped again.

Several Stadions can use one folder at once (workers, or a second `stadion serve` by mistake). The second
joins the running server, which is as safe as any two processes on one database. Refusing it would also refuse
the restart after a crash, when the old server still runs. Every user holds a shared lock on the folder; the
last one to leave stops the server. The kernel drops the locks of killed processes, so nothing has to be
cleaned up by hand.
"""

import fcntl
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from threading import Event, Thread
from typing import IO
from urllib.parse import parse_qs, quote, urlsplit

import structlog

from app.embedded.postgres_binaries import Binaries, EmbeddedError, account_for, find_binaries, run

log = structlog.get_logger()

PATIENCE_S = 60.0  # seconds; recovery after a crash may take a while
STOPPED_WITHIN_S = 30.0
POLL_S = 0.02
RETRY_S = 0.25
LOOK_S = 1.0
ORPHANS = "is still in use"  # processes of a killed server that are busy with a last query hold its memory
SOCKETS = "stadion-"
LOG_LIMIT = 10_000_000  # bytes; a longer log is started again with the server


@dataclass(frozen=True)
class Running:
    """A server as its `postmaster.pid` describes it."""

    pid: int
    sockets: Path
    ready: bool

    @property
    def url(self) -> str:
        return f"postgresql://app@/stadion?host={quote(str(self.sockets))}"


@contextmanager
def embedded(data_dir: Path, *, major: int | None = None, options: Sequence[str] = ()) -> Iterator[str]:
    """Yield the URL of a PostgreSQL whose files are in `data_dir`; it stops when its last user leaves.

    `major` is the version of new files, and `options` are settings such as "fsync=off". Neither changes a
    server that runs already. Raises EmbeddedError.
    """
    home = Home(data_dir.absolute())
    with home.in_use():
        with home.to_oneself():
            server = home.running() or home.start(major, options)
        yield server.url


@contextmanager
def served(data_dir: Path) -> Iterator[str]:
    """Yield the URL of `embedded` for the one server that plays its matches.

    A second server on the same folder is refused, because each would keep running matches in its own memory.
    Raises EmbeddedError.
    """
    data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _opened(data_dir / "server.lock") as lock:
        if not _locked(lock):
            raise EmbeddedError(
                f"another Stadion is already running on {data_dir.absolute()}. Stop it first, or give this "
                "one a folder of its own with STADION_DATA_DIR."
            )
        with embedded(data_dir) as url, _revived(Home(data_dir.absolute()), sockets_in(url)):
            yield url


@contextmanager
def _revived(home: "Home", sockets: Path) -> Iterator[None]:
    """While it is used, restart a server that has died, at the same address."""
    ended = Event()

    def look() -> None:
        while not ended.wait(LOOK_S):
            try:
                home.revive(sockets)
            except (EmbeddedError, OSError):
                log.exception("database_not_started")  # the next round tries again

    looking = Thread(target=look, name="embedded PostgreSQL", daemon=True)
    looking.start()
    try:
        yield
    finally:
        ended.set()
        looking.join()


class Home:
    """The folder with the files of one server, and the locks that keep its users apart."""

    def __init__(self, data_dir: Path) -> None:
        self.data_dir = data_dir
        self.cluster = data_dir / "postgres"
        self.mark = "cluster_name=stadion-" + sha256(str(data_dir).encode()).hexdigest()[:16]
        data_dir.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.account = account_for(self.cluster)
        self._refuse_what_is_not_ours()

    def _refuse_what_is_not_ours(self) -> None:
        if not os.access(self.data_dir, os.R_OK | os.W_OK | os.X_OK):
            raise EmbeddedError(f"{self.data_dir} is not writable by this user.")
        if self.cluster.exists() and self.cluster.stat().st_uid != self.account.uid:
            raise EmbeddedError(
                f"{self.cluster} belongs to another user: run Stadion as that user (or as root), "
                "change the owner with chown, or choose another folder with STADION_DATA_DIR."
            )

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Register as a user; the last user to leave stops the server."""
        with _opened(self.data_dir / "postgres.users") as users:
            with self.to_oneself():  # not while another process finds that it is the last user
                fcntl.flock(users, fcntl.LOCK_SH)
            try:
                yield
            finally:
                with self.to_oneself():
                    if _locked(users) and (server := self.running()):
                        self.stop(server)

    @contextmanager
    def to_oneself(self) -> Iterator[None]:
        """Hold the lock under which one process at a time starts or stops the server."""
        with _opened(self.data_dir / "postgres.lock") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def running(self) -> Running | None:
        """Return the live server of this very folder, even if another process started it; None: there is
        none.
        """
        if not self.cluster.exists():
            return None
        server = self._described()
        if server is None or not self._is_alive(server.pid):
            return None
        return server if server.ready else self._until_ready(server.pid)

    def _described(self) -> Running | None:
        try:
            lines = (self.cluster / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return None
        if len(lines) < 5:
            return Running(int(lines[0]), Path(), ready=False) if lines else None
        return Running(int(lines[0]), Path(lines[4]), ready=len(lines) > 7 and lines[7].strip() == "ready")

    def _is_alive(self, pid: int) -> bool:
        """Return whether `pid` is our server: process numbers are reused, and folders are copied."""
        try:
            os.kill(pid, 0)
            command = Path(f"/proc/{pid}/cmdline").read_text()  # empty for a zombie
        except (ProcessLookupError, PermissionError):
            return False
        except FileNotFoundError:
            return not Path("/proc/self").exists()  # on a system without /proc, trust the number
        return self.mark in command

    def revive(self, sockets: Path) -> None:
        """Start the server if it is dead. Raises EmbeddedError, OSError."""
        if self.running() is None:
            with self.to_oneself():
                if self.running() is None:
                    log.warning("database_died")
                    self.start(None, (), sockets)

    def start(self, major: int | None, options: Sequence[str], sockets: Path | None = None) -> Running:
        """Start the server, with its socket in the folder `sockets` or (None) in a new one."""
        binaries = find_binaries(self.account, self._major() or major)
        if not self.cluster.exists():
            self._create(binaries)
        self._clear_after_the_killed()
        sockets = self._socket_folder(sockets)
        try:
            return self._launched(binaries, sockets, options)
        except BaseException:
            shutil.rmtree(sockets, ignore_errors=True)
            raise

    def _launched(self, binaries: Binaries, sockets: Path, options: Sequence[str]) -> Running:
        give_up = time.monotonic() + PATIENCE_S
        while True:
            child = self._launch(binaries, sockets, options)
            if server := self._until_ready(child.pid, child):
                return server
            last_words = self._last_words()
            if ORPHANS not in last_words or time.monotonic() > give_up:
                raise EmbeddedError(f"PostgreSQL did not start on {self.cluster}. Its log ends: {last_words}")
            time.sleep(RETRY_S)

    def _clear_after_the_killed(self) -> None:
        """Remove what a killed server could not remove itself."""
        if server := self._described():
            (self.cluster / "postmaster.pid").unlink()
            if server.sockets.name.startswith(SOCKETS):
                shutil.rmtree(server.sockets, ignore_errors=True)

    def _launch(self, binaries: Binaries, sockets: Path, options: Sequence[str]) -> subprocess.Popen[bytes]:
        settings = (
            "listen_addresses=",  # only the socket, in a folder that nobody else can enter
            f"unix_socket_directories={sockets}",
            "timezone=UTC",
            self.mark,
            *options,
        )
        with self._log() as log, self._as_the_account_sees(self.cluster) as (place, shared):
            return subprocess.Popen(  # noqa: S603 - a program that we found ourselves
                [binaries / "postgres", "-D", place, *(part for one in settings for part in ("-c", one))],
                cwd="/",
                pass_fds=shared,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl+C is for Stadion, which then shuts the server down properly
                **self.account.options(),
            )

    def _major(self) -> int | None:
        try:
            return int((self.cluster / "PG_VERSION").read_text())
        except FileNotFoundError:
            return None

    def _create(self, binaries: Binaries) -> None:
        """Create a new cluster with our database, which gets its final name only when it is complete."""
        draft = self.data_dir / "postgres.draft"
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(mode=0o700)
        if self.account.is_another:
            os.chown(draft, self.account.uid, self.account.gid)
        with self._as_the_account_sees(draft) as (place, shared):
            try:
                create = ["-D", place, "-A", "trust", "-U", "app", "-E", "UTF8", "--locale=C.UTF-8"]
                run([binaries / "initdb", *create], self.account, pass_fds=shared)
                alone = [binaries / "postgres", "--single", "-D", place, "postgres"]
                run(alone, self.account, pass_fds=shared, input="CREATE DATABASE stadion\n")
            except subprocess.CalledProcessError as error:
                raise EmbeddedError(f"PostgreSQL could not set up {self.cluster}: {error.stderr}") from error
        draft.rename(self.cluster)

    @contextmanager
    def _as_the_account_sees(self, folder: Path) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Yield a path to `folder` for the account, and the descriptors that a child must inherit for it.

        Root's folders may be closed to the account that root becomes (0700 homes, temporary folders), but a
        descriptor that root opened leads into them all the same.
        """
        if not self.account.is_another or not Path("/proc/self/fd").exists():
            yield str(folder), ()
            return
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            yield f"/proc/self/fd/{handle}", (handle,)
        finally:
            os.close(handle)

    def _socket_folder(self, again: Path | None) -> Path:
        """Create a private folder in /tmp, because a socket's path must stay under 100 characters; `again`
        reuses a path.
        """
        base = "/tmp" if os.access("/tmp", os.W_OK) else gettempdir()  # noqa: S108 - mkdtemp makes it safe
        folder = again or Path(mkdtemp(prefix=SOCKETS, dir=base))
        if again is not None:
            again.mkdir(mode=0o700)  # fails if another process was faster
        os.chown(folder, self.account.uid, self.account.gid)
        return folder

    def _log(self) -> IO[bytes]:
        path = self.data_dir / "postgres.log"
        full = path.exists() and path.stat().st_size > LOG_LIMIT
        return path.open("wb" if full else "ab")

    def _until_ready(self, pid: int, child: subprocess.Popen[bytes] | None = None) -> Running | None:
        """Return the server once it accepts connections; None: it has died instead."""
        give_up = time.monotonic() + PATIENCE_S
        while time.monotonic() < give_up:
            server = self._described()
            if server and server.pid == pid and server.ready:
                return server
            if child.poll() is not None if child else not self._is_alive(pid):
                return None
            time.sleep(POLL_S)
        raise EmbeddedError(
            f"PostgreSQL is still not ready on {self.cluster}: see {self.data_dir}/postgres.log"
        )

    def _last_words(self) -> str:
        return " / ".join((self.data_dir / "postgres.log").read_text(errors="replace").splitlines()[-5:])

    def stop(self, server: Running) -> None:
        """Stop the server at once but properly: clients are cut off, and committed data is on disk."""
        os.kill(server.pid, signal.SIGINT)
        give_up = time.monotonic() + STOPPED_WITHIN_S
        while self._is_alive(server.pid) and time.monotonic() < give_up:
            time.sleep(POLL_S)
        _bury(server.pid)
        shutil.rmtree(server.sockets, ignore_errors=True)


def sockets_in(url: str) -> Path:
    """Return the folder with the socket of an embedded server at this URL."""
    return Path(parse_qs(urlsplit(url).query)["host"][0])


def _opened(path: Path) -> IO[bytes]:
    return path.open("ab")


def _locked(file: IO[bytes]) -> bool:
    """Lock the file for this process alone; return False if others use it."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _bury(pid: int) -> None:
    try:
        os.waitpid(pid, os.WNOHANG)
    except ChildProcessError:
        return  # another process's child
