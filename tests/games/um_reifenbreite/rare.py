"""Events that are so rare that no golden record has them, made from positions."""

from collections.abc import Iterator

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.engine.types import Event
from app.games.um_reifenbreite.rules.scoring import rejudge_jersey
from tests.games.um_reifenbreite.build import LBL, ROUBAIX, fresh, in_yellow, on_road, roll

WALL = {31: "0:S1-1-04", 41: "0:S1-2-04", 21: "0:S1-1-03"}


def events() -> Iterator[Event]:
    yield from roll(on_road(WALL, current=21), 3, 3).events
    yield from roll(on_road({21: "1:AB-2-20"}, deck=["gain_card"]), 3, 4, 0).events
    tour = structs.replace(fresh(seats=2, races=[LBL, ROUBAIX], level="pro"), round=9)
    resolution = Resolution()
    rejudge_jersey(in_yellow(tour, 21), resolution)
    yield from resolution.events
