"""What each viewer may know (spec section 7), built up from nothing.

Cards of a team are told as `{card: slot or "bench"}`, so that neither an order nor a list betrays
anything, and a move changes one value.
"""

from functools import lru_cache

from msgspec.structs import replace

from app.engine.contract import Event, View
from app.games.extraliga.actions import Play
from app.games.extraliga.data import NoTrainers, effect_card, lots
from app.games.extraliga.events import Picked
from app.games.extraliga.legal import done_objections, legal
from app.games.extraliga.model import (
    SLOTS,
    CardId,
    Editor,
    EditorKind,
    Effect,
    Lineup,
    Match,
    OpenDraft,
    Pairing,
    PassDraft,
    Phase,
    Result,
    Round,
    Season,
    Side,
    Slot,
    State,
    Team,
)
from app.games.extraliga.rules import draft, season, trainer
from app.games.extraliga.rules import match as match_rules
from app.games.extraliga.rules.best import best_six
from app.games.extraliga.rules.lineup import PLACES, bench, fresh
from app.games.extraliga.rules.strength import ATTACK_PAIRS, DEFENCE_PAIRS, Trio, strength

SECRET_KINDS = (EditorKind.BUILD, EditorKind.CHANGE)
BENCH = "bench"


def public(state: State) -> View:
    """What everybody knows."""
    return {
        "phase": state.phase.value,
        "teams": {str(seat): _team(state, seat) for seat in range(state.seats)},
        "draft": _draft(state),
        "editing": _editing(state),
        "season": None if state.season is None else _season(state, state.season),
        "round": None if state.round is None else _round(state, state.round),
        "match": None if state.match is None else _match(state, state.match),
        "ranking": {str(place): list(seats) for place, seats in enumerate(state.ranking)},
    }


def own(state: State, seat: int) -> View:
    """What this seat knows beyond that."""
    team = state.teams[seat]
    return {
        "hand": _hand(state, seat),
        "trainers": dict.fromkeys(team.trainers, True),
        "editor": _own_editor(state, seat),
        "previews": _previews(state, seat),
    }


def shown(event: Event, seat: int | None) -> Event | None:
    """EX-3D.4: a secret pick is told without its card. No other event carries a secret."""
    if isinstance(event, Picked) and event.secret and event.seat != seat:
        return replace(event, card=None)
    return event


# Teams and their strengths


def is_built(state: State) -> bool:
    """EX-5.5: line-ups are public from the moment when the last build editor closes."""
    return state.season is not None


def _team(state: State, seat: int) -> View:
    team = state.teams[seat]
    told: View = {
        "letter": season.LETTERS[seat],
        "points": team.points,
        "goals": [team.goals_for, team.goals_against],
        "matches": team.matches,
        "trainers": len(team.trainers),
        "count": _count(state, seat),
        "cards": None,
        "strength": None,
        "excluded": [slot.value for slot in team.excluded],
        "effects": {effect.source: effect.card for effect in team.effects},
    }
    live = _live_editor(state, seat)
    if is_built(state) or state.seats == 2:  # EX-2D.3 two players pick openly; EX-3D.4 others do not
        spread = live.lineup if live else team.lineup
        spare = bench(live) if live else team.bench
        told["cards"] = cards_of(spread, spare)
    if is_built(state):
        told["strength"] = strength_of(live.lineup if live else team.lineup, team.excluded, team.effects)
    return told


def _count(state: State, seat: int) -> int:
    """How many cards a team owns; a secret pick counts at once (its making is public)."""
    picked = isinstance(state.draft, PassDraft) and state.draft.picks[seat] is not None
    return len(state.teams[seat].cards) + picked


def _live_editor(state: State, seat: int) -> Editor | None:
    """The editor of a single seat is seen as it goes; those of several seats are secret."""
    editor = state.editors[seat]
    return editor if editor is not None and editor.kind not in SECRET_KINDS else None


