// The kinds of banner words: something counted, was stopped, missed, or is over, or an incident came between.

/** @import {BannerWord} from "../kit/table.d.ts" */

/** @type {Record<string, BannerWord[]>} */
const KINDS = {
  counted: ["goal", "sprint"],
  stopped: ["saved", "intercepted"],
  missed: ["wide", "lost", "out"],
  over: ["final", "period", "half-time", "full-time", "winner"],
  incident: ["crash", "referee", "photo", "header"],
};

/** @param {BannerWord} word */
export const bannerKind = (word) => Object.keys(KINDS).find((kind) => KINDS[kind].includes(word)) ?? "";
