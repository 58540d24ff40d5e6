"""What a browser loads beside the pages: scripts, style sheets, fonts, pictures.

An address changes with what it leads to, and leads to nothing else:
`/static/js/pages/table_page.js?v=<version>`. So browsers keep it for ever, and no page mixes files of two
versions. A script comes with the modules that it imports (modules.py), a sheet with the sheets that it
imports. Everything is made when it is first asked for, and once."""

import json
import mimetypes
import posixpath
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files as resources
from pathlib import Path

import structlog
from fastapi import APIRouter, HTTPException, Request, Response

from app.api.assets.cached_content import Kept, kept_answer
from app.api.assets.game_themes import stylesheet
from app.api.assets.module_bundler import NAMED, Module, Pack, Unfit, closure, joined
from app.engine.catalog import catalog

IMPORT = re.compile(r'@import url\("([^"]+)"\)(?: layer\((\w+)\))?;\s*')
ADDRESS = re.compile(r'url\("?(?!data:|#)([^")]+)"?\)')
COMMENT = re.compile(r"/\*(?!!).*?\*/\s*", re.DOTALL)
BLANKS = re.compile(r"\n\s+")
"""Before a line of a sheet, where one means as much as many."""
SHARED = ("js/shell.js", "js/common.js")
"""Loaded apart from the script of a page, because all pages, or all drawings, need them. The second is no
file: it is whatever modules import by name."""

log = structlog.get_logger(__name__)
router = APIRouter(include_in_schema=False)


class Files:
    """`folders`: where files lie, by their place below /static; `drawn_up`: those that lie nowhere."""

    def __init__(self, folders: Mapping[str, Path], drawn_up: Mapping[str, Callable[[], str]]) -> None:
        self._folders = folders
        self._drawn_up = drawn_up
        self._there: dict[str, tuple[Path, float]] = {}
        self.look_again()

    def look_again(self) -> None:
        """Everything is made anew if a file has changed."""
        there = {
            place + path.relative_to(folder).as_posix(): (path, path.stat().st_mtime)
            for place, folder in self._folders.items()
            for path in folder.rglob("*")
            if path.is_file()
        }
        if there != self._there:
            self._there = there
            self._kept: dict[str, Kept] = {}
            self._modules: dict[str, dict[str, Module]] = {}

    def __contains__(self, place: str) -> bool:
        return place in self._there or place in self._drawn_up or place in SHARED

    def _read(self, place: str) -> bytes:
        """Raises KeyError."""
        if place in self._drawn_up:
            return self._drawn_up[place]().encode()
        return self._there[place][0].read_bytes()

    def address(self, place: str) -> str:
        """Raises KeyError."""
        return f"/static/{place}?v={self.get(place).version}"

    def get(self, place: str) -> Kept:
        """Raises KeyError."""
        if place not in self:
            raise KeyError(place)
        if place not in self._kept:
            type_ = mimetypes.guess_type(place)[0] or "application/octet-stream"
            self._kept[place] = Kept(self._made(place), type_)
        return self._kept[place]

    def _made(self, place: str) -> bytes:
        """What does not fit together says so where it is used: the rest of the page goes on."""
        if place.startswith("vendor/") or not place.endswith((".css", ".js")):
            return self._read(place)
        try:
            return (self._sheet(place) if place.endswith(".css") else self._script(place)).encode()
        except Unfit as error:
            log.error("file_unfit", file=place, error=str(error))
            return b"" if place.endswith(".css") else f"throw new Error({json.dumps(str(error))});".encode()

    # --- style sheets ---

    def _sheet(self, place: str) -> str:
        def beside(address: str) -> str:
            return posixpath.normpath(posixpath.join(posixpath.dirname(place), address))

        def imported(address: str, layer: str) -> str:
            sheet = self._sheet(beside(address))
            return f"@layer {layer} {{{sheet}}}" if layer else sheet

        if place not in self:
            raise Unfit(f"there is no sheet {place}")
        text = BLANKS.sub("\n", COMMENT.sub("", self._read(place).decode()))
        own = ADDRESS.sub(lambda found: f'url("{self._reached(beside(found[1]))}")', IMPORT.sub("", text))
        return "".join(imported(*found) for found in IMPORT.findall(text)) + own

    def _reached(self, place: str) -> str:
        return self.address(place) if place in self else f"/static/{place}"

    # --- scripts ---

    def _script(self, place: str) -> str:
        modules = self._modules_of(place)
        if place in SHARED:
            return joined(modules, None, self._given(place))
        return joined(modules, place, self._given(place))

    def _modules_of(self, place: str) -> dict[str, Module]:
        if place not in self._modules:
            entries = self._named() if place == SHARED[1] else [place]
            self._modules[place] = closure(entries, self._read, self._given(place))
        return self._modules[place]

    def _given(self, place: str) -> list[Pack]:
        """The files whose modules this one finds on the page already."""
        before = SHARED[: SHARED.index(place)] if place in SHARED else SHARED
        return [Pack(self._modules_of(one), self.address(one)) for one in before]

    def _named(self) -> list[str]:
        """Every module that can be imported by name."""
        return [
            place
            for place in sorted(self._there)
            if place.endswith(".js") and place.startswith(tuple(NAMED.values()))
        ]


@cache
def files() -> Files:
    app, games = resources("app"), resources("app.games")
    folders = {f"games/{id_}/": games / id_ / "static" for id_ in catalog()}
    known = {"": app / "static", **folders}
    return Files({place: Path(str(folder)) for place, folder in known.items()}, {"css/looks.css": stylesheet})


@router.get("/sw.js")
async def service_worker(request: Request) -> Response:
    """At the root, so that it speaks for the whole site."""
    return await kept_answer(request, files().get("js/service_worker.js"))


@router.api_route("/static/{place:path}", methods=["GET", "HEAD"])
async def static_file(place: str, request: Request) -> Response:
    """Of another version there is nothing: better a file that is missing than two that do not fit."""
    try:
        found = files().get(place)
    except KeyError:
        raise HTTPException(404) from None
    if request.query_params.get("v", found.version) != found.version:
        raise HTTPException(404)
    return await kept_answer(request, found)
