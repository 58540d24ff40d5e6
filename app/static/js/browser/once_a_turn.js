/**
 * Return a function that runs `work` once after the code that runs now, however often it is called meanwhile.
 * @param {() => void} work
 */
export function onceATurn(work) {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      work();
    });
  };
}
