"""Holding on to the team car (UR-12)."""

from msgspec import structs

from app.engine.kit.resolution import Resolution
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import Disqualified, PhotoDrawn, PhotosRevealed
from app.games.um_reifenbreite.model import State


def draw_photo(state: State, number: int, resolution: Resolution) -> State:
    """Draw one of the six photo cards and shuffle it back; a repeated number changes nothing (UR-12.2)."""
    photo, _ = resolution.card(box().photo_numbers)
    rider = state.rider(number)
    resolution.record(PhotoDrawn(state.owner(number), number, photo))
    return state.with_rider(structs.replace(rider, photos=(*rider.photos, photo)))


def develop_photos(state: State, resolution: Resolution) -> tuple[State, tuple[int, ...]]:
    """Draw two different photo cards after the race, and disqualify their holders (UR-12.3)."""
    developed, _ = resolution.cards(2, box().photo_numbers)
    resolution.record(PhotosRevealed(*developed))
    for rider in state.riders:
        caught = next((photo for photo in rider.photos if photo in developed), None)
        if caught is not None:
            resolution.record(Disqualified(state.owner(rider.number), rider.number, caught))
            state = state.with_rider(structs.replace(rider, disqualified=True))
    return state, developed
