"""`stadion worker`: runs the searches of computer players for servers elsewhere."""

import argparse
import asyncio
import os
from typing import TYPE_CHECKING

from app.cli.exit_codes import OK
from app.embedded.redis import NoBroker
from app.logging_setup import configure_log

if TYPE_CHECKING:
    pass


def run_worker(chosen: argparse.Namespace) -> int:
    """Run search jobs from the servers' broker until stopped. A worker needs no database and no secret."""
    url = os.environ.get("STADION_REDIS_URL")
    if not url:
        raise NoBroker("STADION_REDIS_URL is missing: workers get their jobs through the servers' broker")
    from app.table.bots.worker import run

    configure_log(os.environ.get("STADION_LOG_LEVEL", "info"))
    asyncio.run(run(url.split(",")[0], chosen.processes))  # search jobs go through the first broker
    return OK
