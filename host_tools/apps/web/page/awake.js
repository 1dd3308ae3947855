// Keeps the screen of a phone or tablet on while the page is visible. Browsers allow this only to
// pages from this machine and to https pages.

let lock = null;

async function ask() {
  if (document.hidden || lock || !navigator.wakeLock) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
  } catch { /* the battery is low, or the page was not touched yet: the next touch tries again */ }
}

document.addEventListener("visibilitychange", ask);
addEventListener("pointerup", ask);
ask();
