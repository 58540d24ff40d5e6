"""Ports for programs that take theirs a moment later, or once more after a stop.

They lie below those that the system gives to whoever asks for any, and each worker of xdist has its own:
while nobody listens there, nobody else gets them.
"""

import itertools
import os
import random
import socket

FIRST = 12_000
EACH = 2_000
WORKERS = 10

_worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw")) % WORKERS
_begin = random.SystemRandom().randrange(EACH)  # other tests may run on this machine
_places = itertools.count(_begin)


def free_port() -> int:
    while True:
        port = FIRST + _worker * EACH + next(_places) % EACH
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue  # somebody listens there
