"""The views. Only the hands and the members of the draw piles are secret."""

from functools import cache, lru_cache

import msgspec
from msgspec import structs

from app.engine.types import Event, Seat, View
from app.games.hockey_game.actions import Declare
from app.games.hockey_game.data import box
from app.games.hockey_game.events import Drew, Sum
from app.games.hockey_game.model import (
    Attr,
    CardId,
    Faceoff,
    FieldId,
    Move,
    Phase,
    Round,
    Side,
    State,
    TeamId,
    Turn,
    TurnedCard,
    other,
)
from app.games.hockey_game.objections import IN_TURN, PREPARE, in_the_way, time_is_up
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules import opening, periods, referee, rink
from app.games.hockey_game.rules.faceoff import faceoff_parts, faceoff_total
from app.games.hockey_game.rules.resolution import missing
from app.games.hockey_game.rules.turns import dice_count, with_declaration
from app.games.hockey_game.rules.value import TurnSum, effect_of, hero_value, most_valuable, reckon, team_part

PLAIN: FieldId = "CENTRE"
NOBODYS_PUCK = (Phase.TEAM_PICK, Phase.DRAFT, Phase.FACEOFF)


def public(state: State) -> View:
    """Return everything but the members of hands and draw piles (section 7 of the rules)."""
    return {
        "phase": state.phase,
        "first": state.first,
        "attacker": None if state.phase in NOBODYS_PUCK else state.attacker,
        "puck": state.puck,
        "period": state.period,
        "overtime": state.overtime,
        "decider": state.decider,
        "goals": list(state.goals),
        "rounds": state.rounds,
        "sides": {"0": _side(state.sides[0]), "1": _side(state.sides[1])},
        "clock": _clock(state),
        "duel": {str(state.duel.number): _duel(state, state.duel)} if state.duel.number else {},
        "faceoff": None if state.faceoff is None else _faceoff(state, state.faceoff),
        "forecast": _forecast(state) if state.phase is Phase.ATTACK_DECLARE else None,
        "onside": rink.may_pass_into_zone(state.attacker, state.puck),
        "drafting": _drafting(state),
        "result": None if state.result is None else msgspec.to_builtins(state.result),
    }


def own(state: State, seat: Seat) -> View:
    """Return a seat's hand and the dice that it has to roll.

    A card that cannot be played in the current turn has the key of the objection next to it.
    """
    acts = state.phase in IN_TURN and seat == state.duel.seat_to_act
    hand = state.sides[seat].hand
    return {
        "hand": {card: in_the_way(state, seat, card) if acts else None for card in hand},
        "to_roll": _to_roll(state.duel.turns[seat]) if acts and state.phase in PREPARE else None,
    }


def _to_roll(turn: Turn) -> View:
    """Return how many dice the turn rolls, or the number in their place (HG-5.3, HG-8.2)."""
    effect = effect_of(turn)
    return {"dice": dice_count(effect), "fixed": effect.dice_fixed}


def shown(event: Event, seat: Seat | None) -> Event | None:
    """Hide drawn cards from all but their owner. Everything else happens on the table."""
    if isinstance(event, Drew) and event.who != seat:
        return structs.replace(event, cards=None)
    return event


@lru_cache(maxsize=256)
def _side(side: Side) -> View:
    """Return one side. It is cached, because most actions leave one or both unchanged."""
    return {
        "team": side.team or None,
        "hand": len(side.hand),
        "draw": len(side.draw),
        "discard": dict.fromkeys(side.discard, True),
        "heroes": _in_order(side.heroes),
        "time_out": not time_is_up(side),
        "picks": _in_order(side.picks),
    }


def _clock(state: State) -> View:
    return {
        "stage": referee.stage(state),
        "flips": state.flips,
        "idle": state.idle,
        "idle_left": max(state.options.idle_rounds - state.idle, 0) if state.options.idle_rounds else None,
        "last_round": periods.is_period_over(state),
        "left": len(state.pile),
        "turned": _turned(state.turned),
    }


@lru_cache(maxsize=256)
def _turned(cards: tuple[TurnedCard, ...]) -> View:
    return {turned.card: {"by": turned.by, "stage": turned.stage, "place": turned.place} for turned in cards}


