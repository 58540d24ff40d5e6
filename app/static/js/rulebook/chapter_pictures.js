// The pictures of a chapter of the players' book.
import { ExamplePictures } from "./example_pictures.js";

new ExamplePictures(/** @type {HTMLElement} */ (document.getElementById("main"))).drawWhenVisible();
