// Small HTML pieces: rider tokens, the yellow jersey, trays. What all games have comes from the kit.
import { html } from "lit-html";
import { die as face, icon as symbol } from "stadion/kit/pieces.js";

/**
 * @typedef {import("stadion/kit/table.d.ts").Content} Content
 * @typedef {{number: number, colour: number, jersey?: boolean}} Wearer
 */

/** A symbol of the sprite by its full id. @param {string} name @param {string} [cls] */
export const icon = (name, cls) => symbol(name.replace("i-", ""), cls);

/** A die: a face, or a question mark before the roll. @param {number|null} value */
export const die = (value) => face(value, "dieface");

/** A rider's number in the team's colour. @param {Wearer|null|undefined} rider */
export const token = (rider) =>
  rider ? html`<span class="rt s${rider.colour + 1} ${rider.jersey ? "jy" : ""}">${rider.number}</span>` : "";

/** A rider's number without the yellow jersey. @param {Wearer|undefined} rider */
export const plainToken = (rider) => token(rider && { ...rider, jersey: false });

/** The yellow jersey. @param {string} [cls] */
export const yellow = (cls = "jer s") => html`<svg class="${cls} yellow" viewBox="0 0 32 32" aria-hidden="true">
  <path d="M11 3 4 6.5 1.5 14l6 2V29h17V16l6-2L28 6.5 21 3c-1 3.2-9 3.2-10 0Z" /></svg>`;

/** A tray with its heading. @param {string} label @param {Content} aside @param {Content} content */
export const framed = (label, aside, content) => html`<div class="ur-tray" role="group" aria-label=${label}>
  <div class="tray-h"><b>${label}</b>${aside}</div><div class="tray">${content}</div></div>`;
