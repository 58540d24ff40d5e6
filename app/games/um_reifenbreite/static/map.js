// The board as it is seen from above, in the views Close-up and Course: loaded when one of them is shown.
export { callouts } from "./overview.js";
export { ghosts, lastWay, pieces, targets } from "./pieces.js";
export { lines, world } from "./world.js";
