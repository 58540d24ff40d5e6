// The opening of a round, as a stage: its word, and the times of its reveals.

/** The game's word for the opening of a round, while it is shown. */
export const OPENING = "round";
/** The reveals of the opening: the fixture, the event, its numbers, the first player. */
export const REVEALS = [0, 700, 1300, 2000];
