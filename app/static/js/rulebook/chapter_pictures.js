// The pictures of a chapter of the players' book.
import { Pictures } from "./example_pictures.js";

new Pictures(/** @type {HTMLElement} */ (document.getElementById("main"))).whenSeen();
