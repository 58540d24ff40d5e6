"""Pictures are drawn beside the server: the event loop goes on, and a process that dies is replaced."""

import asyncio
import os

import pytest

from app.api.rendering.png_renderer import BACKGROUND, MOST_WAITING, Background, Picture, PngRenderer, render
from app.errors import RateLimited

pytestmark = pytest.mark.anyio

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="{}">{}</svg>'
LAND = "".join(f'<rect x="{x}" width="1" height="99" fill="#{x % 7}{x % 5}{x % 3}"/>' for x in range(99))


def test_a_background_drawn_as_a_raster_looks_as_if_it_were_drawn_here() -> None:
    box = "41 8 8 8"
    picture = Picture(SVG.format(box, BACKGROUND), Background(LAND, (41, 8, 8, 8), (8, 8)))

    assert render(picture) == render(Picture(SVG.format(box, LAND)))


async def test_too_many_at_once_are_refused_and_told_when_to_come_back(anyio_backend: str) -> None:
    renderer = PngRenderer()

    async def describe() -> Picture:
        return Picture(SVG.format("0 0 8 8", ""))

    pictures = await asyncio.gather(
        *(renderer.png((number,), describe) for number in range(MOST_WAITING + 3)), return_exceptions=True
    )
    refused = [one for one in pictures if isinstance(one, RateLimited)]
    await renderer.stop()

    assert len(refused) == 2 and all(one.wait_s > 0 for one in refused)
    assert all(isinstance(one, bytes) for one in pictures if one not in refused)


async def test_nothing_is_drawn_in_the_servers_own_process(anyio_backend: str) -> None:
    renderer = PngRenderer()

    async def describe() -> Picture:
        return Picture(SVG.format("0 0 8 8", LAND))

    drawn = await renderer.png(("m",), describe)
    process = renderer._process._running
    assert process is not None and process.process.pid != os.getpid()
    process.process.kill()
    process.process.join()

    assert drawn.startswith(b"\x89PNG")
    assert await renderer.png(("m",), describe) == drawn, "kept"
    assert await renderer.png(("other",), describe) == drawn, "drawn by another process"
    await renderer.stop()
