"""The texts are complete in three languages, right for every number, and cacheable for a year."""

import re
from importlib.resources import files
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from fluent.syntax import FluentParser, ast
from starlette.requests import Request

from app.api.i18n.translations import (
    LANGUAGES,
    NEEDS_AN_E,
    SERVER_ONLY,
    Sentences,
    language_of,
    router,
    texts,
)
from app.api.i18n.translations import entries as cut

APP = Path(str(files("app")))
SETS = [APP / "text", *sorted(APP.glob("games/*/text"))]

# By CLDR, 1.5 is "many" in Czech and "other" in Russian.
TABLES = {
    "en": "0 tables, 1 table, 2 tables, 5 tables, 11 tables, 21 tables, 22 tables, 25 tables, 1.5 tables",
    "cs": "0 stolů, 1 stůl, 2 stoly, 5 stolů, 11 stolů, 21 stolů, 22 stolů, 25 stolů, 1,5 stolu",
    "ru": "0 столов, 1 стол, 2 стола, 5 столов, 11 столов, 21 стол, 22 стола, 25 столов, 1,5 стола",
}
HELD = "replay-", "verify-"
"""Prefixes of the messages that a page holds itself."""
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "ru": {"one", "few", "other"}}


def entries(folder: Path, lang: str) -> list[ast.EntryType]:
    found = [*folder.glob(f"*.{lang}.ftl"), *folder.glob(f"{lang}.ftl")]
    return [entry for file in found for entry in FluentParser().parse(file.read_text("utf-8")).body]


def ids(folder: Path, lang: str) -> list[str]:
    return [entry.id.name for entry in entries(folder, lang) if isinstance(entry, ast.Message | ast.Term)]


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_says_everything_once_and_nothing_is_misspelt(folder: Path, lang: str) -> None:
    said = ids(folder, lang)

    assert sorted(said) == sorted(set(said))
    assert set(said) == set(ids(folder, "en"))
    assert not [entry for entry in entries(folder, lang) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.parent.name)
def test_a_file_is_cut_where_its_entries_begin(folder: Path) -> None:
    for file in folder.glob("*.ftl"):
        whole = [
            entry
            for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body
            if isinstance(entry, ast.Message | ast.Term)
        ]
        pieces = cut(file.read_text("utf-8"))

        assert len(pieces) == len(whole), file
        for entry, piece in list(zip(whole, pieces.values(), strict=True))[::7]:
            (alone,) = FluentParser(with_spans=False).parse(piece).body
            assert alone.equals(entry, ignored_fields=["comment"]), piece


def test_a_sentence_has_whatever_it_refers_to() -> None:
    source = """
-house = { $case ->
   *[of] of Stadion
    [in] in Stadion
}
# a note, and not a word of it is said
hello = { $count ->
    [one] One
   *[other] { $count }
} more { -house(case: "in") }, { again }
    .title = { unsaid }
again = and
    again
unsaid = no
"""
    sentences = Sentences("en", cut(source))

    assert sentences.format("hello", {"count": 2}) == ("2 more in Stadion, and\nagain", [])
    assert sentences.format("nothing", {}) == (None, [])


@pytest.mark.parametrize("folder", SETS, ids=lambda folder: folder.parent.name)
def test_all_languages_use_the_same_variables(folder: Path) -> None:
    def variables(lang: str) -> dict[str, set[str]]:
        return {
            entry.id.name: {node.id.name for node in walk(entry) if isinstance(node, ast.VariableReference)}
            for entry in entries(folder, lang)
            if isinstance(entry, ast.Message)
        }

    assert variables("cs") == variables("en") == variables("ru")


def walk(node: object) -> list[object]:
    if isinstance(node, list):
        return [found for item in node for found in walk(item)]
    if isinstance(node, ast.BaseNode):
        return [node, *(found for value in vars(node).values() for found in walk(value))]
    return []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_counts_has_the_plurals_of_its_language(lang: str) -> None:
    """These are the shared texts; tests/games/test_texts.py checks those of games."""
    for entry in entries(APP / "text", lang):
        for node in walk(entry):
            if not isinstance(node, ast.SelectExpression):
                continue
            forms = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
            counts = forms & {"one", "few", "many"}
            assert not counts or PLURALS[lang] <= forms <= PLURALS[lang] | {"many"}, entry.id.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_is_never_glued_to_a_noun(lang: str) -> None:
    said = [texts.say(lang, "home-open-count", count=n) for n in (0, 1, 2, 5, 11, 21, 22, 25, 1.5)]

    assert [" ".join(words.split()[:2]) for words in said] == TABLES[lang].split(", ")


def test_an_average_that_comes_out_whole_is_counted_like_a_whole_number() -> None:
    averages = [texts.say("ru", "hint-spaces", "um_reifenbreite", spaces=spaces) for spaces in (7.0, 6.5)]

    assert averages == ["В среднем 7 клеток.", "В среднем 6,5 клетки."]


