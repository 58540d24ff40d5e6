// The scripts of every page: keys of forms, the inbox, the theme button and the language menu.
import "./net/form_keys.js";
import "./notifications/inbox_channel.js";
import { localise } from "./browser/local_time.js";
import { nextTheme, setTheme, theme } from "./browser/preferences.js";

const YEAR_S = 365 * 24 * 3600;

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-theme-toggle]"))) {
  const show = () => button.setAttribute("aria-label", button.dataset[`label_${theme()}`] ?? "");
  button.addEventListener("click", () => {
    setTheme(nextTheme(theme()));
    show();
  });
  show();
  button.disabled = false; // From now on it works.
}

for (const link of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-lang]"))) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    document.cookie = `lang=${link.dataset.lang}; path=/; max-age=${YEAR_S}; samesite=lax`;
    location.reload();
  });
}

localise(document, document.documentElement.lang);
document.addEventListener("fresh", ({ target }) =>
  localise(/** @type {Element} */ (target), document.documentElement.lang),
);

if (!navigator.cookieEnabled) document.querySelector("[data-no-cookies]")?.removeAttribute("hidden");

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
  }
});

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.removeAttribute("open");
    menu.querySelector("summary")?.focus();
  }
});
