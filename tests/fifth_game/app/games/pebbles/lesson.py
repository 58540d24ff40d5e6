"""The first lesson: the last six stones of a match, with both grabs left."""

from app.engine.lesson import LEARNER, Lesson
from app.games.pebbles.model import Side, State
from app.games.pebbles.options import Options

HEAP = 6


def last_stones(options: Options) -> State:
    """Return the position of the lesson: the learner is one stone ahead and holds the best token."""
    return State(options, HEAP, LEARNER, (Side(token=3, stones=2), Side(token=1, stones=1)))


LESSON = Lesson(position=last_stones)
