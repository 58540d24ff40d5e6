"""The quick start over HTTP: a page in three languages, and examples that the engine plays."""

import asyncio
from collections.abc import AsyncIterator

import httpx
import pytest

from app.api.learning.tutorial_content import tutorial_of
from app.engine.catalog import catalog
from tests.conftest import Server, StartServer

pytestmark = pytest.mark.anyio

GAME = "um_reifenbreite"
TAUGHT = [game for game in catalog() if tutorial_of(game)]
ROLL = {"type": "ride", "sources": ["die", "die"], "breakaway": False}
FURTHEST = {"type": "move", "space": "1:AB-1-04"}
MOST_A_MINUTE = 30


@pytest.fixture
async def newcomer(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """A visitor without a name."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
        yield client


async def tries(client: httpx.AsyncClient, step: str, *path: object, **more: object) -> httpx.Response:
    return await client.post(f"/learn/{GAME}/{step}", json={"path": path} | more)


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
@pytest.mark.parametrize("game", TAUGHT)
async def test_a_quick_start_can_be_read_without_a_name_or_a_script(
    newcomer: httpx.AsyncClient, game: str, lang: str
) -> None:
    start = tutorial_of(game)
    page = await newcomer.get(f"/learn/{game}", headers={"Accept-Language": lang})

    assert start
    assert page.status_code == 200
    assert start.title[lang] in page.text
    for part in start.steps:
        assert f'id="{part.id}"' in page.text
        assert part.text[lang][:30] in page.text.replace("&#39;", "'")


async def test_home_and_rules_lead_to_it(newcomer: httpx.AsyncClient) -> None:
    for page in ("/", f"/rules/{GAME}"):
        assert f'href="/learn/{GAME}"' in (await newcomer.get(page)).text


async def test_a_game_without_one_has_no_page(newcomer: httpx.AsyncClient) -> None:
    assert (await newcomer.get("/learn/no_such_game")).status_code == 404


@pytest.mark.parametrize("game", TAUGHT)
async def test_the_positions_of_all_pictures_come_as_documents(
    newcomer: httpx.AsyncClient, game: str
) -> None:
    positions = (await newcomer.get(f"/learn/{game}/positions")).json()

    assert positions
    for position in positions.values():
        assert position["doc"]["game"] == game
        assert position["doc"]["view"]


async def test_a_path_is_played_on_the_engine_with_the_prepared_dice(newcomer: httpx.AsyncClient) -> None:
    rolled = (await tries(newcomer, "u2", ROLL)).json()
    ridden = (await tries(newcomer, "u2", ROLL, FURTHEST)).json()

    assert rolled["doc"]["view"]["throw"]["lines"][:2] == [
        {"clause": "UR-5.1", "what": "die", "value": [value, value]} for value in (3, 2)
    ]
    assert len(rolled["doc"]["actions"]) == 18
    assert "answer" not in rolled
    assert ridden["doc"]["view"]["riders"]["31"]["node"] == FURTHEST["space"]
    assert ridden["events"][0]["event"] == "moved"
    assert ridden["answer"]["text"].startswith("3 + 2 = 5.")


async def test_what_is_refused_changes_nothing_and_names_the_clause(newcomer: httpx.AsyncClient) -> None:
    taken = (await tries(newcomer, "u2", ROLL, {"type": "move", "space": "1:AB-2-01"})).json()
    early = (await tries(newcomer, "u2", FURTHEST)).json()

    assert taken["illegal_action"]["clause"] == taken["answer"]["clause"] == "UR-1.5"
    assert taken["doc"]["view"]["riders"]["31"]["node"] == "0:S1-2-05"
    assert early["illegal_action"]["clause"] == "UR-5.1"
    assert "answer" not in early


async def test_what_is_legal_but_no_part_of_the_step_is_not_played(newcomer: httpx.AsyncClient) -> None:
    card = {"type": "ride", "sources": ["die", "r1-5"], "breakaway": False}
    answer = (await tries(newcomer, "u2", card)).json()

    assert answer["illegal_action"]["clause"] is None
    assert answer["doc"]["actions"] == [ROLL]


@pytest.mark.parametrize(
    ("step", "body", "status"),
    [
        ("u2", {"path": [{"type": "nonsense"}]}, 400),
        ("u3", {"path": [{"type": "draft"}, {"type": "draft"}]}, 400),
        ("u2", {"path": [ROLL] * 13}, 400),
        ("u7", {"path": [], "setting": 5}, 400),
        ("u2", {"way": []}, 400),
        ("u1", {"path": []}, 404),
        ("u9", {"path": []}, 404),
    ],
)
async def test_what_is_no_part_of_an_example_is_an_error(
    newcomer: httpx.AsyncClient, step: str, body: dict[str, object], status: int
) -> None:
    assert (await newcomer.post(f"/learn/{GAME}/{step}", json=body)).status_code == status


async def test_an_address_may_try_thirty_times_a_minute(start_server: StartServer) -> None:
    async with httpx.AsyncClient(base_url=start_server(rate_limits="on").url, timeout=60) as hasty:
        answers = await asyncio.gather(*(tries(hasty, "u3") for _ in range(MOST_A_MINUTE + 1)))

    assert sorted(answer.status_code for answer in answers) == [200] * MOST_A_MINUTE + [429]
