"""Writes the land of Um Reifenbreite as a picture of its own, from what the table draws.

python -m tests.js.land    # writes the file that the server uses
"""

import json
import subprocess
from pathlib import Path

from app.games import um_reifenbreite
from app.games.um_reifenbreite.components import components
from tests.js.conftest import HERE, NODE

LAND = Path(um_reifenbreite.__file__).with_name("land.svg")


def land() -> str:
    script = [NODE, str(HERE / "um_reifenbreite" / "land.mjs")]
    asked = json.dumps(components())
    return subprocess.run(script, input=asked, capture_output=True, text=True, timeout=60, check=True).stdout


if __name__ == "__main__":
    LAND.write_text(land(), "utf-8")
