"""What the coach says beside a control at the first match of a game, and what the marks of a table mean.

`app/text/coach.yaml` holds what every table shares, a game's `coach.yaml` its own. When a tip is due is
decided in the browser (js/learning/coach.js): it alone sees what is drawn.
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
"""The coach's own: the messages `coach-<word>`."""

Condition = tuple[str | int | bool, ...] | int | bool | str
"""Of a place in the view: one of these, at least so much, or anything; `me`: the reader's seat is in it."""


class Tip(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Due when the reader is to decide, all conditions hold, and `at` (CSS) is to be seen.

    `when`: by dotted places in the view; `options`: of the match; `offered`: a kind of action; `told`: an
    event since the reader's last action, about himself if `mine`; `waits`: due while others decide; `hasty`:
    even when the clock is nearly down. `fill`: what the braces of the sentence hold, by places in the view.
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
    """What is drawn `at` (CSS), in words; `{n}` is the number on it."""

    at: str
    say: LocalizedText


class Coach(Struct, frozen=True, forbid_unknown_fields=True):
    tips: tuple[Tip, ...] = ()
    marks: tuple[Mark, ...] = ()


@cache
def coach_of(game: str) -> Coach:
    """Without the file of a game: nothing but what every table shares."""
    return _read(files("app.games") / game / "coach.yaml")


@cache
def shared_coach() -> Coach:
    return _read(files("app") / "text" / "coach.yaml")


def _read(file: Traversable) -> Coach:
    return msgspec.convert(parse_yaml(file.read_bytes()), Coach) if file.is_file() else Coach()


@router.get("/{game_id}/coach.{lang}.json")
async def coach_in(game_id: str, lang: str, request: Request) -> Response:
    """Tips, marks and the coach's own words in one language."""
    if game_id not in catalog() or lang not in LANGUAGES:
        raise NotFound("no-such-game")
    return await cached_response(request, coach_content(game_id, lang))


def coach_address(game: str, lang: str) -> str:
    """Where a browser finds them."""
    return f"/learn/{game}/coach.{lang}.json?v={coach_content(game, lang).version}"


@cache
def coach_content(game: str, lang: str) -> CachedContent:
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
