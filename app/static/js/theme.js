// Runs before the first paint and applies the reader's theme and motion to <html>. It is a classic script on purpose: a
// module would run too late, and the page would flash.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("stadion.theme");
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (localStorage.getItem("stadion.motion") === "off") root.dataset.motion = "off";
  } catch {
    // Storage is blocked: the page follows the system.
  }
})();
