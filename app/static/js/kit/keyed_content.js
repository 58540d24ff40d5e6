// What says something new does not move: it is replaced.
import { keyed } from "lit-html/directives/keyed.js";

/**
 * Other content is other elements.
 * @param {unknown} content @param {unknown} [words] what it says, where not all of it counts
 */
export const keyedContent = (content, words = content) => keyed(JSON.stringify(words), content);
