"""The pages as a browser without a script gets them: complete, in three languages, and every form works."""

import re
from collections.abc import AsyncIterator

import httpx
import pytest

from app.api.access.name_form import local_address
from tests.conftest import Server
from tests.support.people import People

pytestmark = pytest.mark.anyio

HTML = {"Accept": "text/html"}
GAME = "um_reifenbreite"
ANYONE = {"seat-1": "anyone"}
LANGUAGES = {"en": "Pick a game", "cs": "Vyberte hru", "ru": "Выберите игру"}


@pytest.fixture
async def browser(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with cookies and no script."""
    async with httpx.AsyncClient(
        base_url=server.url, headers=HTML, follow_redirects=True, timeout=60
    ) as client:
        yield client


@pytest.fixture
async def host(server: Server, anyio_backend: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(
        base_url=server.url, headers=HTML, follow_redirects=True, timeout=60
    ) as client:
        await client.post("/you/name", data={"name": "Hana"})
        yield client


async def opened(client: httpx.AsyncClient, **chosen: str) -> httpx.Response:
    """The lobby of a new table."""
    form = {"seats": "2", "sit": "1", "o-races": "liege_bastogne_liege"}
    return await client.post(f"/new/{GAME}", data=form | chosen)


def path_of(answer: httpx.Response) -> str:
    return answer.url.path


def code_in(answer: httpx.Response) -> str:
    found = re.search(r'/matches/\w+\?code=(\w+)"', answer.text)
    assert found
    return found[1]


async def test_a_name_is_all_it_takes(browser: httpx.AsyncClient) -> None:
    stranger = await browser.get("/")
    known = await browser.post("/you/name", data={"name": "  Žaneta ", "next": "/you"})

    assert 'name="name"' in stranger.text
    assert path_of(known) == "/you"
    assert "Žaneta" in known.text


@pytest.mark.parametrize(
    ("address", "goes_to"),
    [
        ("/new/x?a=b", "/new/x?a=b"),
        ("//evil.example", "/"),
        ("/\\evil.example", "/"),
        ("https://evil.example", "/"),
        ("/x\r\nSet-Cookie: a=b", "/"),
    ],
)
async def test_a_form_leads_to_no_other_site(address: str, goes_to: str) -> None:
    assert local_address(address) == goes_to


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_page_is_there_in_every_language(browser: httpx.AsyncClient, lang: str) -> None:
    await browser.get("/", params={"lang": lang})

    assert LANGUAGES[lang] in (await browser.get("/")).text
    for path in ("/", "/new", f"/new/{GAME}", "/rules", f"/rules/{GAME}", "/you"):
        page = await browser.get(path)
        assert page.status_code == 200
        assert f'<html lang="{lang}"' in page.text
        assert not re.search(r">\s*(home|new|lobby|rules|you|match|name|error)-[a-z-]+\s*<", page.text)


async def test_a_page_is_sent_again_only_if_it_has_changed(browser: httpx.AsyncClient) -> None:
    first = await browser.get("/rules/" + GAME, headers={"Accept-Encoding": "gzip"})
    known = {"If-None-Match": first.headers["etag"]}
    again = await browser.get("/rules/" + GAME, headers=known)
    other = await browser.get("/rules/" + GAME, headers=known | {"Accept-Language": "cs"})

    assert first.headers["content-encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")
    assert other.status_code == 200


async def test_the_language_stays_and_the_address_is_clean(browser: httpx.AsyncClient) -> None:
    chosen = await browser.get("/rules", params={"lang": "cs"})

    assert chosen.url.query == b""
    assert browser.cookies["lang"] == "cs"
    assert 'lang="xx"' not in (await browser.get("/?lang=xx")).text


@pytest.mark.parametrize("path", ["/", f"/new/{GAME}", f"/rules/{GAME}", "/you", "/docs", "/no-such-page"])
async def test_no_page_needs_anything_that_the_policy_would_have_to_allow(
    browser: httpx.AsyncClient, path: str
) -> None:
    page = await browser.get(path)
    policy = page.headers["content-security-policy"]

    assert "unsafe-" not in policy and "nonce-" not in policy
    assert not re.search(r"<[^>]+ (style|on\w+)=", page.text)
    assert "<style" not in page.text
    for script in re.findall(r"<script([^>]*)>", page.text):
        assert "src=" in script


async def test_a_table_is_opened_by_a_plain_form(host: httpx.AsyncClient) -> None:
    lobby = await host.post(
        f"/new/{GAME}",
        data={
            "seats": "3",
            "sit": "1",
            "client_seed": "my-own-seed",
            "o-races": ["tour_de_france", "", "liege_bastogne_liege", ""],
            "o-level": "basic",
            "o-terrain": "on",
        },
    )
    summary = (await host.get(f"/api{path_of(lobby)}")).json()
    document = (await host.get(f"/api{path_of(lobby)}/document")).json()

    assert summary["visibility"] == "private" and len(summary["seats"]) == 3
    assert summary["options"]["races"] == ["tour_de_france", "liege_bastogne_liege"]
    assert summary["options"]["level"] == "basic" and summary["options"]["terrain"] is True
    assert summary["options"]["auto_finish"] is False  # a switch that was not sent is off
    assert document["fairness"]["client_seeds"] == ["my-own-seed", None, None]
    assert summary["code"] in lobby.text


@pytest.mark.parametrize(
    ("chosen", "clock"),
    [
        ({}, None),
        ({"clock": "relaxed"}, {"kind": "decision", "ms": 60_000}),
        ({"clock": "days"}, {"kind": "days", "days": 1}),
        ({"clock": "own-decision", "seconds": "5"}, {"kind": "decision", "ms": 5_000}),
        (
            {"clock": "own-bank", "minutes": "2", "increment": "3"},
            {"kind": "bank", "ms": 120_000, "increment_ms": 3_000},
        ),
        ({"clock": "own-days", "days": "14"}, {"kind": "days", "days": 14}),
    ],
)
async def test_the_clock_is_chosen_by_the_form(
    host: httpx.AsyncClient, chosen: dict[str, str], clock: dict[str, int | str] | None
) -> None:
    lobby = await opened(host, **chosen)

    assert (await host.get(f"/api{path_of(lobby)}")).json()["clock"] == clock


@pytest.mark.parametrize(
    ("chosen", "substitutes", "waits"),
    [
        ({}, "nobody", False),
        ({"substitutes": "1", "wait_for_all": "1"}, "anyone", True),
        ({"wait_for_all": "1", "seat-1": "anyone"}, "nobody", False),
    ],
)
async def test_what_holds_at_a_table_is_chosen_by_the_form(
    host: httpx.AsyncClient, chosen: dict[str, str], substitutes: str, waits: bool
) -> None:
    summary = (await host.get(f"/api{path_of(await opened(host, **chosen))}")).json()

    assert (summary["substitutes"], summary["wait_for_all"]) == (substitutes, waits)


async def test_the_clock_stands_in_the_lobby_and_in_the_lists(
    host: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    lobby = await opened(host, clock="own-days", days="3", **ANYONE)
    timeless = await opened(host)

    assert "<dt>Clock</dt><dd>3 days per decision</dd>" in lobby.text
    assert "<dt>Clock</dt><dd>No clock</dd>" in timeless.text
    assert "1 seat free, 3 days per decision" in (await browser.get("/")).text
    assert "Um Reifenbreite, 3 days per decision" in (await host.get("/")).text


async def test_a_clock_that_the_form_does_not_offer_is_refused(host: httpx.AsyncClient) -> None:
    assert (await opened(host, clock="own-decision", seconds="601")).status_code == 400
    assert (await opened(host, clock="hourglass")).status_code == 400


async def test_each_seat_is_for_a_friend_for_the_computer_or_for_anyone(host: httpx.AsyncClient) -> None:
    chairs = {"seat-1": "computer", "strength-1": "easy", "seat-2": "link", "seat-3": "anyone"}
    listed = (await host.get(f"/api{path_of(await opened(host, seats='4', **chairs))}")).json()
    smaller = (await host.get(f"/api{path_of(await opened(host, seats='3', **chairs))}")).json()

    assert [seat["bot"] for seat in listed["seats"]] == [None, "easy", None, None]
    assert listed["visibility"] == "public"
    assert smaller["visibility"] == "private"  # nobody but he is asked for the fourth seat


async def test_a_private_table_may_be_friendly_with_hints_and_a_listed_one_never_is(host) -> None:
    chosen = [{"hints": "1"}, {}, {"hints": "1", "seat-1": "anyone"}]
    tables = [(await host.get(f"/api{path_of(await opened(host, **form))}")).json() for form in chosen]

    assert [one["hints"] for one in tables] == [True, False, False]
    assert 'name="hints" value="1" checked' in (await host.get(f"/new/{GAME}")).text


async def test_a_match_against_computers_alone_begins_at_once(host: httpx.AsyncClient) -> None:
    form = await host.get(f"/new/{GAME}", params={"with": "computer"})
    table = await opened(host, seats="3", **{"seat-1": "computer", "seat-2": "computer"})
    stands = await opened(host, sit="", **{"seat-1": "computer"})

    assert len(re.findall(r'name="seat-\d" value="computer" checked', form.text)) == 3
    assert re.search(r'name="clock" value="none" checked', form.text)
    assert 'id="table"' in table.text
    assert 'id="bench"' in stands.text


async def test_the_form_of_a_new_table_leads_to_the_tournaments_of_its_game(
    browser: httpx.AsyncClient,
) -> None:
    page = await browser.get("/new/helvetia_cup")
    form = await browser.get("/tournaments/new/helvetia_cup")

    assert 'href="/tournaments/new/helvetia_cup">Or start a tournament, for 3 to 8 coaches<' in page.text
    assert form.status_code == 200
    assert "/tournaments/new" not in (await browser.get("/new/hockey_game")).text


async def test_what_the_host_leaves_to_the_level_is_not_told_of_the_rules(browser: httpx.AsyncClient) -> None:
    form = (await browser.get("/new/um_reifenbreite")).text

    rules = "Liège-Bastogne-Liège, Advanced: the main rules, All 14 cards, One team"
    assert f"data-rules>{rules}<" in form
    assert form.count("<span>By level</span>") == 5


async def test_who_has_no_name_gets_one_with_his_first_table(browser: httpx.AsyncClient) -> None:
    lobby = await opened(browser, name="Ivo")

    assert path_of(lobby).startswith("/matches/")
    assert (await browser.get("/api/me")).json()["name"] == "Ivo"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": "9"},
        {"client_seed": "with spaces in it"},
        {"o-races": [""]},
        {"name": " "},
        {"clock": "own-bank", "minutes": "121"},
    ],
)
async def test_a_refused_form_says_why_and_keeps_what_was_chosen(
    browser: httpx.AsyncClient, wrong: dict[str, str]
) -> None:
    form = {
        "name": "Eva",
        "sit": "1",
        "seats": "3",
        "o-level": "pro",
        "seat-1": "anyone",
        "clock": "quick",
        "o-races": ["giro"],
    }
    page = await browser.post(f"/new/{GAME}", data=form | wrong)

    assert page.status_code == 400
    assert 'role="alert"' in page.text
    assert re.search(r'name="o-level" value="pro" checked', page.text)
    assert re.search(r'name="seat-1" value="anyone" checked', page.text)
    assert re.search(rf'name="clock" value="{wrong.get("clock", "quick")}" checked', page.text)


async def test_a_blank_name_is_refused_beside_its_field(browser: httpx.AsyncClient) -> None:
    page = await opened(browser, name="  ")

    field = re.search(r'<input[^>]+name="name"[^>]*>', page.text)
    assert field and "autofocus" in field[0] and 'aria-invalid="true"' in field[0]
    assert 'id="no-name" role="alert">Type a name first: 1 to 24 characters.<' in page.text


async def test_a_form_that_is_not_ours_is_an_error_page(host: httpx.AsyncClient) -> None:
    page = await host.post(f"/new/{GAME}", data={"seats": "2", "o-level": "impossible"})

    assert page.status_code == 400 and "<h1" in page.text
    assert (await host.post("/new/chess", data={"seats": "2"})).status_code == 404


async def test_the_lobby_works_without_a_script(host: httpx.AsyncClient, browser: httpx.AsyncClient) -> None:
    lobby = await opened(host, seats="4")
    page, code = path_of(lobby), code_in(lobby)
    refused = await browser.get(page)
    invited = await browser.get(page, params={"code": code})
    seated = await browser.post(f"{page}/sit", data={"name": "Petr", "code": code})
    early = await host.post(f"{page}/start")
    await host.post(f"{page}/bot", data={"seat": "2"})
    await host.post(f"{page}/bot", data={"seat": "3"})
    await host.post(f"{page}/leave", data={"seat": "3"})
    await host.post(f"{page}/bot", data={"seat": "3"})
    ready = await browser.get(page)
    started = await host.post(f"{page}/start")

    assert refused.status_code == 403 and code not in refused.text
    assert invited.status_code == 200 and "Hana" in invited.text
    assert "Petr" in seated.text and code in seated.text
    assert early.status_code == 409
    assert "Computer 3" in ready.text and "Computer 4" in ready.text
    assert 'id="table"' in started.text


async def test_sitting_down_twice_is_no_mistake_and_a_full_table_says_so(
    host: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    lobby = await opened(host, seats="2", **ANYONE)
    again = await host.post(f"{path_of(lobby)}/sit")
    taken = await browser.post(f"{path_of(lobby)}/sit", data={"name": "Late", "seat": "0"})
    await host.post(f"{path_of(lobby)}/bot", data={"seat": "1"})
    full = await browser.post(f"{path_of(lobby)}/sit", data={"name": "Later"})
    nameless = await httpx.AsyncClient(base_url=str(browser.base_url), headers=HTML, timeout=60).post(
        f"{path_of(lobby)}/sit"
    )

    assert again.status_code == 200
    assert taken.status_code == 409
    assert full.status_code == 409
    assert nameless.status_code == 400 and 'id="no-name" role="alert"' in nameless.text


async def test_who_types_no_name_keeps_his_seat_and_his_way(
    host: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    page = path_of(await opened(host, seats="3"))
    code = code_in(await host.get(page))
    wanted = {"seat": "2", "code": code}
    refused = await browser.post(f"{page}/sit", data=wanted | {"name": " "})
    kept = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', refused.text))
    talker = await browser.post("/you/name", data={"name": "", "next": "/rules"})

    assert refused.status_code == talker.status_code == 400
    assert kept == wanted and f'action="{page}/sit"' in refused.text
    assert 'name="next" value="/rules"' in talker.text
    assert "Petr" in (await browser.post(f"{page}/sit", data=kept | {"name": "Petr"})).text


async def test_only_the_host_has_the_hosts_buttons(
    host: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    lobby = await opened(host, seats="3", **ANYONE)
    seated = await browser.post(f"{path_of(lobby)}/sit", data={"name": "Guest"})

    assert "/start" in lobby.text and "/bot" in lobby.text
    assert "/start" not in seated.text and "/bot" not in seated.text and "/leave" in seated.text
    assert (await browser.post(f"{path_of(lobby)}/start")).status_code == 403


async def test_the_invite_is_a_picture_too(host: httpx.AsyncClient) -> None:
    lobby = await opened(host)
    picture = await host.get(f"{path_of(lobby)}/invite.svg", params={"code": code_in(lobby)})

    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg")
    assert f"{path_of(lobby)}/invite.svg?code={code_in(lobby)}" in lobby.text


async def test_an_invitation_is_drawn_for_who_may_invite_and_says_what_he_may_say(
    host: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    lobby = await opened(host)  # a private table
    address, code = f"{path_of(lobby)}/invite.svg", code_in(lobby)
    public = f"{path_of(await opened(host, **ANYONE))}/invite.svg"
    picture = (await host.get(address)).text

    assert (await browser.get(address)).status_code == 403
    assert (await browser.get(address, params={"code": "x" * 3000})).status_code == 403
    assert (await browser.get(address, params={"code": code})).text == picture
    assert (await browser.get("/matches/nowhere/invite.svg", params={"code": code})).status_code == 404
    assert (await browser.get("/tournaments/nowhere/invite.svg")).status_code == 404
    plain = (await browser.get(public)).text
    assert (await browser.get(public, params={"code": "x" * 3000})).text == plain  # nobody's words are drawn


async def test_an_address_that_cannot_be_ours_is_not_drawn(host: httpx.AsyncClient) -> None:
    lobby = await opened(host)
    answer = await host.get(f"{path_of(lobby)}/invite.svg", headers={"Host": f"{'a' * 3000}.example"})

    assert answer.status_code == 400


async def test_the_start_page_lists_what_is_open_and_what_is_ours(
    people: People, host: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    other = await people("Otto")
    shown = await other.opens(GAME)
    hidden = await other.opens(GAME, visibility="private")
    mine = path_of(await opened(host))
    stranger, home = (await browser.get("/")).text, (await host.get("/")).text

    assert f"/matches/{shown['id']}" in stranger
    assert hidden["id"] not in stranger and mine not in stranger
    assert f"{mine}?code=" in home


async def test_a_finished_match_has_a_result_and_a_rematch(people: People, host: httpx.AsyncClient) -> None:
    lobby = await opened(host)
    page = path_of(lobby)
    early = await host.get(f"{page}/result")
    await host.post(f"{page}/bot", data={"seat": "1"})
    await host.post(f"{page}/start")
    await host.post(f"/api{page}/resign", headers={"Accept": "application/json"})
    result = await host.get(f"{page}/result")
    document = (await host.get(f"/api{page}/document")).json()
    mine = await host.get("/you")
    again = await host.post(f"{page}/rematch")
    summary = (await host.get(f"/api{path_of(again)}")).json()

    assert early.status_code == 409
    assert "Computer 2 wins" in result.text
    first, *_ = re.findall(r'<(?:a|button|summary) class="btn[^>]*>(?:<svg.*?</svg>)?([^<]+)', result.text)
    assert first == "Rematch"
    assert document["fairness"]["server_seed"] in result.text
    assert f"/api{page}/record" in result.text
    assert f"{page}/result" in mine.text
    assert path_of(again) != page
    assert [bool(seat["player"] or seat["bot"]) for seat in summary["seats"]] == [True, True]
    assert summary["rematch_of"] == page.removeprefix("/matches/")


async def test_a_private_match_is_closed_to_others_on_all_its_pages(
    host: httpx.AsyncClient, browser: httpx.AsyncClient
) -> None:
    page = path_of(await opened(host))

    for part in ("", "/result", "/replay", "/verify"):
        assert (await browser.get(page + part)).status_code == 403


@pytest.mark.parametrize(
    ("path", "status"),
    [("/no-such-page", 404), ("/matches/nothing", 404), ("/new/chess", 404), ("/rules/chess", 404)],
)
async def test_an_error_is_a_page_for_people_and_a_problem_for_programs(
    browser: httpx.AsyncClient, path: str, status: int
) -> None:
    page = await browser.get(path)
    problem = await browser.get(f"/api{path}", headers={"Accept": "application/json"})

    assert page.status_code == status and "text/html" in page.headers["content-type"]
    assert 'href="/"' in page.text
    assert problem.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("path", ["/no-such-page", "/matches/nothing"])
async def test_an_error_page_knows_whom_it_speaks_to(
    host: httpx.AsyncClient, browser: httpx.AsyncClient, path: str
) -> None:
    name = '<span class="trunc" dir="auto">Hana</span>'

    assert name in (await host.get(path)).text
    assert name not in (await browser.get(path)).text


async def test_a_host_who_stands_finds_his_table_and_wins_nothing(
    people: People, browser: httpx.AsyncClient
) -> None:
    host, other = await people("Stella"), await people("Otto")
    match = (await host.opens(GAME, sit=False))["id"]
    await host.sits(match, bot="random")  # on seat 0, and it will win
    await other.sits(match)
    browser.headers["Authorization"] = f"Bearer {host.token}"
    home = (await browser.get("/")).text
    await host.starts(match)
    await other.post(f"/api/matches/{match}/resign")
    you = (await browser.get("/you")).text

    assert f"/matches/{match}" in home and f"/matches/{match}/result" in you
    assert re.findall(r'<b class="num">(\d+)</b>', you) == ["0", "0"]


async def test_a_name_in_a_page_is_only_ever_text(browser: httpx.AsyncClient) -> None:
    page = await browser.post("/you/name", data={"name": "<img src=x>", "next": "/you"})

    assert "<img src=x>" not in page.text and "&lt;img src=x&gt;" in page.text


async def test_another_site_cannot_press_our_buttons(host: httpx.AsyncClient) -> None:
    page = path_of(await opened(host))
    evil = await host.post(f"{page}/leave", data={"seat": "0"}, headers={"Origin": "https://evil.example"})

    assert evil.status_code == 403
    assert evil.json()["code"] == "forbidden"
    assert (await host.get(f"/api{page}")).json()["seats"][0]["player"]["name"] == "Hana"
