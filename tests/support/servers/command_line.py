"""The `stadion` command, run to its end in a process of its own."""

import subprocess
import sys
from pathlib import Path

from tests.support.servers.serving import ROOT


def run_stadion(
    *arguments: str | Path, programs: str = "/usr/bin:/bin", **settings: str
) -> subprocess.CompletedProcess[str]:
    """Run a command with a PATH of `programs`; `settings` are variables without their prefix STADION_."""
    environment = {"PATH": programs} | {f"STADION_{name.upper()}": value for name, value in settings.items()}
    return subprocess.run(
        [sys.executable, "-m", "app.cli", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def output_of_stadion(*arguments: str | Path, **settings: str) -> str:
    """Run a command that has to succeed, with the tests' secret key; return what it prints."""
    done = run_stadion(*arguments, **{"secret_key": "test"} | settings)
    assert done.returncode == 0, done.stderr
    return done.stdout
