// The overview of the desk: makes a passkey for it.
import { addPasskey, hasPasskeys } from "../browser/passkeys.js";

const place = /** @type {HTMLElement} */ (document.querySelector("[data-key]"));
const refused = /** @type {HTMLElement} */ (place.querySelector("[role=alert]"));

place.hidden = !hasPasskeys;
place.querySelector("button")?.addEventListener("click", async () => {
  refused.hidden = true;
  try {
    await addPasskey("/desk/passkeys");
    location.assign("/desk");
  } catch {
    refused.hidden = false;
  }
});
