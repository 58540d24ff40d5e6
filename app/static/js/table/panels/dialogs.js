// The dialogs over the table: settings, the list of keys, and the confirmation of something final.
import { html, nothing } from "lit-html";
import { promiseView } from "../../fairness/promise_view.js";
import { icon } from "../../kit/pieces.js";
import { PACES, flag, motion, pace, setFlag, setMotion, setPace, setTheme, theme } from "../../browser/preferences.js";

/** @import {Table} from "../../kit/table.d.ts" */

const LANGUAGES = [
  ["en", "English"],
  ["cs", "Čeština"],
  ["ru", "Русский"],
];

/**
 * A native dialog, opened as soon as it is drawn; the browser handles Escape, the focus and the rest of the page.
 * @param {{label: string, body: unknown, close: () => void, alert?: boolean}} dialog
 */
export const dialog = ({ label, body, close, alert = false }) =>
  html`<dialog
    class="card over"
    aria-label=${label}
    role=${alert ? "alertdialog" : nothing}
    @close=${close}
    @click=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && close()}
  >
    <div class="inner">${body}</div>
  </dialog>`;

/** @param {string} label @param {boolean} on @param {(on: boolean) => void} set */
const toggle = (label, on, set) =>
  html`<label class="sw"
    ><input type="checkbox" .checked=${on} @change=${(/** @type {any} */ event) => set(event.target.checked)} /><i></i
    >${label}</label
  >`;

/**
 * @param {string} name @param {boolean} on @param {() => void} choose @param {string} label @param {string} [lang]
 */
const radio = (name, on, choose, label, lang) =>
  html`<label lang=${lang ?? nothing}
    ><input type="radio" name=${name} .checked=${on} @change=${choose} /><span>${label}</span></label
  >`;

/**
 * @typedef {object} Settings
 * @property {() => void} changed @property {() => void} close @property {() => void} keys
 * @property {() => void} leave @property {string} leaveText the text of its button
 * @property {(() => void) | null} resign
 * @property {(() => void) | null} stopWaiting ends waiting for everybody
 */

/** @param {Table} table @param {Settings} run */
export function settings({ t, lang, doc }, run) {
  const body = html`<div class="row between">
      <h2>${t("table-settings")}</h2>
      ${closeButton(t, run.close)}
    </div>
    ${appearanceFields(t, lang, run.changed)} ${comfortFields(t, run.changed)} ${promiseView(doc.fairness, t)}
    <div class="row wrap foot">
      <button class="btn" type="button" @click=${run.keys}>${icon("key")}${t("table-keys")}</button>
      ${stopWaiting(t, run.stopWaiting)} ${run.resign ? resignButton(t, run.resign) : nothing}
      <button class="btn" type="button" @click=${run.leave}>${icon("door")}${t(run.leaveText)}</button>
    </div>`;
  return dialog({ label: t("table-settings"), body, close: run.close });
}

/** @param {Table["t"]} t @param {() => void} resign */
const resignButton = (t, resign) =>
  html`<button class="btn danger" type="button" @click=${resign}>${icon("flag")}${t("table-resign")}</button>`;

/** @param {Table["t"]} t @param {(() => void) | null} run */
const stopWaiting = (t, run) =>
  run
    ? html`<button class="btn" type="button" @click=${run}>${icon("clock")}${t("away-stop-waiting")}</button>`
    : nothing;

/** @param {Table["t"]} t @param {string} lang @param {() => void} changed */
function appearanceFields(t, lang, changed) {
  const chosen = (/** @type {string} */ name) => () => (setTheme(name), changed());
  const themes = ["system", "light", "dark"].map((name) =>
    radio("theme", theme() === name, chosen(name), t(`table-theme-${name}`)),
  );
  return html`<fieldset>
      <legend class="lbl">${t("table-theme")}</legend>
      <div class="seg">${themes}</div>
    </fieldset>
    <fieldset>
      <legend class="lbl">${t("table-language")}</legend>
      <div class="seg">
        ${LANGUAGES.map(([code, name]) => radio("lang", lang === code, () => chooseLanguage(code), name, code))}
      </div>
    </fieldset>`;
}

