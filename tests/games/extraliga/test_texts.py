"""The game's sentences: complete in three languages, and every one can be said."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec import structs

from app.engine.contract import Event
from app.games.extraliga import events
from app.games.extraliga.model import Options, Overtime, Tiebreak

LANGUAGES = ("en", "cs", "ru")
FILES = ("", "table.")
PLURALS = {"en": {"one", "other"}, "cs": {"one", "few", "other"}, "ru": {"one", "few", "other"}}
REASONS = (
    "points",
    "strength",
    "goal_difference",
    "goals",
    "deciding_match",
    "shared",
    "playoff",
    "resigned",
)
EVENTS = {
    found.__struct_config__.tag: found
    for found in vars(events).values()
    if isinstance(found, type) and issubclass(found, Event) and found is not Event
}


@cache
def source(name: str) -> str:
    return (files("app.games.extraliga") / "text" / f"{name}.ftl").read_text(encoding="utf-8")


@cache
def messages(name: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(name)).body
    assert not any(isinstance(entry, ast.Junk) for entry in body)
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for part in FILES:
        made.add_resource(FluentResource(source(part + lang)))
    return made


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    seen = _Variables()
    seen.visit(message)
    return seen.names


def objection_texts() -> set[str]:
    """Every text that the rules' sources name in an Objection."""
    code = (files("app.games.extraliga") / "objections.py").read_text(encoding="utf-8")
    return set(re.findall(r'Objection\("EX-[\dD.]+", "(\w+)"', code))


@pytest.mark.parametrize("part", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things_in_the_same_order(lang: str, part: str) -> None:
    assert list(messages(part + lang)) == list(messages(part + "en"))


@pytest.mark.parametrize("part", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_uses_the_same_variables_in_every_language(lang: str, part: str) -> None:
    for name, message in messages(part + lang).items():
        assert variables(message) == variables(messages(part + "en")[name]), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_sentence_is_left_over(lang: str) -> None:
    keys = {f"objection-{text.replace('_', '-')}" for text in objection_texts()}

    assert len(keys) > 20
    assert {name for name in messages(lang) if name.startswith("objection-")} == keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_has_its_name(lang: str) -> None:
    known = messages(lang)
    values = {"overtime": Overtime, "tiebreak": Tiebreak}

    for name in (field.name for field in structs.fields(Options)):
        assert f"option-{name}" in known and f"option-{name}-help" in known
        assert all(f"option-{name}--{value}" in known for value in values.get(name, ()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_and_every_ending_has_its_sentence(lang: str) -> None:
    known = messages(lang)

    assert {name for name in known if name.startswith("log-")} == {f"log-{tag}" for tag in EVENTS}
    assert {name for name in known if name.startswith("reason-")} == {
        f"reason-{reason}" for reason in REASONS
    }


@pytest.mark.parametrize("part", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_can_be_said_with_any_number(lang: str, part: str) -> None:
    for name, message in messages(part + lang).items():
        for number in (0, 1, 2, 5, 21):
            words, errors = bundle(lang).format_pattern(
                bundle(lang).get_message(name).value, dict.fromkeys(variables(message), number)
            )
            assert errors == [] and words, name


@pytest.mark.parametrize("part", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_that_counts_has_all_plurals_of_its_language(lang: str, part: str) -> None:
    for name, message in messages(part + lang).items():
        for chosen in _selects(message):
            keys = {
                variant.key.name for variant in chosen.variants if isinstance(variant.key, ast.Identifier)
            }
            if keys & {"one", "few", "many"}:
                assert keys >= PLURALS[lang], name


def _selects(message: ast.Message) -> list[ast.SelectExpression]:
    assert message.value is not None
    placeables = [part for part in message.value.elements if isinstance(part, ast.Placeable)]
    return [part.expression for part in placeables if isinstance(part.expression, ast.SelectExpression)]


def test_the_drawing_says_nothing_that_has_no_text() -> None:
    """Names that are put together at draw time are found by their beginning."""
    drawing = files("app.games.extraliga") / "static"
    code = "\n".join(one.read_text("utf-8") for one in drawing.iterdir() if one.name.endswith(".js"))
    known = set(messages("table.en"))
    named = set(re.findall(r"""["'`](ui-[a-z0-9-]*[a-z0-9])["'`]""", code))
    begun = set(re.findall(r"`(ui-[a-z-]+-)\$\{", code))

    assert len(named) > 150
    assert named <= known
    assert all(any(name.startswith(beginning) for name in known) for beginning in begun)
