"""JSON Schemas of structs, with all references replaced by what they refer to."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct


def schema_of(kind: Any) -> dict[str, Any]:
    """Return the JSON Schema of a type, without references."""
    (top,), defs = msgspec.json.schema_components([kind], ref_template="{name}")
    # Encoded and decoded, so that default values are JSON and not structs or enumerations.
    schema: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(_inlined(top, defs)))
    return schema


def _inlined(schema: Any, defs: Mapping[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_inlined(item, defs) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        rest = {key: value for key, value in schema.items() if key != "$ref"}
        return _inlined(defs[schema["$ref"]] | rest, defs)
    return {key: _inlined(value, defs) for key, value in schema.items()}


def options_set_by(options: type[Struct], setter: str) -> list[str]:
    """Return the options that no host sets, because their schema has this value as `"x-set-by"`."""
    fields = schema_of(options).get("properties", {})
    return [name for name, field in fields.items() if field.get("x-set-by") == setter]
