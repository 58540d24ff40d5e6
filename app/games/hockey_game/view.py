"""What each viewer may know. Only the hands and the members of the draw piles are secret."""

from functools import lru_cache

import msgspec
from msgspec import structs

from app.engine.contract import Event, Seat, View
from app.games.hockey_game.actions import Declare, PlayBonus, PlayHero, PlaySpecial
from app.games.hockey_game.data import box
from app.games.hockey_game.events import Drew, Sum
from app.games.hockey_game.legal import to_act
from app.games.hockey_game.model import (
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
    other,
)
from app.games.hockey_game.objections import IN_TURN, PREPARE, objections, time_is_up
from app.games.hockey_game.options import Options
from app.games.hockey_game.rules import opening, periods, referee, rink
from app.games.hockey_game.rules.faceoff import faceoff_parts, faceoff_total
from app.games.hockey_game.rules.resolution import missing
from app.games.hockey_game.rules.turns import declared, dice_thrown
from app.games.hockey_game.rules.value import Reckoning, effect_of, reckon, worth

NOT_YET = ("declare_first", "roll_first")
"""Objections that the phase itself tells."""
PARTS = tuple(name for name in Sum.__struct_fields__ if name != "struck")
NOBODYS_PUCK = (Phase.TEAM_PICK, Phase.DRAFT, Phase.FACEOFF)


def public(state: State) -> View:
    """What everybody knows: all but the members of hands and draw piles (section 7 of the rules)."""
    return {
        "phase": state.phase.value,
        "first": state.first,
        "attacker": None if state.phase in NOBODYS_PUCK else state.attacker,
        "puck": state.puck,
        "period": state.period,
        "overtime": state.overtime,
        "decider": state.decider,
        "goals": list(state.goals),
        "rounds": state.rounds,
        "sides": {str(seat): _side(side) for seat, side in enumerate(state.sides)},
        "clock": _clock(state),
        "duel": {} if state.round is None else {str(state.round.number): _duel(state, state.round)},
        "faceoff": None if state.faceoff is None else _faceoff(state, state.faceoff),
        "forecast": _forecast(state) if state.phase is Phase.ATTACK_DECLARE else None,
        "onside": rink.may_pass_into_zone(state.attacker, state.puck),
        "drafting": _drafting(state),
        "result": None if state.result is None else msgspec.to_builtins(state.result),
    }


def own(state: State, seat: Seat) -> View:
    """A seat's hand, and what it is to roll.

    Beside a card that has no place in his running turn stands why: an objection's key.
    """
    acts = seat in to_act(state) and state.phase in IN_TURN
    hand = state.sides[seat].hand
    return {
        "hand": {card: _in_the_way(state, seat, card) if acts else None for card in hand},
        "to_roll": _to_roll(state.duel.turns[seat]) if acts and state.phase in PREPARE else None,
    }


def _to_roll(turn: Turn) -> View:
    """How many dice the turn throws, or what stands for them (HG-5.3, HG-8.2)."""
    effect = effect_of(turn)
    return {"dice": dice_thrown(effect), "fixed": effect.dice_fixed}


def shown(event: Event, seat: Seat | None) -> Event | None:
    """Drawn cards are for their owner's eyes; everything else happens on the table."""
    if isinstance(event, Drew) and event.who != seat:
        return structs.replace(event, cards=None)
    return event


def _side(side: Side) -> View:
    return {
        "team": side.team or None,
        "hand": len(side.hand),
        "draw": len(side.draw),
        "discard": dict.fromkeys(side.discard, True),
        "heroes": {hero: place for place, hero in enumerate(side.heroes, 1)},
        "time_out": not time_is_up(side),
        "picks": {card: number for number, card in enumerate(side.picks, 1)},
    }


def _clock(state: State) -> View:
    return {
        "stage": referee.stage(state),
        "flips": state.flips,
        "idle": state.idle,
        "idle_left": max(state.options.idle_rounds - state.idle, 0) if state.options.idle_rounds else None,
        "last_round": periods.over(state),
        "left": len(state.pile),
        "turned": {
            turned.card: {"by": turned.by, "stage": turned.stage, "place": turned.place}
            for turned in state.turned
        },
    }


def _duel(state: State, duel: Round) -> View:
    """Keyed by the round's number, so that a new round replaces the old one as a whole."""
    verdict = duel.verdict
    reckoned = reckon(state, 0), reckon(state, 1)
    attack, defence = (reckoned[seat].sum.total for seat in (duel.attacker, duel.defender))
    return {
        "attacker": duel.attacker,
        "source": duel.source,
        "move": duel.move.value,
        "to": duel.to,
        "crossed": list(rink.crossed(duel.attacker, duel.move, duel.source, duel.to)),
        "cost": rink.toll(duel.attacker, duel.move, duel.source, duel.to),
        "mover": None if verdict else duel.mover,
        "missing": missing(defence, attack, attacks=False),
        "turns": {str(seat): _turn(reckoned[seat], turn) for seat, turn in enumerate(duel.turns)},
        "lost": {lost.hero: {"who": lost.who, "cause": lost.cause} for lost in duel.lost},
        "verdict": None if verdict is None else {"success": verdict.success, "goal": verdict.goal},
    }


