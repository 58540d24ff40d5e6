"""Ways to falsify a record of format 2. Each changes the lines in place."""

from collections.abc import Callable
from typing import Any

from app.engine.chance import FairChance, commitment, stream_key, word_commitment
from tests.support.matches.chained_recording import Lines

OTHER_SEED = bytes(reversed(range(32)))
OTHER_WORD = "c3" * 32
THEN = "2020-01-01T00:00:00.000Z"
Tampering = Callable[[Lines], Any]


def actions_of(lines: Lines) -> Lines:
    return [line for line in lines if "seq" in line]


def _middle(lines: Lines) -> dict[str, Any]:
    actions = actions_of(lines)
    return actions[len(actions) // 2]


def _drawing(lines: Lines) -> dict[str, Any]:
    """Return the first action with a draw that can have more than one value."""
    return next(line for line in actions_of(lines) if _choices(line))


def _choices(line: dict[str, Any]) -> Lines:
    return [draw for draw in line["draws"] if draw.get("n", draw.get("sides")) > 1]


def _renumber(lines: Lines) -> None:
    for seq, line in enumerate(actions_of(lines)):
        line["seq"] = seq


def redrawn(lines: Lines) -> None:
    """Let all draws follow from the seed and the words, as a server could."""
    fairness = lines[0]["fairness"]
    words = [one["word"] or "" for one in fairness["words"]]
    chance = FairChance(stream_key(bytes.fromhex(fairness["server_seed"]), lines[0]["match"], words))
    for draw in (draw for line in actions_of(lines) for draw in line["draws"]):
        match draw["draw"]:
            case "die":
                draw["value"] = chance.die(draw["sides"])
            case "int":
                draw["value"] = chance.below(draw["n"])
            case _:
                draw["order"] = [*chance.shuffle(draw["n"])]


def _another_pair(lines: Lines) -> None:
    lines[0]["fairness"] |= {"server_seed": OTHER_SEED.hex(), "commitment": commitment(OTHER_SEED)}
    redrawn(lines)


def _another_word(lines: Lines, seat: int) -> None:
    lines[0]["fairness"]["words"][seat] = {"commitment": word_commitment(OTHER_WORD), "word": OTHER_WORD}
    redrawn(lines)


def _exchanged_words(lines: Lines) -> None:
    lines[0]["fairness"]["words"].reverse()
    redrawn(lines)


def _withheld_word(lines: Lines) -> None:
    lines[0]["fairness"]["words"][1]["word"] = None
    redrawn(lines)


def _reordered(lines: Lines) -> None:
    one, other = (lines.index(line) for line in actions_of(lines)[1:3])
    lines[one], lines[other] = lines[other], lines[one]
    _renumber(lines)


def _left_out(lines: Lines) -> None:
    lines.remove(_middle(lines))
    _renumber(lines)


def _another_value(lines: Lines) -> None:
    draw = _choices(_drawing(lines))[0]
    if draw["draw"] == "shuffle":
        draw["order"].reverse()
    else:
        draw["value"] = 1 if draw["value"] != 1 else 0 if draw["draw"] == "int" else 2


def _other_sides(lines: Lines) -> None:
    draw = _choices(_drawing(lines))[0]
    draw["sides" if draw["draw"] == "die" else "n"] += 1


def _first_half(lines: Lines) -> None:
    del lines[1 : len(lines) // 2]
    _renumber(lines)


def _event(lines: Lines) -> int:
    return next(place for place, line in enumerate(lines) if "event" in line)


def _moved_event(lines: Lines) -> None:
    event = lines.pop(_event(lines))
    lines.insert(2, event | {"after": 0})


def _later_end(lines: Lines) -> None:
    last = actions_of(lines)[-1]
    lines.insert(-1, last | {"seq": last["seq"] + 1, "seat": 1 - last["seat"], "draws": [], "events": []})


def _called_off(lines: Lines) -> None:
    """Cut the resignation, and say that the match was called off."""
    lines.remove(actions_of(lines)[-1])
    lines[-1]["outcome"] = {"placements": [], "reason": "called_off"}


TAMPERINGS: dict[str, Tampering] = {
    "another match": lambda lines: lines[0].update(match="another"),
    "another seed": lambda lines: lines[0]["fairness"].update(server_seed=OTHER_SEED.hex()),
    "another commitment": lambda lines: lines[0]["fairness"].update(commitment="0" * 64),
    "another seed with its commitment": _another_pair,
    "a word alone": lambda lines: lines[0]["fairness"]["words"][1].update(word=OTHER_WORD),
    "the own word with its commitment": lambda lines: _another_word(lines, 0),
    "a word with its commitment": lambda lines: _another_word(lines, 1),
    "the words of two seats exchanged": _exchanged_words,
    "a word withheld afterwards": _withheld_word,
    "a name": lambda lines: lines[0]["seats"][0].update(name="Eve"),
    "a computer for a person": lambda lines: lines[0]["seats"][1].update(bot="hard"),
    "a chosen seed": lambda lines: lines[0]["fairness"].update(chosen="host"),
    "the time of the start": lambda lines: lines[0].update(started_at=THEN),
    "a field of the header": lambda lines: lines[0].update(note="fair"),
    "the time of an action": lambda lines: _middle(lines).update(at=THEN),
    "an action played by the computer": lambda lines: actions_of(lines)[4].pop("served"),
    "an action played in time": lambda lines: _middle(lines).update(served="time"),
    "a note beside an action": lambda lines: _middle(lines).update(note="resigned on purpose"),
    "the seat of an action": lambda lines: _middle(lines).update(seat=1 - _middle(lines)["seat"]),
    "an event of the game": lambda lines: _middle(lines)["events"].append({"event": "resigned", "who": 0}),
    "two actions in another order": _reordered,
    "an action left out": lambda lines: lines.remove(_middle(lines)),
    "an action left out without a gap": _left_out,
    "the value of a draw": _another_value,
    "a draw more": lambda lines: _drawing(lines)["draws"].append({"draw": "die", "sides": 1, "value": 1}),
    "a draw less": lambda lines: _drawing(lines)["draws"].pop(),
    "the sides of a die": _other_sides,
    "the first half cut off": _first_half,
    "the second half cut off": lambda lines: lines.__delitem__(slice(len(lines) // 2, -1)),
    "a table event left out": lambda lines: lines.pop(_event(lines)),
    "a table event changed": lambda lines: lines[_event(lines)]["event"].update(ms=1),
    "a table event moved": _moved_event,
    "a table event invented": lambda lines: lines.insert(
        -1, {"event": {"event": "woken"}, "seat": 0, "after": actions_of(lines)[-1]["seq"], "at": THEN}
    ),
    "a later end": _later_end,
    "an end by agreement": _called_off,
    "another score": lambda lines: lines[-1]["outcome"]["placements"][0].update(score=99),
    "another reason": lambda lines: lines[-1]["outcome"].update(reason="abandoned"),
    "no end": lambda lines: lines.pop(),
}
