"""Scripts that find cut-off text (`page.evaluate(CUT)`) and targets too small for a finger (`SMALL`)."""

CUT = r"""() => {
  const SCROLLS = /auto|scroll/, CLIPS = /hidden|clip/, RAW = /^[a-z]+(-[a-z0-9]+)+$/;
  const HIDDEN = ".vh, .steps, .fin, title, style, script, noscript, option, dialog:not([open])";
  const found = new Set();
  const classes = (one) => String(one.className?.baseVal ?? one.className).trim().replace(/\s+/g, ".");
  const named = (one) => `${one.tagName.toLowerCase()}.${classes(one)}`;
  const clippedBy = (el, box) => {
    for (let a = el; a && a !== document.body; a = a.parentElement) {
      const style = getComputedStyle(a), r = a.getBoundingClientRect();
      const off = style.textOverflow === "ellipsis" ? 0.1 : 1; // it takes the place of letters at once
      const x = box.left < r.left - off || box.right > r.right + off;
      const y = box.top < r.top - 2 || box.bottom > r.bottom + 2;
      if ((x && SCROLLS.test(style.overflowX)) || (y && SCROLLS.test(style.overflowY))) return "scrolls";
      if ((x && CLIPS.test(style.overflowX)) || (y && CLIPS.test(style.overflowY))) return named(a);
      if (style.position === "fixed") break;
    }
    return null;
  };
  const heardOnly = (one) => {
    for (let a = one; a; a = a.parentElement)
      if (getComputedStyle(a).clipPath.startsWith("inset(50%")) return true;
    return false;
  };
  const floats = (one) => {
    for (let a = one; a; a = a.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(a).position)) return true;
    return false;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim(), el = node.parentElement;
    if (!text || el.closest(HIDDEN) || heardOnly(el)) continue;
    if (!el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const who = `${named(el)} "${text.slice(0, 60)}"`;
    if (RAW.test(text)) found.add(`no words: ${who}`);
    const by = clippedBy(el, box);
    if (by === "scrolls") continue;
    if (by?.startsWith("svg")) continue;
    if (by) { found.add(`cut by ${by}: ${who}`); continue; }
    if (box.right > innerWidth + 1 || box.left < -1) { found.add(`beyond the window: ${who}`); continue; }
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    if (el.closest("svg") || getComputedStyle(el).pointerEvents === "none") continue;
    const top = y < 0 || y > innerHeight ? null : document.elementFromPoint(x, y);
    if (!top || top.contains(el) || el.contains(top) || top.closest("svg, .fin") || floats(top)) continue;
    found.add(`under ${named(top)}: ${who}`);
  }
  return [...found];
}"""

# An element may be drawn smaller than its target, so the points around its centre are tested.
SMALL = r"""() => {
  const LEAST = 24, MAIN = 44;
  const found = new Set();
  const controls = "button, select, input:not([type=hidden]), a[href], [role=button], summary";
  const hits = (one, x, y) => {
    const top = document.elementFromPoint(x, y);
    return Boolean(top) && (one.contains(top) || top.closest("label")?.control === one);
  };
  for (const one of document.querySelectorAll(`#table :is(${controls})`)) {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(one).display === "inline" || one.closest(".vh, dialog:not([open])")) continue;
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (!hits(one, x, y)) continue;
    const least = one.matches(".actionbar .btn, .trayw .tray button") ? MAIN : LEAST;
    const reach = least / 2 - 1;
    const whole = (width >= least - 1 || (hits(one, x - reach, y) && hits(one, x + reach, y)))
      && (height >= least - 1 || (hits(one, x, y - reach) && hits(one, x, y + reach)));
    const said = (one.getAttribute("aria-label") ?? one.textContent).replace(/\s+/g, " ").trim().slice(0, 40);
    const classes = one.getAttribute("class") ?? "";
    const drawn = `${Math.round(width)} x ${Math.round(height)}`;
    if (!whole) found.add(`small, ${drawn}: ${one.tagName}.${classes} "${said}"`);
  }
  return [...found];
}"""
