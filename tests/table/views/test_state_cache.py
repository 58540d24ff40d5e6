"""The whole document of a class of viewers is built once while nothing changes."""

from app.engine.types import Seat
from app.table.views.state_cache import KEPT_S, StateCache


def test_a_message_is_built_once_per_viewer_and_number_of_actions_and_again_after_a_change() -> None:
    built, now = list[Seat | None](), [0.0]

    def build(viewer: Seat | None) -> bytes:
        built.append(viewer)
        return b"%d" % len(built)

    cache = StateCache(build, lambda: now[0])

    assert [cache.message(viewer, 7) for viewer in (None, None, 0, None, 0)] == [b"1", b"1", b"2", b"1", b"2"]
    assert cache.message(None, 8) == b"3"
    cache.clear()
    assert cache.message(None, 8) == b"4"
    now[0] = KEPT_S
    assert cache.message(None, 8) == b"5"
    assert built == [None, 0, None, None, None]
