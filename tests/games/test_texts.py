"""The sentences of every game are complete and alike in three languages, and each can be worded."""

import ast as py
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given, settings
from hypothesis import strategies as st

from app.api.i18n.match_text import log_entry_text, text_context
from app.api.i18n.translations import LANGUAGES
from app.engine.operations import legal_actions, options_schema
from tests.games.matches import every_game, folder_of_code, folder_of_tests, some
from tests.games.test_wire import events_of

every_language = pytest.mark.parametrize("lang", LANGUAGES)
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "ru": {"one", "few", "other"}}
FRACTIONS = {"many"}
NUMBERS = (0, 1, 2, 5, 21)
NOT_FOR_READERS = re.compile(r"""[\[\]{}"]|\bNone\b(?! of your )|\bnull\b|\b[a-z]+_[a-z]+\b""")
"""Text that no reader should see: JSON, names of fields."""


# --- reading the files --------------------------------------------------------------------


@cache
def parts(game_id: str) -> tuple[str, ...]:
    """Return the prefixes of a game's English files: "" for `en.ftl`, "table." for `table.en.ftl`."""
    names = sorted(one.name for one in (folder_of_code(game_id) / "text").iterdir())
    return tuple(name.removesuffix("en.ftl") for name in names if name.endswith("en.ftl"))


def source(game_id: str, name: str) -> str:
    return (folder_of_code(game_id) / "text" / f"{name}.ftl").read_text("utf-8")


@cache
def messages(game_id: str, lang: str, part: str | None = None) -> dict[str, ast.Message]:
    """Return the messages of one file, or of all files of a language."""
    chosen = parts(game_id) if part is None else (part,)
    body = [one for name in chosen for one in FluentParser().parse(source(game_id, name + lang)).body]
    assert not [one.content for one in body if isinstance(one, ast.Junk)]
    found = [one for one in body if isinstance(one, ast.Message)]
    assert len({one.id.name for one in found}) == len(found), "each id once"
    return {one.id.name: one for one in found}


