// A style sheet that a page needs later than itself.

/** @param {string} sheet its address @returns {Promise<unknown>} when it holds, or cannot be had */
export function styled(sheet) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: sheet });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
