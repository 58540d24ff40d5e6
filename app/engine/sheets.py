"""The data files of a game: the cards, boards and tables of its box, as they are written."""

from importlib.resources import files
from typing import Any

import yaml

LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # ten times as fast, where PyYAML was built with it


def sheet(package: str, name: str) -> Any:
    """`data/<name>.yaml` of a game's package."""
    text = (files(package) / "data" / f"{name}.yaml").read_bytes()
    return yaml.load(text, LOADER)  # noqa: S506 - both are safe loaders
