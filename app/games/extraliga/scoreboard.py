"""Season, round and match: public from the first to the last number."""

from functools import lru_cache

from app.engine.contract import View
from app.games.extraliga.data import NoTrainers, effect_card, lots
from app.games.extraliga.model import Match, Pairing, Result, Round, Season, Side, State
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules import season


def season_view(state: State, now: Season) -> View:
    return {
        "stage": now.stage.value,
        "half": now.half,
        "rounds": season.rounds(state),
        "half_rounds": season.rounds(state) // season.TABLE.halves,
        "first": now.first,
        "left": {
            "lots": {card: True for card in now.deck if card in lots()},
            "opponents": sum(card not in lots() for card in now.deck),
        },
        "events_left": len(now.events),
        "cards": {str(number): card for number, card in enumerate(now.cards, start=1)},
        "results": {str(number): _result(result) for number, result in enumerate(now.results, start=1)},
        "seeds": list(now.seeds),
        "contenders": list(now.contenders),
    }


@lru_cache(maxsize=1024)
def _result(result: Result) -> View:
    return {
        "stage": result.stage.value,
        "round": result.round,
        "goals": list(result.goals),
        "overtime": result.overtime,
    } | _pairing(result.pairing)


def _pairing(pairing: Pairing) -> View:
    return {"a": pairing.a, "b": pairing.b, "opponent": pairing.opponent}


def round_view(state: State, now: Round) -> View:
    banned = now.event is not None and any(
        isinstance(op, NoTrainers) for op in effect_card(now.event).effects
    )
    return {
        "number": now.number,
        "card": now.card,
        "at": now.at.value,
        "event": now.event,
        "pairings": [_pairing(pairing) for pairing in now.pairings],
        "played": now.played,
        "waiting": list(now.waiting),
        "bye": [seat for seat in now.affected if not now.plays(seat)],
        "trainers_banned": banned,
        "die": now.die,
    }


def match_view(state: State, now: Match) -> View:
    turn = None if now.rolling else now.on_turn
    return {
        **_pairing(now.pairing),
        "stage": state.the_season.stage.value,
        "turn": turn,
        "last_passed": now.quiet > 0 and not now.acted,
        "attempt": now.attempt,
        "regular": None if now.goals is None else list(now.goals),
        "goals": list(match_rules.goals(now)),
        "sides": {str(index): _side(state, now, index) for index in (0, 1)},
    }


def _side(state: State, now: Match, index: int) -> View:
    side: Side = now.sides[index]
    sources = {} if side.seat is None else dict(match_rules.sources(state.teams[side.seat]))
    return {
        "seat": side.seat,
        "attack": side.attack,
        "defence": side.defence,
        "target": max(1, now.sides[1 - index].defence),
        "rolled": side.dice is not None,
        "dice": {str(die): _die(now, index, die, face) for die, face in enumerate(side.dice or ())},
        "bonuses": {source: {"kind": kind, "used": source in side.used} for source, kind in sources.items()},
    }


def _die(now: Match, index: int, die: int, face: int) -> View:
    """`short`: what it lacks to score; `was`: its face before all bonuses, `by` the latest of them."""
    told: View = {"face": face, "short": match_rules.short(face, now.sides[1 - index].defence)}
    changes = [change for change in now.changes if (change.side, change.die) == (index, die)]
    return told | {"was": changes[0].before, "by": changes[-1].source} if changes else told
