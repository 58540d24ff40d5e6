"""The live channel's client handles the server's messages and a broken connection."""

import json
from collections.abc import Callable
from typing import Any

import pytest

Step = tuple[str, Any]
Play = Callable[..., list[dict[str, Any]]]

ROLL = {"type": "roll"}
LONGEST_WAIT = 10_000
"""Milliseconds for which the clocks wait for everybody after an outage (`TO_COME_BACK`)."""


@pytest.fixture
def play(node: Callable[[str, str], str]) -> Play:
    def run(*steps: Step) -> list[dict[str, Any]]:
        done: list[dict[str, Any]] = json.loads(node("live_talk.mjs", json.dumps(steps)))
        return done

    return run


def state(seq: int, **more: Any) -> Step:
    return "server", {"t": "state", "doc": {"seq": seq, "seats": [], "log": [], **more}}


def patch(before: int, seq: int, ops: list[Any] | None = None) -> Step:
    message = {"t": "patch", "from": before, "seq": seq, "ops": ops or []}
    return "server", message | ({} if seq == before else {"events": [{"seq": seq, "event": "rolled"}]})


def sent(done: list[dict[str, Any]], kind: str) -> list[Any]:
    return [entry["sent"] for entry in done if "sent" in entry and entry["sent"]["t"] == kind]


def documents(done: list[dict[str, Any]]) -> list[int]:
    return [entry["doc"]["seq"] for entry in done if "doc" in entry]


def test_patches_carry_the_document_on(play: Play) -> None:
    done = play(("open", 0), state(4), patch(4, 5, [{"op": "add", "path": "/seats/-", "value": "a"}]))

    assert documents(done) == [4, 5]
    assert done[-1]["doc"] == {"seq": 5, "seats": ["a"], "log": [{"seq": 5, "event": "rolled"}]}
    assert done[-1]["events"] == 1


def test_a_gap_is_never_patched_over_but_asks_for_the_whole(play: Play) -> None:
    done = play(("open", 0), state(4), patch(5, 6), patch(6, 7), state(7), patch(7, 8))

    assert documents(done) == [4, 7, 8]
    assert len(sent(done, "sync")) == 1


def test_after_a_break_it_resumes_where_it_stood_and_sends_nothing_again(play: Play) -> None:
    done = play(
        ("open", 0),
        state(4),
        ("act", {"ref": "a", "action": ROLL}),
        ("closed", 1006),
        ("act", {"ref": "b", "action": ROLL}),
        ("after", LONGEST_WAIT),
        ("open", 0),
        patch(4, 5),
        patch(5, 5, [{"op": "replace", "path": "/seats", "value": ["here"]}]),
    )

    assert [entry["opened"] for entry in done if "opened" in entry][:2] == ["live", "live?seq=4"]
    assert [act["ref"] for act in sent(done, "act")] == ["a"]
    assert [entry["acted"] for entry in done if "acted" in entry] == [True, False]
    assert [entry["resumed"] for entry in done if "doc" in entry] == [False, False, True]


def test_however_long_an_outage_was_it_tries_again_before_the_clocks_run(play: Play) -> None:
    tries = 8
    done = play(("open", 0), state(4), *(("closed", 1006), ("after", LONGEST_WAIT)) * tries)

    assert len([entry for entry in done if "opened" in entry]) == 1 + tries


def test_until_the_last_patch_of_a_resumption_nothing_may_be_sent(play: Play) -> None:
    done = play(
        ("open", 0),
        state(4),
        ("closed", 1006),
        ("after", LONGEST_WAIT),
        ("open", 0),
        patch(4, 5),
        ("act", {"ref": "early", "action": ROLL}),
        patch(5, 5),
        ("act", {"ref": "late", "action": ROLL}),
    )

    assert [act["ref"] for act in sent(done, "act")] == ["late"]


def test_an_unanswered_ping_breaks_the_line(play: Play) -> None:
    done = play(("open", 0), state(1), ("server", {"t": "pong"}), ("after", 10_000), ("after", 5_000))

    lines = [entry["line"] for entry in done if "line" in entry]
    assert len(sent(done, "ping")) == 2
    assert lines[-1] == "reconnecting"


@pytest.mark.parametrize(
    ("code", "why"),
    [(4401, "unauthenticated"), (4403, "forbidden"), (4404, "not_found"), (4429, "rate_limited")],
)
def test_a_refusal_is_final(play: Play, code: int, why: str) -> None:
    done = play(("open", 0), ("closed", code), ("after", 60_000), ("page", "online"))

    assert done[-1] == {"line": "refused", "tries": 0, "code": why}
    assert sum("opened" in entry for entry in done) == 1


def test_going_offline_shows_at_once_and_online_tries_at_once(play: Play) -> None:
    done = play(("open", 0), state(1), ("page", "offline"), ("page", "online"))

    assert {"line": "reconnecting", "tries": 1} in done
    assert done[-1] == {"opened": "live?seq=1"}


def test_acks_errors_and_chat_are_handed_on(play: Play) -> None:
    messages = [
        {"t": "ack", "ref": "a", "seq": 2},
        {"t": "error", "ref": "b", "code": "stale", "detail": ""},
        {"t": "chat", "id": 1, "text": "ahoj"},
    ]

    done = play(("open", 0), state(1), *(("server", message) for message in messages))

    assert done[-3:] == [{"ack": "a"}, {"error": "stale"}, {"chat": "ahoj"}]


def test_a_preview_is_asked_for_only_on_a_line_that_is_up_to_date(play: Play) -> None:
    answer = {"t": "preview", "seq": 4, "preview": {"total": 7}}

    done = play(
        ("preview", 0),
        ("open", 0),
        state(4),
        ("preview", 0),
        ("server", answer),
        ("closed", 1006),
        ("preview", 0),
    )

    assert [entry["asked"] for entry in done if "asked" in entry] == [False, True, False]
    assert sent(done, "preview") == [{"t": "preview"}]
    assert {"preview": {"total": 7}, "of": 4} in done


def test_why_something_cannot_be_done_is_asked_on_a_line_that_is_up_to_date(play: Play) -> None:
    asked = {"ref": "w1", "action": {"type": "move"}}
    answer = {"t": "why", "ref": "w1", "seq": 4, "objection": None, "detail": "Too far."}
    done = play(("why", asked), ("open", 0), state(4), ("why", asked), ("server", answer))

    assert sent(done, "why") == [{"t": "why", **asked}]
    assert {"why": "w1", "detail": "Too far."} in done


def test_heads_come_with_the_document_and_the_word_goes_when_it_is_asked_for(play: Play) -> None:
    asked = {"t": "reveal", "commitment": "c", "words": [None, "w"]}
    done = play(
        ("open", 0),
        ("server", asked),
        ("server", {"t": "state", "head": "h4", "doc": {"seq": 4, "seats": [], "log": []}}),
        ("server", {"t": "patch", "from": 4, "seq": 5, "ops": [], "events": [], "head": "h5"}),
        patch(5, 5),
    )

    assert sent(done, "word") == [{"t": "word", "word": "for 2"}]
    assert [entry["head"] for entry in done if "doc" in entry] == ["h4", "h5", None]
