"""A match of whose players some are away."""

from collections.abc import Callable
from typing import Any

import pytest

from app.api.services import Services
from tests.support.matches.absence import Hall
from tests.support.matches.tables import start_table


@pytest.fixture
def hall(services: Services) -> Callable[..., object]:
    async def make(seats: int = 2, **wish: Any) -> Hall:
        """Return a match at which all players are connected, but the first one to act."""
        table, people = await start_table(services, seats, **wish)
        made = Hall(services, table, people)
        for seat in range(seats):
            made.comes(seat)
        made.goes(made.waited_for)
        return made

    return make
