"""EX-9: trainer cards, the turns to play them, and their effects."""

from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.games.extraliga.data import (
    EffectCard,
    Exclude,
    InPosition,
    Substitute,
    Transfer,
    cards,
    effect_card,
    in_order,
)
from app.games.extraliga.events import TrainerPassed, TrainerPlayed, Transferred
from app.games.extraliga.model import (
    GOAL,
    PLACE,
    SLOTS,
    CopyId,
    EditorKind,
    Effect,
    RoundPhase,
    Slot,
    State,
    Team,
    TrainerTurn,
)
from app.games.extraliga.rules import event, lineup
from app.games.extraliga.rules.strength import FITS, totals


def start(state: State) -> State:
    """Begin the trainer turns of all seats with a card (EX-9.2), in a final of the finalists (EX-7.6)."""
    banned = event.trainers_banned(state)
    round = state.the_round
    waiting = () if banned else tuple(seat for seat in round.affected if state.teams[seat].trainers)
    round = replace(round, waiting=waiting, at=RoundPhase.TRAINERS, after_event=event.strengths(state))
    return replace(state, asked=TrainerTurn(), round=round)


def is_turn_over(state: State, seat: int) -> bool:
    """Return whether nothing is left to play.

    This is the only reason, and a public one, to end a turn automatically.
    """
    return not state.teams[seat].trainers


def passed(state: State, seat: int, resolution: Resolution, forced: bool) -> State:
    resolution.record(TrainerPassed(seat, forced))
    return event.next_waiting(state)


def targets(team: Team, card: EffectCard) -> tuple[str | None, ...]:
    """Return the targets of the card: (None,) without a target, () if it may not be played."""
    for op in card.effects:
        if isinstance(op, InPosition) and op.who == "choose_slot":
            return all_rounder_slots(team)
        if isinstance(op, Transfer):
            return team.bench  # EX-9.7
        if isinstance(op, Substitute) and not team.bench:
            return ()  # EX-9.7
        if isinstance(op, Exclude) and not _has_goalkeeper(team):
            return ()  # EX-9.7
    return (None,)


def all_rounder_slots(team: Team) -> tuple[Slot, ...]:
    """Return the slots for an all-rounder: occupied, not excluded, not G, and out of position (EX-9.4)."""
    box = cards()
    return tuple(
        slot
        for place, slot in enumerate(SLOTS)
        if place != GOAL
        and slot not in team.excluded
        and (card := team.lineup[place]) is not None
        and box[card].position is not FITS[place]
    )


def _has_goalkeeper(team: Team) -> bool:
    """Return whether the team has a real goalkeeper who is not excluded (EX-9.7)."""
    card = team.lineup[GOAL]
    return card is not None and cards()[card].is_goalkeeper and Slot.G not in team.excluded


def play(state: State, seat: int, copy: CopyId, target: str | None, resolution: Resolution) -> State:
    """Play a card for the seat's own team until the end of the round (EX-9.1). The card is spent."""
    before = state.teams[seat]
    team = with_card(before, copy, target)
    resolution.record(TrainerPlayed(seat, copy, target, strengths(before), strengths(team)))
    state = state.with_team(seat, team)
    for op in effect_card(copy).effects:
        if isinstance(op, Transfer):
            state = _transfer(state, seat, target, resolution)
        elif isinstance(op, Substitute):
            state = lineup.open_for_one(state, seat, EditorKind.SUBSTITUTE, op.min, op.max, resolution)
    return state


def with_card(team: Team, copy: CopyId, target: str | None) -> Team:
    """Return the team with this card in force.

    An all-rounder's effect stays with the chosen card (EX-9.4).
    """
    named = team.lineup[PLACE[Slot(target)]] if target in PLACE else None
    excluded = team.excluded
    if any(isinstance(op, Exclude) for op in effect_card(copy).effects):
        excluded = (*excluded, Slot.G)  # EX-8.5
    trainers = tuple(other for other in team.trainers if other != copy)
    return replace(team, trainers=trainers, effects=(*team.effects, Effect(copy, named)), excluded=excluded)


def _transfer(state: State, seat: int, out: str | None, resolution: Resolution) -> State:
    """Exchange a bench card for one from the box (EX-9.4).

    It is removed before the draw (EX-8.2), so that the new card is another one."""
    assert out is not None
    came, box = resolution.card(state.box)
    team = state.teams[seat]
    bench = in_order((*(card for card in team.bench if card != out), came))
    resolution.record(Transferred(seat, out, came))
    return replace(state, box=box).with_team(seat, replace(team, bench=bench))


def strengths(team: Team) -> tuple[int, int]:
    return totals(team.lineup, team.excluded, team.effects)