def _duel(state: State, duel: Round) -> View:
    """Return the duel, keyed by the round's number, so that a new round replaces it as a whole."""
    verdict = duel.verdict
    home, away = reckon(state, 0), reckon(state, 1)
    attack, defence = (home, away) if duel.attacker == 0 else (away, home)
    return {
        "attacker": duel.attacker,
        "source": duel.source,
        "move": duel.move,
        "to": duel.to,
        "crossed": rink.lines_crossed(duel.attacker, duel.move, duel.source, duel.to),
        "cost": rink.line_cost(duel.attacker, duel.move, duel.source, duel.to),
        "mover": None if verdict else duel.seat_to_act,
        "missing": missing(defence.sum.total, attack.sum.total, attacks=False),
        "turns": {"0": _turn(home, duel.turns[0]), "1": _turn(away, duel.turns[1])},
        "lost": {lost.hero: {"who": lost.who, "cause": lost.cause} for lost in duel.lost},
        "verdict": None if verdict is None else {"success": verdict.success, "goal": verdict.goal},
    }


def _turn(reckoned: TurnSum, turn: Turn) -> View:
    """Return the cards on the table in one turn and their sum. Empty parts are left out."""
    shown = _sum_view(reckoned)
    shown["closed"] = turn.closed
    if turn.rolled:
        shown["dice"] = turn.dice
        if turn.dropped:
            shown["dropped"] = turn.dropped
        if turn.fixed:
            shown["fixed"] = turn.fixed
    if turn.special:
        shown["special"] = turn.special
    if turn.hero_laid:
        shown["hero_laid"] = turn.hero_laid
    if turn.bonus:
        shown["bonus"] = _in_order(turn.bonus)
    if turn.whistles:
        shown["whistles"] = _in_order(turn.whistles)
    return shown


def _in_order(cards: tuple[CardId, ...]) -> dict[CardId, int]:
    """Return cards in the order in which they were played."""
    return {card: place for place, card in enumerate(cards, 1)}


def _sum_view(turn: TurnSum) -> View:
    """Return the attributes and heroes that count, the sum, and the parts that were struck."""
    view: View = {"counts": turn.counts, "sum": _parts(turn.sum)}
    if turn.heroes:
        view["heroes"] = turn.heroes
    if turn.sum.struck:
        view["struck"] = {
            f"{one.part}:{one.what}": {"value": one.value, "reason": one.reason, "card": one.card or None}
            for one in turn.sum.struck
        }
    return view


def _parts(total: Sum) -> dict[str, int]:
    """Return the parts that are not zero, and the total.

    They are listed one by one, because a loop is slower.
    """
    parts = {"total": total.total}
    if total.dice:
        parts["dice"] = total.dice
    if total.main:
        parts["main"] = total.main
    if total.side:
        parts["side"] = total.side
    if total.hero:
        parts["hero"] = total.hero
    if total.field:
        parts["field"] = total.field
    if total.bonus:
        parts["bonus"] = total.bonus
    if total.referee:
        parts["referee"] = total.referee
    if total.special:
        parts["special"] = total.special
    if total.lines:
        parts["lines"] = total.lines
    return parts


def _faceoff(state: State, faceoff: Faceoff) -> View:
    """Return the dice by seat with their totals. The need of a seat that has to roll follows from them."""
    return {
        "rolls": {
            str(seat): None
            if dice is None
            else {"dice": list(dice), "total": faceoff_total(state, seat, dice)}
            for seat, dice in enumerate(faceoff.rolls)
        },
        "parts": {str(seat): list(faceoff_parts(state, seat)) for seat in (0, 1)},
        "adds": {str(seat): faceoff_total(state, seat, ()) for seat in (0, 1)},
        "ties": faceoff.ties,
        "needs": _needs(state, faceoff),
        "winner": faceoff.winner,
    }


