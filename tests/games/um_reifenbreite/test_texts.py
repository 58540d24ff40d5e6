"""The game's sentences: complete in three languages, and every one can be said."""

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from msgspec import structs

from app.engine.contract import Event
from app.games.um_reifenbreite import events
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.model import Level, Options, Race, ShortRaceEnergy

LANGUAGES = ("en", "cs", "ru")
EVENTS = {
    found.__struct_config__.tag: found
    for found in vars(events).values()
    if isinstance(found, type) and issubclass(found, Event) and found is not Event
}


@cache
def source(lang: str) -> str:
    return (files("app.games.um_reifenbreite") / "text" / f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def bundle(lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(FluentResource(source(lang)))
    return made


@cache
def ids(lang: str) -> list[str]:
    return [
        entry.id.name for entry in FluentParser().parse(source(lang)).body if isinstance(entry, ast.Message)
    ]


def say(lang: str, text: str, **params: object) -> str:
    words, errors = bundle(lang).format_pattern(bundle(lang).get_message(text).value, params)
    assert errors == []
    return str(words)


def objection_texts() -> set[str]:
    """Every text that the rules' sources name in an Objection."""
    folder = files("app.games.um_reifenbreite")
    sources = [*folder.iterdir(), *(folder / "rules").iterdir()]
    code = "\n".join(file.read_text(encoding="utf-8") for file in sources if file.name.endswith(".py"))
    return set(re.findall(r'Objection\([^)"]*(?:"UR-[\d.]+")?,? ?"(\w+)"\)', code))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_say_the_same_things_in_the_same_order(lang: str) -> None:
    assert ids(lang) == ids("en")
    assert len(ids(lang)) == len(set(ids(lang)))
    assert not any(isinstance(entry, ast.Junk) for entry in FluentParser().parse(source(lang)).body)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_sentence_is_left_over(lang: str) -> None:
    keys = {f"objection-{text.replace('_', '-')}" for text in objection_texts()}

    assert len(keys) > 30
    assert {name for name in ids(lang) if name.startswith("objection-")} == keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_and_value_has_its_name(lang: str) -> None:
    names = [field.name for field in structs.fields(Options)]
    values = {"races": Race, "level": Level, "short_race_energy": ShortRaceEnergy, "teams_per_seat": (1, 2)}

    for name in names:
        assert say(lang, f"option-{name}") and say(lang, f"option-{name}-help")
        assert all(say(lang, f"option-{name}--{value}") for value in values.get(name, ()))


SAMPLES = {
    "card": list(box().kinds),
    "first": ["die", "cheat", *box().kinds],
    "second": ["die", "cheat", *box().kinds],
    "terrain": ["asphalt", "cobbles", "uphill", "downhill"],
    "race": list(box().races),
    "place": [1, 2, 3],
    "left": [0, 3],
}


@pytest.mark.parametrize("tag", EVENTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_told_from_its_fields_alone(lang: str, tag: str) -> None:
    fields = [field.name for field in structs.fields(EVENTS[tag])]
    cards = list(box().cards) if tag == "action_card_drawn" else SAMPLES["card"]

    for i in range(15):
        samples = SAMPLES | {"card": cards}
        values = {name: samples[name][i % len(samples[name])] if name in samples else i for name in fields}
        assert say(lang, f"log-{tag}", **values)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_has_a_sentence_for_every_event_and_no_other(lang: str) -> None:
    assert {name for name in ids(lang) if name.startswith("log-")} == {f"log-{tag}" for tag in EVENTS}


def test_numbers_take_their_forms() -> None:
    spaces = {
        "en": ["1 space", "2 spaces", "5 spaces", "21 spaces"],
        "cs": ["1 pole", "2 pole", "5 polí", "21 polí"],
        "ru": ["1 клетка", "2 клетки", "5 клеток", "21 клетка"],
    }
    for lang, forms in spaces.items():
        assert [say(lang, "word-spaces", distance=n) for n in (1, 2, 5, 21)] == forms


@pytest.mark.parametrize("reason", ["race_over", "tour_over", "resigned"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_has_its_sentence(lang: str, reason: str) -> None:
    assert say(lang, f"reason-{reason}")
    assert say(lang, "tagline") and say(lang, "summary")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_races_and_teams_are_those_of_the_box(lang: str) -> None:
    assert [say(lang, "word-team", team=team.index) for team in box().teams] == [
        team.name[lang] for team in box().teams
    ]
    for race in box().races.values():
        assert (
            say(lang, "word-race", race=race.id) == say(lang, f"option-races--{race.id}") == race.name[lang]
        )
