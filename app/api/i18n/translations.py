"""Translations: Fluent files, read once, and served to the browser too.

`app/text/*.<lang>.ftl` holds the messages of the pages, `app/games/<id>/text/<lang>.ftl` those of a game. A
game's bundle contains both, its own first. A message that a language lacks is shown in English.
"""

import re
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import chain
from threading import Lock
from typing import Any

import structlog
from fastapi import APIRouter, HTTPException, Request, Response
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct
from starlette.requests import HTTPConnection

from app.api.assets.cached_content import CachedContent, cached_response
from app.engine.catalog import catalog
from app.names import FORMER, NUMBERED

LANGUAGES = ("en", "cs", "ru")
FALLBACK = "en"
SERVER_ONLY = (
    *("clock-about", "clock-as-long", "clock-days-help", "clock-days-name", "clock-none-help"),
    *("clock-own", "clock-quick", "clock-relaxed", "clock-weeks", "clock-yes-no"),
    *(
        "an-",
        "aw-",
        "co-",
        "coach-",
        "cp-",
        "error-",
        "hl-",
        "home-",
        "lobby-",
        "lu-",
        "mail-",
        "match-",
        "mo-",
    ),
    *("new-", "note-", "og-", "pe-", "pr-", "ra-", "re-", "result-", "rs-", "se-", "seat-"),
    *("shell-footer", "shell-language", "shell-no-cookies"),
    *("shell-main-nav", "shell-nav-play", "shell-nav-watch", "shell-nav-you", "shell-theme", "st-"),
    *("rules-ours", "rules-printed", "rules-public", "rules-source", "strength-", "tournament-"),
    *("learn-lead", "learn-lesson", "learn-noscript", "learn-opponent", "learn-reload", "learn-rule"),
    *("dk-", "pv-", "rp-", "si-"),
    *("id-", "learn-steps", "learn-try", "learn-you", "lesson-closed", "lesson-seed", "wa-", "you-"),
    *(
        "promise-nowhere",
        "promise-starting-",
        "promise-withheld",
        "promise-word",
        "table-noscript",
        "table-cup-",
    ),
    *(
        "name-hint",
        "rules-english",
        "rules-missing",
        "rules-of",
        "rules-play",
        "rules-search-hint",
        "table-joining",
        "table-players",
        "table-position",
    ),
    *("header-your-turn", "rules-title", "shell-api", "shell-skip"),
    *("replay-", "verify-"),
)
"""Prefixes of messages that are not sent to browsers: no script uses them, or one page holds them itself."""
SAID_BY_THE_SERVER = (
    *(f"verify-{one}" for one in ("how", "lead", "no", "title", "tournament", "working")),
    *(f"replay-{one}" for one in ("loading", "noscript", "title", "to-table")),
)
"""Prefixes of those that no script of such a page uses."""
SERVER_ONLY_OF_GAMES = (
    "aw-",
    "co-",
    "error-",
    "gallery-",
    "hint-",
    "hl-",
    "lu-",
    "mo-",
    "rs-",
    "summary",
    "tagline",
    "tournament-",
)
OBJECTIONS = "objection-"
"""The prefix of why an action is refused, which the server says, and scripts only in games that explain so
before they ask.
"""
FORM_ONLY = re.compile(r"option-.+-help")
"""Messages below the options of a new table, which no script uses."""
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.M)
COMMENT = re.compile(r"^#.*\n?", re.M)
NAME = re.compile(r"-?[A-Za-z][\w-]*")
HYPHEN_AS_MINUS = re.compile(
    r"(?<![\w-])-(?=\d)"
)  # the minus that Babel writes; not the hyphen of "2-1" or of "C-1"
TAKES_AN_E = {
    "z": r"[23467]|1[3467]|[3467]\d|100",
    "s": r"[23467]|1[467]|[67]\d|100",
    "v": r"[234]|1[234]|[234]\d",
    "k": "[234]",
}
"""The numbers before which a Czech preposition takes an e: ze 4, but z 5. js/browser/i18n.js has the same
table.
"""
NEEDS_AN_E = re.compile(
    "|".join(rf"(?<!\w){one}(?= (?:{numbers})(?!\d))" for one, numbers in TAKES_AN_E.items()), re.I
)

COMMA = ", "
SAME_IN_ALL = "layer"
"""A part of all stored names that stand for no name (`app/names.py`): others are told apart at once."""
SENTENCES_KEPT = 20_000
"""The most formatted messages in memory."""
PLAIN = {str, int, float, bool}
"""Types of parameters whose equal values give the same sentence."""

