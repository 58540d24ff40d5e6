// Gives each form that makes something a key of its own. The server takes a key once, so that a form that is sent twice
// makes one thing.
const FIELDS = "input[name=form_key]";
const WORDS = 4;

const key = () => [...crypto.getRandomValues(new Uint32Array(WORDS))].map((word) => word.toString(36)).join("-");

/** Give the forms of a part of the page new keys; its HTML stays as the server draws it. @param {ParentNode} part */
function renew(part) {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (part.querySelectorAll(FIELDS))) {
    field.setAttribute("value", "");
    field.value = key();
  }
}

renew(document);
// A page that was left by a form and is shown again makes something new.
window.addEventListener("pageshow", ({ persisted }) => persisted && renew(document));
document.addEventListener("fresh", ({ target }) => renew(/** @type {Element} */ (target)));
