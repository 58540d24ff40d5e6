"""Holding on to the team car (UR-12)."""

from msgspec import structs

from app.engine.resolution import Course
from app.games.um_reifenbreite.data import box
from app.games.um_reifenbreite.events import Disqualified, PhotoDrawn, PhotosRevealed
from app.games.um_reifenbreite.model import State


def draw_photo(state: State, number: int, course: Course) -> State:
    """UR-12.2: one of the six, shuffled back; a number drawn twice does no further harm."""
    photo, _ = course.card(box().photo_numbers)
    rider = state.rider(number)
    course.tell(PhotoDrawn(state.owner(number), number, photo))
    return state.with_rider(structs.replace(rider, photos=(*rider.photos, photo)))


def develop_photos(state: State, course: Course) -> tuple[State, tuple[int, ...]]:
    """UR-12.3: two different photo cards after the race; who holds one of them is disqualified."""
    developed, _ = course.cards(2, box().photo_numbers)
    course.tell(PhotosRevealed(*developed))
    for rider in state.riders:
        caught = next((photo for photo in rider.photos if photo in developed), None)
        if caught is not None:
            course.tell(Disqualified(state.owner(rider.number), rider.number, caught))
            state = state.with_rider(structs.replace(rider, disqualified=True))
    return state, developed