def _needs(state: State, faceoff: Faceoff) -> View | None:
    """Return what the seat still to roll needs on its dice to win, and to roll again (HG-3.4).

    `win` is None if no throw wins, `tie` if none is rolled again.
    """
    home, away = faceoff.rolls
    if (home is None) == (away is None):
        return None
    rolled, dice = (0, home) if home is not None else (1, away)
    tie = faceoff_total(state, rolled, dice or ()) - faceoff_total(state, other(rolled), ())
    low, high = box().faceoff.dice, box().faceoff.dice * box().dice.sides
    return {
        "win": tie + 1 if tie < high else None,
        "tie": tie if low <= tie <= high else None,
    }


def _forecast(state: State) -> View:
    """Return the certain parts of both sides per move: no dice, no cards, lines only for a shot."""
    attack, defence = _certain(state, state.attacker), _certain(state, other(state.attacker))
    return {move.value: {"attack": attack[move], "defence": defence[move]} for move in Move}


def _certain(state: State, seat: Seat) -> dict[Move, View]:
    side = state.sides[seat]
    return _by_move(state.attacker, state.puck, seat, side.team, side.heroes, state.options)


@lru_cache(maxsize=1024)
def _by_move(
    attacker: Seat, puck: FieldId, seat: Seat, team: TeamId, heroes: tuple[CardId, ...], options: Options
) -> dict[Move, View]:
    """Return the parts of one side. They are cached, because every round begins with them.

    Of the heroes only those who count make a difference.
    """
    found = {}
    for move in Move:
        at = puck if _matters(puck, move, seat == attacker) else PLAIN
        counted = _who_count(heroes, _counts(attacker, at, move, seat, team, options)) if heroes else ()
        found[move] = _outlook(attacker, at, move, seat, team, counted, options)
    return found


def _who_count(heroes: tuple[CardId, ...], attrs: tuple[Attr, ...]) -> tuple[CardId, ...]:
    return most_valuable(heroes, attrs, box().constants.heroes_counted_per_turn)


@cache
def _matters(puck: FieldId, move: Move, attacks: bool) -> bool:
    """Return whether a side counts differently there than on a plain field: bonus, crease or lines."""
    there = rink.field(puck)
    if not attacks:
        return there.no_defence
    favoured = there.bonus is not None and there.bonus.attr is box().moves[move].attacker_counts[1]
    return favoured or move is Move.SHOT


@cache
def _counts(
    attacker: Seat, puck: FieldId, move: Move, seat: Seat, team: TeamId, options: Options
) -> tuple[Attr, ...]:
    """Return the attributes that a side would count."""
    return team_part(_declared(attacker, puck, move, team, (), options), seat).counts


@lru_cache(maxsize=4096)
def _outlook(
    attacker: Seat,
    puck: FieldId,
    move: Move,
    seat: Seat,
    team: TeamId,
    heroes: tuple[CardId, ...],
    options: Options,
) -> View:
    return _sum_view(reckon(_declared(attacker, puck, move, team, heroes, options), seat))


def _declared(
    attacker: Seat, puck: FieldId, move: Move, team: TeamId, heroes: tuple[CardId, ...], options: Options
) -> State:
    """Return the state as if the move were declared. Both sides are equal, because only one is used."""
    alone = Side(team=team, heroes=heroes)
    state = State(options=options, first=0, sides=(alone, alone), attacker=attacker, puck=puck)
    return with_declaration(state, attacker, Declare(move, None if move is Move.SHOT else puck))


def _drafting(state: State) -> View | None:
    if state.phase is not Phase.DRAFT:
        return None
    return {
        "stage": opening.pick_stage(state, opening.picker(state)),
        "symbols": [opening.symbol_count(side.picks) for side in state.sides],
        "best": [_best(side.picks) for side in state.sides],
    }


def _best(picks: tuple[CardId, ...]) -> View:
    """Return what the best hero so far adds to each attack, and to the defence of a shot (HG-7.12)."""
    heroes = [card for card in picks if card in box().heroes]
    counted = {move.value: box().moves[move].attacker_counts for move in Move}
    counted["defence"] = box().moves[Move.SHOT].defender_counts
    return {
        name: max((hero_value(hero, attrs) for hero in heroes), default=0) for name, attrs in counted.items()
    }
