// A style sheet that a page needs later than itself.

/** @param {string} url its address @returns {Promise<unknown>} when it holds, or cannot be had */
export function loadStylesheet(url) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