def cards_of(lineup: Lineup, spare: tuple[CardId, ...]) -> View:
    """Every card of a team and where it is."""
    on_ice = {card: slot.value for slot, card in zip(SLOTS, lineup, strict=True) if card is not None}
    return on_ice | dict.fromkeys(spare, BENCH)


@lru_cache(maxsize=4096)
def strength_of(lineup: Lineup, excluded: tuple[Slot, ...], effects: tuple[Effect, ...]) -> View:
    """Both strengths with every part of their sums."""
    both = strength(lineup, excluded, effects)
    return {
        "attack": _trio(both.attack, SLOTS[:3], ATTACK_PAIRS),
        "defence": _trio(both.defence, SLOTS[3:], DEFENCE_PAIRS),
    }


def _trio(trio: Trio, slots: tuple[Slot, ...], pairs: tuple[tuple[int, int], ...]) -> View:
    return {
        "total": trio.total,
        "points": {slot.value: point for slot, point in zip(slots, trio.points, strict=True)},
        "pairs": {
            f"{SLOTS[a].value}-{SLOTS[b].value}": value
            for (a, b), value in zip(pairs, trio.pairs, strict=True)
        },
        "modifiers": {modifier.source: modifier.value for modifier in trio.modifiers},
    }


# The draft


def _draft(state: State) -> View | None:
    now = state.draft
    if isinstance(now, OpenDraft):
        return {
            "kind": "open",
            "round": now.round,
            "first": now.first,
            "picker": draft.picker(now),
            "pick": now.picks + 1,
            "table": dict.fromkeys(now.table, True),
        }
    if isinstance(now, PassDraft):
        return {
            "kind": "pass",
            "number": now.number,
            "pick": now.pick,
            "to_left": now.number == 1,
            "picked": {str(seat): card is not None for seat, card in enumerate(now.picks)},
        }
    return None


def _hand(state: State, seat: int) -> View | None:
    """The own hand of a pass draft, the cards collected, and what each card on offer would add."""
    now = state.draft
    if isinstance(now, PassDraft):
        picked = now.picks[seat]
        mine = (*state.teams[seat].bench, *((picked,) if picked else ()))
        offered = () if picked else now.hands[seat]
        rest = now.hands[seat] if picked else ()
        return {
            "cards": dict.fromkeys(now.hands[seat], True),
            "picked": picked,
            "team": dict.fromkeys(mine, BENCH),
        } | _hints(state, mine, offered or rest)
    if isinstance(now, OpenDraft):
        return _hints(state, state.teams[seat].bench, now.table)
    return None


def _hints(state: State, mine: tuple[CardId, ...], offered: tuple[CardId, ...]) -> View:
    """The best six of the own cards, now and with each card on offer (`lineup_helper`)."""
    if not state.options.lineup_helper:
        return {"best": None, "gains": {}}
    return {
        "best": best_of(tuple(sorted(mine))),
        "gains": {card: best_of(tuple(sorted((*mine, card)))) for card in offered},
    }


@lru_cache(maxsize=4096)
def best_of(some: tuple[CardId, ...]) -> View:
    lineup = best_six(some)
    both = strength(lineup)
    return {
        "lineup": list(lineup),
        "attack": [both.attack.total, *both.attack.pairs],
        "defence": [both.defence.total, *both.defence.pairs],
    }


# Editors


def _editing(state: State) -> View:
    """Who edits and who is done; while several edit, nothing else is told (EX-5.5)."""
    told: View = {}
    for seat, editor in enumerate(state.editors):
        if editor is not None:
            told[str(seat)] = {"kind": editor.kind.value, "done": editor.done}
            if editor.kind not in SECRET_KINDS:
                told[str(seat)] |= _editor_limits(editor)
    return told


def _editor_limits(editor: Editor) -> View:
    return {
        "least": editor.lo,
        "most": editor.hi,
        "fresh": fresh(editor),
        "before": dict.fromkeys(editor.before, True),
    }


