// Preferences stored in this browser: theme, motion, sounds, and preferences of a game's drawing.

const THEMES = ["system", "light", "dark"];

/** @returns {string | null} */
function read(/** @type {string} */ key) {
  try {
    return localStorage.getItem(`stadion.${key}`);
  } catch {
    return null; // Storage is blocked.
  }
}

/** @param {string} key @param {string | null} value */
function write(key, value) {
  try {
    if (value === null) localStorage.removeItem(`stadion.${key}`);
    else localStorage.setItem(`stadion.${key}`, value);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

/** @returns {string} `system`, `light` or `dark` */
export function theme() {
  return document.documentElement.dataset.theme ?? "system";
}

/** @param {string} name */
export function setTheme(name) {
  if (name === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = name;
  write("theme", name === "system" ? null : name);
}

/** @param {string} name */
export const nextTheme = (name) => THEMES[(THEMES.indexOf(name) + 1) % THEMES.length];

/** Return whether movement is allowed by the system and by the switch on the table page. */
export function motion() {
  return document.documentElement.dataset.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {boolean} on */
export function setMotion(on) {
  if (on) delete document.documentElement.dataset.motion;
  else document.documentElement.dataset.motion = "off";
  write("motion", on ? null : "off");
}

/** @param {string} kind @returns {boolean} true unless switched off */
export const flag = (kind) => read(kind) !== "off";

/** @param {string} kind @param {boolean} on */
export const setFlag = (kind, on) => write(kind, on ? null : "off");

/** When the reader last declined notifications, in ms since 1970. */
export const notificationsDeclinedAt = () => Number(read("notes.declined"));

export const declineNotifications = () => write("notes.declined", String(Date.now()));

export const PACES = /** @type {const} */ (["slow", "normal", "fast", "whole"]);

/** The speed at which others' moves are shown. */
export const pace = () => PACES.find((one) => one === read("pace")) ?? "normal";

/** @param {string} name */
export const setPace = (name) => write("pace", name);

/** Small JSON values of one game's drawing. @param {string} game */
export function gamePreferences(game) {
  return {
    /** @param {string} key */
    get(key) {
      const text = read(`game.${game}.${key}`);
      return text === null ? null : JSON.parse(text);
    },
    /** @param {string} key @param {unknown} value */
    set(key, value) {
      write(`game.${game}.${key}`, JSON.stringify(value));
    },
  };
}
