"""Modules of the front end without a browser: each test runs a small script in node."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.browser.browser_tools import NODE

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def node() -> Callable[[str, str], str]:
    """Run a script of this folder with the given text as its input; return its output."""

    def run(script: str, text: str) -> str:
        done = subprocess.run(
            [NODE, str(HERE / script)], input=text, capture_output=True, text=True, timeout=180, check=False
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run