def _own_editor(state: State, seat: int) -> View | None:
    editor = state.editors[seat]
    if editor is None:
        return None
    return _editor_view(editor, state.teams[seat].effects)


@lru_cache(maxsize=512)
def _editor_view(editor: Editor, effects: tuple[Effect, ...]) -> View:
    """The own line-up as it stands, and what `done` still lacks."""
    lacks = {objection.text: dict(objection.params) for objection in done_objections(editor)}
    return {
        "kind": editor.kind.value,
        "done": editor.done,
        "cards": cards_of(editor.lineup, bench(editor)),
        "strength": strength_of(editor.lineup, editor.excluded, effects),
        "places_left": max(0, PLACES - editor.places),
        "lacks": lacks,
    } | _editor_limits(editor)


def _previews(state: State, seat: int) -> View:
    """The strengths that each choice would lead to, for a seat that has to decide; only where they differ.

    `{card: {slot or target: [attack, defence]}}`; "" where a trainer card has no target.
    """
    team = state.teams[seat]
    editor = state.editors[seat]
    if state.phase is Phase.EDIT and editor is not None and not editor.done:
        if not state.options.lineup_helper:
            return {}
        return _editor_previews(editor.lineup, editor.cards, editor.excluded, team.effects)
    if state.phase is Phase.TRAINER and state.the_round.waiting[:1] == (seat,):
        return _trainer_previews(state, seat)
    if state.phase is Phase.EVENT and state.the_round.waiting[:1] == (seat,):
        return _event_previews(team)
    return {}


@lru_cache(maxsize=512)
def _editor_previews(
    lineup: Lineup, some: tuple[CardId, ...], excluded: tuple[Slot, ...], effects: tuple[Effect, ...]
) -> View:
    """For every move of a card, legal or not: the actions say which ones may be made."""
    now = totals(lineup, excluded, effects)
    told: View = {}
    for card in some:
        after = {}
        for place, slot in enumerate(SLOTS):
            moved = list(lineup)
            if card in lineup:
                moved[lineup.index(card)] = lineup[place]
            moved[place] = card
            if (then := totals(tuple(moved), excluded, effects)) != now:
                after[slot.value] = then
        if after:
            told[card] = after
    return told


def totals(lineup: Lineup, excluded: tuple[Slot, ...], effects: tuple[Effect, ...]) -> list[int]:
    both = strength(lineup, excluded, effects)
    return [both.attack.total, both.defence.total]


def _trainer_previews(state: State, seat: int) -> View:
    team = state.teams[seat]
    told: View = {}
    for action in legal(state, seat):
        if isinstance(action, Play):
            after = list(trainer.strengths(trainer.with_card(team, action.card, action.target)))
            told.setdefault(action.card, {})[action.target or ""] = after
    return told


def _event_previews(team: Team) -> View:
    """Without the player of a slot, excluded or removed alike."""
    told: View = {}
    for place, (slot, card) in enumerate(zip(SLOTS, team.lineup, strict=True)):
        if card is not None:
            without = (*team.lineup[:place], None, *team.lineup[place + 1 :])
            told[card] = {slot.value: totals(without, team.excluded, team.effects)}
    return told


# Season, round, match


def _season(state: State, now: Season) -> View:
    return {
        "stage": now.stage.value,
        "half": now.half,
        "rounds": season.rounds(state),
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


def _round(state: State, now: Round) -> View:
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


def _match(state: State, now: Match) -> View:
    turn = now.sides[now.turn].seat if state.phase is Phase.BONUS else None
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
    """`was`: its first face, where a bonus has changed it; `by`: the latest bonus."""
    changes = [change for change in now.changes if (change.side, change.die) == (index, die)]
    if not changes:
        return {"face": face}
    return {"face": face, "was": changes[0].before, "by": changes[-1].source}
