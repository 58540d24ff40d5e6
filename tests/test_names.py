"""A name shows what it is: nothing in it is invisible, and it changes nothing around it."""

import pytest

from app.errors import Nameless
from app.names import FORMER, clean_name, numbered_name

LONGEST = 24
IGNORABLE = [
    *("\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u180b", "\u180e", "\u200b", "\u200c"),
    *("\u200d", "\u200e", "\u200f", "\u202a", "\u202e", "\u2060", "\u2064", "\u2066", "\u2069", "\u206f"),
    *("\u3164", "\ufe00", "\ufe0f", "\ufeff", "\uffa0", "\U0001d173", "\U000e0001", "\U000e0041"),
]
"""One character of each range that Unicode calls ignorable by default."""
EMPTY = ["\u2800", "\U0001d159", "\ufffc", "\ue000", "\ud800", "\x00", "\x85", "\u2028", "\n", "\t"]


@pytest.mark.parametrize("sign", [*IGNORABLE, *EMPTY], ids=ascii)
def test_what_is_invisible_is_no_name_and_is_in_none(sign: str) -> None:
    around = () if sign.isspace() else (f"{sign}Ann",)  # spaces around a name are trimmed
    for text in (sign, f"A{sign}nn", f"Ann{sign}x", *around, sign * 3):
        with pytest.raises(Nameless):
            clean_name(text, LONGEST)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u00a0\u2003",
        "\u3000" * 3,
        "\u0301",
        "\u0301a",
        "a" + "\u0301\u0323\u0308\u0302\u0307",
        "x" * 25,
    ],
)
def test_what_is_blank_piled_up_or_too_long_is_no_name(text: str) -> None:
    with pytest.raises(Nameless):
        clean_name(text, LONGEST)


@pytest.mark.parametrize(
    "name",
    [
        *("Žaneta", "Света", "Nguyễn Thị Ệ", "O'Brien-2", "李小龍", "בְּרָכָה", "محمد", "สมชาย", "!?", "★"),
        *(
            "नेपाल\u200dक्ष",
            "می\u200cخواهم",
            "❤\ufe0f",
            "👨\u200d👩\u200d👧",
            "🏳\ufe0f\u200d🌈",
            "👍🏽",
            "x" * 24,
        ),
    ],
)
def test_names_of_all_languages_and_emoji_stay_as_they_are(name: str) -> None:
    assert clean_name(name, LONGEST) == name


def test_a_name_is_composed_and_its_spaces_are_single() -> None:
    assert clean_name("  Zoe\u0308 \u00a0\u2003 Nov\u00e1 ", LONGEST) == "Zoë Nová"


def test_a_long_text_is_refused_unread() -> None:
    with pytest.raises(Nameless):
        clean_name("a" + "\u0301\u0323" * 8000, LONGEST)


@pytest.mark.parametrize("name", [FORMER, f" {FORMER}", numbered_name(7), numbered_name(9999)])
def test_nobody_takes_a_name_that_stands_for_none(name: str) -> None:
    with pytest.raises(Nameless, match="name-reserved"):
        clean_name(name, LONGEST)


@pytest.mark.parametrize("name", ["Player 1", "Player 12345", "Players 1234", "Former players"])
def test_names_like_them_are_names(name: str) -> None:
    assert clean_name(name, LONGEST) == name
