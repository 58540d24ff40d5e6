"""EX-5: building and changing a line-up, what may stand where, and when it may be closed."""

from collections.abc import Iterable
from functools import lru_cache

from msgspec.structs import replace

from app.engine.kit.resolution import Resolution
from app.games.extraliga.data import cards, goalkeepers, in_order, legend_cards, season_table
from app.games.extraliga.events import EditorOpened
from app.games.extraliga.model import (
    GOAL,
    PLACE,
    SLOTS,
    CardId,
    Editing,
    Editor,
    EditorKind,
    Lineup,
    Slot,
    State,
    Team,
)

LEGENDS = season_table().max_legends  # EX-4.6
PLACES = season_table().editor.places  # EX-5.6
EVERYBODY = len(SLOTS)  # the greatest number of fresh players (EX-5)


def open_for_all(
    state: State, kind: EditorKind, seats: tuple[int, ...], lo: int, resolution: Resolution
) -> State:
    """Open an editor for each of these seats at once, in secret (EX-5.5)."""
    resolution.record(EditorOpened(None, kind, seats, lo, EVERYBODY))
    editors = tuple(
        new_editor(team, kind, lo, EVERYBODY) if seat in seats else None
        for seat, team in enumerate(state.teams)
    )
    return replace(state, asked=Editing(editors))


def open_for_one(
    state: State, seat: int, kind: EditorKind, lo: int, hi: int, resolution: Resolution
) -> State:
    """Open an editor for one seat, for all to see (EX-8.3)."""
    resolution.record(EditorOpened(seat, kind, (seat,), lo, hi))
    alone = new_editor(state.teams[seat], kind, lo, hi)
    return replace(state, asked=Editing((None,) * state.seats).with_editor(seat, alone))


def new_editor(team: Team, kind: EditorKind, lo: int, hi: int) -> Editor:
    """Return an editor for this team's cards. An impossible demand is reduced (EX-5.3)."""
    before = tuple(sorted(card for card in team.lineup if card is not None))
    editor = Editor(kind, before, tuple(sorted(team.cards)), team.lineup, team.excluded, lo, hi)
    return replace(editor, lo=min(lo, largest_fresh(editor)))


def team_after_edit(team: Team, editor: Editor) -> Team:
    """Return the team with the line-up of its editor. The effect of an all-rounder who was taken out ends."""
    effects = tuple(effect for effect in team.effects if effect.card is None or effect.card in editor.lineup)
    return replace(team, lineup=editor.lineup, bench=bench(editor), effects=effects)


def bench(editor: Editor) -> tuple[CardId, ...]:
    """Return the cards that are not in the line-up (EX-5.1)."""
    on_ice = {*editor.lineup}
    return tuple([card for card in _in_order(editor.cards) if card not in on_ice])


_in_order = lru_cache(maxsize=1024)(in_order)


def fresh_count(editor: Editor) -> int:
    """Return the number of cards that were not in the line-up when the editor opened."""
    return len({*editor.lineup} - _nobody_and(editor.before))


@lru_cache(maxsize=1024)
def _nobody_and(some: tuple[CardId, ...]) -> frozenset[CardId | None]:
    return frozenset((None, *some))


def after_placing(editor: Editor, card: CardId, slot: Slot) -> Editor:
    """Return the editor after a placement.

    A card that was there goes to the bench (EX-5.2), or to the slot that the placed card leaves (EX-5.4)."""
    target = PLACE[slot]
    lineup = list(editor.lineup)
    if card in editor.lineup:
        lineup[editor.lineup.index(card)] = lineup[target]
    lineup[target] = card
    return replace(editor, lineup=tuple(lineup), places=editor.places + 1, helped=False)


def owns_goalkeeper(some: Iterable[CardId]) -> bool:
    """Return whether the team owns a goalkeeper card, on the ice or on the bench (EX-4.8)."""
    return not goalkeepers().isdisjoint(some)


def legend_count(lineup: Lineup) -> int:
    """Return the number of legends (EX-4.6).

    An excluded one counts, a face-down substitute goalkeeper does not.
    """
    face_up = lineup if lineup[GOAL] in goalkeepers() else lineup[:GOAL]
    return len(legend_cards().intersection(face_up))