class Reading(Visitor):
    """The references of a message, and the forms that it selects between."""

    def __init__(self, message: ast.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selections: list[set[str]] = []
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.selections.append(keys)
        self.generic_visit(node)


def variables(game_id: str, lang: str, id_: str) -> set[str]:
    """Return the variables of a message and of those that it refers to."""
    reading = Reading(messages(game_id, lang)[id_])
    return reading.variables.union(*(variables(game_id, lang, other) for other in reading.references))


@cache
def bundle(game_id: str, lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for part in parts(game_id):
        made.add_resource(FluentResource(source(game_id, part + lang)))
    return made


def say(game_id: str, lang: str, id_: str, **params: Any) -> str:
    words, errors = bundle(game_id, lang).format_pattern(bundle(game_id, lang).get_message(id_).value, params)
    assert errors == [], id_
    return str(words)


def dashed(word: str) -> str:
    return word.replace("_", "-")


def of(game_id: str, kind: str) -> set[str]:
    """Return the ids of one kind, such as `log`, without that prefix and with hyphens."""
    return {
        dashed(id_.removeprefix(f"{kind}-")) for id_ in messages(game_id, "en") if id_.startswith(f"{kind}-")
    }


# --- alike in three languages -------------------------------------------------------------


@every_language
@every_game
def test_every_language_says_the_same_things_in_the_same_order_with_the_same_variables(game, lang) -> None:
    for part in parts(game.id):
        here, english = messages(game.id, lang, part), messages(game.id, "en", part)
        assert list(here) == list(english)
        for id_ in english:
            assert Reading(here[id_]).references == Reading(english[id_]).references, id_
            assert variables(game.id, lang, id_) == variables(game.id, "en", id_), id_


@every_language
@every_game
def test_what_counts_has_the_plurals_of_its_language(game, lang) -> None:
    for id_, message in messages(game.id, lang).items():
        for keys in Reading(message).selections:
            if keys & PLURALS["cs"] - {"other"}:
                assert PLURALS[lang] <= keys <= PLURALS[lang] | FRACTIONS, id_


@every_language
@every_game
def test_every_sentence_can_be_said_with_any_number(game, lang) -> None:
    for id_ in messages(game.id, lang):
        for number in NUMBERS:
            assert say(game.id, lang, id_, **dict.fromkeys(variables(game.id, lang, id_), number)), id_


# --- nothing unsaid -----------------------------------------------------------------------


@every_game
def test_the_game_its_options_and_their_values_have_names(game) -> None:
    wanted = {"tagline", "summary"}
    for name, schema in options_schema(game)["properties"].items():
        wanted |= {f"option-{name}", f"option-{name}-help"}
        wanted |= {f"option-{name}--{value}" for value in values(schema)}

    assert wanted - messages(game.id, "en").keys() == set()


def values(schema: Any) -> Iterator[Any]:
    if schema.get("type") == "null":
        yield "null"  # A branch that is left open ends so.
    yield from schema.get("enum", ())
    for inner in (schema.get("items"), *schema.get("prefixItems", ()), *schema.get("anyOf", ())):
        if isinstance(inner, dict) and "x-set-by" not in schema:
            yield from values(inner)


@every_game
def test_every_event_has_its_sentence_of_its_own_fields(game) -> None:
    told = {kind.__struct_config__.tag: kind for kind in events_of(game)}

    assert {dashed(tag) for tag in told} <= of(game.id, "log")
    for tag, kind in told.items():
        id_ = next(one for one in messages(game.id, "en") if dashed(one) == f"log-{dashed(tag)}")
        known = ("name", *kind.__struct_fields__)
        unknown = {one for one in variables(game.id, "en", id_) if not one.startswith(known)}
        assert unknown == set(), id_


@every_game
def test_every_event_of_every_game_is_told_in_words_in_three_languages(game) -> None:
    """Return the events of the golden records and of rare.py: together, every event that exists."""
    names = ("Tereza", "Марек", "Ivana", "Саша", "Jonáš")
    seats = [{"seat": n, "player": {"name": name}} for n, name in enumerate(names)]
    words = [text_context(lang, game.id, seats) for lang in LANGUAGES]
    met = set()
    for entry in each_once((*recorded(game), *rare(game))):
        met.add(entry["event"])
        for spoken in words:
            told = log_entry_text(game, entry, spoken)
            assert told and not NOT_FOR_READERS.search(told), (entry, told)

    assert {kind.__struct_config__.tag for kind in events_of(game)} - met == set()


def recorded(game: Any) -> Iterator[dict[str, Any]]:
    for path in (folder_of_tests(game.id) / "records").glob("*.ndjson"):
        for line in map(msgspec.json.decode, path.read_text("utf-8").splitlines()[1:-1]):
            yield from ({"seq": line["seq"], "seat": line["seat"], **event} for event in line["events"])


def each_once(entries: Iterable[dict[str, Any]]) -> Iterable[dict[str, Any]]:
    """Return one of the entries that differ by their number alone."""
    return {msgspec.json.encode(entry | {"seq": 0}, order="sorted"): entry for entry in entries}.values()


def rare(game: Any) -> Iterator[dict[str, Any]]:
    """Return the events that the game's `rare.py` makes from positions."""
    if not (folder_of_tests(game.id) / "rare.py").is_file():
        return
    for event in import_module(f"tests.games.{game.id}.rare").events():
        yield {"seq": 1, "seat": 0, **msgspec.json.decode(msgspec.json.encode(event))}


# --- refusals -----------------------------------------------------------------------------


def objections_in(code: str) -> Iterator[tuple[str, set[str]]]:
    """Yield, of every `Objection(...)` in the code, a pattern of its text's id and the names of its
    parameters.
    """
    for call in py.walk(py.parse(code)):
        if isinstance(call, py.Call) and getattr(call.func, "id", "") == "Objection" and len(call.args) > 1:
            given = call.args[2] if len(call.args) > 2 else py.Dict([], [])
            names = {key.value for key in getattr(given, "keys", ()) if isinstance(key, py.Constant)}
            for pattern in patterns(call.args[1]):
                yield pattern, names if isinstance(given, py.Dict) else {".*"}


def patterns(node: py.expr) -> list[str]:
    match node:
        case py.Constant(value=str(text)):
            return [dashed(text)]
        case py.IfExp(body=body, orelse=orelse):
            return patterns(body) + patterns(orelse)
        case py.JoinedStr(values=parts):
            return [
                "".join(dashed(one.value) if isinstance(one, py.Constant) else "[a-z-]+" for one in parts)
            ]
    return []


@cache
def sources(game_id: str) -> str:
    """Return the text of all Python files of a game."""
    return "\n".join(path.read_text("utf-8") for path in sorted(folder_of_code(game_id).rglob("*.py")))


@every_game
def test_every_refusal_that_the_code_spells_has_its_sentence_with_its_parameters(game) -> None:
    found = list(objections_in(sources(game.id)))

    assert found or not of(game.id, "objection")
    for pattern, names in found:
        ids = [id_ for id_ in messages(game.id, "en") if re.fullmatch(f"objection-{pattern}", id_)]
        assert ids, pattern
        for id_ in ids if ".*" not in names else ():
            assert variables(game.id, "en", id_) <= names, id_


@every_game
def test_no_sentence_of_a_refusal_is_left_over(game) -> None:
    spelled = {pattern for pattern, _ in objections_in(sources(game.id))}
    words = {dashed(word) for word in re.findall(r'"(\w+)"', sources(game.id))}
    told = of(game.id, "objection")

    assert [one for one in told if one not in words and not any(re.fullmatch(s, one) for s in spelled)] == []


@every_game
@given(seed=st.integers(0, 2**32))
@settings(max_examples=3, deadline=None)
def test_every_refusal_that_is_met_can_be_said(game, seed) -> None:
    met = [(state, seat) for state, _, _ in some(game, seed) for seat in game.to_act(state)]
    actions = [action for state, seat in met for action in legal_actions(game, state, seat)[:3]]
    for state, seat in met:
        for action in (*game.candidates(state, seat), *actions):
            for objection in game.objections(state, seat, action):
                id_ = f"objection-{dashed(objection.text)}"
                assert all(say(game.id, lang, id_, **objection.params) for lang in LANGUAGES)


# --- the drawing --------------------------------------------------------------------------


@every_game
def test_the_drawing_says_nothing_that_has_no_text(game) -> None:
    """Ids that are put together while drawing are found by their beginning."""
    static = folder_of_code(game.id) / "static"
    code = "\n".join(one.read_text("utf-8") for one in static.rglob("*.js"))
    known = set(messages(game.id, "en"))
    named = set(re.findall(r"""["'`](ui-[a-z0-9-]*[a-z0-9])["'`]""", code))
    begun = set(re.findall(r"`(ui-[a-z0-9-]+-)\$\{", code))

    assert named - known == set()
    assert {one for one in begun if not any(id_.startswith(one) for id_ in known)} == set()
