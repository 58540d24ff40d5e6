"""The views, which contain nothing but the fields that are added here, so that no secret slips in.

The cards of a team are given as `{card: slot or "bench"}`. So no order of a list reveals anything, and a
move changes one value.
"""

from functools import lru_cache

from msgspec.structs import replace

from app.engine.types import Event, View
from app.games.extraliga.data import NoTrainers, effect_card, lots
from app.games.extraliga.events import Picked
from app.games.extraliga.model import (
    NAMES,
    CardId,
    Editing,
    Editor,
    Effect,
    Lineup,
    Match,
    OpenDraft,
    Over,
    Pairing,
    PassDraft,
    Result,
    Round,
    Season,
    Side,
    State,
    Team,
)
from app.games.extraliga.objections import missing_for_done
from app.games.extraliga.odds import forecast, forecast_of, strengths_of
from app.games.extraliga.preview import best_of, bonus_previews, strength_of
from app.games.extraliga.rules import draft, season
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules.lineup import PLACES, fresh_count, second_legends, substitute
from app.games.extraliga.rules.ranking import Ranking, places_now

BENCH = "bench"


def public(state: State) -> View:
    """Return what everybody knows."""
    return {
        "phase": state.phase.value,
        "teams": _teams(state),
        "draft": _draft(state),
        "editing": _editing(state),
        "season": None if state.season is None else _season(state.season, season.rounds(state)),
        "round": None if state.round is None else _round(state.round) | {"odds": _odds(state, state.round)},
        "match": _match(state, state.asked) if isinstance(state.asked, Match) else None,
        "ended": None if state.ended is None else _last_match(state.ended, state.the_season.results[-1]),
        "ranking": _ranking(state),
    }


def _ranking(state: State) -> View:
    if not isinstance(state.asked, Over):
        return {}
    return {str(place): list(seats) for place, seats in enumerate(state.asked.ranking)}


def own(state: State, seat: int) -> View:
    """Return what this seat knows in addition."""
    team = state.teams[seat]
    return {
        "hand": _hand(state, seat),
        "trainers": dict.fromkeys(team.trainers, True),
        "editor": _own_editor(state, seat),
        "uses": bonus_previews(state, seat),
    }


def shown(event: Event, seat: int | None) -> Event | None:
    """Hide the card of a secret pick (EX-3D.4). No other event has a secret."""
    if isinstance(event, Picked) and event.secret and event.who != seat:
        return replace(event, card=None)
    return event


# --- teams and their strengths -----------------------------------------------------------------------


def cards_of(lineup: Lineup, others: tuple[CardId, ...]) -> View:
    """Return every card of a team and where it is.

    `others` are those on the bench, with or without the line-up.
    """
    result: View = dict.fromkeys(others, BENCH)
    for slot, card in zip(NAMES, lineup, strict=True):
        if card is not None:
            result[card] = slot
    return result


def is_built(state: State) -> bool:
    """Return whether the last build editor has closed. From then on line-ups are public (EX-5.5)."""
    return state.season is not None


def _teams(state: State) -> View:
    asked = state.asked
    picked = tuple(card is not None for card in asked.picks) if isinstance(asked, PassDraft) else ()
    live = asked.editors if isinstance(asked, Editing) and not asked.secret else ()
    final = asked.ranking if isinstance(asked, Over) else None
    return _teams_view(state.teams, picked, live, is_built(state), final)


@lru_cache(maxsize=256)
def _teams_view(
    teams: tuple[Team, ...],
    picked: tuple[bool, ...],
    live: tuple[Editor | None, ...],
    built: bool,
    final: Ranking | None,
) -> View:
    """Return all teams.

    They are cached, because nothing of them changes while line-ups are arranged in secret.
    """
    known = built or len(teams) == 2  # Two players pick openly (EX-2D.3), others do not (EX-3D.4).
    result: View = {}
    for seat, place in enumerate(places_now(teams, final)):
        now, editor = bool(picked and picked[seat]), live[seat] if live else None
        result[str(seat)] = _team_view(teams[seat], editor, season.LETTERS[seat], place, now, known, built)
    return result


