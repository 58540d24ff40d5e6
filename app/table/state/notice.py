"""Why a match that has started cannot go on."""

from enum import StrEnum
from typing import assert_never

from msgspec import Struct

from app.errors import Conflict


class NoticeCode(StrEnum):
    """The reasons why a match cannot go on; pages say them as `notice-<code>`."""

    GAME_GONE = "game_gone"
    RULES_CHANGED = "rules_changed"
    RECORD_UNFIT = "record_unfit"


class Notice(Struct, frozen=True):
    """Why a match cannot go on: a code, and a sentence in English for programs that read the document."""

    code: NoticeCode
    sentence: str


GAME_GONE = Notice(NoticeCode.GAME_GONE, "This server no longer has this game.")
RECORD_UNFIT = Notice(
    NoticeCode.RECORD_UNFIT,
    "The stored actions of this match do not fit its rules: it can be read, but not continued.",
)


def rules_changed(played: int, here: int) -> Notice:
    """Return the notice of a match that was played by another version of the rules than this server has."""
    return Notice(
        NoticeCode.RULES_CHANGED,
        f"This match was played by version {played} of the rules, this server has version {here}: "
        "it can be read, but not continued.",
    )


def refusal_of(notice: Notice) -> Conflict:
    """Return the error for an action in a match with this notice, and for its replay."""
    match notice.code:
        case NoticeCode.GAME_GONE:
            return Conflict("game-gone")
        case NoticeCode.RULES_CHANGED:
            return Conflict("match-rules-changed")
        case NoticeCode.RECORD_UNFIT:
            return Conflict("match-record-unfit")
        case _:
            assert_never(notice.code)
