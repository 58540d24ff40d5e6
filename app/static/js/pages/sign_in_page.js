// The page that signs in on a new device: a link has its code in the fragment, which browsers send to nobody.
const form = /** @type {HTMLFormElement} */ (document.querySelector("[data-link]"));
const code = location.hash.slice(1);

if (code) {
  history.replaceState(null, "", location.pathname); // The code is not kept in the history.
  /** @type {HTMLInputElement} */ (form.elements.namedItem("code")).value = code;
  form.requestSubmit(); // It asks for the name alone; a button there uses the link up.
}
