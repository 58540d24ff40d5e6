"""EX-2D Draft for two: open. EX-3D Draft for three to five: secret hands that go round."""

from msgspec.structs import replace

from app.games.extraliga.course import Course
from app.games.extraliga.data import cards, in_order
from app.games.extraliga.events import DraftStarted, HandsDealt, HandsPassed, Picked, SetAside, TableDealt
from app.games.extraliga.model import CardId, OpenDraft, PassDraft, State

OPEN_ROUNDS = 6  # EX-2D.2
TABLE = 6
PATTERN = (0, 1, 1, 0)  # EX-2D.2: first player, other, other, first
HAND = 7  # EX-3D.1
PICKS = 6
DRAFTS = 2


def start(state: State, course: Course) -> State:
    """All 110 cards are in the box (EX-1.4); the draft begins."""
    state = replace(state, box=tuple(cards()))
    if state.seats == 2:
        first = course.chance.below(2)  # EX-2D.1
        course.tell(DraftStarted(first))
        return _turn_table(replace(state, draft=OpenDraft(first, 0, ())), course)
    course.tell(DraftStarted(None))
    return _deal_hands(state, 1, course)


def picker(draft: OpenDraft) -> int:
    """EX-2D.2, EX-2D.4: whose pick it is."""
    return (draft.first + PATTERN[draft.picks]) % 2


def pick(state: State, seat: int, card: CardId, course: Course) -> State:
    """The state after a pick; `draft` is None when the last one was made."""
    if isinstance(state.draft, OpenDraft):
        return _pick_open(state, state.draft, seat, card, course)
    assert state.draft is not None
    return _pick_secret(state, state.draft, seat, card, course)


def _with_card(state: State, seat: int, card: CardId) -> State:
    team = state.teams[seat]
    return state.with_team(seat, replace(team, bench=in_order((*team.bench, card))))


def _pick_open(state: State, draft: OpenDraft, seat: int, card: CardId, course: Course) -> State:
    course.tell(Picked(seat, card, secret=False))
    table = tuple(other for other in draft.table if other != card)
    state = _with_card(state, seat, card)
    if draft.picks + 1 < len(PATTERN):
        return replace(state, draft=replace(draft, table=table, picks=draft.picks + 1))
    course.tell(SetAside(len(table), table))  # EX-2D.2
    state = replace(state, aside=(*state.aside, *table))
    return _end(state) if draft.round == OPEN_ROUNDS else _turn_table(state, course)


def _turn_table(state: State, course: Course) -> State:
    """EX-2D.2 six new cards; EX-2D.3 the first player changes."""
    assert isinstance(state.draft, OpenDraft)
    last = state.draft
    first = last.first if last.round == 0 else 1 - last.first
    table, box = course.cards(TABLE, state.box)
    course.tell(TableDealt(last.round + 1, first, table))
    return replace(state, box=box, draft=OpenDraft(first, last.round + 1, table))


def _deal_hands(state: State, number: int, course: Course) -> State:
    """EX-3D.1: seven cards each, seat 0 first."""
    hands, box = [], state.box
    for _ in range(state.seats):
        hand, box = course.cards(HAND, box)
        hands.append(hand)
    course.tell(HandsDealt(number, HAND, to_left=number == 1))
    return replace(state, box=box, draft=PassDraft(number, tuple(hands), (None,) * state.seats))


def _pick_secret(state: State, draft: PassDraft, seat: int, card: CardId, course: Course) -> State:
    """EX-3D.1: a pick is resolved when all have picked; EX-3D.5: it is final at once."""
    course.tell(Picked(seat, card, secret=True))
    hand = tuple(other for other in draft.hands[seat] if other != card)
    hands = (*draft.hands[:seat], hand, *draft.hands[seat + 1 :])
    picks = (*draft.picks[:seat], card, *draft.picks[seat + 1 :])
    draft = replace(draft, hands=hands, picks=picks)
    if None in picks:
        return replace(state, draft=draft)
    for owner, picked in enumerate(picks):
        assert picked is not None
        state = _with_card(state, owner, picked)
    return _after_all_picked(state, draft, course)


def _after_all_picked(state: State, draft: PassDraft, course: Course) -> State:
    size = len(draft.hands[0])
    if size > HAND - PICKS:
        hands = passed_on(draft.hands, to_left=draft.number == 1)
        picks: tuple[CardId | None, ...] = (None,) * state.seats
        course.tell(HandsPassed(draft.number, HAND - size, size, to_left=draft.number == 1))
        return replace(state, draft=replace(draft, hands=hands, picks=picks))
    left = tuple(card for hand in draft.hands for card in hand)
    course.tell(SetAside(len(left), None))  # EX-3D.2, EX-3D.5; never shown (EX-3D.4)
    state = replace(state, aside=(*state.aside, *left))
    return _end(state) if draft.number == DRAFTS else _deal_hands(state, draft.number + 1, course)


def passed_on(hands: tuple[tuple[CardId, ...], ...], to_left: bool) -> tuple[tuple[CardId, ...], ...]:
    """EX-3D.1: to the left, so you receive from the right; EX-3D.3: the other way round."""
    step = -1 if to_left else 1
    return tuple(hands[(seat + step) % len(hands)] for seat in range(len(hands)))


def _end(state: State) -> State:
    """EX-2D.3, EX-3D.3: twelve cards each, everything else back to the box."""
    return replace(state, draft=None, aside=(), box=tuple(sorted((*state.box, *state.aside))))
