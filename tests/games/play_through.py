"""Writes a short match of every game as text: decisions, draws, events, and changes of the views.

  python -m tests.games.play_through                # writes tests/games/*/play_through.txt again
  python -m tests.games.play_through hockey_game    # only that of one game

People who know the board game read it, and its diff shows what a changed rule changes.
"""

import json
import random
import sys
import textwrap
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from app.api.i18n.match_text import log_entry_text, text_context
from app.engine.catalog import catalog
from app.engine.chance import Die, Draw, FairChance, Int, stream_key
from app.engine.codec import canonical_json
from app.engine.contract import AnyGame
from app.engine.operations import complete_options, legal_actions, play
from app.engine.types import Resign, Seat, Step
from tests.games.matches import folder_of_tests
from tests.support.matches.recording import SERVER_SEED

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva")
WIDTH = 110
MANY, LONG = 3, 240
"""From this number of changes in one place of a view, or this length of one, they are not spelled out."""
NOTHING = object()


class Line(NamedTuple):
    """The settings in the first line of a play-through."""

    seats: int
    seed: int
    resigns_after: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = json.dumps(self.options)
        return f"seats {self.seats}, seed {self.seed}, resigns after {self.resigns_after}, options {options}"

    @classmethod
    def read(cls, text: str) -> "Line":
        plain, options = text.split(", options ")
        return cls(*(int(part.split()[-1]) for part in plain.split(", ")), json.loads(options))


def play_through(game: AnyGame, match: Line) -> Iterator[str]:
    """Return the lines of the text, without ends of lines."""
    rng = random.Random(match.seed)
    chance = FairChance(stream_key(SERVER_SEED, "play-through", [f"seed-{match.seed}"]))
    step = game.setup(complete_options(game, match.options, match.seats), match.seats, chance)
    yield str(match)
    yield from _told(game, match, 0, "The match begins.", chance, None, None, step)
    number = 0
    while game.outcome(step.state) is None:
        number, before, chance.draws = number + 1, step.state, []
        seat = rng.choice(game.to_act(before))
        action: Any = Resign() if number > match.resigns_after else _chosen(game, before, seat, rng)
        step = play(game, before, match.seats, seat, action, chance)
        said = f"{NAMES[seat]}: {_spelled(action)}, one of {len(legal_actions(game, before, seat))}"
        yield from _told(game, match, number, said, chance, seat, before, step)
    yield ""
    yield f"Outcome: {_json(game.outcome(step.state))}"


def _chosen(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Any:
    """Return a random action; each kind has the same probability, so that no seat rearranges its cards
    forever.
    """
    offered = legal_actions(game, state, seat)
    kind = rng.choice(list(dict.fromkeys(type(one) for one in offered)))
    return rng.choice([one for one in offered if type(one) is kind])


def _spelled(action: Any) -> str:
    fields = msgspec.to_builtins(action)
    told = [f"{key} {value if isinstance(value, str) else _json(value)}" for key, value in fields.items()]
    return " ".join([fields["type"], *told[1:]])


def _told(
    game: AnyGame,
    match: Line,
    number: int,
    said: str,
    chance: FairChance,
    seat: Seat | None,
    before: Any,
    step: Step[Any],
) -> Iterator[str]:
    yield ""
    yield f"{number}. {said}"
    if chance.draws:
        yield from _wrapped("drawn", ", ".join(map(_draw, chance.draws)))
    seats = [{"seat": n, "player": {"name": name}} for n, name in enumerate(NAMES)]
    words = text_context("en", game.id, seats, msgspec.json.decode(canonical_json(game.public(step.state))))
    for event in step.events:
        entry = {"seq": number, "seat": seat, **msgspec.json.decode(msgspec.json.encode(event))}
        blind = [NAMES[one] for one in range(match.seats) if game.shown(event, one) != event]
        yield from _wrapped(
            "told", log_entry_text(game, entry, words) + (f" (not to {', '.join(blind)})" if blind else "")
        )
    for viewer in (None, *range(match.seats)):
        yield from _seen(game, viewer, before, step.state)


def _draw(draw: Draw) -> str:
    match draw:
        case Die(sides, value):
            return f"{value} of {sides}"
        case Int(n, value):
            return f"{value} below {n}"
        case _:
            return f"order {_json(draw.order)}"


def _seen(game: AnyGame, viewer: Seat | None, before: Any, after: Any) -> Iterator[str]:
    """Return the changes of the public part of the view, or of a seat's own."""

    def part(state: Any) -> Any:
        if state is None:
            return {}
        return msgspec.json.decode(
            canonical_json(game.public(state) if viewer is None else game.own(state, viewer))
        )

    who = "all see" if viewer is None else f"{NAMES[viewer]} sees"
    by_place: dict[str, list[str]] = {}
    for path, was, now in _changes(part(before), part(after)):
        place = ".".join(path.split(".")[:2])
        by_place.setdefault(place, []).append(f"{path} {_change(was, now)}")
    for place, told in by_place.items():
        if len(told) > MANY:
            told = [f"{place}: {len(told)} values, {_mark(told)}"]
        for text in told:
            short = text if len(text) <= LONG else f"{text[:LONG]} ... {_mark([text])}"
            yield from _wrapped(who, short)


def _change(was: Any, now: Any) -> str:
    if was is NOTHING:
        return f"= {_json(now)}"
    return "gone" if now is NOTHING else f"{_json(was)} -> {_json(now)}"


def _mark(texts: list[str]) -> str:
    """Return a digest of a text that is too long to be read, so that its changes are still seen."""
    return sha256("\n".join(texts).encode()).hexdigest()[:8]


def _changes(was: Any, now: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    if isinstance(was, dict) and isinstance(now, dict):
        for key in dict.fromkeys([*was, *now]):
            yield from _changes(
                was.get(key, NOTHING), now.get(key, NOTHING), f"{path}.{key}" if path else key
            )
    elif was is NOTHING or now is NOTHING or canonical_json(was) != canonical_json(now):
        yield path, was, now


def _json(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value), ensure_ascii=False).replace('"', "")


def _wrapped(what: str, text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=f"   {what:<9} ", subsequent_indent=" " * 15)


def text_of(game: AnyGame, first_line: str) -> str:
    return "\n".join(play_through(game, Line.read(first_line))) + "\n"


def main(names: list[str]) -> None:
    for name in names or sorted(catalog()):
        path = folder_of_tests(name) / "play_through.txt"
        path.write_text(text_of(catalog()[name], path.read_text("utf-8").splitlines()[0]), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
