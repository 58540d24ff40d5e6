"""The game's sentences: told from an event's fields alone, with the forms of numbers, in the box's names."""

from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource
from msgspec import structs

from app.engine.types import Event
from app.games.um_reifenbreite import events
from app.games.um_reifenbreite.data import box

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


def say(lang: str, text: str, **params: object) -> str:
    words, errors = bundle(lang).format_pattern(bundle(lang).get_message(text).value, params)
    assert errors == []
    return str(words)


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
        assert say(lang, f"log-{tag}", name="Tereza", **values)


def test_numbers_take_their_forms() -> None:
    spaces = {
        "en": ["1 space", "2 spaces", "5 spaces", "21 spaces"],
        "cs": ["1 pole", "2 pole", "5 polí", "21 polí"],
        "ru": ["1 клетка", "2 клетки", "5 клеток", "21 клетка"],
    }
    for lang, forms in spaces.items():
        assert [say(lang, "word-spaces", distance=n) for n in (1, 2, 5, 21)] == forms


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_races_are_those_of_the_box(lang: str) -> None:
    for race in box().races.values():
        assert (
            say(lang, "word-race", race=race.id) == say(lang, f"option-races--{race.id}") == race.name[lang]
        )
