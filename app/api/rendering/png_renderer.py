"""Draws PNG pictures from SVG in a process beside the server, and keeps them for some minutes.

resvg keeps the interpreter's lock while it draws. A background is drawn once, as a raster for all pictures
that show this part of it.
"""

from base64 import b64encode
from collections.abc import Awaitable, Callable
from functools import cache, lru_cache
from importlib.resources import files
from math import floor

from msgspec import Struct

from app.concurrency.side_process import QueueIsFull, SideProcess, WorkFailed
from app.concurrency.single_flight import SingleFlightCache
from app.errors import RateLimited

KEPT_S = 300.0
MOST_KEPT = 128
MOST_WAITING = 4
DRAWN_WITHIN_S = 30.0
"""Seconds. A picture takes half a second of a core, of which a busy machine gives the process a tenth."""
RETRY_AFTER_S = 5
MOST_RASTERS = 24
BACKGROUND = "<!--background-->"
"""The place of the background in the SVG of a picture."""
FONT_FILES = ("onest-400.ttf", "sofia-sans-extra-condensed-800.ttf")


class Background(Struct, frozen=True):
    """The SVG of a background, the part of it to show, and the pixels of that part (width, height)."""

    svg: str
    box: tuple[float, float, float, float]
    size: tuple[int, int]


class Picture(Struct, frozen=True):
    """The SVG of a picture, and the background to put at `BACKGROUND`."""

    svg: str
    background: Background | None = None


class PngRenderer:
    """Makes each picture once in 300 s, whatever has changed meanwhile."""

    def __init__(self) -> None:
        self._process = SideProcess(render, seconds=DRAWN_WITHIN_S, most_waiting=MOST_WAITING)
        self._kept: SingleFlightCache[tuple[object, ...], bytes] = SingleFlightCache(MOST_KEPT, KEPT_S)

    async def png(self, key: tuple[object, ...], describe: Callable[[], Awaitable[Picture]]) -> bytes:
        """Return the kept picture for `key`, or else the one that `describe` describes.

        Raises RateLimited when too many wait or the process has failed, and what `describe` raises.
        """

        async def draw() -> bytes:
            picture = await describe()
            return await self._process.call(picture)

        try:
            return await self._kept.get(key, draw)
        except (QueueIsFull, WorkFailed) as error:
            raise RateLimited("too-fast", wait_s=RETRY_AFTER_S) from error

    async def stop(self) -> None:
        """End the process."""
        await self._process.stop()


def render(picture: Picture) -> bytes:
    """Render a picture as PNG. Called in the process beside the server."""
    background = picture.background
    if background is None:
        return _png(picture.svg)
    x, y, wide, high = background.box
    left, top = (floor(at / size * 2) / 2 * size for at, size in ((x, wide), (y, high)))
    cell = (left, top, wide * 1.5, high * 1.5)
    raster = _raster(background.svg, cell, background.size)
    image = '<image image-rendering="optimizeSpeed" x="{}" y="{}" width="{}" height="{}" href="{}"/>'
    return _png(picture.svg.replace(BACKGROUND, image.format(*cell, raster), 1))


@lru_cache(maxsize=MOST_RASTERS)
def _raster(svg: str, cell: tuple[float, float, float, float], size: tuple[int, int]) -> str:
    """Return a part of a background as a data URL, at the scale at which a box of `size` pixels shows it.

    The cell is half a box wider and higher than a box, so it serves all boxes that begin near its corner.
    """
    wide, high = (round(pixels * 1.5) for pixels in size)
    drawn = _png(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high}"'
        f' viewBox="{" ".join(map(str, cell))}" preserveAspectRatio="none">{svg}</svg>'
    )
    return "data:image/png;base64," + b64encode(drawn).decode()


def _png(svg: str) -> bytes:
    import resvg_py  # only in the process that draws

    fonts = _font_files()
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=fonts, font_family="Onest")
    )


@cache
def _font_files() -> list[str]:
    return [str(files("app") / "fonts" / cut) for cut in FONT_FILES]
