// Notices that the server has a new version of this page: a file that is loaded later is not there any more.

const APART_MS = 5000;
const VERSIONED = /^\/.*\?v=/;

/**
 * Look, whenever something could not be loaded, whether the server still has all files of the page. Code that handles
 * such a failure itself sends the event `notloaded`.
 * @param {(string | undefined)[]} addresses of the files, perhaps among other texts
 * @param {() => void} outdated called once, when one of them is gone
 */
export function watchVersion(addresses, outdated) {
  let last = -Infinity;

  async function look() {
    if (performance.now() - last < APART_MS) return;
    last = performance.now();
    const files = addresses.filter((address) => address && VERSIONED.test(address));
    const answers = await Promise.all(files.map((file) => fetch(file ?? "", { method: "HEAD" }).catch(() => null)));
    if (last === Infinity || answers.every((answer) => answer?.status !== 404)) return;
    last = Infinity;
    outdated();
  }

  addEventListener("error", look, true); // A stylesheet tells it only to listeners that capture.
  addEventListener("unhandledrejection", look);
  addEventListener("notloaded", look);
}
