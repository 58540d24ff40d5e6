"""Is play as fast as it was? Every game at an older revision and now, in turns, in one run.

    python -m benchmarks.rules.compare_revisions 873336f [--rounds 5] [--seconds 3] [--game hockey_game]

The older revision is unpacked beside; each round measures a game once in it and once here, each time in a
process of its own. Prints the median of the actions per second (apply + legal actions) and of the
microseconds of a whole view, with the smallest and the greatest. Times are of the processor.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ONCE = """
import json, sys
from app.engine.catalog import catalog
try:
    from app.engine.operations import complete_options
    from benchmarks.rules.rule_speed import parts, playouts
except ImportError:  # before 0.1.0
    from app.engine.contract import complete_options
    from benchmarks.engine import parts, playouts
game = catalog()[sys.argv[1]]
options = complete_options(game, {}, game.max_seats)
playouts(game, options, game.max_seats, 0.01)  # what is read once is read
rate = playouts(game, options, game.max_seats, float(sys.argv[2]))["actions_per_second"]
print(json.dumps([rate, parts(game, options, game.max_seats)["whole view"]]))
"""


def unpacked(revision: str, folder: Path) -> Path:
    packed = subprocess.run(["git", "archive", revision], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")
    return folder


def measured(root: Path, game: str, seconds: float) -> tuple[float, float]:
    """Return the actions per second and the microseconds per view."""
    command = [sys.executable, "-c", ONCE, game, str(seconds)]
    said = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout
    rate, micros = json.loads(said)
    return rate, micros


def told(found: list[float], digits: int) -> str:
    middle, low, high = statistics.median(found), min(found), max(found)
    return f"{middle:9,.{digits}f} ({low:,.{digits}f} to {high:,.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("revision")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--game", action="append")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        places = {"before": unpacked(chosen.revision, Path(folder)), "now": ROOT}
        games = chosen.game or sorted(one.parent.name for one in (ROOT / "app/games").glob("*/__init__.py"))
        for game in games:
            found: dict[str, list[tuple[float, float]]] = {when: [] for when in places}
            for _ in range(chosen.rounds):
                for when, root in places.items():
                    found[when].append(measured(root, game, chosen.seconds))
            print(game)
            for when, rounds in found.items():
                rates, views = zip(*rounds, strict=True)
                print(
                    f"  {when:7} {told(list(rates), 0)} actions/s, {told(list(views), 1)} us a view",
                    flush=True,
                )


if __name__ == "__main__":
    main()
