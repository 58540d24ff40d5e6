"""What Stadion says, in the reader's language: Fluent files, read once, served to the browser too.

`app/text/*.<lang>.ftl` are the pages' sentences, `app/games/<id>/text/<lang>.ftl` a game's own. A game's
bundle holds both, its own first. What a language lacks is said in English.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import structlog
from fastapi import APIRouter, HTTPException, Request, Response
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct
from starlette.requests import HTTPConnection

from app.api.assets.cached_content import CachedContent, cached_response
from app.engine.catalog import catalog

LANGUAGES = ("en", "cs", "ru")
FALLBACK = "en"
SERVER_ONLY = (
    *("aw-", "co-", "coach-", "cp-", "error-", "hl-", "home-", "lobby-", "lu-", "match-", "mo-"),
    *("new-", "og-", "re-", "result-", "rs-", "seat-", "st-", "tournament-", "wa-", "you-"),
)
"""How the ids of sentences begin that no script says: they are not sent to browsers."""
SERVER_ONLY_OF_GAMES = ("aw-", "co-", "error-", "hint-", "hl-", "lu-", "mo-", "rs-", "summary", "tagline")
FORM_ONLY = re.compile(r"option-.+-help")
"""What the form of a new table says below its options: no script does."""
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*)[ \t]*=", re.M)
COMMENT = re.compile(r"^#.*\n?", re.M)
NAME = re.compile(r"-?[A-Za-z][\w-]*")
HYPHEN_AS_MINUS = re.compile(r"(?<![\w-])-(?=\d)")  # Babel's minus; not the hyphen of "2-1" or of "C-1"
TAKES_AN_E = {
    "z": r"[23467]|1[3467]|[3467]\d|100",
    "s": r"[23467]|1[467]|[67]\d|100",
    "v": r"[234]|1[234]|[234]\d",
    "k": "[234]",
}
"""The numbers before which a Czech preposition takes an e: ze 4, but z 5; js/browser/i18n.js has the same."""
NEEDS_AN_E = re.compile(
    "|".join(rf"(?<!\w){one}(?= (?:{numbers})(?!\d))" for one, numbers in TAKES_AN_E.items()), re.I
)

log = structlog.get_logger(__name__)
router = APIRouter(include_in_schema=False)


def entries(text: str) -> dict[str, str]:
    """The messages, and terms with their hyphen, of Fluent files, each as it is written: none is parsed."""
    text = COMMENT.sub("", text)
    begun = [*ENTRY.finditer(text)]
    ends = [one.start() for one in begun[1:]] + [len(text)]
    return {one[1]: text[one.start() : end].rstrip() + "\n" for one, end in zip(begun, ends, strict=True)}


def _read(lang: str, game: str | None) -> dict[str, str]:
    """One language's, then the English ones that it lacks."""
    own, english = (entries(_files(which, game)) for which in (lang, FALLBACK))
    return own | {name: entry for name, entry in english.items() if name not in own}


def _files(lang: str, game: str | None) -> str:
    """`<lang>.ftl` and every `<part>.<lang>.ftl` beside it."""
    folder: Traversable = files("app") / "text" if game is None else files("app.games") / game / "text"
    if not folder.is_dir():
        return ""  # a game may come without texts of its own
    found = [file for file in folder.iterdir() if f".{file.name}".endswith(f".{lang}.ftl")]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name))


def _is_left_out(name: str, without: tuple[str, ...]) -> bool:
    return name.startswith(without) or FORM_ONLY.fullmatch(name) is not None


