"""The version is named once, and every server tells it."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import httpx

from app.version import version
from tests.support.servers.serving import ROOT, Server


def test_a_checkout_has_the_version_of_its_pyproject() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

    assert version() == project["version"]


def test_an_installed_server_has_the_version_of_its_distribution(tmp_path: Path) -> None:
    """There is no pyproject.toml beside it, as in an image."""
    installed, metadata = tmp_path / "app", tmp_path / "stadion-9.8.7.dist-info"
    installed.mkdir()
    metadata.mkdir()
    for name in ("__init__.py", "version.py"):
        shutil.copy(ROOT / "app" / name, installed)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: stadion\nVersion: 9.8.7\n")

    said = subprocess.run(
        [sys.executable, "-c", "from app.version import version; print(version())"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )

    assert said.stdout == "9.8.7\n"


def test_a_page_names_the_version_in_its_footer(server: Server) -> None:
    page = httpx.get(server.url).text

    assert f"<span>Stadion {version()}</span>" in page
