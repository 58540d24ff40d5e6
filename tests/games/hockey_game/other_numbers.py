"""Runs the game with one number of its data changed, as a copy in a process of its own."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import app

APP = Path(app.__file__).parent
TOLD = """
import sys
import msgspec
from app.engine.operations import legal_actions, view
from app.games.hockey_game import GAME
from app.games.hockey_game.model import Phase, Side, State
from app.games.hockey_game.options import Options
sides = (Side(team="CZE", hand=("B-CZE-01",)), Side(team="SWE"))
state = State(options=Options(), first=0, phase=Phase.ATTACK_DECLARE, sides=sides)
told = {
    "view": view(GAME, state, 0),
    "actions": legal_actions(GAME, state, 0),
    "preview": GAME.preview(state, 0),
    "components": GAME.components(),
}
sys.stdout.buffer.write(msgspec.json.encode(told))
"""


def told_with(folder: Path, file: str, was: str, number: str) -> Any:
    """Return what a seat with the puck on the centre spot sees if the data say `number` instead of `was`."""
    shutil.copytree(APP, folder / "app", ignore=shutil.ignore_patterns("static", "__pycache__"))
    sheet = folder / "app/games/hockey_game/data" / file
    text = sheet.read_text("utf-8")
    assert was in text
    sheet.write_text(text.replace(was, number), "utf-8")
    told = subprocess.run(
        [sys.executable, "-c", TOLD], cwd=folder, capture_output=True, check=True, timeout=180
    )
    return json.loads(told.stdout)
