"""Chapter 1: the heap, the first seat to act, the tokens."""

from app.engine.kit.resolution import Resolution
from app.games.pebbles.data import box
from app.games.pebbles.events import TokenDealt
from app.games.pebbles.model import Side, State
from app.games.pebbles.options import Options


def set_up(options: Options, resolution: Resolution) -> State:
    """Fill the heap, draw the first seat, deal the tokens."""
    first = resolution.below(2)  # PB-1.2
    tokens = box().tokens
    dealt = [tokens[resolution.below(len(tokens))] for _ in range(2)]  # PB-1.3
    for seat, token in enumerate(dealt):
        resolution.record(TokenDealt(seat, token))
    return State(options, options.stones, first, (Side(dealt[0]), Side(dealt[1])))  # PB-1.1
