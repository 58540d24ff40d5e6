"""What lies in the box for all to see."""

from app.engine.contract import View
from app.games.pebbles.data import box


def components() -> View:
    return {"tokens": list(box().tokens), "most": box().most, "source": "house"}
