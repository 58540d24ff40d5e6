"""The numbers of the game, read from `data/box.yaml` and validated once."""

from functools import cache
from typing import Literal

import msgspec
from msgspec import Struct

from app.engine.kit.data_files import load_data


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of `data/box.yaml`."""

    source: Literal["house"]
    tokens: tuple[int, ...]  # PB-1.3
    most: int  # stones in one turn (PB-2.2)


@cache
def box() -> Box:
    return msgspec.convert(load_data("app.games.pebbles", "box"), Box)
