"""What each viewer may know. Only the hands and the members of the draw piles are secret."""

from functools import cache
from typing import Any

import msgspec
from msgspec import structs

from app.engine.contract import Event, Seat, View
from app.games.hockey_game.actions import PlayBonus, PlayHero, PlaySpecial
from app.games.hockey_game.data import box, sheets
from app.games.hockey_game.events import Drew, Sum
from app.games.hockey_game.legal import to_act
from app.games.hockey_game.model import CardId, Faceoff, Move, Phase, Round, Side, State, Turn, other
from app.games.hockey_game.objections import IN_TURN, objections
from app.games.hockey_game.rules import opening, rink
from app.games.hockey_game.rules.faceoff import faceoff_total
from app.games.hockey_game.rules.value import counted_heroes, counts, tally, worth

NOT_YET = ("declare_first", "roll_first")
"""Objections that the phase itself tells."""
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
        "drafting": _drafting(state),
        "result": None if state.result is None else msgspec.to_builtins(state.result),
    }


def own(state: State, seat: Seat) -> View:
    """A seat's hand; beside a card that has no place in his running turn stands why (an objection's key)."""
    acts = seat in to_act(state) and state.phase in IN_TURN
    hand = state.sides[seat].hand
    return {"hand": {card: _in_the_way(state, seat, card) if acts else None for card in hand}}


def shown(event: Event, seat: Seat | None) -> Event | None:
    """Drawn cards are for their owner's eyes; everything else happens on the table."""
    if isinstance(event, Drew) and event.whose != seat:
        return structs.replace(event, cards=None)
    return event


def _side(side: Side) -> View:
    return {
        "team": side.team or None,
        "hand": len(side.hand),
        "draw": len(side.draw),
        "discard": dict.fromkeys(side.discard, True),
        "heroes": {hero: place for place, hero in enumerate(side.heroes, 1)},
        "time_out": not side.time_out_used,
        "picks": {card: number for number, card in enumerate(side.picks, 1)},
    }


def _clock(state: State) -> View:
    return {
        "stage": state.stage,
        "flips": state.flips,
        "idle": state.idle,
        "left": len(state.pile),
        "turned": {
            turned.card: {"by": turned.by, "stage": turned.stage, "place": turned.place}
            for turned in state.turned
        },
    }


def _duel(state: State, duel: Round) -> View:
    """Keyed by the round's number, so that a new round replaces the old one as a whole."""
    verdict = duel.verdict
    return {
        "attacker": duel.attacker,
        "source": duel.source,
        "move": duel.move.value,
        "to": duel.to,
        "crossed": list(rink.crossed(duel.attacker, duel.move, duel.source, duel.to)),
        "mover": None if verdict else duel.mover,
        "turns": {str(seat): _turn(state, seat, turn) for seat, turn in enumerate(duel.turns)},
        "lost": {lost.hero: {"whose": lost.whose, "cause": lost.cause} for lost in duel.lost},
        "verdict": None if verdict is None else {"success": verdict.success, "goal": verdict.goal},
    }


def _turn(state: State, seat: Seat, turn: Turn) -> View:
    """What lies on the table in one turn and how it adds up; empty things are left out."""
    total = tally(state, seat)
    laid: View = {
        "dice": list(turn.dice) if turn.rolled else None,
        "dropped": list(turn.dropped),
        "fixed": turn.fixed,
        "special": turn.special,
        "bonus": {card: place for place, card in enumerate(turn.bonus, 1)},
        "hero_laid": turn.hero_laid,
        "whistles": {card: place for place, card in enumerate(turn.whistles, 1)},
    }
    return (
        {
            "counts": [attr.value for attr in counts(state, seat)],
            "sum": _parts(total),
            "closed": turn.closed,
        }
        | {key: value for key, value in laid.items() if value or (key == "dice" and turn.rolled)}
        | _heroes_of(state, seat, total)
        | _struck(total)
    )


