"""Audit the dependencies for known vulnerabilities: `python -m scripts.audit`.

It asks the index of Python packages (by pip-audit, fetched when it is needed) and that of JavaScript packages
about every locked version. Exit status 1: a package has a known vulnerability. Exit status 2: an index could
not be asked, so nothing was audited.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PYTHON = ("requirements.lock", "requirements-dev.lock")
UV = str(Path(sys.executable).with_name("uv"))

Found = tuple[list[str], list[str]]
"""Lines about vulnerabilities, and the names of packages about which nothing is known."""


def python_holes(report: dict[str, Any]) -> Found:
    """Return the findings in pip-audit's JSON."""
    holes = [
        f"{one['name']} {one['version']}: {hole['id']}, mended in {', '.join(hole['fix_versions']) or 'none'}"
        for one in report["dependencies"]
        for hole in one.get("vulns", [])
    ]
    return holes, [one["name"] for one in report["dependencies"] if "skip_reason" in one]


def javascript_holes(report: dict[str, Any]) -> Found:
    """Return the findings in npm's JSON, which holds an error if npm could not ask."""
    if "vulnerabilities" not in report:
        return [], ["everything in package-lock.json"]
    return [f"{name}: {one['severity']}" for name, one in report["vulnerabilities"].items()], []


def said(*command: str) -> dict[str, Any]:
    """Return the JSON that a command prints; empty if it prints none."""
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        report: dict[str, Any] = json.loads(done.stdout)
    except ValueError:
        report = {}
    return report


def audited() -> dict[str, Found]:
    found: dict[str, Found] = {}
    for lock in PYTHON:
        ask = (
            "tool",
            "run",
            "pip-audit",
            "--disable-pip",
            "--format=json",
            "--progress-spinner=off",
            "-r",
            lock,
        )
        report = said(UV, *ask)
        found[lock] = python_holes(report) if report else ([], [f"everything in {lock}"])
    found["package-lock.json"] = javascript_holes(said("npm", "audit", "--package-lock-only", "--json"))
    return found


def main() -> int:
    found = audited()
    for lock, (holes, unknown) in found.items():
        print(f"{lock}: {len(holes)} known holes" + (f", NOT audited: {len(unknown)}" if unknown else ""))
        for line in holes:
            print(f"  {line}")
        if unknown:
            print(f"  no index within reach knows of {', '.join(unknown[:3])}{' ...' if unknown[3:] else ''}")
    if any(holes for holes, _ in found.values()):
        return 1
    return 2 if any(unknown for _, unknown in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
