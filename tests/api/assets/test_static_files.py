"""Assets of pages are small, cacheable forever, and never of two versions."""

import re
import subprocess
from pathlib import Path

import brotli
import httpx
import pytest
from fastapi import FastAPI

from app.api.assets import static_files as module
from app.api.assets.static_files import StaticFiles, router, static_files
from app.engine.catalog import catalog
from tests.support.browser.browser_tools import NODE
from tests.support.servers.serving import ROOT

TEMPLATES = [path.read_text() for path in (ROOT / "app/templates").rglob("*.html")]


@pytest.fixture
def site(tmp_path: Path) -> StaticFiles:
    """A small folder of assets, made for these tests."""
    app, game = tmp_path / "app", tmp_path / "game"
    for place, text in {
        "css/a.css": '@import url("b.css") layer(base);\n.a { background: url(../img/dot.svg) }',
        "css/b.css": "/* ours */ .b { color: red }",
        "css/page.css": '@import url("a.css");\n@import url("looks.css");',
        "css/c.css": ".c {\n\n  mask: url(data:x);\n  fill: url(#y)\n}",
        "img/dot.svg": "<svg/>",
        "js/shell.js": 'import { keep } from "./kept.js"; keep();',
        "js/kept.js": "export const keep = () => 1;",
        "js/table.js": 'import { keep } from "./kept.js"; import { bar } from "./kit/bar.js"; keep(bar);',
        "js/kit/bar.js": f"export const bar = '{'bar ' * 500}';",
        "vendor/x.js": "/* as published */ export default 1;",
    }.items():
        (app / place).parent.mkdir(parents=True, exist_ok=True)
        (app / place).write_text(text)
    game.mkdir()
    (game / "table.js").write_text(
        'import { bar } from "stadion/kit/bar.js"; import { road } from "./road.js";'
        'export const create = () => [bar, road, import("./late.js")];'
    )
    (game / "road.js").write_text('export const road = "cobbles";')
    (game / "late.js").write_text('import { road } from "./road.js"; export const late = `late ${road}`;')
    return StaticFiles({"": app, "games/x/": game}, {"css/looks.css": lambda: ".looks { color: blue }"})


@pytest.fixture
def client(site: StaticFiles, monkeypatch: pytest.MonkeyPatch) -> httpx.AsyncClient:
    monkeypatch.setattr(module, "static_files", lambda: site)
    app = FastAPI()
    app.include_router(router)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")


def text(site: StaticFiles, place: str) -> str:
    return site.get(place).content.decode()


def write(site: StaticFiles, place: str, content: str) -> None:
    folder = site._folders["games/x/" if place.startswith("games/") else ""]
    (folder / place.removeprefix("games/x/")).write_text(content)
    site.refresh()


def test_sheets_are_joined_in_the_order_of_their_rules(site: StaticFiles) -> None:
    dot = site.address("img/dot.svg")

    assert text(site, "css/page.css") == (
        f'@layer base {{.b {{ color: red }}}}.a {{ background: url("{dot}") }}.looks {{ color: blue }}'
    )
    assert text(site, "css/c.css") == ".c {\nmask: url(data:x);\nfill: url(#y)\n}"


def test_a_module_that_several_need_is_in_one_file_alone(site: StaticFiles) -> None:
    table, drawing = text(site, "js/table.js"), text(site, "games/x/table.js")

    assert f'from "{site.address("js/shell.js")}"' in table
    assert f'import {{ $js_kit_bar }} from "{site.address("js/common.js")}"' in table
    assert "keep = " not in table and "bar bar" not in table + drawing
    assert "shell.js" not in drawing
    assert text(site, "vendor/x.js") == "/* as published */ export default 1;"


@pytest.mark.parametrize(
    ("changed", "others"),
    [
        ("js/kit/bar.js", {"js/common.js", "js/table.js", "games/x/table.js"}),
        ("js/kept.js", {"js/shell.js", "js/table.js"}),
        ("games/x/late.js", {"games/x/table.js", "games/x/late.js"}),
        ("games/x/table.js", {"games/x/table.js", "games/x/late.js"}),
        ("css/b.css", {"css/a.css"}),
        ("img/dot.svg", {"css/a.css", "img/dot.svg"}),
    ],
)
def test_an_address_changes_with_all_that_it_leads_to(
    site: StaticFiles, changed: str, others: set[str]
) -> None:
    shown = (
        *("js/common.js", "js/shell.js", "js/table.js", "games/x/table.js", "games/x/late.js"),
        *("css/a.css", "img/dot.svg"),
    )
    before = {place: site.address(place) for place in shown}

    write(site, changed, "export const bar = 2, keep = 3, create = 4;" if changed.endswith("js") else "")

    assert {place for place in shown if site.address(place) != before[place]} == others


