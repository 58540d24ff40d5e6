"""The data files of a game: cards, boards and tables."""

from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
import yaml

T = TypeVar("T")

# The C loader is ten times as fast, but PyYAML is not always built with it.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_data(package: str, name: str) -> Any:
    """Return the contents of `data/<name>.json` or `data/<name>.yaml` in a game's package.

    Long tables are JSON, because that is read much faster.
    """
    folder = files(package) / "data"
    table = folder / f"{name}.json"
    if table.is_file():
        return msgspec.json.decode(table.read_bytes())
    return parse_yaml((folder / f"{name}.yaml").read_bytes())


def load_as(package: str, name: str, kind: type[T]) -> T:
    """Return the contents of a data file as an object of `kind`. Raises msgspec.ValidationError."""
    return msgspec.convert(load_data(package, name), kind)


def by_id(records: Iterable[Mapping[str, Any]], kind: type[T]) -> dict[Any, T]:
    """Return the records as objects of `kind`, by their `id`. Raises msgspec.ValidationError."""
    return {record["id"]: msgspec.convert(record, kind) for record in records}


def parse_yaml(text: bytes) -> Any:
    """Return the contents of a YAML file."""
    return yaml.load(text, LOADER)  # noqa: S506 - both loaders are safe
