// The pictures of a chapter of the rulebook.
import { ExamplePictures } from "./example_pictures.js";

new ExamplePictures(/** @type {HTMLElement} */ (document.getElementById("main"))).drawWhenVisible();
