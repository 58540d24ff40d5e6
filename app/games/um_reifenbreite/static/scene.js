// The board as one SVG: the static world, built once a race, and the layers that change with play.
import { render, svg as draw } from "lit-html";
import { Viewfinder } from "./viewfinder.js";

const SVG = "http://www.w3.org/2000/svg";

/** From back to front. */
const LAYERS = ["world", "lines", "last", "targets", "pieces", "front"];

/**
 * @typedef {object} SceneEvents
 * @property {() => void} moved at every step of the window
 * @property {() => void} settled a redraw is due
 * @property {(desk: import("./desk.js").Desk) => void} drawn what is drawn now
 * @property {(event: MouseEvent) => void} pressed
 */

export class Scene {
  /** @param {SceneEvents} events @param {boolean} still nobody moves the camera */
  constructor(events, still) {
    this.events = events;
    this.svg = document.createElementNS(SVG, "svg");
    this.svg.setAttribute("class", "scene");
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("tabindex", "0");
    /** @type {Record<string, SVGGElement>} */
    this.layers = Object.fromEntries(
      LAYERS.map((name) => {
        const group = document.createElementNS(SVG, "g");
        group.setAttribute("class", `layer-${name}`);
        this.svg.append(group);
        return [name, group];
      }),
    );
    this.finder = new Viewfinder(this.svg, events, still);
    this.svg.addEventListener("click", events.pressed);
    this.built = "";
  }

  /**
   * The static world, only when another one is due. It is most of the work of a first drawing, so on a live page
   * what is said about it is painted first.
   * @param {import("./desk.js").Desk} desk @param {typeof import("./world.js").world} world
   */
  build({ table, course, now }, world) {
    const { terrain } = now.rules;
    const built = [course.id, terrain, table.lang].join();
    if (this.built === built) return;
    this.built = built;
    const land = () => render(draw`${world(course, table.components, terrain, table.t)}`, this.layers.world);
    if (table.still) land();
    else requestAnimationFrame(() => setTimeout(land));
  }

  /** @param {Record<string, unknown>} content templates by layer */
  draw(content) {
    for (const [layer, template] of Object.entries(content)) render(draw`${template}`, this.layers[layer]);
  }

  /** @param {string} text */
  name(text) {
    if (this.svg.getAttribute("aria-label") !== text) this.svg.setAttribute("aria-label", text);
  }

  close() {
    this.finder.close();
  }
}