/** @param {Table["t"]} t @param {() => void} changed */
function comfortFields(t, changed) {
  const set = (/** @type {string} */ kind) => (/** @type {boolean} */ on) => (setFlag(kind, on), changed());
  const sounds = ["turn", "play", "chat"].map((kind) =>
    toggle(t(`table-sound-${kind}`), flag(`sound.${kind}`), set(`sound.${kind}`)),
  );
  const paces = PACES.map((name) =>
    radio("pace", pace() === name, () => (setPace(name), changed()), t(`table-pace-${name}`)),
  );
  return html`<fieldset>
      <legend class="lbl">${t("table-pace")}</legend>
      <div class="seg">${paces}</div>
    </fieldset>
    <fieldset>
      <legend class="lbl">${t("table-sounds")}</legend>
      ${sounds} ${"vibrate" in navigator ? toggle(t("table-vibrate"), flag("vibrate"), set("vibrate")) : nothing}
    </fieldset>
    <fieldset>
      <legend class="lbl">${t("table-comfort")}</legend>
      ${toggle(t("table-no-motion"), !motion(), (on) => (setMotion(!on), changed()))}
      ${toggle(t("table-list"), !flag("no-list"), (on) => set("no-list")(!on))}
      ${toggle(t("table-keys-on"), flag("keys"), set("keys"))}
    </fieldset>`;
}

/** @param {string} code */
function chooseLanguage(code) {
  document.cookie = `lang=${code}; path=/; max-age=${365 * 24 * 3600}; samesite=lax`;
  location.reload();
}

/** @param {(id: string) => string} t @param {() => void} close */
const closeButton = (t, close) =>
  html`<button class="btn quiet icon" type="button" aria-label=${t("table-close")} @click=${close}>
    ${icon("x")}
  </button>`;

/**
 * @param {Table} table @param {{label: string, key?: string}[]} buttons of the bar
 * @param {() => void} close @param {unknown} tips
 */
export function keyList({ t }, buttons, close, tips) {
  const general = [
    ["?", "table-key-help"],
    ["L", "table-key-log"],
    ["C", "table-key-chat"],
    ["H", "table-key-hide"],
    ["K", "clock-key"],
    [".", "table-key-skip"],
    ["Esc", "table-key-escape"],
  ];
  const body = html`<div class="row between">
      <h2>${t("table-keys")}</h2>
      ${closeButton(t, close)}
    </div>
    <dl class="keys">
      ${buttons
        .filter((button) => button.key)
        .map(
          (button) =>
            html`<dt><kbd>${button.key}</kbd></dt>
              <dd>${button.label}</dd>`,
        )}
      ${general.map(
        ([key, id]) =>
          html`<dt><kbd>${key}</kbd></dt>
            <dd>${t(id)}</dd>`,
      )}
      <dt><kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd></dt>
      <dd>${t("table-key-arrows")}</dd>
      <dt><kbd>1</kbd>–<kbd>9</kbd></dt>
      <dd>${t("table-key-hand")}</dd>
      <dt><kbd>Shift</kbd> <kbd>Enter</kbd></dt>
      <dd>${t("table-key-rule")}</dd>
    </dl>
    ${tips}`;
  return dialog({ label: t("table-keys"), body, close });
}

/**
 * @typedef {{label: string, picture: string, danger?: boolean, run: () => void}} Choice
 * @param {{title: string, text: string, stay: string, choices: Choice[], close: () => void}} question
 */
export const question = ({ title, text, stay, choices, close }) =>
  dialog({
    label: title,
    alert: true,
    close,
    body: html`<h2>${title}</h2>
      <p class="muted">${text}</p>
      <div class="row wrap foot">
        <button class="btn" type="button" autofocus @click=${close}>${stay}</button>
        ${choices.map(
          ({ label, picture, danger, run }) =>
            html`<button class="btn ${danger ? "danger" : ""}" type="button" @click=${run}
              >${icon(picture)}${label}</button
            >`,
        )}
      </div>`,
  });
