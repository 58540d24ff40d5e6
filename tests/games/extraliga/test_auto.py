"""EX-5.10: the line-up of `auto` is the best of all, by exhaustive comparison."""

from collections.abc import Iterator
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from app.games.extraliga.data import cards
from app.games.extraliga.model import EMPTY, PLACE, SLOTS, Bonus, Editor, EditorKind, Lineup, Slot
from app.games.extraliga.objections import done_objections
from app.games.extraliga.rules.best import best_lineup, best_six, best_with
from app.games.extraliga.rules.lineup import may_stand, new_editor
from app.games.extraliga.rules.strength import strength
from tests.games.extraliga.build import editor, six, team
from tests.support.matches.scripted_chance import clause


def every_lineup(editor: Editor) -> Iterator[Lineup]:
    """Yield all line-ups that keep excluded slots as they are and place no card where it cannot stand."""
    kept = {PLACE[slot] for slot in editor.excluded}
    free = [card for card in editor.cards if card not in {editor.lineup[place] for place in kept}]
    open_places = [place for place in range(6) if place not in kept]
    for some in {*permutations([*free, *[None] * len(open_places)], len(open_places))}:
        lineup = list(editor.lineup)
        for place, card in zip(open_places, some, strict=True):
            lineup[place] = card
        if all(card is None or p in kept or may_stand(editor, card, p) for p, card in enumerate(lineup)):
            yield tuple(lineup)


def rank(editor: Editor, lineup: Lineup) -> tuple[object, ...]:
    """EX-5.10 word by word, smallest first."""
    both = strength(lineup)  # an excluded player counts as present
    box = cards()
    face_up = [card for p, card in enumerate(lineup) if card and (p < 5 or box[card].is_goalkeeper)]
    bonuses = sum(box[card].bonus is not Bonus.NONE for card in face_up if _free(editor, lineup, card))
    ids = tuple(card or "~" for card in lineup)
    return (
        -sum(card is not None for card in lineup),
        -both.total,
        -both.attack.total,
        -bonuses,
        ids,
    )


def _free(editor: Editor, lineup: Lineup, card: str) -> bool:
    return SLOTS[lineup.index(card)] not in editor.excluded


def brute_force(editor: Editor) -> Lineup:
    satisfying = (
        lineup
        for lineup in every_lineup(editor)
        if next(done_objections(replace(editor, lineup=lineup)), None) is None
    )
    return min(satisfying, key=lambda lineup: rank(editor, lineup))


SMALL = [
    "SPA-LW",
    "SPA-C",
    "TRI-RW",
    "SPA-D1",
    "TRI-D1",
    "SPA-G",
    "LEG-C1",
    "LEG-D1",
    "LEG-G",
    "HKR-C",
    "TRI-G",
]


@st.composite
def editors(draw: st.DrawFn) -> Editor:
    """Teams of up to 7 cards: few enough to try everything."""
    some = draw(st.lists(st.sampled_from(SMALL), min_size=1, max_size=7, unique=True))
    start = draw(st.sampled_from(["empty", "auto"]))
    lineup: Lineup = EMPTY
    if start == "auto":
        lineup = best_lineup(new_editor(team(EMPTY, some), EditorKind.BUILD, 0, 6))
    rest = [card for card in some if card not in lineup]
    excluded: tuple[Slot, ...] = ()
    if start == "auto" and draw(st.booleans()):
        there = [slot for slot in SLOTS if lineup[PLACE[slot]] is not None and slot is not Slot.G]
        excluded = tuple(draw(st.lists(st.sampled_from(there), max_size=1))) if there else ()
    lo = draw(st.integers(0, 4)) if start == "auto" else 0
    hi = draw(st.integers(max(lo, 1), 6)) if start == "auto" else 6
    return new_editor(team(lineup, rest, excluded=excluded), EditorKind.SUBSTITUTE, lo, hi)


@clause("EX-5.10", "EX-5.3", "EX-5.9")
@settings(max_examples=25, deadline=None)
@given(editors())
def test_no_line_up_is_better_than_the_one_of_auto(editor: Editor) -> None:
    assert best_lineup(editor) == brute_force(editor)


@clause("EX-5.10")
def test_twelve_cards_of_two_clubs_make_six_and_six() -> None:
    lineup = best_lineup(editor(EMPTY, (*six("TRI"), *six("SPA")), kind=EditorKind.BUILD))
    both = strength(lineup)

    assert (both.attack.total, both.defence.total) == (6, 6)
    assert lineup[3:5] == tuple(sorted(str(card) for card in lineup[3:5]))


@clause("EX-5.10")
def test_of_line_ups_with_equal_sums_the_one_with_the_stronger_attack_is_chosen() -> None:
    """One legend may play: in attack 5 + 3, in defence 3 + 5, and that one has the smaller ids."""
    some = ("LEG-C1", "LEG-D1", "SPA-LW", "TRI-RW", "HKR-C", "VIT-D1", "LIB-D1", "PLZ-G")
    both = strength(best_lineup(editor(EMPTY, some, kind=EditorKind.BUILD)))
    other = strength(("SPA-LW", "HKR-C", "TRI-RW", "LEG-D1", "VIT-D1", "PLZ-G"))

    assert (both.attack.total, both.defence.total) == (5, 3)
    assert (other.attack.total, other.defence.total) == (3, 5)


@clause("EX-5.10")
def test_of_equal_strengths_the_line_up_with_more_bonuses_is_chosen() -> None:
    """HKR-D1 and KLA-D1 are strangers to Sparta alike; the first has the smaller id, the second a bonus."""
    some = ("SPA-LW", "SPA-C", "SPA-RW", "SPA-D1", "SPA-G", "HKR-D1", "KLA-D1")
    lineup = best_lineup(editor(EMPTY, some, kind=EditorKind.BUILD))

    assert cards()["HKR-D1"].bonus is Bonus.NONE and cards()["KLA-D1"].bonus is not Bonus.NONE
    assert lineup[3:] == ("KLA-D1", "SPA-D1", "SPA-G")


@clause("EX-5.10")
def test_an_excluded_skater_counts_as_present() -> None:
    """With TRI-C, who stays, Třinec's wings are worth 6; without that card Sparta's would do as well."""
    start = editor(six("TRI"), six("SPA"), kind=EditorKind.SUBSTITUTE, excluded=(Slot.C,))

    assert best_lineup(start)[:3] == ("TRI-LW", "TRI-C", "TRI-RW")


@clause("EX-5.10", "EX-5.3")
def test_auto_obeys_the_demand_of_the_die() -> None:
    start = editor(six("SPA"), six("TRI"), lo=4)
    lineup = best_lineup(start)

    assert sum(card in six("TRI") for card in lineup) >= 4
    assert next(done_objections(replace(start, lineup=lineup)), None) is None


@clause("EX-5.10", "EX-4.8", "EX-5.9")
@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(sorted(cards())), min_size=1, max_size=12, unique=True))
def test_one_card_more_is_as_good_as_all_of_them_from_the_start(some: list[str]) -> None:
    *owned, card = some

    assert best_with(tuple(owned), card) == best_six(tuple(some))


@clause("EX-4.7", "EX-4.8")
def test_the_first_goalkeeper_takes_the_place_of_the_substitute() -> None:
    """Face down a sixth skater counts 1; a team with a goalkeeper cannot place one there."""
    owned = (*six("SPA")[:3], "TRI-D1", "HKR-D1", "VIT-D1")

    assert best_six(owned)[5] == "VIT-D1"
    assert best_with(owned, "SPA-G")[5] == "SPA-G"
