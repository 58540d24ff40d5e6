"""What is counted together with other processes, and what one process alone needs for it."""

import subprocess
import sys

import pytest

from app.api.limits import Limits, parse
from app.table.errors import RateLimited
from tests.serving import ROOT

pytestmark = pytest.mark.anyio


async def test_while_the_broker_is_away_each_process_counts_for_itself() -> None:
    limits, once = Limits(True, "redis://127.0.0.1:1"), parse("1/minute")

    await limits.check(once, "ann")
    with pytest.raises(RateLimited):
        await limits.check(once, "ann")


def test_a_server_that_is_alone_does_not_read_a_brokers_client() -> None:
    asked = "import sys, app.main; sys.exit('redis' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", asked], cwd=ROOT).returncode == 0
