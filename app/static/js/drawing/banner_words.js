// The kinds of banner words: something counted, was stopped, missed, or is over, or an incident came between.

/** @import {BannerWord} from "../kit/table.d.ts" */

/** @type {Record<string, BannerWord[]>} */
const KINDS = {
  counted: ["goal", "sprint", "over-line", "puck-won", "ball-won", "card-back"],
  stopped: ["saved", "intercepted"],
  missed: ["wide", "out", "puck-lost", "ball-lost", "card-lost", "refused"],
  over: ["final", "period", "half-time", "full-time", "winner"],
  incident: ["crash", "off-bike", "mishap", "card", "referee", "photo", "header", "faceoff"],
};

/** @param {BannerWord} word */
export const bannerKind = (word) => Object.keys(KINDS).find((kind) => KINDS[kind].includes(word)) ?? "";
