"""The log of Extraliga: the browser's words are the server's."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from app.api.wording import variables
from app.engine.words import Words
from app.games.extraliga.components import components
from app.games.extraliga.spelled import spelled
from tests.games.extraliga.test_spelled import told

NAMES = ("Tereza", "Марек", "Ivana", "Саша")


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
def test_the_browser_says_what_the_server_says(node: Callable[[str, str], str], lang: str) -> None:
    entries = list(told())
    question = {"entries": entries, "names": NAMES, "components": components(), "lang": lang}
    words = Words(lang, NAMES.__getitem__, lambda _, **params: params["position"])

    said = json.loads(node("extraliga/log.mjs", json.dumps(question)))
    own = [dict(variables(entry)) | spelled(entry, words) for entry in entries]

    assert len(said) == len(own) > 1000
    assert [differing(*both) for both in zip(said, own, strict=True) if differing(*both)] == []


def differing(browser: dict[str, Any] | None, server: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """What the two would write otherwise. A silent line is compared with nothing."""
    both = {key: (value, server.get(key, "none")) for key, value in (browser or {}).items()}
    return {key: (here, there) for key, (here, there) in both.items() if str(here) != str(there)}
