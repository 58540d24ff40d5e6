"""The first lesson: minute 38 of the second half, 0:0, and the learner has the ball near the other goal."""

from msgspec import structs

from app.engine.lesson import Lesson
from app.games.helvetia_cup.model import Phase, State
from app.games.helvetia_cup.options import Options
from app.games.helvetia_cup.tutorial import IGNAZ, on_pitch

MINUTE = 38


def late_in_the_match(options: Options) -> State:
    state = on_pitch(
        Phase.MOVE_ATT,
        {1: "e0", 8: "e18", 7: "d19", 5: "e14", 3: "g12"},
        {1: "e24", 2: "b19", 3: "c18", 4: "g18", 5: "c16"},
        IGNAZ,
    )
    return structs.replace(state, options=options, half=2, clock=MINUTE)


LESSON = Lesson(position=late_in_the_match, options={"cards": False, "extra_time": False, "shootout": False})
