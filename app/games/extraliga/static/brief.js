// An action in a few words, for the strip under the board.
import { all } from "./stages.js";

/** @typedef {import("./view.d.ts").Entry} Entry */

const MOST = 28; // the number of letters that an entry has room for

/**
 * Return what a seat's actions come to, the most telling first; null if the log's words do.
 * @param {Entry[]} events @param {import("./desk.js").Desk} desk
 */
export function brief(events, { t, words, person }) {
  const [ended, round] = [all(events, "match_ended").at(-1), all(events, "event_turned").at(-1)];
  if (ended) {
    const { a, b, opponent, goals } = ended;
    const [one, other] = goals;
    const rival = b === null ? words.clubShort(words.clubOf(opponent ?? "")) : person(b);
    const score = t("ui-match-score", { a: person(a), b: rival, one, other });
    return score.length <= MOST ? score : t("ui-brief-match", { one, other });
  }
  if (round) return fitting(words.effectName(round.card), t("ui-brief-round"));
  const thrown = all(events, "rolled").at(-1);
  if (thrown) return t("ui-brief-roll", { dice: thrown.dice.join(" ") });
  const bonus = all(events, "bonus_used").at(-1);
  if (bonus) return fitting(t("ui-brief-bonus", { name: words.thing(bonus.source) }), words.thing(bonus.source));
  const card = all(events, "trainer_played").at(-1);
  if (card) return fitting(t("ui-brief-plays", { name: words.effectName(card.card) }), words.effectName(card.card));
  if (all(events, "editor_closed").length) return t("ui-brief-lineup");
  const picks = all(events, "picked").flatMap((one) => (one.card ? [words.surname(one.card)] : []));
  return picks.length ? takes(picks, t) : null;
}

/**
 * Name the cards that a seat takes, as many as have room, and count the others.
 * @param {string[]} picks @param {import("./desk.js").Desk["t"]} t
 */
function takes(picks, t) {
  const texts = picks.map((_, others) => {
    const named = picks.slice(0, picks.length - others).join(", ");
    return t("ui-brief-takes", { names: others ? `${named} +${others}` : named });
  });
  return texts.find((text) => text.length <= MOST) ?? fitting(texts[texts.length - 1], picks[0]);
}

/** Return the text, or a shorter one where it has no room. @param {string} text @param {string} shorter */
const fitting = (text, shorter) => (text.length <= MOST ? text : shorter.slice(0, MOST));
