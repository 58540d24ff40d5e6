"""Malformed messages on the live channel never cause an internal error. `python -m scripts.fuzz`
runs longer.
"""

import pytest

from scripts.fuzz import fuzz
from tests.support.servers.serving import Server

pytestmark = pytest.mark.anyio


async def test_every_spoilt_frame_is_answered(server: Server, anyio_backend: str) -> None:
    codes = await fuzz(server.url, 200)

    assert codes["pong"] > 200
    assert codes["bad_request"] > 40
    assert codes["illegal_action"] and codes["ack"]
