"""Every error is a sentence in the reader's language."""

import ast
from collections.abc import Iterable, Iterator, Set
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
import structlog
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from app import errors
from app.api.access.errors import CatchAll, error_sentence
from app.api.i18n.translations import LANGUAGES, texts
from app.api.rendering.templates import error_page
from app.engine.catalog import catalog
from app.engine.operations import complete_options
from app.engine.types import OptionsRefused
from app.errors import BadRequest, Illegal, StadionError, UnplayableOptions
from app.table.state.notice import Notice, NoticeCode, refusal_of
from tests.support.matches.people import People, status_and_code

pytestmark = pytest.mark.anyio

APP = Path(str(files("app")))
CLASSES = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, StadionError) and kind not in (Illegal, UnplayableOptions)
}
NOT_SAID = {"wait_s", "cause"}  # One of these is a header, the other is for programs.


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def sentences(file: Path) -> dict[str, set[str]]:
    """Return the errors that a file of texts words, without the prefix of their ids, and their variables."""
    said = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith("error-"):
            variables = Variables()
            variables.visit(entry)
            said[entry.id.name.removeprefix("error-")] = variables.found
    return said


def errors_of_site(lang: str) -> dict[str, set[str]]:
    return sentences(APP / "text" / f"errors.{lang}.ftl")


def made(files: Iterable[Path], classes: Set[str]) -> Iterator[tuple[str, str, set[str]]]:
    """Yield where an error is made, its sentence (one of two, for either), and the variables that it gets."""
    for file in sorted(files):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in classes:
                (argument,) = node.args
                chosen = [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]
                about = {str(word.arg) for word in node.keywords} - NOT_SAID
                for one in chosen:
                    yield f"{file.relative_to(APP)}:{node.lineno}", str(ast.literal_eval(one)), about


def raised() -> list[tuple[str, str, set[str]]]:
    """Return all errors that the code makes anywhere, and all refusals of options by the engine."""
    errors = made(APP.rglob("*.py"), CLASSES)
    return [*errors, *refused_options(APP / "engine")]


def refused_options(folder: Path) -> list[tuple[str, str, set[str]]]:
    """Return, like `raised`, the refusals of options that a game or the engine makes."""
    refusals = made(folder.rglob("*.py"), {"OptionsRefused"})
    return [(place, f"option-{key.replace('_', '-')}", about) for place, key, about in refusals]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_said_in_every_language_and_says_what_its_sentence_needs(lang: str) -> None:
    known = errors_of_site(lang)

    assert [place for place, sentence, about in raised() if known.get(sentence) != about] == []


def test_no_sentence_of_errors_is_left_over() -> None:
    assert set(errors_of_site("en")) == {sentence for _, sentence, _ in raised()}


@pytest.mark.parametrize("game", catalog())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_options_is_said_in_every_language(game: str, lang: str) -> None:
    folder = APP / "games" / game

    known = sentences(folder / "text" / f"{lang}.ftl")

    assert known == {sentence: about for _, sentence, about in refused_options(folder)}


@pytest.mark.parametrize("code", NoticeCode)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_say_why_a_match_cannot_go_on_as_its_refusals_do(code: NoticeCode, lang: str) -> None:
    notice = texts.say(lang, f"notice-{code.replace('_', '-')}")

    assert notice == error_sentence(refusal_of(Notice(code, "")), lang) != ""


def test_a_wrong_value_is_said_with_the_options_label_and_programs_read_the_cause() -> None:
    with pytest.raises(OptionsRefused) as refused:
        complete_options(catalog()["extraliga"], {"extra_opponents": "two"}, 2)

    error = UnplayableOptions("extraliga", refused.value)

    assert error_sentence(error, "cs") == "Nastavení „Soupeři navíc“ nemůže mít tuto hodnotu."
    assert error.cause == "Expected `int`, got `str` - at `$.extra_opponents`"


def test_a_number_in_a_refusal_has_its_plural() -> None:
    refusals = [OptionsRefused("extra_opponents", seats=4, most=most) for most in (1, 2)]

    said = [error_sentence(UnplayableOptions("extraliga", refusal), "en") for refusal in refusals]

    assert said == [
        "With 4 teams, you can add at most 1 extra opponent per half.",
        "With 4 teams, you can add at most 2 extra opponents per half.",
    ]


