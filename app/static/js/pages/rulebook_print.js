// The whole book of rules: it was opened to be printed.
import { Pictures } from "../rulebook/example_pictures.js";

const pictures = new Pictures(/** @type {HTMLElement} */ (document.getElementById("main")));

addEventListener("load", async () => {
  await pictures.all();
  print();
});
