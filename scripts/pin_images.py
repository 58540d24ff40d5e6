"""Pin the images of Dockerfile and docker-compose.yml by digest: `python -m scripts.pin_images`.

It asks their registry, with docker's own client, what each tag means today, and writes the digest after the
tag, in place of an older one. If an image cannot be looked up, it is named, nothing is written, and the exit
status is 2.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FILES = ("Dockerfile", "docker-compose.yml")
NAMED = re.compile(r"^(\s*image:\s+|FROM\s+)(?P<image>[^\s@]+:[^\s@]+)(?:@sha256:[0-9a-f]{64})?", re.M)
DIGEST = re.compile(r"sha256:[0-9a-f]{64}")


def images(text: str) -> list[str]:
    """Return the images with a tag that a file names, each once."""
    return sorted({found["image"] for found in NAMED.finditer(text)})


def pinned(text: str, digests: dict[str, str]) -> str:
    """Return the text with each of these images at its digest."""
    return NAMED.sub(lambda found: f"{found[1]}{found['image']}@{digests[found['image']]}", text)


def digest(image: str) -> str | None:
    """Return the digest of an image's tag for all kinds of machines; None: it cannot be looked up."""
    command = ["docker", "buildx", "imagetools", "inspect", "--format", "{{json .Manifest}}", image]
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
        found = str(json.loads(said)["digest"])
    except (OSError, subprocess.SubprocessError, ValueError, KeyError):
        return None
    return found if DIGEST.fullmatch(found) else None


def main() -> int:
    texts = {name: (ROOT / name).read_text() for name in FILES}
    asked = {image: digest(image) for text in texts.values() for image in images(text)}
    digests = {image: one for image, one in asked.items() if one is not None}
    if missing := sorted(set(asked) - set(digests)):
        print(f"not pinned: no registry could be asked for {', '.join(missing)}")
        return 2
    for name, text in texts.items():
        (ROOT / name).write_text(pinned(text, digests))
    print("\n".join(f"{image}@{one}" for image, one in digests.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
