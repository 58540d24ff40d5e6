"""Modules of others are served as they were published, and each of them is listed."""

import hashlib
from pathlib import Path

VENDOR = Path(__file__).parents[2] / "app" / "static" / "vendor"


def test_the_vendored_files_are_those_of_the_list() -> None:
    lines = (VENDOR / "CHECKSUMS").read_text().splitlines()
    listed = {name: checksum for checksum, name in (line.split("  ", 1) for line in lines)}
    found = {
        file.relative_to(VENDOR).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()
        for file in VENDOR.rglob("*")
        if file.is_file() and file.name != "CHECKSUMS"
    }

    assert found == listed
