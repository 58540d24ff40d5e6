"""Ports for programs that bind theirs a moment later, or again after a stop.

They are below the ports that the system assigns, and each worker of xdist has its own, so nothing else takes
them meanwhile.
"""

import itertools
import os
import random
import socket

FIRST = 12_000
EACH = 2_000
WORKERS = 10

_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
_begin = random.SystemRandom().randrange(EACH)  # Other tests may run on this machine.
_places = itertools.count(_begin)


def free_port() -> int:
    while True:
        port = FIRST + _worker * EACH + next(_places) % EACH
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue  # Another program listens there.
