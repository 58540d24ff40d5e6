"""The log in words: the browser writes what the server writes, line by line, in every game and language."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from app.api.catalog.routes import components_of
from app.api.i18n.match_text import log_entry_text, text_context
from app.api.i18n.translations import LANGUAGES, texts
from app.engine.contract import AnyGame
from tests.games.matches import begun, every_game, folder_of_tests

NAMES = ("Tereza", "Марек", "Ivana", "Саша", "Jonáš")


def told(game: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield every event of the golden records as the log has it, and as viewers who may know less read it."""
    for record in sorted((folder_of_tests(game.id) / "records").glob("*.ndjson")):
        for line in map(json.loads, record.read_text("utf-8").splitlines()[1:-1]):
            for event in line["events"]:
                yield {"seq": line["seq"], "seat": line["seat"], **event}


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_the_browser_says_what_the_server_says(game, lang, node: Callable[[str, str], str]) -> None:
    entries = list(told(game))
    view = msgspec.to_builtins(game.public(begun(game, random.Random(1))[0].state), str_keys=True)
    seats = [{"seat": seat, "player": {"name": name}} for seat, name in enumerate(NAMES)]
    words = text_context(lang, game.id, seats, view)
    box = json.loads(components_of(game.id).content)
    ftl = [texts.source(lang), texts.source(lang, game.id)]
    question = {"entries": entries, "names": NAMES, "components": box, "lang": lang, "view": view, "ftl": ftl}

    said = json.loads(node("log.mjs", json.dumps(question)))

    assert len(said) == len(entries) > 200
    for entry, line in zip(entries, said, strict=True):
        assert line in (None, log_entry_text(game, entry, words)), entry


@every_game
def test_what_another_line_tells_is_told_by_the_game(game) -> None:
    log = game.components().get("log", {})
    events = {entry["event"] for entry in told(game)}

    assert {*log.get("silent", ()), *log.get("bands", ()), *log.get("chapters", ())} <= events