@lru_cache(maxsize=1024)
def _team_view(
    team: Team, live: Editor | None, letter: str, place: int, picked: bool, known: bool, built: bool
) -> View:
    """Return one team. It is cached, because an action changes one team only.

    A secret pick counts at once, because it is public that it was made. `live` is the editor of a single
    seat, which all may see; those of several seats are secret.
    """
    lineup, others = (live.lineup, live.cards) if live else (team.lineup, team.bench)
    return {
        "letter": letter,
        "place": place,
        "points": team.points,
        "goals": [team.goals_for, team.goals_against],
        "matches": team.matches,
        "trainers": len(team.trainers),
        "count": len(team.cards) + picked,
        "cards": cards_of(lineup, others) if known else None,
        "strength": strength_of(lineup, team.excluded, team.effects) if built else None,
        "substitute": substitute(lineup) if built else None,
        "bonuses": len(match_rules.bonus_sources(team)) if built else None,
        "excluded": [slot.value for slot in team.excluded],
        "effects": {effect.source: effect.card for effect in team.effects},
    }


# --- the draft ---------------------------------------------------------------------------------------


def _draft(state: State) -> View | None:
    now = state.asked
    if isinstance(now, OpenDraft):
        return {
            "kind": "open",
            "round": now.round,
            "order": list(draft.pick_order(now)),
            "firsts": list(draft.first_seats(now)),
            "pick": now.picks + 1,
            "picks": len(draft.PATTERN),
            "table": dict.fromkeys(now.table, True),
            "best": _bests(state),
        }
    if isinstance(now, PassDraft):
        return {
            "kind": "pass",
            "number": now.number,
            "pick": draft.number_of(now),
            "picks": draft.PICKS,
            "to_left": draft.goes_left(now.number),
            "passes_to": {str(seat): draft.neighbour(now, seat) for seat in range(state.seats)},
            "sizes": {str(seat): len(hand) for seat, hand in enumerate(now.hands)},
            "picked": {str(seat): card is not None for seat, card in enumerate(now.picks)},
        }
    return None


def _bests(state: State) -> View:
    """Return the best six of each seat in an open draft, by lineup and strengths; {} without the helper."""
    if not state.options.lineup_helper:
        return {}
    best = {str(seat): best_of(team.bench) for seat, team in enumerate(state.teams)}
    return {
        seat: {"lineup": of["lineup"], "strength": [of["attack"]["total"], of["defence"]["total"]]}
        for seat, of in best.items()
    }


def _hand(state: State, seat: int) -> View | None:
    """Return the seat's hand in a pass draft, its collected cards, and the best six of these."""
    now, mine = state.asked, state.teams[seat].bench
    if isinstance(now, OpenDraft):
        return {"best": _best(state, mine)}
    if not isinstance(now, PassDraft):
        return None
    picked = now.picks[seat]
    mine = mine if picked is None else (*mine, picked)
    return {
        "cards": dict.fromkeys(now.hands[seat], True),
        "picked": picked,
        "team": dict.fromkeys(mine, BENCH),
        "best": _best(state, mine),
    }


def _best(state: State, mine: tuple[CardId, ...]) -> View | None:
    return best_of(mine) if state.options.lineup_helper else None


# --- editors -----------------------------------------------------------------------------------------


def _editing(state: State) -> View:
    """Return which seats edit and which are done."""
    if not isinstance(state.asked, Editing):
        return {}
    editors = enumerate(state.asked.editors)
    return {str(seat): _public_editor(editor) for seat, editor in editors if editor is not None}


def _public_editor(editor: Editor) -> View:
    """Return the public part of an editor. Of a secret one it is only its kind and state (EX-5.5)."""
    result: View = {"kind": editor.kind, "done": editor.done}
    return result if editor.kind.secret else result | _editor_limits(editor)


def _editor_limits(editor: Editor) -> View:
    return {
        "least": editor.lo,
        "most": editor.hi,
        "fresh": fresh_count(editor),
        "before": dict.fromkeys(editor.before, True),
    }


