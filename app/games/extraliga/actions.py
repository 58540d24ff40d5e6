"""The actions of a player. In JSON each is a flat object with a `type`."""

from typing import TypeAlias

from msgspec import Struct

from app.games.extraliga.model import CardId, CopyId, Slot


class Pick(Struct, frozen=True, tag_field="type", tag="pick", forbid_unknown_fields=True):
    """Draft a card from the table or from the hand."""

    card: CardId


class Place(Struct, frozen=True, tag_field="type", tag="place", forbid_unknown_fields=True):
    """Put a card of the team on a slot. EX-5.2 says what happens to the player who was there."""

    card: CardId
    slot: Slot


class Auto(Struct, frozen=True, tag_field="type", tag="auto", forbid_unknown_fields=True):
    """Set the best line-up (EX-5.10)."""


class Done(Struct, frozen=True, tag_field="type", tag="done", forbid_unknown_fields=True):
    """Close the editor."""


class Choose(
    Struct, frozen=True, tag_field="type", tag="choose", forbid_unknown_fields=True, omit_defaults=True
):
    """Answer an event with the slot to exclude or the card to remove."""

    slot: Slot | None = None
    card: CardId | None = None


class Play(Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True, omit_defaults=True):
    """Play a trainer card. `target` is a slot (all-rounder) or a bench card (transfer)."""

    card: CopyId
    target: str | None = None


class Pass(Struct, frozen=True, tag_field="type", tag="pass", forbid_unknown_fields=True):
    """End the turn, with trainer cards or with bonuses."""


class Roll(Struct, frozen=True, tag_field="type", tag="roll", forbid_unknown_fields=True):
    """Roll the attack dice."""


class UseBonus(
    Struct, frozen=True, tag_field="type", tag="bonus", forbid_unknown_fields=True, omit_defaults=True
):
    """Use a bonus on a die.

    `die` is its index among the target's dice; None for all of the team's own dice.
    """

    source: str  # a player card, or the copy of a trainer card or event
    die: int | None = None


Action: TypeAlias = Pick | Place | Auto | Done | Choose | Play | Pass | Roll | UseBonus
ACTIONS: tuple[type[Action], ...] = (Pick, Place, Auto, Done, Choose, Play, Pass, Roll, UseBonus)
