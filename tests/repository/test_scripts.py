"""The computations of scripts for those who change rules; the other parts are seen when they run."""

import ast
import re

import pytest

from scripts.audit import javascript_holes, python_holes
from scripts.map_records import Changes, Moment, mapped
from scripts.mutate import mutants
from scripts.pin_images import FILES, images, pinned
from tests.support.servers.serving import ROOT


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("a < 3", ["a <= 3", "a < 4"]),
        ("a + b", ["a - b"]),
        ("a and (not b)", ["a or not b", "a and b"]),
        ("a if b else c", ["a", "c"]),
        ("f(a)", ["pass"]),
    ],
)
def test_a_mutant_differs_in_one_thing(line: str, changed: list[str]) -> None:
    assert [ast.unparse(one.tree) for one in mutants(line)] == changed


def test_annotations_and_decorations_of_classes_are_left_alone() -> None:
    assert (
        list(
            mutants("class A(Struct, frozen=True):\n    b: int | None\ndef f(c: int | str) -> A | None: ...")
        )
        == []
    )


def test_an_old_event_is_told_in_todays_words() -> None:
    changes = Changes(
        events={"lost": "dropped"},
        fields={"*": {"whose": "who"}, "dropped": {"n": "count"}},
        added={"dropped": {"next": lambda event, moment: event["count"] + moment.seats}},
        dropped={"dropped": ("why",)},
        words={("dropped", "kind"): {"forfeit": "resigned"}},
    )
    old = {"event": "lost", "whose": 1, "n": 2, "why": "x", "kind": "forfeit"}

    today = mapped(old, Moment({"seats": [{}, {}]}, 0, None, None), changes)

    assert today == {"event": "dropped", "who": 1, "count": 2, "kind": "resigned", "next": 2 + 2}


def test_a_known_hole_is_named_and_what_nobody_knows_of_is_not_called_sound() -> None:
    python = {
        "dependencies": [
            {"name": "sound", "version": "1", "vulns": []},
            {"name": "holed", "version": "2", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3"]}]},
            {"name": "strange", "skip_reason": "not found"},
        ]
    }

    assert python_holes(python) == (["holed 2: PYSEC-1, mended in 3"], ["strange"])
    assert javascript_holes({"vulnerabilities": {"holed": {"severity": "high"}}}) == (["holed: high"], [])
    assert javascript_holes({"error": {"code": "EAUDIT"}}) == ([], ["everything in package-lock.json"])


def test_every_image_is_pinned_behind_its_tag_and_pinned_anew() -> None:
    text = "\n".join((ROOT / name).read_text() for name in FILES)
    named = images(text)
    first, then = (dict.fromkeys(named, f"sha256:{digit * 64}") for digit in "ab")

    once = pinned(text, first)

    assert {image.partition(":")[0] for image in named} >= {"python", "haproxy", "postgres", "valkey/valkey"}
    assert images(once) == named, "which tag it was stays readable"
    assert once.count("@sha256:") == len([*re.finditer(r"^(FROM|\s+image:) ", text, re.M)])
    assert pinned(once, then) == pinned(text, then)
    assert unpinned(once) == unpinned(text), "nothing else is changed"
    assert text.count("@sha256:") == once.count("@sha256:"), "one of them is named by its tag alone"


def unpinned(text: str) -> str:
    return re.sub(r"@sha256:[0-9a-f]{64}", "", text)
