"""The log in words without a script: every event of the golden records, in three languages."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.api.i18n.match_text import log_entry_text, text_context
from app.api.i18n.translations import LANGUAGES
from app.games.extraliga import GAME
from tests.games.test_wire import events_of

RECORDS = sorted((Path(__file__).parent / "records").glob("*.ndjson"))
RAW = re.compile(r"""[\[\]{}"]|\b[A-Z]{2,4}-\w|None|null|\w_\w""")
"""Signs that no reader should meet: JSON, ids, names of fields."""


def told() -> Iterator[dict[str, Any]]:
    """Every event as the log holds it, and every pick as the others see it."""
    for record in RECORDS:
        for line in map(json.loads, record.read_text("utf-8").splitlines()[1:-1]):
            for event in line["events"]:
                yield {"seq": line["seq"], "seat": line["seat"], **event}
                if event["event"] == "picked":
                    yield {"seq": line["seq"], "seat": line["seat"], **event, "card": None}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_of_the_golden_records_is_told_in_words(lang: str) -> None:
    names = ("Tereza", "Марек", "Ivana", "Саша")
    words = text_context(
        lang, "extraliga", [{"seat": n, "player": {"name": name}} for n, name in enumerate(names)]
    )

    lines = [(entry["event"], log_entry_text(GAME, entry, words)) for entry in told()]

    assert {event for event, _ in lines} >= {kind.__struct_config__.tag for kind in events_of(GAME)}
    assert [line for _, line in lines if RAW.search(line)] == []


def test_a_line_names_who_acted_and_what_was_rolled() -> None:
    words = text_context(
        "en", "extraliga", [{"seat": 0, "player": {"name": "Ann"}}, {"seat": 1, "player": None}]
    )
    rolled = {"seq": 9, "seat": 0, "event": "rolled", "who": 0, "roller": 0, "dice": [6, 2], "target": 4}
    virtual = rolled | {"who": None, "opponent": "OPP-KVA"}

    assert log_entry_text(GAME, rolled, words) == "Ann: 6 2 against defence 4"
    assert (
        log_entry_text(GAME, virtual, words) == "Energie Karlovy Vary, rolled by Ann: 6 2 against defence 4"
    )
