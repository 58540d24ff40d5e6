"""The value of the rest of a period, in goals, for the strongest computer player.

The period is computed backwards, round by round, to its end. The attacker takes the move with the greatest
value. Its probability depends only on what is open: teams, heroes, field and lines. The duel under way,
with its cards, comes before that. None of the constants is a rule. They were fitted on matches of the
computer against itself.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import exp
from typing import TypeAlias

from msgspec import Struct, structs

from app.engine.types import Seat
from app.games.hockey_game.actions import Action, PlayHero, PlaySpecial
from app.games.hockey_game.data import box
from app.games.hockey_game.duel import Stake
from app.games.hockey_game.legal import declarations
from app.games.hockey_game.model import CENTRE, CardId, FieldId, Round, Side, State, TeamId, other
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules import rink
from app.games.hockey_game.rules.faceoff import faceoff_parts
from app.games.hockey_game.rules.piles import room
from app.games.hockey_game.rules.value import effect_of, tally
from app.games.hockey_game.scoreline import goals_worth, rounds_left

SHOT, OTHER = (0.18, 0.135), (-0.03, 0.265)
"""The log odds of a move: for an equal sum, and per point of lead before dice and bonus cards."""
FACEOFF = 0.3
"""The log odds of a face-off, per point of lead."""
CARD = 0.07
"""The value of a card in hand, the opponent's with the opposite sign.

Hands are filled again after a lost attack, a goal and a period: there a played card is free.
"""
ANSWER = 1
"""The number of cards that a defender is taken to play to win a duel."""
HAND_ROOM = 0.05
"""The value of the room in the hand that a hero on the table makes, for a card that can be used.

