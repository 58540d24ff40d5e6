"""The documentation is whole: links lead somewhere, named files exist, and pages have the parts they need."""

import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.servers.serving import ROOT

AT_THE_TOP = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "clients/python/README.md"]
NAMED = re.compile(
    r"`((?:app|tests|benchmarks|scripts|migrations|deploy|clients|docs|templates)/[\w./*<>-]*[\w/*>])`"
)
MODULE = re.compile(r"python -m ((?:app|tests|benchmarks|scripts)\.[\w.]+)")
IN_CODE = re.compile(r"\b((?:docs/[\w./-]+|[A-Z]{5,})\.md)\b(?:, \"([^\"]+)\")?|\b(docs/decisions/\d{4})\b")
LONGEST_RELEASE = 60
LONGEST_ENTRY = 25


def pages() -> list[Path]:
    return [ROOT / name for name in AT_THE_TOP] + sorted((ROOT / "docs").rglob("*.md"))


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


every_page = pytest.mark.parametrize("page", pages(), ids=name_of)
every_decision = pytest.mark.parametrize(
    "page", sorted((ROOT / "docs/decisions").glob("0*.md")), ids=lambda page: page.name
)


def prose_of(page: Path) -> str:
    """Return the text of a page without its code blocks."""
    return re.sub(r"^(```|~~~).*?^\1", "", page.read_text(), flags=re.M | re.S)


@cache
def anchors(page: Path) -> frozenset[str]:
    """Return the anchors of the headings of a page, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", prose_of(page), re.M)
    return frozenset(re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings)


def links(page: Path) -> Iterator[str]:
    """Yield the targets of links and pictures within the repository."""
    for target in re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", prose_of(page)):
        if not (target[0] or target[1]).startswith(("http://", "https://")):
            yield target[0] or target[1]


@every_page
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_every_page_is_in_the_index() -> None:
    index = ROOT / "docs/index.md"
    listed = {(index.parent / link.partition("#")[0]).resolve() for link in links(index)}
    decisions = set((ROOT / "docs/decisions").glob("0*.md"))

    assert {name_of(page) for page in (ROOT / "docs").rglob("*.md")} - {
        name_of(page) for page in listed | decisions | {index}
    } == set()


@every_page
def test_every_file_and_module_that_is_named_exists(page: Path) -> None:
    text = page.read_text()
    named = [path for path in NAMED.findall(text) if "<" not in path]
    modules = [f"{module.replace('.', '/')}" for module in MODULE.findall(text)]

    assert [path for path in named if not list(ROOT.glob(path))] == []
    assert [path for path in modules if not ((ROOT / f"{path}.py").exists() or (ROOT / path).is_dir())] == []


def test_every_page_that_code_names_exists() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "app", "tests", "benchmarks", "scripts", "clients", "deploy", "migrations"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    missing = []
    for name in listed:
        path = ROOT / name
        if path.suffix not in (".py", ".js", ".ts", ".css", ".yaml", ".cfg") or "vendor" in path.parts:
            continue
        for page, section, decision in IN_CODE.findall(path.read_text(encoding="utf-8")):
            if not found(page, section, decision):
                missing.append(f"{name}: {page or decision} {section}")

    assert missing == []


def found(page: str, section: str, decision: str) -> bool:
    """Return whether the code's reference to a page, and perhaps one of its sections, leads somewhere."""
    if decision:
        return bool(list(ROOT.glob(f"{decision}-*.md")))
    if page in ("RULES.md", "CHECKSUMS.md"):
        return True  # This page is a game's own.
    path = ROOT / page if (ROOT / page).exists() else ROOT / "docs" / page
    return path.exists() and (not section or section in path.read_text())


@every_decision
def test_a_decision_has_a_status_a_date_and_its_three_parts(page: Path) -> None:
    text = page.read_text()

    assert re.match(rf"# {int(page.name[:4])}\. [A-Z]", text)
    assert re.search(r"^Status: (accepted|superseded by .+)\. Date: \d{4}-\d\d-\d\d\.$", text, re.M)
    assert re.findall(r"^## (.+)$", text, re.M) == ["Context", "Decision", "Consequences"]
    assert page.name in (page.parent / "README.md").read_text()


def test_the_changelog_has_the_version_of_the_project_and_short_entries() -> None:
    text = (ROOT / "CHANGELOG.md").read_text()
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    releases = re.split(r"^## ", text, flags=re.M)[1:]

    assert releases[0].startswith("[Unreleased]")
    assert re.match(rf"\[{re.escape(version)}\] - \d{{4}}-\d\d-\d\d\n", releases[1])
    assert [release[:20] for release in releases if release.count("\n") > LONGEST_RELEASE] == []
    entries = re.findall(r"^- (.+)$", text, re.M)
    assert [entry for entry in entries if len(entry.split()) > LONGEST_ENTRY] == []


def test_contributing_is_short() -> None:
    assert (ROOT / "CONTRIBUTING.md").read_text().count("\n") <= 150
