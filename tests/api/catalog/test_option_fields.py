"""Every kind of option that a game can have becomes a form field, and is read back from the form."""

from enum import StrEnum
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct, structs
from starlette.datastructures import FormData

from app.api.catalog.option_fields import option_fields, read_options
from app.engine.catalog import catalog
from app.engine.contract import AnyGame, Game
from app.engine.operations import complete_options


class Level(StrEnum):
    SIMPLE = "simple"
    MIDDLING = "middling"
    ALL = "all"


class Deep(Struct, frozen=True):
    inside: int = 1


class Options(Struct, frozen=True):
    level: Level = Level.MIDDLING
    rounds: Literal[12, 6, 8, 20] = 6
    weather: bool | None = None
    offside: bool = True
    goals: Annotated[int, Meta(ge=1, le=9)] = 3
    stages: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=3)] = (Level.SIMPLE,)
    pair: tuple[Level, Level] = (Level.SIMPLE, Level.ALL)
    deep: Deep = Deep()
    numbers: Annotated[Level | None, Meta(extra_json_schema={"x-set-by": "server"})] = None


@pytest.fixture
def game() -> AnyGame:
    """A game of which only the options are used."""
    blank: dict[str, Any] = dict.fromkeys(Game.__slots__)
    return Game(**blank | {"options": Options})


def test_every_kind_of_option_becomes_a_field_in_the_games_own_order(game: AnyGame) -> None:
    fields = {field.name: field for field in option_fields(game)}

    assert {name: field.kind for name, field in fields.items()} == {
        "level": "few",
        "rounds": "many",
        "weather": "few",
        "offside": "switch",
        "goals": "number",
        "stages": "list",
        "pair": "list",
    }
    assert fields["level"].choices == ("simple", "middling", "all")
    assert fields["rounds"].choices == (12, 6, 8, 20)
    assert fields["weather"].choices == (None, True, False)
    assert (fields["goals"].least, fields["goals"].most) == (1, 9)
    assert (fields["stages"].least, fields["stages"].length) == (1, 3)
    assert (fields["pair"].least, fields["pair"].length) == (2, 2)


def test_what_was_chosen_comes_back_as_it_was_meant(game: AnyGame) -> None:
    form = FormData(
        [
            ("o-level", "all"),
            ("o-rounds", "8"),
            ("o-weather", "off"),
            ("o-goals", "7"),
            *(("o-stages", stage) for stage in ("all", "", "all")),
            *(("o-pair", stage) for stage in ("simple", "middling")),
        ]
    )

    assert read_options(option_fields(game), form) == {
        "level": "all",
        "rounds": 8,
        "weather": False,
        "offside": False,  # A browser does not send a switch that is off.
        "goals": 7,
        "stages": ["all", "all"],
        "pair": ["simple", "middling"],
    }


@pytest.mark.parametrize(("name", "value"), [("o-level", "easy"), ("o-rounds", "7"), ("o-goals", "many")])
def test_what_the_form_did_not_offer_is_refused(game: AnyGame, name: str, value: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        read_options(option_fields(game), FormData([(name, value)]))


@pytest.mark.parametrize("name", sorted(catalog()))
def test_the_untouched_form_of_every_game_gives_its_default_options(name: str) -> None:
    game = catalog()[name]
    untouched = FormData(
        [
            (f"o-{field.name}", field.form_value(value))
            for field in option_fields(game)
            for value in (field.default if field.kind == "list" else [field.default])
            if not (field.kind == "switch" and not value)
        ]
    )
    chosen = read_options(option_fields(game), untouched)

    assert complete_options(game, chosen, game.min_seats) == complete_options(game, {}, game.min_seats)
    assert structs.asdict(game.options()).keys() >= chosen.keys()