log = structlog.get_logger(__name__)
router = APIRouter(include_in_schema=False)


def entries(text: str) -> dict[str, str]:
    """Split Fluent files into messages and terms by id, without parsing them."""
    text = COMMENT.sub("", text)
    begun = [*ENTRY.finditer(text)]
    ends = [one.start() for one in begun[1:]] + [len(text)]
    return {one[1]: text[one.start() : end].rstrip() + "\n" for one, end in zip(begun, ends, strict=True)}


def _read(lang: str, game: str | None) -> dict[str, str]:
    """Return the messages of a language, completed with the English ones that it lacks."""
    own, english = (entries(_files(which, game)) for which in (lang, FALLBACK))
    return own | {name: entry for name, entry in english.items() if name not in own}


def _files(lang: str, game: str | None) -> str:
    """Return the text of `<lang>.ftl` and of every `<part>.<lang>.ftl` beside it."""
    folder: Traversable = files("app") / "text" if game is None else files("app.games") / game / "text"
    if not folder.is_dir():
        return ""  # a game may have no texts
    found = [file for file in folder.iterdir() if f".{file.name}".endswith(f".{lang}.ftl")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name))


def _left_out(game: str | None) -> tuple[str, ...]:
    """Return the prefixes of messages that are not sent to browsers."""
    if game is None:
        return SERVER_ONLY
    scripts = files("app.games") / game / "static"
    said = scripts.is_dir() and any(
        OBJECTIONS in file.read_text(encoding="utf-8")
        for file in scripts.iterdir()
        if file.name.endswith(".js")
    )
    return SERVER_ONLY_OF_GAMES if said else (*SERVER_ONLY_OF_GAMES, OBJECTIONS)


def _is_left_out(name: str, without: tuple[str, ...]) -> bool:
    return name.startswith(without) or FORM_ONLY.fullmatch(name) is not None


class Texts:
    """All messages; files are read on first use, and once."""

    def __init__(self) -> None:
        self.reload()

    def reload(self) -> None:
        """Forget all files, so that they are read again."""
        self._entries = cache(_read)
        self._sentences = cache(self._collect)
        self._formatted = lru_cache(SENTENCES_KEPT, typed=True)(self._format_once)
        self.content = cache(self._content)

    def say(self, lang: str, message: str, game: str | None = None, /, **params: Any) -> str:
        """Return a message; an unknown one becomes its own id, and a warning in the log."""
        words, errors = self._format(lang, message, game, params)
        if words is None:
            log.warning("text_missing", text=message, lang=lang, game=game)
            return message
        for error in errors:
            log.warning("text_broken", text=message, lang=lang, game=game, error=str(error))
        return words

    def find(self, lang: str, message: str, game: str, /, **params: Any) -> str | None:
        """Return a message; None if the game has none, or if it needs more than `params`."""
        words, errors = self._format(lang, message, game, params)
        return None if errors else words

    def _format(
        self, lang: str, message: str, game: str | None, params: dict[str, Any]
    ) -> tuple[str | None, list[Exception]]:
        """Return a message and its errors. Lists and logs say the same again and again, so it is kept."""
        if not PLAIN.issuperset(map(type, params.values())):
            return self._format_message(lang, message, game, params)
        return self._formatted(lang, message, game, *chain.from_iterable(params.items()))

    def _format_once(
        self, lang: str, message: str, game: str | None, *flat: Any
    ) -> tuple[str | None, list[Exception]]:
        return self._format_message(lang, message, game, dict(zip(flat[::2], flat[1::2], strict=True)))

    def _format_message(
        self, lang: str, message: str, game: str | None, params: dict[str, Any]
    ) -> tuple[str | None, list[Exception]]:
        if lang != FALLBACK:
            params = {
                name: self.names(lang, value) if type(value) is str else value
                for name, value in params.items()
            }
        words, errors = self._sentences(lang, game).format(message, params)
        if words is None:
            return None, errors
        words = HYPHEN_AS_MINUS.sub("\u2212", words)
        return NEEDS_AN_E.sub(r"\g<0>e", words) if lang == "cs" else words, errors

    def names(self, lang: str, text: str) -> str:
        """Return a name, or several with commas, as they are shown: those of nobody are translated."""
        if lang == FALLBACK or SAME_IN_ALL not in text:
            return text
        return COMMA.join(self._name(lang, one) for one in text.split(COMMA))

    def _name(self, lang: str, name: str) -> str:
        if name == FORMER:
            return self.say(lang, "name-former")
        numbered = NUMBERED.fullmatch(name)
        return self.say(lang, "name-numbered", n=numbered[1]) if numbered else name

    def source(self, lang: str, game: str | None = None, without: tuple[str, ...] = ()) -> str:
        """Return the Fluent source, without the ids that begin with one of `without`."""
        named = self._entries(lang, game).items()
        return "".join(entry for name, entry in named if not (without and _is_left_out(name, without)))

    def of_page(self, lang: str, prefix: str) -> str:
        """Return the Fluent source that a page adds to what browsers load: the messages with this prefix."""
        named = self._entries(lang, None).items()
        return "".join(
            entry
            for name, entry in named
            if name.startswith(prefix) and not name.startswith(SAID_BY_THE_SERVER)
        )

    def _content(self, lang: str, game: str | None) -> CachedContent:
        """Return the Fluent source as browsers load it."""
        source = self.source(lang, game, _left_out(game))
        return CachedContent(source.encode(), "text/plain; charset=utf-8")

    def address(self, lang: str, game: str | None = None) -> str:
        """Return the address at which a browser loads the messages."""
        return f"{f'/games/{game}' if game else ''}/text/{lang}.ftl?v={self.content(lang, game).version}"

    def _collect(self, lang: str, game: str | None) -> "Sentences":
        own = {} if game is None else self._entries(lang, game)
        return Sentences(lang, self._entries(lang, None) | own)


