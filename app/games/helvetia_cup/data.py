"""The printed components: read from `data/` once, validated by their types, never changed."""

from functools import cache
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from app.engine.kit.data_files import by_id, load_data

Text: TypeAlias = dict[str, str]
"""The same words in `en`, `cs` and `ru`."""

SKILLS = ("dribble", "pass", "shot", "header", "steal", "tackle", "intercept", "pressure")
Skill: TypeAlias = Literal["dribble", "pass", "shot", "header", "steal", "tackle", "intercept", "pressure"]
Window: TypeAlias = Literal["move", "move_att", "def", "att", "react", "keeper"]


class TeamFace(Struct, frozen=True):
    """One face of a team die: the card for a foul, and the boosts that a fouled footballer loses."""

    card: Literal["yellow", "red"]
    boost_loss: int


class Printed(Struct, frozen=True):
    """A footballer's card (HC-1.15)."""

    number: int
    name: str
    class_: Literal["goalkeeper", "normal", "captain"] = msgspec.field(name="class")
    role: str
    boosts: int
    skills: dict[str, int]


class Team(Struct, frozen=True):
    id: str
    name: Text
    realm: str
    coach: str
    colour: str
    source: dict[str, str]
    die: tuple[TeamFace, ...]
    legendary: tuple[str, ...]
    footballers: dict[int, Printed]


class Params(Struct, frozen=True):
    """The parameters of an effect; each `kind` reads its own."""

    n: int = 0
    skill: str = ""
    minutes: int = 0


class Card(Struct, frozen=True):
    """A tactics card (with a price and a task) or a legendary one (without)."""

    id: str
    window: Window
    kind: str
    params: Params
    name: Text
    text: Text
    cost: int = 0
    task: str = ""


class Task(Struct, frozen=True):
    id: str
    text: Text
    condition: str


class Sector(Struct, frozen=True):
    """One of the six parts of the goal, as seen by the shooter (HC-1.11)."""

    id: str
    col: int
    row: int
    name: Text
    penalty: dict[str, int]
    adjacent: tuple[str, ...]
    source: dict[str, str]


class Deviation(Struct, frozen=True):
    """The deviation of one result, as (dx, drow) for the team attacking to the right (HC-1.13)."""

    offset: tuple[int, int]
    hexes: int
    via: tuple[int, int] | None


@cache
def raw(name: str) -> Any:
    """Return a data file, parsed."""
    return load_data("app.games.helvetia_cup", name)


def _team(entry: dict[str, Any]) -> Team:
    footballers = {
        card["number"]: card | {"skills": {skill: card[skill] for skill in SKILLS}}
        for card in entry["footballers"]
    }
    return msgspec.convert(entry | {"footballers": footballers}, Team)


def constant(name: str) -> int:
    """Return a number of `constants.yaml`."""
    return int(raw("constants")[name]["value"])


TEAMS: dict[str, Team] = {entry["id"]: _team(entry) for entry in raw("teams")["teams"]}
TACTICS: dict[str, Card] = by_id(raw("cards")["tactics"], Card)
LEGENDARY: dict[str, Card] = by_id(raw("cards")["legendary"], Card)
CARDS: dict[str, Card] = TACTICS | LEGENDARY
TASKS: dict[str, Task] = by_id(raw("cards")["tasks"], Task)
SECTORS: dict[str, Sector] = by_id(raw("goal")["sectors"], Sector)
DEVIATIONS: dict[int, Deviation] = msgspec.convert(raw("deviation")["table"], dict[int, Deviation])

TIME_FACES: tuple[int, ...] = tuple(raw("dice")["time_die"]["faces"])  # HC-1.14
COIN_FACES: tuple[str, ...] = tuple(raw("dice")["coin"]["faces"])
D20 = len(raw("dice")["d20"]["faces"])

HALF_MINUTES = constant("half_minutes")
EXTRA_MINUTES = constant("extra_half_minutes")
FIELD_FOOTBALLERS = constant("field_players")
SUBSTITUTES = constant("substitutes")
MAX_CAPTAINS = constant("max_captains")
TACTICS_DEALT = constant("tactics_dealt")
CARDS_KEPT = constant("cards_kept")
FOUL_THRESHOLD = constant("foul_threshold")
SHORT_PASS_RANGE: tuple[int, int] = tuple(raw("constants")["short_pass_range"]["value"])
LONG_PASS_MIN = constant("long_pass_min")
ONE_TOUCH_PENALTY = constant("one_touch_penalty")
MIN_FIELD = constant("min_field_players")
SHOOTOUT_SERIES = constant("shootout_first_series")
SHOOTOUT_SECTORS = constant("shootout_sectors")
SHORT_PASS_CAP = constant("short_pass_cap")
STALL_ROUNDS = constant("stall_rounds")
TAKE_BACKS = constant("take_backs")
TRAINING_POINTS = constant("training_points")
FEWEST_COACHES = constant("fewest_coaches")
MOST_COACHES = constant("most_coaches")
WIN_POINTS = constant("win_points")
DRAW_POINTS = constant("draw_points")
FORFEIT_GOALS = constant("forfeit_goals")
YELLOWS_A_BAN = constant("yellows_a_ban")
OFFSIDE_WINDOW_SECONDS = constant("offside_window_seconds")
