"""The state of a table says for whom the others wait, and since when."""

import pytest

from tests.support.matches.absence import Hall
from tests.support.servers.server_parts import Time

pytestmark = [pytest.mark.anyio, pytest.mark.db, pytest.mark.usefixtures("time")]


async def test_time_counts_only_while_somebody_waits(hall, time: Time) -> None:
    here: Hall = await hall()
    gone = here.waited_for
    here.goes(1 - gone)

    assert here.table.absent_since(gone) is None
    time.after(minutes=1)
    here.comes(1 - gone)

    assert here.table.absent_since(gone) == time.now


async def test_nobody_waits_for_a_seat_that_has_nothing_to_decide(hall) -> None:
    here: Hall = await hall()
    gone = here.waited_for
    here.comes(gone)

    here.goes(1 - gone)

    assert here.table.absent_since(1 - gone) is None
