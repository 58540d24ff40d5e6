"""How long what happens is shown before the next question: `data/beats.yaml`."""

from app.engine.beats import load_beats
from app.engine.types import Event, Seat
from app.games.extraliga.events import OvertimeRolled, Rolled
from app.games.extraliga.model import Match, State


def in_own_match(state: State, event: Event, seat: Seat) -> bool:
    """Return whether dice were rolled in a match that the seat plays; the event names only the roller."""
    if not isinstance(event, Rolled | OvertimeRolled) or not isinstance(state.asked, Match):
        return False
    return seat in (state.asked.pairing.a, state.asked.pairing.b)


BEATS = load_beats("app.games.extraliga", in_own_match)
