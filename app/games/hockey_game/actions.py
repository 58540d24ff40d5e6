"""The actions of a player. In JSON each is a flat object with its `type`."""

from typing import Literal, TypeAlias

from msgspec import Struct

from app.games.hockey_game.model import CardId, FieldId, Move, TeamId


class PickTeam(Struct, frozen=True, tag_field="type", tag="pick_team", forbid_unknown_fields=True):
    team: TeamId


class Draft(Struct, frozen=True, tag_field="type", tag="draft", forbid_unknown_fields=True):
    card: CardId


class FaceoffRoll(Struct, frozen=True, tag_field="type", tag="faceoff_roll", forbid_unknown_fields=True):
    """Roll the seat's two dice for the puck."""


class Declare(Struct, frozen=True, tag_field="type", tag="declare", forbid_unknown_fields=True):
    """Declare the move and its destination. `to` is null for a shot."""

    move: Move
    to: FieldId | None


class PlaySpecial(
    Struct, frozen=True, tag_field="type", tag="play_special", forbid_unknown_fields=True, omit_defaults=True
):
    """Play a special card. `target` is the opposing hero who leaves, for an injury only."""

    card: CardId
    target: CardId | None = None


class PlayHero(Struct, frozen=True, tag_field="type", tag="play_hero", forbid_unknown_fields=True):
    card: CardId


class Roll(Struct, frozen=True, tag_field="type", tag="roll", forbid_unknown_fields=True):
    """Roll the dice of the turn."""


class PlayBonus(Struct, frozen=True, tag_field="type", tag="play_bonus", forbid_unknown_fields=True):
    card: CardId


class UseHeroes(Struct, frozen=True, tag_field="type", tag="use_heroes", forbid_unknown_fields=True):
    """Count these heroes instead of the best ones. They are sorted by id; there may be none."""

    cards: tuple[CardId, ...]


class TimeOut(Struct, frozen=True, tag_field="type", tag="time_out", forbid_unknown_fields=True):
    """Take TIME: discard one or two cards, sorted by id, and draw as many."""

    cards: tuple[CardId, ...]


class EndTurn(Struct, frozen=True, tag_field="type", tag="end_turn", forbid_unknown_fields=True):
    """Announce the total and close the turn."""


class RemoveHero(Struct, frozen=True, tag_field="type", tag="remove_hero", forbid_unknown_fields=True):
    """Name the hero whom the referee card sends off."""

    target: CardId


class Restart(Struct, frozen=True, tag_field="type", tag="restart", forbid_unknown_fields=True):
    """Restart after a saved shot: a face-off in a circle of the seat's zone, or play from its crease."""

    kind: Literal["faceoff", "goalkeeper"]
    at: FieldId


Action: TypeAlias = (
    PickTeam
    | Draft
    | FaceoffRoll
    | Declare
    | PlaySpecial
    | PlayHero
    | Roll
    | PlayBonus
    | UseHeroes
    | TimeOut
    | EndTurn
    | RemoveHero
    | Restart
)

ACTIONS: tuple[type[Action], ...] = (
    PickTeam,
    Draft,
    FaceoffRoll,
    Declare,
    PlaySpecial,
    PlayHero,
    Roll,
    PlayBonus,
    UseHeroes,
    TimeOut,
    EndTurn,
    RemoveHero,
    Restart,
)
