"""`stadion worker`."""

import pytest

from app.cli.main import main


def test_a_worker_without_a_broker_is_told_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("STADION_REDIS_URL", raising=False)

    assert main(["worker"]) != 0
    assert "STADION_REDIS_URL" in capsys.readouterr().err
