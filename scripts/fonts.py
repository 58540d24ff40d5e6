"""Cut the fonts of npm's fontsource packages down to what Stadion writes with them.

    python -m scripts.fonts UNPACKED_ONEST/files UNPACKED_SOFIA/files

Writes `app/static/fonts/*.woff2` and their CHECKSUMS; versions stand in NOTICE. Needs fonttools and brotli,
which nothing else of Stadion does. Dropped are weights without a use, features that no stylesheet asks for,
hints, and signs that no heading uses. Of the letters that Czech, Slovak, Polish and their neighbours add to
Latin (U+0100-017F) a file of their own is made, so that a háček does not bring Vietnamese along
("latin-more").
"""

import hashlib
import sys
from pathlib import Path

from fontTools import subset  # type: ignore[import-not-found]
from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.varLib import instancer  # type: ignore[import-not-found]

FONTS = Path(__file__).parent.parent / "app/static/fonts"
EXTENDED_A = range(0x100, 0x180)
SIGNS = frozenset("–—‘’“”„…·°×−№«»←→↑↓\u00a0\u2009\u202f")
"""Signs used in headings, beside letters, digits and ASCII."""
FEATURES = ["kern", "ccmp", "locl", "tnum"]


def main(onest: Path, sofia: Path) -> None:
    """Cut every file that `fonts.css` names."""
    for file in sorted(onest.glob("onest-*-wght-normal.woff2")):
        cut(file, set(TTFont(file).getBestCmap()), (400, 700))
    for script in ("latin", "latin-ext", "cyrillic"):
        file = sofia / f"sofia-sans-extra-condensed-{script}-wght-normal.woff2"
        cut(file, set(filter(in_headings, TTFont(file).getBestCmap())), (800, 900))
    files = sorted(FONTS.glob("*[!S]"))
    sums = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (FONTS / "CHECKSUMS").write_text("".join(sums))


def in_headings(code_point: int) -> bool:
    sign = chr(code_point)
    return sign.isalpha() or sign.isdecimal() or sign.isascii() or sign in SIGNS


def cut(file: Path, letters: set[int], weights: tuple[int, int]) -> None:
    """Write the subset of one file; `latin-ext` becomes two files, separated by their letters."""
    if "-latin-ext-" not in file.name:
        return keep(file, letters, file.name, weights)
    keep(file, letters & set(EXTENDED_A), file.name, weights)
    keep(file, letters - set(EXTENDED_A), file.name.replace("-ext-", "-more-"), weights)


def keep(file: Path, letters: set[int], name: str, weights: tuple[int, int]) -> None:
    """Write the font of `file` with these letters (code points) alone to `name`."""
    font = instancer.instantiateVariableFont(TTFont(file), {"wght": weights})
    options = subset.Options(layout_features=FEATURES, hinting=False, name_IDs=["*"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)
    font.flavor = "woff2"
    font.save(FONTS / name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
