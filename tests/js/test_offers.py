"""The list of all moves: all actions of every game read as words, and no two choices read alike."""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from app.api.catalog.routes import components_of
from app.api.i18n.translations import LANGUAGES, texts
from app.engine.contract import AnyGame
from app.engine.operations import legal_actions, view
from tests.games.matches import every_game, moments
from tests.games.test_wording import LEFT_OVER, NAMES, names, shown_ids

Node = Callable[[str, str], str]
MATCHES = 2
TIMES = 5


@cache
def offers(game: AnyGame) -> list[dict[str, Any]]:
    """Return actions that are offered to a seat in random matches, with its view; a few of each sort."""
    found: list[dict[str, Any]] = []
    times: Counter[type[Any]] = Counter()
    for seed in range(MATCHES):
        for moment in moments(game, seed):
            for seat in game.to_act(moment.state):
                actions = legal_actions(game, moment.state, seat)
                sorts = set(map(type, actions))
                if any(times[sort] < TIMES for sort in sorts):
                    times.update(sorts)
                    found.append({"me": seat, "view": view(game, moment.state, seat), "actions": actions})
    asked: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(found))
    return asked


def told(game: AnyGame, lang: str, node: Node) -> tuple[list[dict[str, Any]], list[list[str]]]:
    """Return the actions, and for each its heading and its button in the list of all moves."""
    asked = offers(game)
    ftl = [texts.source(lang), texts.source(lang, game.id)]
    box = json.loads(components_of(game.id).content)
    question = {"game": game.id, "offers": asked, "names": NAMES, "components": box, "lang": lang, "ftl": ftl}
    return asked, json.loads(node("offers.mjs", json.dumps(question)))


def printed(box: Any) -> dict[str, list[Any]]:
    """Return the components of the game by their ids."""
    found: dict[str, list[Any]] = {}
    for key, part in box.items() if isinstance(box, dict) else ():
        found.setdefault(key, []).append(part)
        for inner, parts in printed(part).items():
            found.setdefault(inner, []).extend(parts)
    return found


def alike(value: Any, things: dict[str, list[Any]]) -> Any:
    """Return an action's field by what is printed on the thing, not by the copy that it is."""
    if isinstance(value, list):
        return [alike(part, things) for part in value]
    return things.get(value, value) if isinstance(value, str) else value


@pytest.mark.parametrize("lang", LANGUAGES)
@every_game
def test_what_is_offered_is_told_in_words(game, lang, node: Node) -> None:
    asked, said = told(game, lang, node)

    actions = [action for one in asked for action in one["actions"]]
    assert len(said) == len(actions) > 100
    known = set(names(game.components(), lang))
    wrong: dict[str, tuple[str, str]] = {}
    for action, (heading, button) in zip(actions, said, strict=True):
        fields = {key: part for key, part in action.items() if key != "type"}
        text = f"{heading}: {button}"
        left = lang != "en" and shown_ids(fields, text, known)
        if not button or LEFT_OVER.search(text) or left:
            wrong.setdefault(action["type"], (text, str(fields)))
    assert wrong == {}


@every_game
def test_every_sort_of_action_has_its_heading(game) -> None:
    """This is about English; tests/games/test_texts.py checks the other languages."""
    sorts = [kind.__struct_config__.tag for kind in game.actions]

    assert [one for one in sorts if texts.find("en", f"ui-action-type-{one}", game.id) is None] == []


@every_game
def test_no_two_choices_read_alike(game, node: Node) -> None:
    """Cards that are printed alike are excepted: two buttons of one text are the same for a blind player."""
    asked, said = told(game, "en", node)
    things = printed(json.loads(components_of(game.id).content))
    lines = iter(said)
    for one in asked:
        meant = {
            json.dumps({key: alike(part, things) for key, part in each.items()}) for each in one["actions"]
        }
        buttons = [tuple(next(lines)) for _ in one["actions"]]
        assert len(set(buttons)) >= len(meant), [each for each in buttons if buttons.count(each) > 1]
