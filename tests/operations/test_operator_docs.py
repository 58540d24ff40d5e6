"""The metrics that the operators' pages name are measured, and the reference lists all of them."""

import re

import pytest

from tests.support.matches.people import People
from tests.support.servers.serving import ROOT

pytestmark = pytest.mark.anyio

REFERENCE = "reference/metrics.md"


@pytest.mark.parametrize("page", [REFERENCE, "grafana.json"])
async def test_every_metric_that_is_named_is_measured(people: People, page: str) -> None:
    measured = await measured_names(people)

    named = names_in(page)
    assert len(named) > 6
    assert named - measured == set()


async def test_every_metric_has_its_row_in_the_reference(people: People) -> None:
    assert await measured_names(people) - names_in(REFERENCE) == set()


def names_in(page: str) -> set[str]:
    text = (ROOT / "docs" / page).read_text()
    return {re.sub("_(bucket|count)$", "", name) for name in re.findall(r"stadion_[a-z_]+", text)}


async def measured_names(people: People) -> set[str]:
    text = (await people.nobody().get("/metrics")).text
    return {
        name
        for name in re.findall(r"^# TYPE (stadion_\w+) ", text, re.M)
        if not name.endswith("_created")  # Prometheus adds these itself, for when a counter began.
    }
