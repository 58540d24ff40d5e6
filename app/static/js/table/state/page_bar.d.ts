// The content of the action bar, as the table page draws it.
import type { FeedbackMessage } from "../../drawing/illegal_move_feedback.js";
import type { Bar } from "../../kit/table.d.ts";

/** The bar of a game's drawing, and what the page adds to it. */
export interface PageBar extends Bar {
  /** The answer to a click on what is not possible, shown above the question. */
  feedback?: FeedbackMessage | null;
  /** The sentence is a refusal, and is announced at once. */
  alert?: boolean;
  /** The second line is a hint. */
  hinted?: boolean;
  /** A move is being shown. */
  staged?: boolean;
  /** The buttons are offered because a player is absent. */
  away?: boolean;
  /** A control before the buttons: the playback speed of others' moves, or the button of hints. */
  pace?: unknown;
}
