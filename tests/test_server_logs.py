"""The report of a failed test has what its servers logged, because in CI the logs themselves are gone."""

from pathlib import Path

import pytest

from tests.support import server_logs


@pytest.fixture
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    old, fresh = tmp_path / "server-1.log", tmp_path / "server-2.log"
    monkeypatch.setattr(server_logs, "LOGS", {old, fresh, tmp_path / "gone.log"})
    old.write_text("before\n")
    return old, fresh


def test_what_was_logged_since_the_beginning_is_shown(logs: tuple[Path, Path]) -> None:
    old, fresh = logs
    began = server_logs.sizes()
    assert server_logs.logged_since(began) == []
    with old.open("a") as log:
        log.write("during\n")
    fresh.write_text("x" * server_logs.LONGEST + "the end\n")

    assert server_logs.logged_since(began)[0] == ("server-1.log", "during\n")
    [(_, said)] = server_logs.logged_since(began)[1:]
    assert said.endswith("the end\n") and len(said) == server_logs.LONGEST
