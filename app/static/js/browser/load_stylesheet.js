// Loads a stylesheet that a page needs only later.

/** @param {string} url @returns {Promise<unknown>} resolves when the stylesheet applies, or could not be loaded */
export function loadStylesheet(url) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: url });
  document.head.append(link);
  return new Promise((resolve) => (link.onload = link.onerror = resolve));
}
