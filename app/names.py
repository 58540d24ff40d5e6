"""Names that people type, of players and of tournaments: what is stored can be seen, and stays on its line.

Names that are stored already are never checked again.
"""

import re
import unicodedata

from app.errors import Nameless

TYPED_PER_CHARACTER = 8
"""A text so many times as long as a name is refused unread: sorting its marks would take a while."""
MOST_MARKS = 3
"""The most marks above and below one letter; Vietnamese and vocalised Hebrew need no more."""
UNWANTED = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Controls, formats such as the direction of text, private use, halves of surrogate pairs, line ends."""
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\ufff0-\ufffc"
    "\U0001d159\U000e0000-\U000e0fff]"
)
"""Characters that show nothing, though Unicode counts them as letters, marks or symbols: fillers, variation
selectors, empty Braille, and what else is ignorable by default and in no category of UNWANTED.
"""
SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
JOINERS, EMOJI_STYLES = "\u200c\u200d", "\ufe0e\ufe0f"
JOINED = {"Lo", "Mn", "Mc", "So", "Sk"}
"""What a joiner follows: letters of scripts without capitals, and emoji."""
STYLED = {"So", "Sm", "Po"}
FORMER = "Former player"
"""The stored name of everybody who has deleted their profile; pages say it in the reader's language."""
NUMBERED = re.compile(r"Player (\d{4})")
"""The stored names of those whose own one was withdrawn; pages say them in the reader's language."""


def clean_name(text: str, longest: int) -> str:
    """Return a name as it is stored: NFC, trimmed, with single spaces, 1 to `longest` characters.

    Raises Nameless.
    """
    if len(text) > longest * TYPED_PER_CHARACTER:
        raise Nameless("name-length", most=longest)
    name = SPACES.sub(" ", unicodedata.normalize("NFC", text.strip()))
    if not 1 <= len(name) <= longest:
        raise Nameless("name-length", most=longest)
    if BLANK.search(name) or not all(_may_stand(name, at) for at in range(len(name))) or _has_pile(name):
        raise Nameless("name-visible")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in name):
        raise Nameless("name-blank")
    if name == FORMER or NUMBERED.fullmatch(name):
        raise Nameless("name-reserved")
    return name


def numbered_name(number: int) -> str:
    """Return the name that is stored in place of a withdrawn one. `number`: 0 to 9999."""
    return f"Player {number:04}"


def _may_stand(name: str, at: int) -> bool:
    """Return whether the character may stand at this place of the name."""
    before = unicodedata.category(name[at - 1]) if at > 0 else ""
    if name[at] in JOINERS:
        is_joined = before in JOINED or (at > 0 and name[at - 1] in EMOJI_STYLES)
        return is_joined and name[at + 1 : at + 2].strip() != ""
    if name[at] in EMOJI_STYLES:
        return before in STYLED
    return unicodedata.category(name[at]) not in UNWANTED


def _has_pile(name: str) -> bool:
    """Return whether marks stand on no letter, or more of them than on any letter of a language."""
    marks = "".join("m" if unicodedata.category(sign) in ("Mn", "Me") else "." for sign in name)
    return marks.startswith("m") or "m" * (MOST_MARKS + 1) in marks
