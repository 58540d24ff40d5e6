"""The `stadion` command reads its arguments, and explains wrong ones."""

import pytest

from app.cli.exit_codes import USAGE, WRONG
from app.cli.main import main
from tests.support.servers.command_line import run_stadion


def test_a_wrong_setting_is_one_sentence_and_no_traceback() -> None:
    done = run_stadion("serve", database_url="sqlite:///x", secret_key="x")

    assert done.returncode == WRONG
    assert done.stderr.startswith("stadion: STADION_DATABASE_URL: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [[], ["play"], ["serve", "--port", "70000"], ["serve", "--port", "x"], ["serve", "--workers", "0"]],
)
def test_wrong_usage_is_status_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)

    assert left.value.code == USAGE
    assert "usage: stadion" in capsys.readouterr().err
