"""Checks the structure of a page that screen readers rely on, without a browser."""

from collections import Counter
from html.parser import HTMLParser

REFERRING = ("aria-labelledby", "aria-describedby", "aria-controls", "for")
NAMED_BY = ("aria-label", "aria-labelledby", "title")
SPOKEN = ("a", "button", "h1", "h2", "h3", "h4", "th", "summary", "label")


class Outline(HTMLParser):
    """The ids, references and headings of a page, and its elements that have neither text nor a name."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids = Counter[str]()
        self.references = set[str]()
        self.headings = list[int]()
        self.silent = list[str]()
        self._open = list[tuple[str, str, bool]]()
        self._said = set[int]()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        if "id" in has:
            self.ids[has["id"]] += 1
        self.references |= {one for name in REFERRING for one in has.get(name, "").split()}
        if tag[0] == "h" and tag[1:].isdigit():
            self.headings.append(int(tag[1:]))
        named = any(has.get(name) for name in NAMED_BY)
        if has.get("role") == "img" and not named:
            self.silent.append(self.get_starttag_text() or tag)
        if tag in SPOKEN:
            self._said.discard(len(self._open))
            self._open.append((tag, self.get_starttag_text() or tag, named))

    def handle_data(self, data: str) -> None:
        if data.strip():
            self._said |= set(range(len(self._open)))

    def handle_endtag(self, tag: str) -> None:
        if tag in SPOKEN and self._open:
            _, text, named = self._open.pop()
            if not named and len(self._open) not in self._said:
                self.silent.append(text)


def unsound(html: str) -> list[str]:
    """Return each fault as one line."""
    page = Outline(html)
    steps = list(zip([0, *page.headings], page.headings, strict=False))
    return [
        *(f"the id {one} stands twice" for one, times in page.ids.items() if times > 1),
        *(f"{one} is referred to and is not there" for one in sorted(page.references - set(page.ids))),
        *(f"h{one} follows h{before}" for before, one in steps if one > before + 1),
        *(
            f"{page.headings.count(1)} headings of the first level"
            for _ in [0]
            if page.headings.count(1) != 1
        ),
        *(f"without words: {one}" for one in page.silent),
    ]