def _turn(reckoned: Reckoning, turn: Turn) -> View:
    """What lies on the table in one turn and how it adds up; empty things are left out."""
    laid: View = {
        "dropped": list(turn.dropped),
        "fixed": turn.fixed,
        "special": turn.special,
        "bonus": {card: place for place, card in enumerate(turn.bonus, 1)},
        "hero_laid": turn.hero_laid,
        "whistles": {card: place for place, card in enumerate(turn.whistles, 1)},
    }
    return (
        _reckoned(reckoned)
        | {"closed": turn.closed}
        | ({"dice": list(turn.dice)} if turn.rolled else {})
        | {key: value for key, value in laid.items() if value}
    )


def _reckoned(turn: Reckoning) -> View:
    """Which attributes count, who counts and for how much, and the sum; what was struck stands there."""
    heroes = {"heroes": turn.heroes} if turn.heroes else {}
    return {
        "counts": [attr.value for attr in turn.counts],
        "sum": _parts(turn.sum),
        **heroes,
        **_struck(turn.sum),
    }


def _struck(total: Sum) -> View:
    struck = {
        f"{one.part}:{one.what}": {"value": one.value, "reason": one.reason, "card": one.card or None}
        for one in total.struck
    }
    return {"struck": struck} if struck else {}


def _parts(total: Sum) -> dict[str, int]:
    """Parts that are zero are left out, but for the total."""
    parts = {name: getattr(total, name) for name in PARTS}
    return {name: value for name, value in parts.items() if value or name == "total"}


def _faceoff(state: State, faceoff: Faceoff) -> View:
    """Dice by seat with what they add up to; what a seat still to roll needs is plain arithmetic."""
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
    """What the seat still to roll needs on its dice to win, and to roll again (HG-3.4)."""
    home, away = faceoff.rolls
    if (home is None) == (away is None):
        return None
    rolled, dice = (0, home) if home is not None else (1, away)
    tie = faceoff_total(state, rolled, dice or ()) - faceoff_total(state, other(rolled), ())
    return {"win": tie + 1, "tie": tie}


def _forecast(state: State) -> View:
    """Per move the certain parts of both sides: no dice, no cards, and the lines of a shot alone."""
    home, away = state.sides
    return _forecasts(
        state.attacker, state.puck, (home.team, away.team), (home.heroes, away.heroes), state.options
    )


@lru_cache(maxsize=256)
def _forecasts(
    attacker: Seat,
    puck: FieldId,
    teams: tuple[TeamId, TeamId],
    heroes: tuple[tuple[CardId, ...], tuple[CardId, ...]],
    options: Options,
) -> View:
    """Kept, because every round begins with it and much of it comes back."""
    sides = (Side(team=teams[0], heroes=heroes[0]), Side(team=teams[1], heroes=heroes[1]))
    state = State(options=options, first=0, sides=sides, attacker=attacker, puck=puck)
    return {move.value: _outlook(state, move) for move in Move}


def _outlook(state: State, move: Move) -> View:
    attacker = state.attacker
    tried = declared(state, attacker, Declare(move, None if move is Move.SHOT else state.puck))
    return {
        "attack": _reckoned(reckon(tried, attacker)),
        "defence": _reckoned(reckon(tried, other(attacker))),
    }


def _drafting(state: State) -> View | None:
    if state.phase is not Phase.DRAFT:
        return None
    return {
        "stage": opening.stage(state, opening.picker(state)),
        "symbols": [opening.symbols(side.picks) for side in state.sides],
        "best": [_best(side.picks) for side in state.sides],
    }


def _best(picks: tuple[CardId, ...]) -> View:
    """What the best hero so far adds to each attack, and to the defence of a shot (HG-7.12)."""
    heroes = [card for card in picks if card in box().heroes]
    counted = {move.value: box().moves[move].attacker_counts for move in Move}
    counted["defence"] = box().moves[Move.SHOT].defender_counts
    return {name: max((worth(hero, attrs) for hero in heroes), default=0) for name, attrs in counted.items()}


def _in_the_way(state: State, seat: Seat, card: CardId) -> str | None:
    """The rule that keeps this card in hand for this turn; None if only its moment has not come."""
    action: PlayBonus | PlayHero | PlaySpecial
    if card in box().bonus:
        action = PlayBonus(card)
    elif card in box().heroes:
        action = PlayHero(card)
    else:
        opposing = state.sides[other(seat)].heroes
        injury = box().specials[card].effect.injury
        action = PlaySpecial(card, opposing[0] if injury and opposing else None)
    in_the_way = (objection.text for objection in objections(state, seat, action))
    return next((text for text in in_the_way if text not in NOT_YET), None)
