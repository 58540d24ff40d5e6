"""The embedded broker: a Redis or Valkey server that runs as long as our workers need it."""

import contextlib
import ctypes
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory
from threading import Event, Thread

PROGRAMS = ("valkey-server", "redis-server")
BEGUN_AGAIN_AFTER_S = 0.5
PR_SET_PDEATHSIG = 1
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


class NoBroker(RuntimeError):
    """No broker can be started; the text says what to do."""


@contextlib.contextmanager
def own_broker() -> Iterator[str]:
    """Yield the URL of a broker that is restarted whenever it dies. Raises NoBroker."""
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise NoBroker(
            "several workers need Redis or Valkey, and neither is installed: install redis-server, "
            "name a running one in STADION_REDIS_URL, or omit --workers"
        )
    with TemporaryDirectory(prefix="stadion-broker-") as folder:
        keeper = Keeper(program, folder)
        keeper.start()
        try:
            yield f"unix://{folder}/socket"
        finally:
            keeper.stop()


class Keeper(Thread):
    """Keeps a broker running that stores nothing on disk and listens only on a socket in a private folder."""

    def __init__(self, program: str, folder: str) -> None:
        super().__init__(daemon=True)
        nowhere = ["--port", "0", "--unixsocket", f"{folder}/socket", "--dir", folder]
        self._command = [program, *nowhere, "--save", "", "--appendonly", "no"]
        self._stopped = Event()
        self._child: subprocess.Popen[bytes] | None = None

    def run(self) -> None:
        while not self._stopped.is_set():
            self._child = subprocess.Popen(  # noqa: S603 - a program that we found ourselves
                self._command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                start_new_session=True,  # Ctrl+C is for Stadion
                preexec_fn=_end_with_parent if LIBC else None,
            )
            self._child.wait()
            self._stopped.wait(BEGUN_AGAIN_AFTER_S)

    def stop(self) -> None:
        self._stopped.set()
        if self._child is not None:
            self._child.terminate()
        self.join()


def _end_with_parent() -> None:
    """Make the kernel end this process when its parent ends, even if the parent is killed."""
    assert LIBC is not None
    LIBC.prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
