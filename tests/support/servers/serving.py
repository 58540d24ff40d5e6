"""`stadion serve` in a process of its own, which tests start, stop and kill."""

import re
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from tests.support.forked_process import ForkedProcess, fork_command, is_same_surroundings
from tests.support.servers.ports import free_port

ROOT = Path(__file__).resolve().parents[3]
READY_WITHIN_S = 180  # A busy machine takes its time.
STOPPED_WITHIN_S = 60
UNHEARD = ("never retrieved", "was never awaited", "was destroyed but it is pending")
"""Python's words for an error or a task that nobody waited for."""
LOGS: set[Path] = set()
"""The logs of all servers that were started in this process."""


@dataclass
class Server:
    """`stadion serve` in a process of its own, on a free port; one that `forks` spares the imports."""

    environment: dict[str, str]
    log: Path
    arguments: tuple[str, ...] = ()
    root: Path = ROOT
    forks: bool = False
    url: str = field(default="", init=False)
    process: subprocess.Popen[bytes] | ForkedProcess | None = field(default=None, init=False)

    @property
    def live_url(self) -> str:
        return self.url.replace("http", "ws", 1)

    def start(self) -> "Server":
        """Start, after a stop on the same port, and wait until the server says that it is ready."""
        port = urlsplit(self.url).port if self.url else free_port()
        self.log.touch()
        LOGS.add(self.log)
        said_before = self.log.stat().st_size
        self.process = self._run(["serve", "--port", str(port), *self.arguments])
        self.url = self._address(said_before)
        return self

    def _run(self, arguments: list[str]) -> subprocess.Popen[bytes] | ForkedProcess:
        if self.forks and self.root == ROOT and is_same_surroundings(self.environment):
            return fork_command(arguments, self.environment, self.log)
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [sys.executable, "-m", "app.cli", *arguments],
                cwd=self.root,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def _address(self, said_before: int) -> str:
        assert self.process
        give_up = time.monotonic() + READY_WITHIN_S
        while time.monotonic() < give_up:
            said = self.log.read_bytes()[said_before:].decode(errors="replace")
            if found := re.search(r"ready at (http://[^\s{]+)", said):
                return found[1]
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        self.kill()
        raise AssertionError(f"The server did not start:\n{self.log.read_text(errors='replace')[-4000:]}")

    def stop(self) -> int:
        """Send SIGTERM, as a host would, and return the exit status."""
        assert self.process
        self.process.terminate()
        return self.process.wait(STOPPED_WITHIN_S)

    def kill(self) -> None:
        """Send SIGKILL, which leaves no chance to save anything."""
        assert self.process
        self.process.kill()
        self.process.wait()

    def complaints(self) -> list[str]:
        """Return the lines of the log that no server may ever write."""
        lines = self.log.read_text(errors="replace").splitlines() if self.log.exists() else []
        return [line for line in lines if any(words in line for words in UNHEARD)]
