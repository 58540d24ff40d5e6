"""The coach: tips at a player's first match of a game, and the meaning of the marks on its table.

`app/text/coach.yaml` holds the tips of all tables, a game's `coach.yaml` its own. The browser decides when a
tip is due (js/learning/coach.js), because only there it is known what is drawn.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Struct

from app.api.assets.cached_content import CachedContent, cached_response
from app.api.i18n.translations import LANGUAGES, LocalizedText, texts
from app.engine.catalog import catalog
from app.engine.kit.data_files import parse_yaml
from app.errors import NotFound

router = APIRouter(prefix="/learn", include_in_schema=False)

WORDS = ("tip", "ok", "rule", "off", "off-done", "on", "close", "seen", "replay", "nothing", "reset")
"""Suffixes of the coach's own messages, `coach-<word>`."""

Condition = tuple[str | int | bool, ...] | int | bool | str
"""A condition on a place in the view: one of these values, at least this number, or any value.

`me` matches if the reader's seat is in it.
"""


class Tip(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A tip is due when the reader has to decide, all conditions hold, and the element `at` (CSS) is
    visible.

    `when`: Conditions by dotted paths in the view.
    `options`: Conditions on the options of the match.
    `offered`: A kind of action that must be possible.
    `told`: An event that must have happened since the reader's last action, to the reader if `mine`.
    `waits`: The tip is due while others decide.
    `hasty`: The tip is shown even if little time is left.
    `fill`: Paths in the view whose values fill the braces of the sentence.
    """

    key: str
    at: str
    say: LocalizedText
    clause: str | None = None
    when: Mapping[str, Condition] = {}
    options: Mapping[str, tuple[str | int | bool, ...]] = {}
    offered: str | None = None
    told: str | None = None
    mine: bool = False
    waits: bool = False
    hasty: bool = False
    fill: Mapping[str, str] = {}


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """The meaning of the marks `at` (CSS); `{n}` is the number on one."""

    at: str
    say: LocalizedText


class Coach(Struct, frozen=True, forbid_unknown_fields=True):
    tips: tuple[Tip, ...] = ()
    marks: tuple[Mark, ...] = ()


@cache
def coach_of(game: str) -> Coach:
    """Return the tips of a game; empty if it has none."""
    return _read(files("app.games") / game / "coach.yaml")


@cache
def shared_coach() -> Coach:
    """Return the tips of all tables."""
    return _read(files("app") / "text" / "coach.yaml")


def _read(file: Traversable) -> Coach:
    return msgspec.convert(parse_yaml(file.read_bytes()), Coach) if file.is_file() else Coach()


@router.get("/{game_id}/coach.{lang}.json")
async def coach_in(game_id: str, lang: str, request: Request) -> Response:
    """Return tips, marks and the coach's messages in one language."""
    if game_id not in catalog() or lang not in LANGUAGES:
        raise NotFound("no-such-game")
    return await cached_response(request, coach_content(game_id, lang))


def coach_address(game: str, lang: str) -> str:
    """Return the address at which a browser loads them."""
    return f"/learn/{game}/coach.{lang}.json?v={coach_content(game, lang).version}"


@cache
def coach_content(game: str, lang: str) -> CachedContent:
    """Return tips, marks and messages as a browser loads them."""
    own, every = coach_of(game), shared_coach()
    told = {
        "words": {word: texts.say(lang, f"coach-{word}", seen="{seen}", all="{all}") for word in WORDS},
        "every": [_tip(tip, lang) for tip in every.tips],
        "tips": [_tip(tip, lang) for tip in own.tips],
        "marks": [{"at": mark.at, "say": mark.say[lang]} for mark in (*own.marks, *every.marks)],
    }
    return CachedContent(msgspec.json.encode(told), "application/json")


def _tip(tip: Tip, lang: str) -> dict[str, object]:
    return {**msgspec.to_builtins(tip), "say": tip.say[lang]}
