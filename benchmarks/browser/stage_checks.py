"""Scripts that check the layout of the table page; each but `SHARE` returns a list of findings."""

from typing import Any

VIEWPORTS: dict[str, dict[str, Any]] = {
    "1920x1080": {"viewport": {"width": 1920, "height": 1080}},
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
    "1366x768": {"viewport": {"width": 1366, "height": 768}},
    "1280x720": {"viewport": {"width": 1280, "height": 720}},
    "820x1180": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "390x844": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "844x390": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
}
NARROW: dict[str, dict[str, Any]] = {
    "320x640": {"viewport": {"width": 320, "height": 640}},
    "720x450": {"viewport": {"width": 720, "height": 450}},
    "667x375": {"viewport": {"width": 667, "height": 375}, "has_touch": True, "is_mobile": True},
}
"""320 px wide, 1440x900 at 200 %, and a small phone on its side."""
SHARES: dict[str, tuple[float, float]] = {
    "1920x1080": (55.9, 51.4),
    "1440x900": (50.4, 45.3),
    "1366x768": (50.1, 44.9),
    "1280x720": (48.9, 43.3),
    "820x1180": (49.0, 37.3),
    "390x844": (50.8, 22.9),
    "844x390": (51.9, 44.2),
}
"""Percent of the window that the board takes at least: without a strip of the game above it, and with one."""
CARDS = {
    size: (share, share)
    for size, share in {
        "1440x900": 45.0,
        "1280x720": 45.0,
        "820x1180": 46.0,
        "390x844": 45.0,
    }.items()
}
"""The same where the hand of a phone is higher, with or without a strip."""
WITH_CARDS = ("extraliga", "helvetia_cup")
TOLERANCE = 0.5

SHARE = """() => {
  const { width, height } = document.querySelector(".play > .boardwrap").getBoundingClientRect();
  const strip = document.querySelector(".gstrip") !== null;
  return { share: 100 * width * height / innerWidth / innerHeight, strip };
}"""

SCROLLS = """() => {
  const { scrollWidth, scrollHeight } = document.scrollingElement;
  return scrollWidth > innerWidth || scrollHeight > innerHeight
    ? [`the page scrolls: ${scrollWidth}x${scrollHeight} in ${innerWidth}x${innerHeight}`] : [];
}"""

# The size of letters as they are drawn: in an SVG times the scale of its coordinates.
SMALL_TEXT = r"""() => {
  const LEAST = 12, found = new Set();
  const walker = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim(), one = node.parentElement;
    if (!text || one.closest(".vh, title, style, option, noscript, dialog:not([open])")) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height } = range.getBoundingClientRect();
    const clip = getComputedStyle(one).clipPath;
    if (width < 1 || height < 1 || clip.startsWith("inset(50%")) continue;
    const drawn = one.closest("svg") && one.getScreenCTM?.();
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    const named = `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`;
    if (size > 0 && size < LEAST - 0.05) found.add(`${size.toFixed(1)} px: ${named} "${text.slice(0, 30)}"`);
  }
  return [...found];
}"""

# A control that is on is hit at its centre. Rows that scroll are scrolled to it, and back.
COVERED = r"""() => {
  const off = "[aria-disabled=true], :disabled", found = new Set();
  const places = [".boardwrap", ".gstrip", ".trayw", ".actionbar"];
  const controls = places.map((one) => `${one} :is(button, [role=button]):not(${off})`).join();
  const named = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`;
  for (const one of document.querySelectorAll(controls)) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (one.closest(".vh, [popover]:not(:popover-open), [inert]")) continue;
    const row = one.closest(".tray, .tr-b, .boardwrap > *");
    const before = row && [row.scrollLeft, row.scrollTop];
    one.scrollIntoView({ block: "nearest", inline: "center" }); // rows may snap
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width > 0 && height > 0 ? document.elementFromPoint(x, y) : one;
    if (row) [row.scrollLeft, row.scrollTop] = before;
    const pane = one.closest(".boardwrap")?.getBoundingClientRect();
    const beyond = pane && (x < pane.left || x > pane.right || y < pane.top || y > pane.bottom);
    if ((!hit || beyond) && one.closest("svg")) continue; // outside what is seen: the board is moved to it
    if (hit && (one.contains(hit) || hit.contains(one) && one.closest("svg"))) continue;
    const said = (one.getAttribute("aria-label") ?? one.textContent).replace(/\s+/g, " ").trim().slice(0, 50);
    found.add(`${named(one)} "${said}" lies under ${hit ? named(hit) : "nothing"}`);
  }
  return [...found];
}"""

# Sentences, buttons and headings are whole.
CUT_LABELS = r"""() => {
  const words = [".ab-txt > *", ".ab-flag > span", ".ab-btn .tt > *", ".tr-h > *", ".trayw button b"];
  const labels = [...words, ".seat .nm > b", ".tname > b"].join();
  return [...document.querySelectorAll(labels)].flatMap((one) => {
    if (!one.checkVisibility() || one.closest(".vh") || one.parentElement.clientWidth <= 1) return [];
    const cut = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 3;
    const inline = getComputedStyle(one).display === "inline";
    const said = one.textContent.trim().slice(0, 60);
    return cut && !inline ? [`cut: ${one.parentElement.className} "${said}"`] : [];
  });
}"""
EVERYWHERE = (SCROLLS, SMALL_TEXT, COVERED, CUT_LABELS)


def too_small(share: float, game: str, size: str, *, strip: bool) -> list[str]:
    """Return a finding if the board of a game takes less of the window than it should at this viewport."""
    shares = CARDS if game in WITH_CARDS else SHARES
    if size not in shares:
        return []
    least = shares[size][strip or game == "hockey_game"] - TOLERANCE  # its hand is higher
    return [] if share >= least else [f"the board takes {share:.1f} % of the window, not {least:.1f}"]
