"""The processes of `stadion serve --workers`."""

import contextlib
from pathlib import Path


def workers_of(pid: int) -> list[int]:
    """Return the process ids of the workers of the server with this process id."""
    workers = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        # The process has ended since it was listed.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                workers.append(int(child))
    return workers
