"""The version of Stadion."""

import tomllib
from functools import cache
from importlib import metadata
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1] / "pyproject.toml"


@cache
def version() -> str:
    """Return the version that pyproject.toml names: in a checkout read from it, else as it was installed."""
    if PROJECT.exists():
        named: str = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
        return named
    return metadata.version("stadion")
