"""Copies the project into another folder, for tests that add a game to it."""

import shutil
from pathlib import Path

from tests.support.servers.serving import ROOT

COPIED = ("app", "tests", "migrations", "scripts")


def copy_project(to: Path) -> Path:
    """Copy what a game needs to be served and tested, with compiled modules, and return `to`."""
    for name in COPIED:
        shutil.copytree(ROOT / name, to / name)
    shutil.copy(ROOT / "pyproject.toml", to)
    return to
