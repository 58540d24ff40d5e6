"""Positions to test from, and dice that fall as the test says.

Seat 0 owns Sparta and Třinec, seat 1 Hradec and Pardubice, and so on. Each line-up holds LW, C and
both D of the first club, RW and G of the second: positions 3 + chemistry 1 = 4 in attack, and
3 + 1 = 4 in defence. The other six sit on the bench.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from app.engine.operations import complete_options, legal_actions, match_offered_action
from app.engine.types import Event, Step
from app.games.extraliga import GAME
from app.games.extraliga.data import cards, in_order
from app.games.extraliga.model import (
    SLOTS,
    Editing,
    Editor,
    EditorKind,
    Lineup,
    Options,
    Round,
    Season,
    Stage,
    State,
    Team,
)
from app.games.extraliga.rules import lineup as lines
from app.games.extraliga.rules.season import fixtures_for
from tests.support.matches.scripted_chance import Scripted

CLUBS = (("SPA", "TRI"), ("HKR", "PCE"), ("VIT", "LIB"), ("PLZ", "KOM"), ("MBO", "LIT"))
V1 = ("KOM-LW", "CBU-C", "CBU-LW", "HKR-D1", "LEG-D1", "PLZ-G")
QUIET = "EV-tired_stars#1"
"""An event that changes no strengths and lets no seat use a bonus: rolls decide at once."""
OPEN_SEASON = ("LOT-1", "LOT-2")


def six(club: str) -> Lineup:
    """Return a line-up of six players of one club: 3 + 3 in both trios."""
    return tuple(f"{club}-{slot.value}" for slot in SLOTS)


def mixed(first: str, second: str) -> Lineup:
    return (f"{first}-LW", f"{first}-C", f"{second}-RW", f"{first}-D1", f"{first}-D2", f"{second}-G")


def other_half(first: str, second: str) -> tuple[str, ...]:
    return in_order(
        (*set(six(first)) - set(mixed(first, second)), *set(six(second)) - set(mixed(first, second)))
    )


def team(lineup: Lineup, bench: Sequence[str] = (), trainers: Sequence[str] = (), **known: Any) -> Team:
    return Team(lineup=tuple(lineup), bench=in_order(tuple(bench)), trainers=tuple(sorted(trainers)), **known)


def teams(seats: int, **given: Mapping[int, Any]) -> tuple[Team, ...]:
    """Return the usual teams; `lineups`, `benches`, `trainers` and `known` change those of single seats."""
    made = []
    for seat, (first, second) in enumerate(CLUBS[:seats]):
        lineup = given.get("lineups", {}).get(seat, mixed(first, second))
        bench = given.get("benches", {}).get(seat, other_half(first, second))
        trainers = given.get("trainers", {}).get(seat, ())
        made.append(team(lineup, bench, trainers, **given.get("known", {}).get(seat, {})))
    return tuple(made)


def options(seats: int, **given: object) -> Options:
    completed = complete_options(GAME, given, seats)
    assert isinstance(completed, Options)
    return completed


def before_round(
    seats: int = 2,
    card: str = "LOT-1",
    event: str = QUIET,
    first: int = 0,
    *,
    half: int = 1,
    deck: Sequence[str] = (),
    opts: Mapping[str, object] | None = None,
    season: Mapping[str, Any] | None = None,
    **given: Mapping[int, Any],
) -> State:
    """Return a season in which only the last seat's `done` is missing before the next round.

    Then the token goes to `first`, and `card` and `event` are turned. `deck` is what stays in the season deck
    after this round.
    """
    made = teams(seats, **given)
    owned = {card for one in made for card in one.cards}
    known: dict[str, Any] = {"opponents": ("OPP-KVA",), "cards": ("LOT-1",), **(season or {})}
    now = Season((first - 1) % seats, half=half, deck=tuple(sorted((card, *deck))), events=(event,), **known)
    editors = tuple(lines.new_editor(one, EditorKind.CHANGE, 0, 6) for one in made)
    return State(
        options=options(seats, **(opts or {})),
        teams=made,
        box=tuple(card for card in cards() if card not in owned),
        asked=Editing((*(replace(editor, done=True) for editor in editors[:-1]), editors[-1])),
        season=now,
        round=Round(1, "LOT-1", tuple(range(seats)), ()),
    )


def new_round(
    seats: int = 2, card: str = "LOT-1", event: str = QUIET, first: int = 0, **given: Any
) -> Step[State]:
    """Begin a round, and play it up to its first decision."""
    state = before_round(seats, card, event, first, **given)
    assert state.season is not None
    return take(state, seats - 1, DONE, state.season.deck.index(card), 0, *given.get("draws", ()))


DONE = {"type": "done"}
AUTO = {"type": "auto"}
ROLL = {"type": "roll"}
PASS = {"type": "pass"}


def place(card: str, slot: str) -> dict[str, object]:
    return {"type": "place", "card": card, "slot": slot}


def play_card(card: str, target: str | None = None) -> dict[str, object]:
    return {"type": "play", "card": card} | ({} if target is None else {"target": target})


def bonus(source: str, die: int | None = None) -> dict[str, object]:
    return {"type": "bonus", "source": source} | ({} if die is None else {"die": die})


def take(state: State, seat: int, action: Mapping[str, object], *draws: int) -> Step[State]:
    """Take an offered action; all draws of the script must be used."""
    chance = Scripted(*draws)
    step = GAME.apply(state, seat, match_offered_action(GAME, state, seat, dict(action)), chance)
    assert chance.spent, "fewer draws than the test expects"
    return step


def after(state: State, *moves: tuple[Any, ...]) -> State:
    """Return the state after several actions: (seat, action, draws...) each."""
    for seat, action, *draws in moves:
        state = take(state, seat, action, *draws).state
    return state


def told(step: Step[State], kind: type[Event]) -> list[Any]:
    return [event for event in step.events if isinstance(event, kind)]


def one(step: Step[State], kind: type[Event]) -> Any:
    (event,) = told(step, kind)
    return event


def offered(state: State, seat: int, kind: type) -> list[Any]:
    return [action for action in legal_actions(GAME, state, seat) if isinstance(action, kind)]


def editor(
    lineup: Lineup,
    bench: Sequence[str] = (),
    lo: int = 0,
    hi: int = 6,
    *,
    now: Lineup | None = None,
    kind: EditorKind = EditorKind.CHANGE,
    **known: Any,
) -> Editor:
    """Return an editor that opened on `lineup` and is at `now`."""
    opened = lines.new_editor(team(lineup, bench, **known), kind, lo, hi)
    return opened if now is None else replace(opened, lineup=tuple(now))


def editing(*editors: Editor | None, **given: Any) -> State:
    """Return a state in which seats have these editors open; effects and exclusions are those of
    the editors.
    """
    known = {seat: {"excluded": one.excluded} for seat, one in enumerate(editors) if one is not None}
    lineups = {seat: _opened_on(one) for seat, one in enumerate(editors) if one is not None}
    benches = {
        seat: [card for card in one.cards if card not in lineups[seat]]
        for seat, one in enumerate(editors)
        if one is not None
    }
    seats = max(2, len(editors))
    state = before_round(seats, known=known, lineups=lineups, benches=benches, **given)
    return replace(state, asked=Editing((*editors, *(None,) * (seats - len(editors)))))


def _opened_on(one: Editor) -> Lineup:
    """Return the line-up that the cards formed when the editor opened."""
    before = list(one.before)
    return tuple(before[place] if place < len(before) else None for place in range(6))


def at_stage(state: State, stage: Stage) -> State:
    assert state.season is not None
    return replace(state, season=replace(state.season, stage=stage))


def lots_for(seats: int) -> tuple[str, ...]:
    return fixtures_for(seats)


OPEN = "EV-coach_banned#1"


def match(
    mine: tuple[int, ...] = (1, 1, 1, 1), yours: tuple[int, ...] = (1, 1, 1, 1), **given: object
) -> State:
    """Return a match in which both have rolled; seat 0 is first unless `given` changes that."""
    state = new_round(2, "LOT-1", given.pop("event", OPEN), deck=("LOT-2",), **given).state  # type: ignore[arg-type]
    return after(state, (0, ROLL, *mine), (1, ROLL, *yours))
