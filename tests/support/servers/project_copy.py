"""Copies the project into another folder, for tests that add a game to it."""

import shutil
from pathlib import Path

from tests.support.servers.serving import ROOT

COPIED = ("app", "tests", "migrations", "scripts")
LEFT_OUT = shutil.ignore_patterns("__pycache__")


def copy_project(to: Path) -> Path:
    """Copy what a game needs to be served and tested, and return `to`."""
    for name in COPIED:
        shutil.copytree(ROOT / name, to / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", to)
    return to