@pytest.mark.parametrize(
    ("allowance", "words"), [(-1, "−1 клетка"), (-2, "−2 клетки"), (-5, "−5 клеток"), (3, "3 клетки")]
)
def test_a_negative_number_has_a_true_minus_and_its_own_plural(allowance: int, words: str) -> None:
    assert texts.say("ru", "word-allowance", "um_reifenbreite", allowance=allowance) == words


def test_the_hyphen_of_a_score_or_of_an_id_stays() -> None:
    for name in ("2-1", "C-1", "2026-11-22"):
        assert name in texts.say("en", "result-won", name=name)


def test_an_unknown_message_is_its_own_id_and_is_told() -> None:
    assert texts.say("cs", "no-such-text") == "no-such-text"
    assert texts.find("cs", "no-such-text", "um_reifenbreite") is None
    assert texts.find("cs", "result-won", "um_reifenbreite") is None  # It needs a name.
    assert texts.find("cs", "result-won", "um_reifenbreite", name="Eva") == "Vítěz: Eva"


@pytest.mark.parametrize(
    ("cookie", "accepted", "lang"),
    [
        ("ru", "cs", "ru"),
        ("xx", "cs", "cs"),
        (None, "de-DE,de;q=0.9,cs-CZ;q=0.8,en;q=0.7", "cs"),
        (None, "en;q=0.2, ru;q=0.9", "ru"),
        (None, "cs;q=0, ru;q=0.1", "ru"),
        (None, "cs;q=lots", "en"),
        (None, "", "en"),
    ],
)
def test_the_readers_own_choice_comes_first(cookie: str | None, accepted: str, lang: str) -> None:
    headers = [(b"accept-language", accepted.encode())]
    if cookie:
        headers.append((b"cookie", f"lang={cookie}".encode()))

    assert language_of(Request({"type": "http", "headers": headers})) == lang


@pytest.fixture
def client() -> httpx.AsyncClient:
    app = FastAPI()
    app.include_router(router)
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test")


@pytest.mark.anyio
async def test_the_browser_reads_the_same_file_and_keeps_it(client: httpx.AsyncClient) -> None:
    fresh = await client.get("/text/cs.ftl")
    kept = await client.get("/text/cs.ftl", headers={"If-None-Match": fresh.headers["etag"]})
    versioned = await client.get("/text/cs.ftl", params={"v": texts.content("cs", None).version})

    assert fresh.headers["content-type"] == "text/plain; charset=utf-8"
    assert "table-choose = Vyberte jeden ze svých tahů." in fresh.text
    assert (fresh.headers["cache-control"], kept.status_code, kept.content) == ("no-cache", 304, b"")
    assert "immutable" in versioned.headers["cache-control"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    "path", ["/text/xx.ftl", "/games/no_such_game/text/en.ftl", "/games/..%2Fapi/text/en.ftl"]
)
async def test_there_are_no_other_texts(client: httpx.AsyncClient, path: str) -> None:
    assert (await client.get(path)).status_code == 404


def test_what_scripts_say_is_sent_to_browsers() -> None:
    sent = {name for name in ids(APP / "text", "en") if not name.startswith(SERVER_ONLY)}
    scripts = (file.read_text("utf-8") for file in (APP / "static" / "js").rglob("*.js"))
    calls = [call for script in scripts for call in re.findall(r"\bt\(([^()]*)", script)]
    said = {name for call in calls for name in re.findall(r"\"([a-z]+-[a-z-]+)\"", call.partition("{")[0])}

    assert len(said) > 100
    assert {
        name for name in said if not name.startswith(("ui-", *HELD))
    } <= sent  # Those of "ui-" belong to games.
    held = "".join(texts.of_page("en", prefix) for prefix in HELD)
    assert all(f"{name} =" in held for name in said if name.startswith(HELD))


PREPOSITIONS = {
    "3 z 4": "3 ze 4",
    "V 2. kole": "Ve 2. kole",
    "v 45 %": "ve 45 %",
    "k 3": "ke 3",
    "z 100": "ze 100",
    **{same: same for same in ("z 12", "z 5", "v 5 %", "s 22", "mez 4", "ze 4")},
}


@pytest.mark.parametrize("written", PREPOSITIONS)
def test_a_czech_preposition_can_be_said_before_its_number(written: str) -> None:
    assert NEEDS_AN_E.sub(r"\g<0>e", written) == PREPOSITIONS[written]


def test_a_sentence_is_said_so_in_czech_alone() -> None:
    said = [texts.say(lang, "match-place", place=2, seats=seats) for lang in ("cs", "ru") for seats in (4, 5)]

    assert said == ["2. místo ze 4", "2. místo z 5", "2-е место из 4", "2-е место из 5"]


@pytest.mark.parametrize(
    ("lang", "shown"),
    [
        ("en", "with Former player, Ann, Player 0042"),
        ("cs", "u stolu: Smazaný profil, Ann, Hráč 0042"),
        ("ru", "за столом: Удалённый профиль, Ann, Игрок 0042"),
    ],
)
def test_a_name_that_stands_for_none_is_said_in_the_language_of_the_reader(lang: str, shown: str) -> None:
    assert texts.say(lang, "match-with", names="Former player, Ann, Player 0042") == shown
