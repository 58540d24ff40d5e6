"""Keeps the server processes of `--workers` running.

Uvicorn's own supervisor pings one process after the other and waits for each answer. A process that dies
between a ping and its answer, or beside one that is slow to start, would be replaced only when that wait is
over. This one waits for the end of any process, and for no answer.
"""

import pickle
import time
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

import structlog
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

log = structlog.get_logger()

ANSWERS_WITHIN_S = 120
"""A process that does not answer a ping for so long is replaced; on a busy machine it starts slowly."""
LOOK_S = 0.5
"""How long the supervisor waits for the end of a process before it looks for signals and pings."""


class ProcessSupervisor(Multiprocess):
    """Replaces a process as soon as it dies or hangs; SIGHUP replaces all in turn."""

    _pinged: dict[int, float]
    """By process id, when the ping was sent that is not answered yet."""

    def run(self) -> None:
        """Run the processes until a signal ends them, or one of them cannot start."""
        self._pinged = {}
        self.init_processes()
        while not self.should_exit.is_set():
            wait([process.process.sentinel for process in self.processes], LOOK_S)
            self.handle_signals()
            self.keep_subprocess_alive()
        self.terminate_all()
        self.join_all()

    def keep_subprocess_alive(self) -> None:
        for index, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if self._is_well(process):
                continue
            self._pinged.pop(process.pid or 0, None)
            process.kill()
            process.join()
            if process.exitcode == STARTUP_FAILURE:  # a new one would fail in the same way
                log.error("process_failed_to_start", pid=process.pid)
                self.should_exit.set()
                return
            log.warning("process_replaced", pid=process.pid, exitcode=process.exitcode)
            self.processes[index] = Process(self.config, self.sockets)
            self.processes[index].start()

    def _is_well(self, process: Process) -> bool:
        """Return whether the process runs and has answered its last ping, or still has time to."""
        running: BaseProcess = process.process
        if not running.is_alive() or process.pid is None:
            return False
        try:
            while process.parent_conn.poll():
                process.parent_conn.recv()
                self._pinged.pop(process.pid, None)
            if process.pid not in self._pinged:
                process.parent_conn.send(b"ping")
                self._pinged[process.pid] = time.monotonic()
        except (OSError, EOFError, pickle.UnpicklingError):
            return False
        return time.monotonic() - self._pinged[process.pid] < ANSWERS_WITHIN_S
