"""The translator of a browser, as pages meet it."""

TRANSLATED = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walk.nextNode()) texts.push(walk.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement.closest("[translate=no], script, style, template")) continue;
    const around = document.createElement("font");
    around.append(text.data);
    text.replaceWith(around);
  }
}"""
"""Replaces texts as the translator of a browser does: the nodes that a script knows are gone."""
