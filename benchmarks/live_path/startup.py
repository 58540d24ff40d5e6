"""How long a start takes on a database that is there, beside importing the bare stack.

    python -m benchmarks.live_path.startup [--rounds N]

In turns, on core 0: a Python that does nothing, one that imports the bare stack, and `stadion serve` from the
command to its first answer. Medians, in seconds by the clock, and of the server's processor.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from app.db.migrate import migrate
from app.embedded.postgres import embedded
from benchmarks.live_path.live_path import SERVER_CORE, on_core, running

STACK = (
    "import alembic, asyncpg, fastapi, httptools, jinja2, msgspec, pydantic, sqlalchemy.ext.asyncio, "
    "uvicorn, uvloop, websockets"
)
"""The packages that any server with our stack loads."""


def taken_by(code: str) -> float:
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return time.perf_counter() - start


def of_the_processor(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=8)
    chosen = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder, on_core(SERVER_CORE), embedded(Path(folder)) as url:
        migrate(url)
        environment = {
            "STADION_DATABASE_URL": url,
            "STADION_SECRET_KEY": "benchmark",
            "STADION_LOG_LEVEL": "warning",
        }
        for _ in range(chosen.rounds):
            nothing, stack = taken_by("pass"), taken_by(STACK)
            with running(["app.cli", "serve"], environment) as (pid, cold):
                rows.append((nothing, stack, cold, of_the_processor(pid)))
    nothing, stack, cold, spent = (median(row) for row in zip(*rows, strict=True))
    print(f"Python alone {nothing:.2f} s, the bare stack imported {stack:.2f} s")
    print(f"from the command to the first answer {cold:.2f} s (processor {spent:.2f}):", end=" ")
    print(f"the stack and {cold - stack:.2f} s")


if __name__ == "__main__":
    main()