def test_what_is_loaded_later_shares_the_modules_of_its_drawing(site: StaticFiles, tmp_path: Path) -> None:
    drawing, late = text(site, "games/x/table.js"), text(site, "games/x/late.js")

    assert f'import("{site.address("games/x/late.js")}").then(({{ start }}) => start(' in drawing
    assert "cobbles" in drawing and "cobbles" not in late
    (tmp_path / "late.mjs").write_text(late)
    (tmp_path / "opens.mjs").write_text(
        'import { start } from "./late.mjs"; console.log(start({ $games_x_road: { road: "a" } }).late);'
    )
    assert subprocess.check_output([NODE, tmp_path / "opens.mjs"], text=True) == "late a\n"


def test_what_is_to_be_loaded_later_has_to_be_there(site: StaticFiles) -> None:
    write(site, "games/x/table.js", 'export const more = () => import("./gone.js");')
    assert text(site, "games/x/table.js") == 'throw new Error("there is no module games/x/gone.js");'


def test_what_does_not_fit_says_so_where_it_is_used(site: StaticFiles) -> None:
    write(site, "games/x/table.js", 'import "./gone.js";')
    write(site, "css/a.css", '@import url("gone.css");')

    assert text(site, "games/x/table.js") == 'throw new Error("there is no module games/x/gone.js");'
    assert text(site, "css/a.css") == ""


@pytest.mark.anyio
async def test_this_version_may_be_kept_for_ever_and_another_is_not_there(
    client: httpx.AsyncClient, site: StaticFiles
) -> None:
    now = await client.get(site.address("js/table.js"))
    plain = await client.get("/static/js/table.js")
    again = await client.get("/static/js/table.js", headers={"If-None-Match": plain.headers["etag"]})

    assert now.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert now.headers["content-type"].startswith("text/javascript")
    assert (plain.content, plain.headers["cache-control"]) == (now.content, "no-cache")
    assert (again.status_code, again.content) == (304, b"")
    for address in ("/static/js/table.js?v=0123456789ab", "/static/js/gone.js", "/static/../main.py"):
        assert (await client.get(address)).status_code == 404
    assert (await client.head("/static/img/dot.svg")).status_code == 200


@pytest.mark.anyio
async def test_what_is_worth_it_travels_compressed(client: httpx.AsyncClient, site: StaticFiles) -> None:
    async def sent(place: str, accepted: str) -> tuple[str | None, bytes]:
        async with client.stream("GET", f"/static/{place}", headers={"Accept-Encoding": accepted}) as answer:
            raw = b"".join([chunk async for chunk in answer.aiter_raw()])
            return answer.headers.get("content-encoding"), raw

    encoding, content = await sent("js/common.js", "gzip, br;q=0.9")

    assert encoding == "br" and len(content) < 200
    assert brotli.decompress(content) == site.get("js/common.js").content
    assert await sent("js/common.js", "gzip") == (None, site.get("js/common.js").content)
    assert await sent("img/dot.svg", "br") == (None, b"<svg/>")


# --- ours ---------------------------------------------------------------------------------


LATER = ("games/um_reifenbreite/map", "games/um_reifenbreite/happenings", "games/um_reifenbreite/finale")


def loaded(kind: str) -> list[str]:
    """Return all scripts, or all style sheets, that a page or a drawing loads."""
    named = {name for one in TEMPLATES for name in re.findall(rf"static\('({kind}/\w+\.{kind})'\)", one)}
    later = [f"{one}.{kind}" for one in LATER if f"{one}.{kind}" in static_files().places()]
    return sorted(named) + [f"games/{game}/table.{kind}" for game in catalog()] + later


@pytest.mark.parametrize("place", loaded("js"))
def test_every_script_fits_together(place: str, tmp_path: Path) -> None:
    script = tmp_path / "script.mjs"
    script.write_bytes(static_files().get(place).content)

    assert not script.read_bytes().startswith(b"throw ")
    subprocess.run([NODE, "--check", script], check=True)


@pytest.mark.parametrize("place", loaded("css"))
def test_every_sheet_is_there_and_leads_to_what_is_there(place: str) -> None:
    sheet = static_files().get(place).content.decode()

    assert len(sheet) > 100 and "@import" not in sheet
    assert all("?v=" in address for address in re.findall(r'url\("?(?!data:|#)([^")]+)', sheet))
