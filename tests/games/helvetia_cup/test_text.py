"""The texts: complete and alike in three languages, with the plurals each of them needs."""

import ast as py
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

from app.engine.contract import Event, options_schema
from app.games.helvetia_cup import GAME, events
from app.games.helvetia_cup.data import SECTORS, SKILLS

LANGUAGES = ("en", "cs", "ru")
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "ru": {"one", "few", "other"}}
OTHERS = {"many"}  # Czech fractions; in Russian five and more
NAMES = sorted(
    path.name.removesuffix(".en.ftl").removesuffix("en.ftl")
    for path in (files("app.games.helvetia_cup") / "text").iterdir()
    if path.name.endswith("en.ftl")
)


def source(name: str, lang: str) -> str:
    file = f"{name}.{lang}.ftl" if name else f"{lang}.ftl"
    return (files("app.games.helvetia_cup") / "text" / file).read_text(encoding="utf-8")


def messages(name: str, lang: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(source(name, lang))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content if junk else ""
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


class Reading(visitor.Visitor):
    """Which variables a message uses, and which plural forms it tells apart."""

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
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        self.selections.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_language_has_the_same_messages_with_the_same_variables(name: str, lang: str) -> None:
    english, there = messages(name, "en"), messages(name, lang)

    assert list(there) == list(english)
    for id_ in english:
        assert Reading(there[id_]).variables == Reading(english[id_]).variables, id_
        assert Reading(there[id_]).references == Reading(english[id_]).references, id_


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_plurals_are_those_of_the_language(name: str, lang: str) -> None:
    for id_, message in messages(name, lang).items():
        for keys in Reading(message).selections:
            if "one" in keys:
                assert PLURALS[lang] <= keys <= PLURALS[lang] | OTHERS, id_


def fields(kind: type[Event]) -> set[str]:
    return set(kind.__struct_fields__) | {"name"}


def all_variables(id_: str, known: dict[str, ast.Message]) -> set[str]:
    reading = Reading(known[id_])
    return reading.variables.union(*(all_variables(other, known) for other in reading.references))


def test_every_event_has_a_line_of_its_own_fields() -> None:
    known = messages("", "en")
    kinds = [
        k for k in vars(events).values() if isinstance(k, type) and issubclass(k, Event) and k is not Event
    ]

    for kind in kinds:
        id_ = f"log-{kind.__struct_config__.tag}"
        assert id_ in known
        assert all_variables(id_, known) <= fields(kind), id_


def test_every_option_objection_and_reason_has_its_sentence() -> None:
    known = messages("", "en")
    code = (files("app.games.helvetia_cup") / "objections.py").read_text(encoding="utf-8")
    calls = [node for node in py.walk(py.parse(code)) if isinstance(node, py.Call)]
    keys = {
        py.literal_eval(call.args[1])
        for call in calls
        if isinstance(call.func, py.Name) and call.func.id == "Objection"
    }

    assert len(keys) > 30
    sentences = {f"objection-{str(key).replace('_', '-')}" for key in keys}
    assert sentences == {id_ for id_ in known if id_.startswith("objection-")}
    for name in options_schema(GAME)["properties"]:
        assert {f"option-{name}", f"option-{name}-help"} <= known.keys()
    assert {"tagline", "summary", "reason-score", "reason-shootout", "reason-forfeit"} <= known.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_read_as_sentences(lang: str) -> None:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(source("", lang)))

    def said(id_: str, **args: object) -> str:
        text, errors = bundle.format_pattern(bundle.get_message(id_).value, args)
        assert not errors
        return str(text)

    parts = {"base": 16, "halved": "true", "bonus": 3, "pressure": 6, "sector": -2, "touch": 0}
    tested = said("log-shot_tested", f="Ignaz", shot="header", **parts, value=3, rolled=8)
    assert "16 : 2 + 3 − 6" in tested and "-2" in tested and "= 3" in tested
    assert said("log-card_played", coach="Marek", card="X").startswith("Marek")
    assert len({said("word-aim", aim=sector) for sector in SECTORS}) == 6
    assert len(SKILLS) == 8
