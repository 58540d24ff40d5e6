"""`python -m app.cli` in processes that are forked from one that has imported the application.

Imports take most of the time of a start. What runs is the same command with its own arguments, environment
and output; tests/cli and the server that a worker's tests share are started as a host starts them.
"""

import gc
import importlib.util
import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

COMMAND = "app.cli.__main__"
IMPORTED = ("app.main", "app.api.server.connection_guard", "app.api.server.websocket_protocol", "uvloop")
LARGEST_REQUEST = 65_536
FORKED_WITHIN_S = 180  # A busy machine takes its time.


class ForkedProcess:
    """A running command, used like a process of `subprocess`."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self.pid = int(self._told(FORKED_WITHIN_S) or 0)
        self.returncode: int | None = None
        assert self.pid, "no process was forked"

    def poll(self) -> int | None:
        """Return the exit status, or None while the process runs."""
        if self.returncode is None and (told := self._told(0)):
            self.returncode = int(told)
            self._channel.close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Return the exit status when the process has ended. Raises subprocess.TimeoutExpired."""
        if self.returncode is None:
            select.select([self._channel], [], [], timeout)
        if (status := self.poll()) is None:
            raise subprocess.TimeoutExpired(COMMAND, timeout or 0)
        return status

    def send_signal(self, number: int) -> None:
        """Send a signal, unless the process has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _told(self, within_s: float) -> bytes:
        """Return the next number that comes within these seconds, else nothing."""
        return self._channel.recv(64) if select.select([self._channel], [], [], within_s)[0] else b""


def is_same_surroundings(environment: dict[str, str]) -> bool:
    """Return whether a process with this environment differs from this one by settings of Stadion alone."""
    return _surroundings(environment) == _surroundings(dict(os.environ))


def fork_command(arguments: list[str], environment: dict[str, str], log: Path) -> ForkedProcess:
    """Run `python -m app.cli` with these arguments; what it says is added to the file `log`."""
    channel = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    channel.connect(_address_of_parent())
    channel.send(json.dumps([arguments, environment, str(log)]).encode())
    return ForkedProcess(channel)


def _surroundings(environment: dict[str, str]) -> dict[str, str]:
    changing = ("STADION_", "PYTEST_")
    return {name: value for name, value in environment.items() if not name.startswith(changing)}


@cache
def _address_of_parent() -> bytes:
    """Start the process that forks, which ends with this one; return the address at which it listens."""
    listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    listener.bind("")  # Linux chooses a free abstract address.
    listener.listen()
    with listener:
        subprocess.Popen(
            [sys.executable, "-m", __spec__.name, str(listener.fileno())],
            env=_surroundings(dict(os.environ)),
            stdin=subprocess.PIPE,
            pass_fds=[listener.fileno()],
        )
        return bytes(listener.getsockname())


# --- the process that forks -----------------------------------------------------------------


def _serve(listener: socket.socket) -> None:
    """Fork a process for each request; return in that process alone, when it is ready to run the command."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # Nobody waits for those that only wait.
    while True:
        if sys.stdin in select.select([listener, sys.stdin], [], [])[0]:
            sys.exit()  # The tests have ended.
        channel, _ = listener.accept()
        with channel:
            if os.fork() == 0:
                listener.close()
                return _run_below(channel)


def _run_below(channel: socket.socket) -> None:
    """Fork once more: return in the new process, and tell in this one how that one ends."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    arguments, environment, log = json.loads(channel.recv(LARGEST_REQUEST))
    if child := os.fork():
        channel.send(str(child).encode())
        _, status = os.waitpid(child, 0)
        channel.send(str(os.waitstatus_to_exitcode(status)).encode())
        os._exit(0)
    channel.close()
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    sys.argv = [COMMAND, *arguments]
    sys.modules["__main__"].__spec__ = importlib.util.find_spec(
        COMMAND
    )  # Processes that it starts read this.
    with open(os.devnull) as nothing, open(log, "ab") as said:
        os.dup2(nothing.fileno(), 0)
        os.dup2(said.fileno(), 1)
        os.dup2(said.fileno(), 2)


def _main() -> int:
    """Import, fork for whoever asks, and run the command in each process that was forked."""
    gc.disable()
    for name in IMPORTED:
        importlib.import_module(name)
    from app.cli.main import main
    from app.engine.catalog import catalog

    catalog()
    gc.freeze()
    gc.enable()
    _serve(socket.socket(fileno=int(sys.argv[1])))
    return main()


if __name__ == "__main__":
    sys.exit(_main())
