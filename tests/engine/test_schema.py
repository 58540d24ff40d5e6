"""Schemas have no references, and name who sets an option."""

from enum import StrEnum
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from app.engine.schema import options_set_by, schema_of


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


class Options(Struct, frozen=True):
    colour: Colour = Colour.BLUE
    second: Colour | None = None
    team: Annotated[str, Meta(extra_json_schema={"x-set-by": "tournament"})] = ""


def test_a_schema_has_no_references_and_its_defaults_are_json() -> None:
    schema = schema_of(Options)

    assert b"$ref" not in msgspec.json.encode(schema)
    assert schema["properties"]["colour"]["enum"] == ["blue", "red"]
    assert schema["properties"]["colour"]["default"] == "blue"


def test_an_option_that_no_host_sets_is_found_by_its_schema() -> None:
    assert options_set_by(Options, "tournament") == ["team"]
    assert options_set_by(Options, "seat") == []
