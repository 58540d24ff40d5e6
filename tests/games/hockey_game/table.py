"""Positions to test from: a table set up by hand, and chance that falls as the test says."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import structs

from app.engine.operations import match_offered_action
from app.engine.types import Event, Seat, Step
from app.games.hockey_game import GAME
from app.games.hockey_game.data import box
from app.games.hockey_game.events import Sum
from app.games.hockey_game.model import CENTRE, FieldId, Phase, Side, State
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules.value import tally
from tests.support.matches.scripted_chance import Scripted

NOTHING: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


def table(
    teams: Sequence[str] = ("CZE", "SWE"),
    attacker: Seat = 0,
    puck: FieldId = CENTRE,
    *,
    hands: Sequence[Sequence[str]] = NOTHING,
    heroes: Sequence[Sequence[str]] = NOTHING,
    discard: Sequence[Sequence[str]] = NOTHING,
    bare: bool = False,
    options: Options | None = None,
    **changes: Any,
) -> State:
    """Return a table right before the attacker declares.

    Cards that are not named are in their draw pile, or with `bare` nowhere.
    """
    sides = []
    for seat in (0, 1):
        named = (*hands[seat], *heroes[seat], *discard[seat])
        rest = () if bare else tuple(card for card in box().decks[teams[seat]] if card not in named)
        sides.append(
            Side(
                team=teams[seat],
                hand=tuple(sorted(hands[seat])),
                draw=rest,
                discard=tuple(sorted(discard[seat])),
                heroes=tuple(heroes[seat]),
            )
        )
    state = State(
        options=options or Options(),
        first=0,
        phase=Phase.ATTACK_DECLARE,
        sides=(sides[0], sides[1]),
        attacker=attacker,
        puck=puck,
        pile=tuple(box().whistles),
    )
    return structs.replace(state, **changes)


def take(state: State, seat: Seat, raw: Mapping[str, object], *draws: int) -> Step[State]:
    """Take an offered action, spelled as on the wire; every scripted draw must be used."""
    chance = Scripted(*draws)
    step = GAME.apply(state, seat, match_offered_action(GAME, state, seat, dict(raw)), chance)
    assert chance.spent, "a draw was scripted that did not happen"
    return step


def after(state: State, *moves: tuple[Any, ...]) -> State:
    """Return the state after several actions: (seat, action, draw, draw, ...) each."""
    for seat, raw, *draws in moves:
        state = take(state, seat, raw, *draws).state
    return state


def whistle(state: State, kind: str) -> int:
    """Return the index in the referee pile of a card of this kind."""
    return next(place for place, card in enumerate(state.pile) if card.startswith(f"R-{kind}-"))


def sums(state: State) -> tuple[Sum, Sum]:
    """Return attack and defence at this moment, without what is struck."""
    attack, defence = tally(state, state.duel.attacker), tally(state, state.duel.defender)
    return structs.replace(attack, struck=()), structs.replace(defence, struck=())


def types(actions: Sequence[object]) -> set[str]:
    return {msgspec.to_builtins(action)["type"] for action in actions}


def find(events: Sequence[Event], kind: type[Any]) -> Any:
    return next(event for event in events if isinstance(event, kind))


def declare(move: str, to: str | None = None) -> dict[str, object]:
    return {"type": "declare", "move": move, "to": to}


def bonus(card: str) -> dict[str, object]:
    return {"type": "play_bonus", "card": card}


def hero(card: str) -> dict[str, object]:
    return {"type": "play_hero", "card": card}


def special(card: str, target: str | None = None) -> dict[str, object]:
    return {"type": "play_special", "card": card} | ({} if target is None else {"target": target})


ROLL = {"type": "roll"}
END = {"type": "end_turn"}
