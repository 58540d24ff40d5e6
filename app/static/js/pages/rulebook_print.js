// The whole rulebook, opened to be printed.
import { ExamplePictures } from "../rulebook/example_pictures.js";

const pictures = new ExamplePictures(/** @type {HTMLElement} */ (document.getElementById("main")));

addEventListener("load", async () => {
  await pictures.drawAll();
  print();
});
