// Steps, falls and flights: what has happened is played on what is drawn already.

const STEP = 260;

/**
 * @param {any[]} events @param {{root: Element, centre: (hex: string) => number[]}} where
 */
export function animate(events, { root, centre }) {
  for (const event of events) {
    if (event.event === "moved" || event.event === "overtaken") slide(root, event.f, centre(event.origin), centre(event.to));
    if (event.event === "short_passed" || event.event === "long_passed") fly(root, centre(event.origin), centre(event.to));
    if (event.event === "fell" || event.event === "ball_taken") fall(root, event.fell ?? event.f);
  }
}

const playing = (element, frames, duration) => element?.animate(frames, { duration, easing: "cubic-bezier(.2,.7,.3,1)" });

function slide(root, f, [x1, y1], [x2, y2]) {
  const frames = [{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: "none" }];
  playing(root.querySelector(`.pieces [data-f="${CSS.escape(f)}"]`), frames, STEP);
}

function fly(root, [x1, y1], [x2, y2]) {
  const ball = root.querySelector(".pieces .ball")?.firstElementChild?.parentElement;
  const hops = Math.hypot(x2 - x1, y2 - y1) / 60;
  const frames = [{ translate: `${x1 - x2}px ${y1 - y2}px` }, { translate: `${(x1 - x2) / 2}px ${(y1 - y2) / 2 - 14 * hops}px` }, { translate: "0 0" }];
  playing(ball, frames, STEP + 60 * hops);
}

const fall = (root, f) => playing(root.querySelector(`.pieces [data-f="${CSS.escape(f)}"]`), [{ opacity: 0.3 }, { opacity: 1 }], STEP);