Special cards are not kept at all: one that waits for its moment blocks the hand for longer than it is
worth.
"""


class OpenInformation(Struct, frozen=True):
    """The open parts of both sides, on which the probabilities of a period depend."""

    teams: tuple[TeamId, TeamId]
    heroes: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    options: Options


class PlannedMove(Struct, frozen=True):
    """A move of the computed period.

    `to` is None for a shot; `saved` means that a failure gives it to the goalkeeper.
    """

    chance: float
    to: FieldId | None
    saved: bool


Fields: TypeAlias = Mapping[FieldId, float]
FieldValues: TypeAlias = tuple[Fields, Fields]
"""Goals of seat 0 less those of seat 1 in the rest of the period, by attacker and field of the puck."""
Ways: TypeAlias = tuple[Mapping[FieldId, tuple[PlannedMove, ...]], Mapping[FieldId, tuple[PlannedMove, ...]]]


# --- the computer's valuation -------------------------------------------------------------------


def period_stake(state: State, seat: Seat) -> Stake:
    """Return the value of winning or losing the duel, with the rest of the period and both hands."""
    duel, values = state.duel, outlook(state)
    attacker, defender = duel.attacker, duel.defender
    sign = 1 if seat == 0 else -1
    worth = goals_worth(state)
    over = is_last_round(state)
    if duel.to is None:
        success = (worth[0] if attacker == 0 else -worth[1]) + at_faceoff(state, values)
    else:
        success = values[attacker][duel.to]
    failure = values[defender][field_after_loss(state)]
    card = 0.0 if over else CARD
    mine, theirs = (card * missing for missing in (_missing(state, seat), _missing(state, other(seat))))
    kept = duel.to is not None  # A goal fills both hands (HG-3.2).
    if seat == attacker:
        won = sign * success + (theirs - mine if kept else 0.0)
        return Stake(won, -sign * failure - theirs - card * ANSWER, card if kept else 0.0)
    lost = -sign * success + (mine - theirs if kept else 0.0)
    return Stake(sign * failure - mine, lost, card, card if kept else 0.0)


def is_last_round(state: State) -> bool:
    return state.flips >= box().constants.flips_per_period


def _missing(state: State, seat: Seat) -> int:
    """Return how many cards the hand lacks. Those of an open turn have prices of their own."""
    turn = state.duel.turns[seat]
    if turn.closed is not None:
        return room(state, seat)
    return room(state, seat) - len(turn.bonus) - (turn.special is not None) - (turn.hero_laid is not None)


def field_after_loss(state: State) -> FieldId:
    """Return where a successful defender has the puck (HG-6.3, HG-6.6, HG-8.2)."""
    duel = state.duel
    if effect_of(duel.turns[duel.defender]).win_restart_centre:
        return CENTRE
    if duel.to is None and rink.in_attacking_zone(duel.attacker, duel.source):
        return rink.own_crease(duel.defender)
    return duel.source


def period_card_value(state: State, seat: Seat, action: Action) -> float:
    """Return the value of a played card beyond this duel and the open table."""
    match action:
        case PlayHero():
            return HAND_ROOM
        case PlaySpecial(card=card):
            drawn = box().specials[card].effect.draw  # HG-8.2: never above the hand limit
            return CARD * min(drawn, room(state, seat) + 1)
        case _:
            return 0.0


# --- the computed period ------------------------------------------------------------------------


def outlook(state: State) -> FieldValues:
    """Return the values of the rounds after this one, between two whole numbers of rounds."""
    return _outlook_after(_open(state), rounds_left(state), goals_worth(state))


@lru_cache(maxsize=1024)
def _outlook_after(known: OpenInformation, left: float, worth: tuple[float, float]) -> FieldValues:
    fewer = int(left)
    less, more = _outlook(known, fewer, worth), _outlook(known, fewer + 1, worth)
    share = left - fewer
    if share < 0.05:
        return less
    return _between(less[0], more[0], share), _between(less[1], more[1], share)


def _between(less: Fields, more: Fields, share: float) -> Fields:
    return {at: value + share * (more[at] - value) for at, value in less.items()}


def _open(state: State) -> OpenInformation:
    one, two = state.sides
    return OpenInformation(
        (one.team, two.team), (tuple(sorted(one.heroes)), tuple(sorted(two.heroes))), state.options
    )


@lru_cache(maxsize=4096)
def _outlook(known: OpenInformation, rounds: int, worth: tuple[float, float]) -> FieldValues:
    if rounds == 0:
        nothing = dict.fromkeys(box().fields, 0.0)
        return nothing, nothing
    after, ways = _outlook(known, rounds - 1, worth), _ways(known)
    centre = _at_faceoff(known, after)
    return _attacking(0, ways, centre + worth[0], after), _attacking(1, ways, centre - worth[1], after)


def _attacking(seat: Seat, ways: Ways, goal: float, after: FieldValues) -> Fields:
    """Return the values one round earlier, for the fields of one attacker."""
    best = max if seat == 0 else min
    mine, theirs = after[seat], after[other(seat)]
    saved = theirs[rink.own_crease(other(seat))]
    return {
        at: best(
            way.chance * (goal if way.to is None else mine[way.to])
            + (1 - way.chance) * (saved if way.saved else theirs[at])
            for way in choices
        )
        for at, choices in ways[seat].items()
    }


def at_faceoff(state: State, values: FieldValues) -> float:
    """Return the value of a face-off now, in goals of seat 0."""
    return _at_faceoff(_open(state), values)


def _at_faceoff(known: OpenInformation, values: FieldValues) -> float:
    """Return the value of a face-off on the centre spot (HG-3)."""
    first = _faceoff_chance(known)
    return first * values[0][CENTRE] + (1 - first) * values[1][CENTRE]


@lru_cache(maxsize=1024)
def _faceoff_chance(known: OpenInformation) -> float:
    bare = _state_of(known)
    return _chance(0.0, FACEOFF, sum(faceoff_parts(bare, 0)) - sum(faceoff_parts(bare, 1)))


@lru_cache(maxsize=1024)
def _ways(known: OpenInformation) -> Ways:
    bare = _state_of(known)
    mine, theirs = ({at: _ways_from(bare, seat, at) for at in box().fields} for seat in (0, 1))
    return mine, theirs


def _ways_from(bare: State, attacker: Seat, at: FieldId) -> tuple[PlannedMove, ...]:
    """Return the most probable move to each destination."""
    best: dict[FieldId | None, PlannedMove] = {}
    for move in declarations(attacker, at):
        now = structs.replace(bare, duel=Round(1, attacker, at, move.move, move.to))
        lead = tally(now, attacker).total - tally(now, other(attacker)).total
        chance = _chance(*(SHOT if move.to is None else OTHER), lead)
        if move.to not in best or best[move.to].chance < chance:
            best[move.to] = PlannedMove(
                chance, move.to, move.to is None and rink.in_attacking_zone(attacker, at)
            )
    return tuple(best.values())


def _chance(level: float, slope: float, lead: int) -> float:
    return 1 / (1 + exp(-(level + slope * lead)))


def _state_of(known: OpenInformation) -> State:
    """Return a state that has only what the probabilities depend on."""
    sides = (
        Side(team=known.teams[0], heroes=known.heroes[0]),
        Side(team=known.teams[1], heroes=known.heroes[1]),
    )
    return State(known.options, 0, sides=sides)