def second_legends(editor: Editor) -> list[CardId]:
    """Return the legends on the bench for whom the line-up has no room (EX-4.6)."""
    lineup, known = editor.lineup, legend_cards()
    if known.isdisjoint(editor.cards) or legend_count(lineup) < LEGENDS:
        return []
    return [card for card in editor.cards if card in known and card not in lineup]


def substitute(lineup: Lineup) -> CardId | None:
    """Return the skater who lies face down on G (EX-4.7); None if there is none."""
    return None if lineup[GOAL] in goalkeepers() else lineup[GOAL]


def may_stand(editor: Editor, card: CardId, place: int) -> bool:
    """Return whether the card may stand there.

    A goalkeeper may only stand on G (EX-4.5), a skater on G only in a team without goalkeeper (EX-4.7,
    EX-4.8)."""
    if card in goalkeepers():
        return place == GOAL
    return place != GOAL or not owns_goalkeeper(editor.cards)


def substitute_overdue(editor: Editor) -> bool:
    """Return whether a substitute stands on G although a goalkeeper has joined (EX-4.8)."""
    card = editor.lineup[GOAL]
    return card is not None and not may_stand(editor, card, GOAL)


def fillable(editor: Editor) -> Slot | None:
    """Return an empty slot that a bench card could fill without breaking (a) or `hi` (EX-5.3 (c)).

    It is None if there is no such slot, or if no card fits: then the slot stays empty (EX-5.9).
    """
    if None not in editor.lineup:
        return None
    empty = [slot for slot in SLOTS if editor.lineup[PLACE[slot]] is None and slot not in editor.excluded]
    if not empty:
        return None
    spare = [card for card in editor.cards if card not in editor.lineup]
    room = LEGENDS - legend_count(editor.lineup), editor.hi - fresh_count(editor)
    skaters = [slot for slot in empty if slot is not Slot.G][:1]  # All of them are alike for a card.
    asked = (*skaters, *(slot for slot in empty if slot is Slot.G))
    return next((slot for slot in asked if any(_fills(editor, card, slot, *room) for card in spare)), None)


def _fills(editor: Editor, card: CardId, slot: Slot, legend_room: int, fresh_room: int) -> bool:
    """Return whether a bench card fits an empty slot.

    `legend_room` and `fresh_room` more legends (EX-4.6) and fresh players are allowed.
    """
    face_up = slot is not Slot.G or card in goalkeepers()
    legend = face_up and card in legend_cards()
    new = card not in editor.before
    return legend <= legend_room and new <= fresh_room and may_stand(editor, card, PLACE[slot])


def largest_fresh(editor: Editor) -> int:
    """Return the largest number of fresh players that any legal line-up of this team can have (EX-5.3).

    At most one legend may be on the ice, with excluded ones counted. So the three ways to use that place
    are compared: for no legend, for a skater, for a goalkeeper.
    """
    box = cards()
    new = [box[card] for card in editor.cards if card not in editor.before]
    skaters = sum(not card.is_goalkeeper and not card.legend for card in new)
    keepers = sum(card.is_goalkeeper and not card.legend for card in new)
    if not owns_goalkeeper(editor.cards):
        return _skaters_alone(editor, skaters, sum(card.legend for card in new))
    room = 5 - sum(slot is not Slot.G for slot in editor.excluded)
    goal = 0 if Slot.G in editor.excluded else 1
    best = min(room, skaters) + min(goal, keepers)
    if _legends_excluded(editor) < LEGENDS:
        if any(card.legend and not card.is_goalkeeper for card in new):
            best = max(best, min(room, skaters + 1) + min(goal, keepers))
        if any(card.legend and card.is_goalkeeper for card in new):
            best = max(best, min(room, skaters) + goal)
    return best


def _skaters_alone(editor: Editor, plain: int, new_legends: int) -> int:
    """Return the number for a team without a goalkeeper.

    A sixth skater lies face down on G, where a legend does not count as one (EX-4.7)."""
    room = 5 - len(editor.excluded)  # G is never excluded here.
    on_ice = min(new_legends, LEGENDS - _legends_excluded(editor))
    face_down = min(1, new_legends - on_ice)
    return min(room + 1, plain + on_ice + face_down)


def _legends_excluded(editor: Editor) -> int:
    kept = tuple(
        card if slot in editor.excluded else None for slot, card in zip(SLOTS, editor.lineup, strict=True)
    )
    return legend_count(kept)
