"""The variables of the log's sentences: names for seats and cards, sums as they were counted.

`static/log.js` says the same in the browser; a test compares them over the golden records.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from app.engine.words import Words
from app.games.extraliga.components import components
from app.games.extraliga.data import cards, effect_card, opponents
from app.games.extraliga.model import SLOTS
from app.games.extraliga.rules.strength import FITS

Entry: TypeAlias = Mapping[str, Any]
Said: TypeAlias = dict[str, str | int]
NOTHING = "–"
NONE = "none"  # the sentences choose their words by it


def spelled(entry: Entry, words: Words) -> Said:
    """What this event's own fields do not say by themselves."""
    seats = {key: _seat(entry[key], words) for key in ("first", "a") if key in entry}
    if "who" in entry:
        seats["who"] = "" if entry["who"] is None else words.name(entry["who"])
    say = SPELLED.get(entry["event"])
    return seats | (say(entry, words) if say else {})


def _seat(seat: int | None, words: Words) -> str:
    return NONE if seat is None else words.name(seat)


def _seats(some: Iterable[int], words: Words) -> str:
    return ", ".join(map(words.name, some))


def _club(opponent: str, words: Words) -> str:
    return str(components()["clubs"][opponents()[opponent].club]["name"][words.lang])


def _rival(entry: Entry, words: Words) -> str:
    return _club(entry["opponent"], words) if entry["b"] is None else words.name(entry["b"])


def _thing(card: str | None, words: Words) -> str:
    """A player, an event or a trainer card by its name."""
    if card is None:
        return NOTHING
    return cards()[card].name if card in cards() else effect_card(card).name[words.lang]


def _letter(slot: str, words: Words) -> str:
    position = FITS[[one.value for one in SLOTS].index(slot)]
    return words.say("ui-letter", position=position.value)


def _pairs(entry: Entry, words: Words) -> str:
    return ", ".join(f"{words.name(a)} – {words.name(b)}" for a, b in entry["pairs"])


def _faces(dice: Iterable[int]) -> str:
    return " ".join(map(str, dice)) or NOTHING


def _score(pair: Iterable[int]) -> str:
    return " : ".join(map(str, pair))


def _of_both(name: str, pair: tuple[Any, Any] | None) -> Said:
    a, b = pair or (0, 0)
    return {f"{name}_a": a, f"{name}_b": b}


def _card(entry: Entry, words: Words) -> Said:
    return {"card": _thing(entry["card"], words)}


def _picked(entry: Entry, words: Words) -> Said:
    return {"card": NONE if entry["card"] is None else _thing(entry["card"], words)}


def _lineups(entry: Entry, words: Words) -> Said:
    told = (f"{words.name(one['seat'])} {one['attack']} + {one['defence']}" for one in entry["lineups"])
    return {"lineups": ", ".join(told)}


def _trainer(entry: Entry, words: Words) -> Said:
    before, after = entry["before"], entry["after"]
    return {
        "card": _thing(entry["card"], words),
        "before_attack": before[0],
        "before_defence": before[1],
        "after_attack": after[0],
        "after_defence": after[1],
    }


def _match(entry: Entry, words: Words) -> Said:
    rival: Said = {"b": _rival(entry, words)}
    return rival | _of_both("attack", entry["attack"]) | _of_both("defence", entry["defence"])


def _rolled(entry: Entry, words: Words) -> Said:
    """EX-11.1: the dice of a virtual club are its own, whoever rolls them."""
    dice = _faces(entry["dice"])
    if entry["who"] is None:
        return {"who": _club(entry["opponent"], words), "roller": words.name(entry["roller"]), "dice": dice}
    return {"roller": NONE, "dice": dice}


def _regular(entry: Entry, words: Words) -> Said:
    a, b = map(_faces, entry["dice"])
    return {"goals": _score(entry["goals"]), "dice_a": a, "dice_b": b} | _of_both("target", entry["targets"])


def _ranking(entry: Entry, words: Words) -> Said:
    told, place = [], 1
    for group in entry["ranking"]:
        told.append(f"{place}. {_seats(group, words)}")
        place += len(group)
    return {"ranking": ", ".join(told)}


def _hidden(entry: Entry, words: Words) -> Said:
    hands = (
        f"{words.name(seat)}: {', '.join(_thing(copy, words) for copy in hand) or NOTHING}"
        for seat, hand in enumerate(entry["trainers"])
    )
    return {"trainers": "; ".join(hands)}


SPELLED: dict[str, Callable[[Entry, Words], Said]] = {
    "picked": _picked,
    "editor_opened": lambda entry, words: {"who": _seats(entry["seats"], words)},
    "placed": lambda entry, words: _card(entry, words) | {"slot": _letter(entry["slot"], words)},
    "lineups_shown": _lineups,
    "lot_turned": lambda entry, words: {"pairs": _pairs(entry, words), "bye": _seat(entry["bye"], words)},
    "opponent_turned": lambda entry, words: {"card": _club(entry["card"], words)},
    "playoff_round": lambda entry, words: {"pairs": _pairs(entry, words)},
    "event_turned": _card,
    "wings_swapped": lambda entry, words: {side: _thing(entry[side], words) for side in ("left", "right")},
    "excluded": _card,
    "removed": _card,
    "trainer_played": _trainer,
    "transferred": lambda entry, words: {which: _thing(entry[which], words) for which in ("out", "came")},
    "match_started": _match,
    "rolled": _rolled,
    "bonus_used": lambda entry, words: {
        "source": _thing(entry["source"], words),
        "before": " ".join(map(str, entry["before"])),
        "after": " ".join(map(str, entry["after"])),
    },
    "regular_time_ended": _regular,
    "overtime_rolled": lambda entry, words: (
        _of_both("die", entry["dice"]) | _of_both("target", entry["targets"])
    ),
    "match_ended": lambda entry, words: {
        "b": _rival(entry, words),
        "goals": _score(entry["goals"]),
        "points": _score(entry["points"]),
    },
    "seeded": lambda entry, words: {
        "seeds": _seats(entry["seeds"], words),
        "lots": "; ".join(_seats(lot, words) for lot in entry["lots"]) or NONE,
    },
    "deciding_needed": lambda entry, words: {"seats": _seats(entry["seats"], words)},
    "hidden_revealed": _hidden,
    "season_ended": _ranking,
}
