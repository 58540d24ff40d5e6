"""The log says whose connection is lost, and that they are back."""

from datetime import timedelta
from typing import Any

import msgspec
import pytest

from app.table.state.waiting_rules import REPLACE_AFTER
from app.table.table import Table
from tests.support.matches.absence import Hall

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]
SECOND = timedelta(seconds=1)


async def test_the_log_says_who_has_been_gone_for_a_minute_and_that_they_are_back(hall) -> None:
    here: Hall = await hall(seats=3)
    gone, other = here.waited_for, (here.waited_for + 1) % 3

    await here.losses.record_disconnect(here.table, here.people[gone])
    here.goes(other)  # They are away for a moment.
    await here.losses.record_disconnect(here.table, here.people[other])
    await here.losses.record_return(here.table, here.people[other])
    here.comes(other)
    here.later = 2 * REPLACE_AFTER + SECOND
    await here.goes_on()
    told = said(here.table)
    await here.losses.record_return(here.table, here.people[gone])
    here.comes(gone)
    await here.losses.record_return(here.table, here.people[gone])  # This is a second window.

    lost, back = ({"seq": 0, "seat": None, "event": event, "who": gone} for event in ("lost", "back"))
    assert told == [lost]
    assert said(here.table) == [lost, back]


def said(table: Table) -> list[Any]:
    """Return the lines of the log that are about connections."""
    lines = [msgspec.json.decode(line) for line in table.log.lines(None)]
    return [line for line in lines if line["event"] in ("lost", "back")]
