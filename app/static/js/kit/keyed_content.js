// Content that is replaced when it changes, so that it does not move.
import { keyed } from "lit-html/directives/keyed.js";

/**
 * Return content that is drawn as new elements whenever its key changes.
 * @param {unknown} content
 * @param {unknown} [words] the key, where not all of the content counts
 */
export const keyedContent = (content, words = content) => keyed(JSON.stringify(words), content);
