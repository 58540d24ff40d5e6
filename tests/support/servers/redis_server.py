"""A real Redis in a process of its own, which tests start, kill and start again."""

import shutil
import socket
import subprocess
import time
from dataclasses import dataclass, field

from tests.support.servers.ports import free_port

STARTED_WITHIN_S = 60


@dataclass
class Redis:
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> "Redis":
        program = shutil.which("redis-server")
        assert program, "redis-server is missing: ./check installs what the tests need"
        nothing_kept = ["--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(
            [program, "--port", str(self.port), "--bind", "127.0.0.1", *nothing_kept],
            stdout=subprocess.DEVNULL,
        )
        give_up = time.monotonic() + STARTED_WITHIN_S
        while not self._answers():
            assert time.monotonic() < give_up, "redis-server does not answer"
            time.sleep(0.02)
        return self

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self.process.wait()

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False