def _own_editor(state: State, seat: int) -> View | None:
    editor = state.editor(seat)
    if editor is None:
        return None
    return _editor_view(editor, state.teams[seat].effects)


@lru_cache(maxsize=256)
def _editor_view(editor: Editor, effects: tuple[Effect, ...]) -> View:
    """Return the seat's own line-up and everything that `done` still lacks."""
    lineup = editor.lineup
    return {
        "kind": editor.kind,
        "done": editor.done,
        "cards": cards_of(lineup, editor.cards),
        "strength": strength_of(lineup, editor.excluded, effects),
        "substitute": substitute(lineup),
        "places_left": max(0, PLACES - editor.places),
        "lacks": {objection.text: objection.params for objection in missing_for_done(editor)},
        "second_legends": dict.fromkeys(second_legends(editor), True),
    } | _editor_limits(editor)


# --- season, round and match: all of it is public -----------------------------------------------------


@lru_cache(maxsize=256)
def _season(now: Season, rounds: int) -> View:
    return {
        "stage": now.stage.value,
        "half": now.half,
        "rounds": rounds,
        "half_rounds": rounds // season.TABLE.halves,
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


@lru_cache(maxsize=256)
def _round(now: Round) -> View:
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
        "before_event": _by_seat(now.before_event),
        "after_event": _by_seat(now.after_event),
    }


def _by_seat(strengths: tuple[tuple[int, int], ...]) -> View:
    return {str(seat): list(both) for seat, both in enumerate(strengths)}


def _odds(state: State, now: Round) -> View:
    """Return the percentages of the matches to come with the dice alone, by their place in the round.

    They are those of `a`, or of the seat that meets a virtual club: ahead, level, behind (EX-10.7).
    """
    coming = enumerate(now.pairings[now.played :], now.played)
    return {str(at): forecast_of(*strengths_of(state, pairing)).for_side() for at, pairing in coming}


def _match(state: State, now: Match) -> View:
    turn = None if now.rolling else now.on_turn
    return {
        **_pairing(now.pairing),
        "stage": state.the_season.stage.value,
        "turn": turn,
        "pass_ends": not now.rolling and match_rules.pass_ends(state),
        "attempt": now.attempt,
        "regular": None if now.goals is None else list(now.goals),
        "goals": list(match_rules.goals(now)),
        "forecast": forecast(now).for_side() if now.rolling else None,
        "sides": {str(index): _side(state, now, index) for index in (0, 1)},
    }


@lru_cache(maxsize=64)
def _last_match(now: Match, result: Result) -> View:
    """Return the last match as it was at its end, because the same action may have cleared its table."""
    dice = {str(index): _dice(now, index) for index in (0, 1)}
    return {"goals": list(result.goals), "overtime": result.overtime, "dice": dice}


def _dice(now: Match, index: int) -> View:
    return {str(die): _die(now, index, die, face) for die, face in enumerate(now.sides[index].dice or ())}


def _side(state: State, now: Match, index: int) -> View:
    side: Side = now.sides[index]
    sources = {} if side.seat is None else dict(match_rules.bonus_sources(state.teams[side.seat]))
    return {
        "seat": side.seat,
        "attack": side.attack,
        "defence": side.defence,
        "target": max(1, now.sides[1 - index].defence),
        "chance": match_rules.goals_from(match_rules.FACES, now.sides[1 - index].defence) / match_rules.SIDES,
        "rolled": side.dice is not None,
        "dice": _dice(now, index),
        "bonuses": {source: {"kind": kind, "used": source in side.used} for source, kind in sources.items()},
    }


def _die(now: Match, index: int, die: int, face: int) -> View:
    """Return one die.

    `short` is what it lacks to score, `was` its face before all bonuses, `by` the latest bonus.
    """
    result: View = {"face": face, "short": match_rules.missing(face, now.sides[1 - index].defence)}
    changes = [change for change in now.changes if (change.side, change.die) == (index, die)]
    return result | {"was": changes[0].before, "by": changes[-1].source} if changes else result
