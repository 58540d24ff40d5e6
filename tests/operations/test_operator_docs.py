"""What the operator's papers promise is there."""

import re

import pytest

from tests.support.people import People
from tests.support.serving import ROOT

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("paper", ["OPERATIONS.md", "grafana.json"])
async def test_every_metric_that_is_named_is_measured(people: People, paper: str) -> None:
    told = (ROOT / "docs" / paper).read_text()
    measured = (await people.nobody().get("/metrics")).text

    named = {re.sub("_(bucket|count)$", "", name) for name in re.findall(r"stadion_[a-z_]+", told)}
    assert len(named) > 6
    assert {name for name in named if f"# TYPE {name} " not in measured} == set()
