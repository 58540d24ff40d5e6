"""Holding on to the team car (UR-12)."""

from msgspec import structs

from app.engine.chance import Chance, drawn
from app.engine.contract import Event
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import Disqualified, PhotoDrawn, PhotosRevealed
from app.games.um_reifenbreite.model import State


def draw_photo(state: State, number: int, chance: Chance, told: list[Event]) -> tuple[State, int]:
    """UR-12.2: one of the six, shuffled back; a number drawn twice does no further harm."""
    photo, _ = drawn(box().photo_numbers, chance)
    rider = state.rider(number)
    told.append(PhotoDrawn(number, photo))
    return state.with_rider(structs.replace(rider, photos=(*rider.photos, photo))), photo


def develop_photos(state: State, chance: Chance, told: list[Event]) -> tuple[State, tuple[int, ...]]:
    """UR-12.3: two different photo cards after the race; who holds one of them is disqualified."""
    one, rest = drawn(box().photo_numbers, chance)
    two, _ = drawn(rest, chance)
    told.append(PhotosRevealed(one, two))
    for rider in state.riders:
        caught = next((photo for photo in rider.photos if photo in (one, two)), None)
        if caught is not None:
            told.append(Disqualified(rider.number, caught))
            state = state.with_rider(structs.replace(rider, disqualified=True))
    return state, (one, two)
