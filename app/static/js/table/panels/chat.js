// The chat of a table. Players' text is always shown as text; an address of this site in it becomes a link.
import { html, nothing } from "lit-html";
import { icon, programMark, shape } from "../../kit/pieces.js";
import { shownName } from "../../kit/words.js";

/** @import {Table} from "../../kit/table.d.ts" */

const ADDRESS = /(https?:\/\/[^\s]+)/;
const MOST_CHARACTERS = 500;

/** @param {string} text */
function linked(text) {
  return text.split(ADDRESS).map((part, i) => {
    const ours = i % 2 === 1 && part.startsWith(`${location.origin}/`);
    return ours ? html`<a href=${part}>${part.slice(location.origin.length)}</a>` : part;
  });
}

/**
 * The name of a player, which opens their page beside the table; a private table's code goes along.
 * @param {import("../../net/live_channel.js").PlayerName} player @param {string} from where the reader saw the name
 * @param {import("../../kit/table.d.ts").Say} t
 */
export const personLink = ({ id, name }, from, t) =>
  html`<a href="/people/${id}?match=${from}&${location.search.slice(1)}" target="_blank">${shownName(name, t)}</a>`;

/** @param {import("../../net/live_channel.js").ChatMessage} message @param {Table} table */
function line({ id, player, seat, text, at }, { t, lang, seats, doc }) {
  const time = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(at),
  );
  return html`<li>
    ${seat === null ? icon("eye", "ico tiny") : shape(seats[seat].sign)}
    <span
      >${programMark(player, t)}<b dir="auto"
        >${personLink(player, `${doc.match}&line=${id}`, t)}</b
      >${seat === null ? html` <span class="muted xs">${t("table-chat-stands")}</span>` : nothing}
      <span class="said" dir="auto">${linked(text)}</span></span
    >
    <time datetime=${at}>${time}</time>
  </li>`;
}

/** @param {any[]} messages @param {Table} table */
export const chatList = (messages, table) =>
  messages.length
    ? html`<div role="log" aria-live="polite" aria-label=${table.t("table-chat")}>
        <ol class="log talk">
          ${messages.map((message) => line(message, table))}
        </ol>
      </div>`
    : html`<p class="muted none">${table.t("table-chat-empty")}</p>`;

/** The form for a reader without a name, who must choose one before they chat. @param {Table["t"]} t */
const nameForm = (t) =>
  html`<form class="say named-first" method="post" action="/you/name">
    <input type="hidden" name="next" value=${location.pathname + location.search} />
    <label class="vh" for="talker">${t("name-label")}</label>
    <input
      id="talker"
      name="name"
      class="inp"
      dir="auto"
      required
      maxlength="24"
      autocomplete="nickname"
      placeholder=${t("name-label")}
    />
    <button class="btn">${t("name-save")}</button>
  </form>`;

/** Return whether the reader has a name: only then the page holds the texts of their inbox. */
const isNamed = () => document.querySelector("#words") !== null;

/**
 * The form in which the reader writes. What is in it stays until the server has it.
 * @param {Table} table @param {import("../../net/chat_line.js").ChatLine} own @param {() => void} say
 */
export function chatForm({ t, doc }, own, say) {
  if (doc.muted) return html`<p class="muted none">${t("table-chat-muted")}</p>`;
  if (!isNamed()) return nameForm(t);
  if (own.failure?.isForbidden) return html`<p class="none"><a href="/you/notices">${own.failure.detail}</a></p>`;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    say();
  };
  const written = (/** @type {InputEvent} */ { target }) => {
    own.draft = /** @type {HTMLInputElement} */ (target).value;
  };
  return html`<form class="say" @submit=${submit}>
    <p class="unsaid sm" role="status">${own.failure && (own.failure.detail || t("chat-not-sent"))}</p>
    <label class="vh" for="say">${t("table-chat-message")}</label>
    <input
      id="say"
      name="say"
      class="inp"
      dir="auto"
      maxlength=${MOST_CHARACTERS}
      autocomplete="off"
      enterkeyhint="send"
      placeholder=${t("table-chat-hint")}
      .value=${own.draft}
      @input=${written}
    />
    <button class="btn icon" aria-label=${t("table-chat-send")}>${icon("send")}</button>
  </form>`;
}