def _heroes_of(state: State, seat: Seat, total: Sum) -> View:
    """Who counts and for how much; who was struck stands there."""
    attrs = counts(state, seat)
    gone = {struck.what for struck in total.struck if struck.part == "hero"}
    heroes = {hero: worth(hero, attrs) for hero in counted_heroes(state, seat) if hero not in gone}
    return {"heroes": heroes} if heroes else {}


def _struck(total: Sum) -> View:
    struck = {
        f"{one.part}:{one.what}": {"value": one.value, "reason": one.reason, "card": one.card or None}
        for one in total.struck
    }
    return {"struck": struck} if struck else {}


def _parts(total: Sum) -> dict[str, int]:
    """Parts that are zero are left out, but for the total."""
    parts: dict[str, int] = msgspec.to_builtins(structs.replace(total, struck=()))
    return parts


def _faceoff(state: State, faceoff: Faceoff) -> View:
    """Dice by seat with what they add up to; what a seat still to roll needs is plain arithmetic."""
    return {
        "rolls": {
            str(seat): None
            if dice is None
            else {"dice": list(dice), "total": faceoff_total(state, seat, dice)}
            for seat, dice in enumerate(faceoff.rolls)
        },
        "adds": {str(seat): faceoff_total(state, seat, ()) for seat in (0, 1)},
        "ties": faceoff.ties,
        "winner": faceoff.winner,
    }


def _forecast(state: State) -> View:
    """Per move the certain parts of both sides: no dice, no cards, and no lines yet."""
    return {move.value: _outlook(state, move) for move in Move}


def _outlook(state: State, move: Move) -> View:
    to = None if move is Move.SHOT else state.puck
    tried = structs.replace(state, round=Round(state.rounds + 1, state.attacker, state.puck, move, to))
    attack = tally(tried, state.attacker)
    certain = structs.replace(attack, total=attack.total - attack.lines, lines=0)
    defence = tally(tried, other(state.attacker))
    return {
        role: {"sum": _parts(total)} | _heroes_of(tried, seat, total) | _struck(total)
        for role, seat, total in (
            ("attack", state.attacker, certain),
            ("defence", other(state.attacker), defence),
        )
    }


def _drafting(state: State) -> View | None:
    if state.phase is not Phase.DRAFT:
        return None
    return {
        "stage": opening.stage(state, opening.picker(state)),
        "symbols": [opening.symbols(side.picks) for side in state.sides],
    }


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


@cache
def components() -> View:
    """The printed things with names and texts in three languages and the `source` of each record."""
    read = sheets()
    special = read["special_cards"]
    cards = [
        *read["bonus_cards"]["bonus_cards"],
        *read["heroes"]["heroes"],
        *special["special_cards"],
        *special["injury_cards"],
    ]
    return {
        "rink": _rink(read["rink"]),
        "attributes": _keyed(read["moves"]["attributes"]),
        "moves": _keyed(read["moves"]["moves"]),
        "teams": _keyed(read["teams"]["teams"]),
        "cards": _keyed(cards),
        "referee_cards": _keyed(read["referee_cards"]["referee_cards"]),
        "draft": {"stages": list(opening.STAGES), "max_symbols": opening.MOST_SYMBOLS},
    }


def _rink(sheet: dict[str, Any]) -> View:
    """The drawing of the rink, and which lines lie between any two fields or before a goal."""
    return {
        **{key: sheet[key] for key in ("source", "viewbox", "boards", "drawing", "speed_rows")},
        **{key: _keyed(sheet[key]) for key in ("lines", "zones", "fields")},
        "strength_neighbours": sheet["strength_neighbours"],
        "between": {
            source: {to: list(rink.crossed(0, Move.PASS, source, to)) for to in box().fields if to != source}
            for source in box().fields
        },
        "before_goal": {
            str(seat): {field: list(rink.crossed(seat, Move.SHOT, field, None)) for field in box().fields}
            for seat in (0, 1)
        },
    }


def _keyed(records: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {record["id"]: {key: value for key, value in record.items() if key != "id"} for record in records}
