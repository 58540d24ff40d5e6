"""In a whole match every chance and every sum that is drawn is the server's preview of that position."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from app.engine.operations import legal_actions, view
from app.games.hockey_game import GAME
from app.games.hockey_game.data import box
from tests.games.matches import moments

SEED, MANY = 3, 500
PERCENT = re.compile(r"percent=(\d+)")
STRUCK = re.compile(r"<s>.*?</s>|<span class=\"na\">.*?</span>", re.S)
ROW = re.compile(r"<tr class=.*?<td\s*>(.*?)</td><td>(.*?)</td></tr>", re.S)
FIELD = re.compile(r"data-field=\s*(\w+)(.*?)(?=data-field=|$)", re.S)
TAGS = re.compile(r"<[^>]*>|\s")


def positions() -> Iterator[dict[str, Any]]:
    """Yield what each seat sees that has to decide, with the preview of its choices."""
    for moment in moments(GAME, SEED):
        for seat in GAME.to_act(moment.state):
            preview = GAME.preview(moment.state, seat)
            if preview:
                yield {
                    "view": view(GAME, moment.state, seat),
                    "actions": legal_actions(GAME, moment.state, seat),
                    "preview": preview,
                    "me": seat,
                }


def whole(odds: float) -> int:
    """Return a percentage as the page rounds it: 0 and 100 only for what is impossible or certain."""
    near = int(100 * odds + 0.5)
    return near if odds in (0, 1) else min(99, max(1, near))


def led_to(preview: dict[str, Any], choice: str) -> dict[str, Any] | None:
    """Return the result of a choice; of none, that of the dice alone."""
    if not choice:
        return preview.get("now") or preview.get("roll")
    move, _, to = choice.partition(" ")
    return preview["declare"][move][to] if to else preview["choices"][choice]


def columns(sheet: str) -> Iterator[tuple[list[int], int]]:
    """Yield the parts of each column of a calculation, and its total."""
    rows = [[number(cell) for cell in found] for found in ROW.findall(sheet)]
    for column in zip(*rows, strict=True):
        *parts, total = column
        yield parts, total


def number(cell: str) -> int:
    """Return what a cell adds: nothing, a number, or the dice of a face-off."""
    text = TAGS.sub("", STRUCK.sub("", cell)).replace("\u2212", "-")
    return sum(int(one) for one in re.findall(r"-?\d+", text))


def played_first(choice: str) -> str:
    """Return the card that the command speaks of: one with the referee's symbol goes first, alone."""
    cards = choice.split("+")
    return next((card for card in cards if card in box().bonus and box().bonus[card].symbol), choice)


def wrong_chances(preview: dict[str, Any], choice: str, words: dict[str, str]) -> Iterator[Any]:
    """Yield what the command and the tags on the ice say otherwise than the preview."""
    led = led_to(preview, played_first(choice))
    for said in PERCENT.findall(words["command"]):
        if led is None or int(said) != whole(led["odds"]):
            yield choice, words["command"]
    for field, drawing in FIELD.findall(words["ice"]):
        fields = preview.get("declare", {}).values()
        known = {whole(led[field]["odds"]) for led in fields if field in led}
        tags = {int(said) for said in PERCENT.findall(drawing)}
        if tags - known:
            yield choice, field, tags, known


def wrong_sums(preview: dict[str, Any], choice: str, words: dict[str, str]) -> Iterator[Any]:
    """Yield the columns whose parts do not add up, and a calculation without the total of the preview."""
    sheet = list(columns(words["sum"]))
    yield from ((choice, parts, total) for parts, total in sheet if sum(parts) != total)
    led = led_to(preview, choice)
    if led is not None and "roll" not in preview and sheet and led["total"] not in {one for _, one in sheet}:
        yield choice, led["total"], sheet


def test_every_chance_and_every_sum_of_a_match_is_that_of_the_preview(
    node: Callable[[str, str], str],
) -> None:
    told = list(positions())
    given = msgspec.json.encode({"components": GAME.components(), "moments": told})

    drawn: list[dict[str, dict[str, str]]] = json.loads(node("hockey_game/whole_match.mjs", given.decode()))

    pages = [
        (position["preview"], choice, words)
        for position, page in zip(told, drawn, strict=True)
        for choice, words in page.items()
    ]
    assert [one for page in pages for one in wrong_chances(*page)] == []
    assert [one for page in pages for one in wrong_sums(*page)] == []
    assert sum(len(PERCENT.findall(words["command"] + words["ice"])) for _, _, words in pages) > MANY
    assert sum(len(list(columns(words["sum"]))) for _, _, words in pages) > MANY
