"""The parts of the game that are the same in every match and visible to everyone."""

from app.engine.types import View
from app.games.pebbles.data import box


def components() -> View:
    return {"tokens": list(box().tokens), "most": box().most, "source": "house"}