@pytest.mark.parametrize(
    ("lang", "wrong", "unknown"),
    [
        ("en", "The value of status is not valid.", "There is nothing at this address."),
        ("cs", "Pole status nemá platnou hodnotu.", "Na této adrese nic není."),
        ("ru", "Недопустимое значение поля status.", "По этому адресу ничего нет."),
    ],
)
async def test_what_the_framework_refuses_is_said_in_the_language_of_the_request(
    people: People, lang: str, wrong: str, unknown: str
) -> None:
    nobody = people.nobody()
    nobody.http.headers["Accept-Language"] = lang

    answers = [await nobody.http.get(path) for path in ("/api/matches?status=x", "/api/nothing")]

    assert [answer.json()["detail"] for answer in answers] == [wrong, unknown]
    assert [answer.status_code for answer in answers] == [422, 404]
    assert answers[0].json()["cause"].startswith("status: ")


def test_a_number_in_an_error_stays_as_it_is() -> None:
    assert (
        error_sentence(BadRequest("actions-so-far", seq=12345), "en")
        == "This match has only 12345 actions so far."
    )


@pytest.mark.parametrize(
    ("lang", "detail"),
    [
        ("en", "There is no game called chess."),
        ("cs", "Hra jménem chess tu není."),
        ("ru", "Игры с названием chess нет."),
    ],
)
async def test_an_error_is_told_in_the_language_of_the_request(
    people: People, lang: str, detail: str
) -> None:
    eva = await people("Eva")
    eva.http.headers["Accept-Language"] = lang

    answer = await eva.post("/api/matches", {"game": "chess", "seats": 2})

    assert (answer.status_code, answer.json()["detail"]) == (400, detail)


@pytest.mark.parametrize(("kind", "known"), [("http", True), ("websocket", True), ("lifespan", False)])
async def test_a_line_of_the_log_names_its_request_and_what_is_no_requests_names_none(
    kind: str, known: bool, anyio_backend: str
) -> None:
    named = []

    async def app(*_: object) -> None:
        named.append("request" in structlog.contextvars.get_contextvars())

    with structlog.contextvars.bound_contextvars():
        await CatchAll(app, lambda *_: pytest.fail("nothing fails"))({"type": kind}, None, None)  # type: ignore[arg-type]

    assert named == [known]


@pytest.mark.parametrize(
    ("method", "accepts", "again", "is_shown"),
    [
        ("GET", "text/html", "15", True),
        ("POST", "text/html", "15", False),
        ("GET", "application/json", "1", False),
    ],
)
async def test_without_a_database_a_page_looks_again_by_itself(
    method: str, accepts: str, again: str, is_shown: bool
) -> None:
    async def app(*_: object) -> None:
        raise ConnectionRefusedError

    transport = httpx.ASGITransport(app=CatchAll(app, error_page))
    async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
        answer = await client.request(method, "/watch", headers={"Accept": accepts})

    assert (answer.status_code, answer.headers["retry-after"]) == (503, again)
    assert ('http-equiv="refresh" content="15"' in answer.text) is is_shown
    assert ("Stadion is closed for a moment" in answer.text) is (accepts == "text/html")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/matches", {"GET", "POST"}),
        ("PUT", "/api/matches/any/start", {"POST"}),
        ("POST", "/rules/hockey_game", {"GET"}),
        ("POST", "/static/js/pages/table_page.js", {"GET", "HEAD"}),
    ],
)
async def test_a_method_that_is_not_there_is_told_which_are(
    people: People, method: str, path: str, allowed: set[str]
) -> None:
    answer = await people.nobody().http.request(method, path)

    assert status_and_code(answer) == (405, "bad_request")
    assert set(answer.headers["allow"].split(", ")) == allowed


@pytest.mark.parametrize(
    ("path", "status"),
    [("/no-such-page", 404), ("/matches/nothing", 404), ("/new/chess", 404), ("/rules/chess", 404)],
)
async def test_an_error_is_a_page_for_people_and_a_problem_for_programs(
    visitor: httpx.AsyncClient, path: str, status: int
) -> None:
    page = await visitor.get(path)
    problem = await visitor.get(f"/api{path}", headers={"Accept": "application/json"})

    assert page.status_code == status and "text/html" in page.headers["content-type"]
    assert 'href="/"' in page.text
    assert problem.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize("path", ["/no-such-page", "/matches/nothing"])
async def test_an_error_page_knows_whom_it_speaks_to(
    host: httpx.AsyncClient, visitor: httpx.AsyncClient, path: str
) -> None:
    name = '<span class="trunc" dir="auto">Hana</span>'

    assert name in (await host.get(path)).text
    assert name not in (await visitor.get(path)).text
