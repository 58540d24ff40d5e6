// What happens to riders, as it is shown: loaded with the first action of a race.
export { animations } from "./animations.js";
export { brief } from "./brief.js";
export { waits } from "./idle.js";
export { animate } from "./motion.js";
export { actionCard, dice, othersDice } from "./pops.js";
