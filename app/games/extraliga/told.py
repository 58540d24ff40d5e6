"""How cards and strengths are told, whoever the viewer is."""

from functools import lru_cache

from app.engine.contract import View
from app.games.extraliga.model import SLOTS, CardId, Effect, Lineup, Slot
from app.games.extraliga.rules.strength import ATTACK_PAIRS, DEFENCE_PAIRS, Trio, strength

BENCH = "bench"
CAPPED = "capped"
"""What the limits of EX-4.9 take from a sum, or give to it."""


def cards_of(lineup: Lineup, spare: tuple[CardId, ...]) -> View:
    """Every card of a team and where it is."""
    on_ice = {card: slot.value for slot, card in zip(SLOTS, lineup, strict=True) if card is not None}
    return on_ice | dict.fromkeys(spare, BENCH)


@lru_cache(maxsize=4096)
def strength_of(lineup: Lineup, excluded: tuple[Slot, ...] = (), effects: tuple[Effect, ...] = ()) -> View:
    """Both strengths line by line: `{slot, pair, card or "capped": [value, clause]}` adds up to the total."""
    both = strength(lineup, excluded, effects)
    return {
        "attack": _trio(both.attack, SLOTS[:3], ATTACK_PAIRS, excluded),
        "defence": _trio(both.defence, SLOTS[3:], DEFENCE_PAIRS, excluded),
    }


def _trio(
    trio: Trio, slots: tuple[Slot, ...], pairs: tuple[tuple[int, int], ...], excluded: tuple[Slot, ...]
) -> View:
    points = {slot.value: list(point) for slot, point in zip(slots, trio.points, strict=True)}
    links = {pair_name(*pair): list(link) for pair, link in zip(pairs, trio.pairs, strict=True)}
    for slot in excluded:
        points |= {slot.value: [0, "EX-8.1"]} if slot in slots else {}
        links |= {name: [0, "EX-8.1"] for name in links if slot.value in name.split("-")}
    added = {modifier.source: [modifier.value, "EX-9.4"] for modifier in trio.modifiers}
    beyond = trio.total - sum(trio.plain)
    capped = {CAPPED: [beyond, "EX-4.9"]} if beyond else {}
    return {"total": trio.total, "points": points, "pairs": links, "more": added | capped}


def pair_name(one: int, other: int) -> str:
    return f"{SLOTS[one].value}-{SLOTS[other].value}"
