"""EX-7.4 to EX-7.6: the event of a round, and the keywords of EX-8."""

from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.games.extraliga.data import (
    EffectCard,
    Exclude,
    NoTrainers,
    Op,
    Remove,
    Substitute,
    Swap,
    effect_card,
)
from app.games.extraliga.events import EventTurned, Excluded, Removed, WingsSwapped
from app.games.extraliga.model import (
    PLACE,
    SLOTS,
    CardId,
    Choice,
    Editing,
    EditorKind,
    Effect,
    RoundPhase,
    Slot,
    State,
    TrainerTurn,
)
from app.games.extraliga.rules import lineup
from app.games.extraliga.rules.strength import totals

FILL_UP = (0, 1)  # EX-8.2


def turn(state: State, resolution: Resolution) -> State:
    """Turn one event for all seats, in force until the end of the round (EX-7.4)."""
    season = state.the_season
    card, left = resolution.card(season.events)
    seats = state.the_round.affected
    before = strengths(state)
    resolution.record(EventTurned(card, seats))
    for seat in seats:
        team = state.teams[seat]
        state = state.with_team(seat, replace(team, effects=(*team.effects, Effect(card))))
    round = replace(state.the_round, event=card, waiting=seats, at=RoundPhase.EVENT, before_event=before)
    return replace(state, season=replace(season, events=left), round=round)


def strengths(state: State) -> tuple[tuple[int, int], ...]:
    """Return attack and defence of each seat at this moment (EX-4.10)."""
    return tuple(totals(team.lineup, team.excluded, team.effects) for team in state.teams)


def resolve(state: State, resolution: Resolution) -> State:
    """Resolve the event for the waiting seats, in order, until one has to decide or none is left.

    A choice with one option is made automatically, a choice without options is skipped (EX-7.5).
    """
    while state.the_round.waiting:
        state = _resolve_for(state, state.the_round.waiting[0], resolution)
        if isinstance(state.asked, Choice | Editing):
            return state
        state = next_waiting(state)
    return state


def next_waiting(state: State) -> State:
    round = state.the_round
    return replace(state, round=replace(round, waiting=round.waiting[1:]))


def card_of(state: State) -> EffectCard:
    """Return the event in force."""
    copy = state.the_round.event
    assert copy is not None
    return effect_card(copy)


def _resolve_for(state: State, seat: int, resolution: Resolution) -> State:
    state = replace(state, asked=TrainerTurn())  # This is next, unless a seat has to decide first.
    for op in card_of(state).effects:
        if isinstance(op, Swap):
            state = _swap(state, seat, op, resolution)
        elif isinstance(op, Substitute):
            state = lineup.open_for_one(state, seat, EditorKind.SUBSTITUTE, op.min, op.max, resolution)
        elif isinstance(op, Exclude | Remove):
            state = _ask(state, seat, op, resolution)
    return state


def _swap(state: State, seat: int, op: Swap, resolution: Resolution) -> State:
    """Swap two players without asking (EX-9.5). The swap lasts until the seat rearranges the line-up."""
    team = state.teams[seat]
    one, other = PLACE[op.slots[0]], PLACE[op.slots[1]]
    after = list(team.lineup)
    after[one], after[other] = after[other], after[one]
    resolution.record(WingsSwapped(seat, after[one], after[other]))
    return state.with_team(seat, replace(team, lineup=tuple(after)))


def _ask(state: State, seat: int, op: Exclude | Remove, resolution: Resolution) -> State:
    options = (
        slots_to_exclude(state, seat, op) if isinstance(op, Exclude) else cards_to_remove(state, seat, op)
    )
    if len(options) > 1:
        return replace(state, asked=Choice())
    if not options:
        return state
    if isinstance(op, Exclude):
        return exclude(state, seat, Slot(options[0]), resolution, forced=True)
    return remove(state, seat, options[0], resolution, forced=True)


def question(state: State) -> Op | None:
    """Return what the event asks of a seat that has to choose; None if it asks nothing."""
    return next((op for op in card_of(state).effects if isinstance(op, Exclude | Remove)), None)


def slots_to_exclude(state: State, seat: int, op: Exclude) -> tuple[Slot, ...]:
    """Return the slots that the seat can exclude (EX-8.1). A seat on a bye skips an exclusion (EX-7.5)."""
    if not state.the_round.plays(seat):
        return ()
    team = state.teams[seat]
    return tuple(
        slot for slot in op.slots if team.lineup[PLACE[slot]] is not None and slot not in team.excluded
    )


def cards_to_remove(state: State, seat: int, op: Remove) -> tuple[CardId, ...]:
    """Return the cards that the seat can remove, in the line-up or on the bench (EX-8.2).

    A bye makes no difference.
    """
    team = state.teams[seat]
    if op.origin == "bench":
        return team.bench
    return tuple(card for card in team.lineup if card is not None)


def exclude(state: State, seat: int, slot: Slot, resolution: Resolution, forced: bool = False) -> State:
    """Exclude a player from this match (EX-8.1). An excluded goalkeeper leaves an empty net (EX-8.5)."""
    team = state.teams[seat]
    card = team.lineup[PLACE[slot]]
    assert card is not None
    resolution.record(Excluded(seat, slot, card, forced))
    excluded = tuple(other for other in SLOTS if other in (*team.excluded, slot))
    return state.with_team(seat, replace(team, excluded=excluded))


def remove(state: State, seat: int, card: CardId, resolution: Resolution, forced: bool = False) -> State:
    """Remove a player for the whole season and fill up the line-up at once (EX-8.2)."""
    team = state.teams[seat]
    if card in team.bench:
        resolution.record(Removed(seat, card, None, forced))
        return state.with_team(
            seat, replace(team, bench=tuple(other for other in team.bench if other != card))
        )
    place = team.lineup.index(card)
    resolution.record(Removed(seat, card, SLOTS[place], forced))
    without = replace(team, lineup=(*team.lineup[:place], None, *team.lineup[place + 1 :]))
    return lineup.open_for_one(state.with_team(seat, without), seat, EditorKind.FILL, *FILL_UP, resolution)


def trainers_banned(state: State) -> bool:
    return any(isinstance(op, NoTrainers) for op in card_of(state).effects)