class Sentences:
    """The messages of a language, and of a game if one is named.

    A message is parsed on first use: parsing all of a game takes a quarter of a second, and a page needs
    few.
    """

    def __init__(self, lang: str, sources: dict[str, str]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unparsed = dict(sources)
        self._parsing = Lock()

    def format(self, message: str, params: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """Return a message and its errors; None if it does not exist."""
        self._parse(message)
        bundle = self._bundle
        if not bundle.has_message(message) or (pattern := bundle.get_message(message).value) is None:
            return None, []
        words, errors = bundle.format_pattern(pattern, params)
        return str(words), errors

    def _parse(self, name: str) -> None:
        """Parse a message and everything that it may refer to: any word in it that names another."""
        if name not in self._unparsed:
            return
        with self._parsing:  # a thread prepares pages
            found = [name] if name in self._unparsed else []
            for one in found:
                words = dict.fromkeys(NAME.findall(self._unparsed[one]))
                found += [word for word in words if word in self._unparsed and word not in found]
            for one in found:
                self._bundle.add_resource(FluentResource(self._unparsed[one]))
            for one in reversed(found):  # so that a message is found once all that it needs is there
                del self._unparsed[one]


class LocalizedText(Struct, frozen=True, forbid_unknown_fields=True):
    """One text in every language."""

    en: str
    cs: str
    ru: str

    def __getitem__(self, lang: str) -> str:
        return str(getattr(self, lang))


texts = Texts()


def language_of(request: HTTPConnection) -> str:
    """Return the reader's language: the one they chose, else their browser's, else English."""
    chosen = request.cookies.get("lang")
    if chosen in LANGUAGES:
        return chosen
    return next(
        filter(LANGUAGES.__contains__, _accepted(request.headers.get("accept-language", ""))), FALLBACK
    )


@router.get("/text/{lang}.ftl")
async def page_text(lang: str, request: Request) -> Response:
    """Serve the messages of the pages to the browser."""
    return await _served(lang, None, request)


@router.get("/games/{game}/text/{lang}.ftl")
async def game_text(game: str, lang: str, request: Request) -> Response:
    """Serve the messages of a game to the browser."""
    return await _served(lang, game, request)


async def _served(lang: str, game: str | None, request: Request) -> Response:
    if lang not in LANGUAGES or (game is not None and game not in catalog()):
        raise HTTPException(404)
    return await cached_response(request, texts.content(lang, game))


def _accepted(header: str) -> list[str]:
    """Return the languages of an Accept-Language header, the most wanted first, without refused ones."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip().split("-")[0].lower()))
        except ValueError:
            continue  # ignore a language whose weight is not a number
    return [tag for weight, tag in sorted(wanted, key=lambda entry: entry[0]) if weight < 0]
