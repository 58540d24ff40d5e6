"""The data files of a game: the cards, boards and tables of its box, as they are written."""

from importlib.resources import files
from typing import Any

import msgspec
import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast, where PyYAML was built with it


def sheet(package: str, name: str) -> Any:
    """`data/<name>.yaml` of a game's package. A long table may be `<name>.json`: it is read in no time."""
    folder = files(package) / "data"
    table = folder / f"{name}.json"
    if table.is_file():
        return msgspec.json.decode(table.read_bytes())
    return parsed((folder / f"{name}.yaml").read_bytes())


def parsed(text: bytes) -> Any:
    """YAML, read by the loader that is there and safe."""
    return yaml.load(text, LOADER)  # noqa: S506 - both are
