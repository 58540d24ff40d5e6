"""The data files of a game: the cards, boards and tables of its box, as they are written."""

from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
import yaml

T = TypeVar("T")

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast, where PyYAML was built with it


def load_data(package: str, name: str) -> Any:
    """`data/<name>.yaml` of a game's package. A long table may be `<name>.json`: it is read in no time."""
    folder = files(package) / "data"
    table = folder / f"{name}.json"
    if table.is_file():
        return msgspec.json.decode(table.read_bytes())
    return parse_yaml((folder / f"{name}.yaml").read_bytes())


def by_id(records: Iterable[Mapping[str, Any]], kind: type[T]) -> dict[Any, T]:
    """Return the records as objects of `kind`, by their `id`. Raises msgspec.ValidationError."""
    return {record["id"]: msgspec.convert(record, kind) for record in records}


def parse_yaml(text: bytes) -> Any:
    """YAML, read by the loader that is there and safe."""
    return yaml.load(text, LOADER)  # noqa: S506 - both are
