"""Scripts, stylesheets, fonts and pictures.

The address of a file names its version: `/static/js/pages/table_page.js?v=<version>`. Browsers keep it
forever, and no page mixes files of two versions. A script contains the modules that it imports
(module_bundler.py), but for those that it loads later, a stylesheet the sheets that it imports. Each is
built on first use, once.
"""

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

from app.api.assets.cached_content import CachedContent, cached_response
from app.api.assets.game_themes import stylesheet
from app.api.assets.module_bundler import (
    IMPORT_MAP,
    BundleError,
    Module,
    Pack,
    closure,
    join_later,
    join_modules,
    needed_from,
)
from app.engine.catalog import catalog

IMPORT = re.compile(r'@import url\("([^"]+)"\)(?: layer\((\w+)\))?;\s*')
ADDRESS = re.compile(r'url\("?(?!data:|#)([^")]+)"?\)')
LATER = re.compile(r'import\("/static/([^"?]+)"\)')
"""A script that a drawing loads when it needs it; it shares the modules of the drawing."""
DRAWING = "table.js"
COMMENT = re.compile(r"/\*(?!!).*?\*/\s*", re.DOTALL)
INDENTATION = re.compile(r"\n\s+")
"""Spaces at the beginning of a line of a stylesheet."""
SHARED_SCRIPTS = ("js/shell.js", "js/common.js")
"""Scripts that are loaded separately, because all pages or all drawings need them.

The second is not a file: it consists of the modules that others import by name.
"""

log = structlog.get_logger(__name__)
router = APIRouter(include_in_schema=False)


class StaticFiles:
    """Serves `folders` by their prefix below /static, and `generated` files by their path."""

    def __init__(self, folders: Mapping[str, Path], generated: Mapping[str, Callable[[], str]]) -> None:
        self._folders = folders
        self._generated = generated
        self._files: dict[str, tuple[Path, float]] = {}
        self.refresh()

    def refresh(self) -> None:
        """Discard everything that was built if a file has changed."""
        there = {
            place + path.relative_to(folder).as_posix(): (path, path.stat().st_mtime)
            for place, folder in self._folders.items()
            for path in folder.rglob("*")
            if path.is_file()
        }
        if there != self._files:
            self._files = there
            self._contents: dict[str, CachedContent] = {}
            self._modules: dict[str, dict[str, Module]] = {}

    def __contains__(self, place: str) -> bool:
        return place in self._files or place in self._generated or place in SHARED_SCRIPTS

    def places(self) -> list[str]:
        """Return the files that are not generated."""
        return [*self._files]

    def _read(self, place: str) -> bytes:
        """Return the source of a file. Raises KeyError."""
        if place in self._generated:
            return self._generated[place]().encode()
        return self._files[place][0].read_bytes()

    def address(self, place: str) -> str:
        """Return the address of the current version of a file. Raises KeyError."""
        return f"/static/{place}?v={self.get(place).version}"

    def get(self, place: str) -> CachedContent:
        """Return a file as it is served. Raises KeyError."""
        if place not in self:
            raise KeyError(place)
        if place not in self._contents:
            type_ = mimetypes.guess_type(place)[0] or "application/octet-stream"
            self._contents[place] = CachedContent(self._build(place), type_)
        return self._contents[place]

    def _build(self, place: str) -> bytes:
        """Build a file; one that cannot be built reports that in the browser, and the page goes on."""
        if place.startswith("vendor/") or not place.endswith((".css", ".js")):
            return self._read(place)
        try:
            return (self._sheet(place) if place.endswith(".css") else self._script(place)).encode()
        except BundleError as error:
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
            raise BundleError(f"there is no sheet {place}")
        text = INDENTATION.sub("\n", COMMENT.sub("", self._read(place).decode()))
        own = ADDRESS.sub(lambda found: f'url("{self._url(beside(found[1]))}")', IMPORT.sub("", text))
        return "".join(imported(*found) for found in IMPORT.findall(text)) + own

    def _url(self, place: str) -> str:
        return self.address(place) if place in self else f"/static/{place}"

    # --- scripts ---

    def _script(self, place: str) -> str:
        modules = self._modules_of(place)
        if self._opener_of(place):
            *given, pack = self._available(place)
            return join_later(modules, place, given, pack)
        joined = join_modules(modules, None if place in SHARED_SCRIPTS else place, self._available(place))
        return LATER.sub(lambda found: self._loading(found[1], place), joined)

    def _loading(self, later: str, opener: str) -> str:
        """Return the expression with which a script loads another one later. Raises BundleError."""
        if later not in self:
            raise BundleError(f"there is no module {later}")
        needed = needed_from(Pack(self._modules_of(opener)), self._modules_of(later))
        return f'import("{self.address(later)}").then(({{ start }}) => start({{ {", ".join(needed)} }}))'

    def _opener_of(self, place: str) -> str | None:
        """Return the drawing beside a script that loads it later; None if there is none."""
        drawing = posixpath.join(posixpath.dirname(place), DRAWING)
        if place == drawing or drawing not in self or place in SHARED_SCRIPTS:
            return None
        codes = (module.code for module in self._modules_of(drawing).values())
        return drawing if any(place in LATER.findall(code) for code in codes) else None

    def _modules_of(self, place: str) -> dict[str, Module]:
        if place not in self._modules:
            entries = self._named_modules() if place == SHARED_SCRIPTS[1] else [place]
            self._modules[place] = closure(entries, self._read, self._available(place))
        return self._modules[place]

    def _available(self, place: str) -> list[Pack]:
        """Return the packs that are on the page already when this script is loaded."""
        before = SHARED_SCRIPTS[: SHARED_SCRIPTS.index(place)] if place in SHARED_SCRIPTS else SHARED_SCRIPTS
        packs = [Pack(self._modules_of(one), self.address(one)) for one in before]
        opener = self._opener_of(place)
        return [*packs, Pack(self._modules_of(opener))] if opener else packs

    def _named_modules(self) -> list[str]:
        """Return every module that can be imported by name."""
        return [
            place
            for place in sorted(self._files)
            if place.endswith(".js") and place.startswith(tuple(IMPORT_MAP.values()))
        ]


@cache
def static_files() -> StaticFiles:
    """Return the files of the site and of all games."""
    app, games = resources("app"), resources("app.games")
    folders = {f"games/{id_}/": games / id_ / "static" for id_ in catalog()}
    known = {"": app / "static", **folders}
    return StaticFiles(
        {place: Path(str(folder)) for place, folder in known.items()}, {"css/looks.css": stylesheet}
    )


@router.get("/sw.js")
async def service_worker(request: Request) -> Response:
    """Serve the service worker from the root, so that it controls the whole site."""
    return await cached_response(request, static_files().get("js/service_worker.js"))


@router.api_route("/static/{place:path}", methods=["GET", "HEAD"])
async def static_file(place: str, request: Request) -> Response:
    """Serve the current version of a file. Other versions are not found: a mixture would not work."""
    try:
        found = static_files().get(place)
    except KeyError:
        raise HTTPException(404) from None
    if request.query_params.get("v", found.version) != found.version:
        raise HTTPException(404)
    return await cached_response(request, found)