class Texts:
    """All sentences. Nothing is read before it is asked for, and then only once."""

    def __init__(self) -> None:
        self.reload()

    def reload(self) -> None:
        """Read the files again."""
        self._entries = cache(_read)
        self._sentences = cache(self._collect)
        self.content = cache(self._content)

    def say(self, lang: str, message: str, game: str | None = None, /, **params: Any) -> str:
        """A message in words; an unknown one is its own id, and a warning in the log."""
        words, errors = self._format(lang, message, game, params)
        if words is None:
            log.warning("text_missing", text=message, lang=lang, game=game)
            return message
        for error in errors:
            log.warning("text_broken", text=message, lang=lang, game=game, error=str(error))
        return words

    def find(self, lang: str, message: str, game: str, /, **params: Any) -> str | None:
        """A message that a game may leave out, or that may need more than `params`: then None."""
        words, errors = self._format(lang, message, game, params)
        return None if errors else words

    def _format(
        self, lang: str, message: str, game: str | None, params: dict[str, Any]
    ) -> tuple[str | None, list[Exception]]:
        words, errors = self._sentences(lang, game).format(message, params)
        if words is None:
            return None, errors
        words = HYPHEN_AS_MINUS.sub("\u2212", words)
        return NEEDS_AN_E.sub(r"\g<0>e", words) if lang == "cs" else words, errors

    def source(self, lang: str, game: str | None = None, without: tuple[str, ...] = ()) -> str:
        """The Fluent file itself, `without` the ids that begin so."""
        named = self._entries(lang, game).items()
        return "".join(entry for name, entry in named if not (without and _is_left_out(name, without)))

    def _content(self, lang: str, game: str | None) -> CachedContent:
        """The file as the browser gets it."""
        left_out = SERVER_ONLY if game is None else SERVER_ONLY_OF_GAMES
        return CachedContent(self.source(lang, game, left_out).encode(), "text/plain; charset=utf-8")

    def address(self, lang: str, game: str | None = None) -> str:
        """Where a browser finds the file."""
        return f"{f'/games/{game}' if game else ''}/text/{lang}.ftl?v={self.content(lang, game).version}"

    def _collect(self, lang: str, game: str | None) -> "Sentences":
        own = {} if game is None else self._entries(lang, game)
        return Sentences(lang, self._entries(lang, None) | own)


class Sentences:
    """Of one language, and of one game where it says so. An entry is parsed when it is first said: all of a
    game take a quarter of a second, and a page says few."""

    def __init__(self, lang: str, sources: dict[str, str]) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._unparsed = dict(sources)

    def format(self, message: str, params: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """None: there is no such message."""
        self._parse(message)
        bundle = self._bundle
        if not bundle.has_message(message) or (pattern := bundle.get_message(message).value) is None:
            return None, []
        words, errors = bundle.format_pattern(pattern, params)
        return str(words), errors

    def _parse(self, name: str) -> None:
        """It, and whatever it may refer to: any word in it that is somebody's name."""
        source = self._unparsed.pop(name, None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for word in NAME.findall(source):
                self._parse(word)


class LocalizedText(Struct, frozen=True, forbid_unknown_fields=True):
    """The same in every language."""

    en: str
    cs: str
    ru: str

    def __getitem__(self, lang: str) -> str:
        return str(getattr(self, lang))


texts = Texts()


def language_of(request: HTTPConnection) -> str:
    """The reader's language: his own choice, else his browser's, else English."""
    chosen = request.cookies.get("lang")
    if chosen in LANGUAGES:
        return chosen
    return next(
        filter(LANGUAGES.__contains__, _accepted(request.headers.get("accept-language", ""))), FALLBACK
    )


@router.get("/text/{lang}.ftl")
async def page_text(lang: str, request: Request) -> Response:
    """The pages' sentences, as the browser reads them."""
    return await _served(lang, None, request)


@router.get("/games/{game}/text/{lang}.ftl")
async def game_text(game: str, lang: str, request: Request) -> Response:
    """A game's sentences, as the browser reads them."""
    return await _served(lang, game, request)


async def _served(lang: str, game: str | None, request: Request) -> Response:
    if lang not in LANGUAGES or (game is not None and game not in catalog()):
        raise HTTPException(404)
    return await cached_response(request, texts.content(lang, game))


def _accepted(header: str) -> list[str]:
    """Primary languages of an Accept-Language header, the most wanted first, refused ones left out."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), tag.strip().split("-")[0].lower()))
        except ValueError:
            continue  # a weight that is no number: as if not named
    return [tag for weight, tag in sorted(wanted, key=lambda entry: entry[0]) if weight < 0]
