"""How cards and strengths are told, whoever the viewer is."""

from functools import lru_cache

from app.engine.contract import View
from app.games.extraliga.model import SLOTS, CardId, Effect, Lineup, Slot
from app.games.extraliga.rules.strength import ATTACK_PAIRS, DEFENCE_PAIRS, Trio, strength

BENCH = "bench"


def cards_of(lineup: Lineup, spare: tuple[CardId, ...]) -> View:
    """Every card of a team and where it is."""
    on_ice = {card: slot.value for slot, card in zip(SLOTS, lineup, strict=True) if card is not None}
    return on_ice | dict.fromkeys(spare, BENCH)


@lru_cache(maxsize=4096)
def strength_of(lineup: Lineup, excluded: tuple[Slot, ...], effects: tuple[Effect, ...]) -> View:
    """Both strengths with every part of their sums."""
    both = strength(lineup, excluded, effects)
    return {
        "attack": _trio(both.attack, SLOTS[:3], ATTACK_PAIRS),
        "defence": _trio(both.defence, SLOTS[3:], DEFENCE_PAIRS),
    }


def _trio(trio: Trio, slots: tuple[Slot, ...], pairs: tuple[tuple[int, int], ...]) -> View:
    return {
        "total": trio.total,
        "points": {slot.value: point for slot, point in zip(slots, trio.points, strict=True)},
        "pairs": {
            f"{SLOTS[a].value}-{SLOTS[b].value}": value
            for (a, b), value in zip(pairs, trio.pairs, strict=True)
        },
        "modifiers": {modifier.source: modifier.value for modifier in trio.modifiers},
    }
