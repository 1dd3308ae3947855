// Keeps the screen of a phone or tablet from going dark while the page is looked at, where the
// browser allows it: pages of this machine and https pages may ask, others may not.

let lock = null;

async function ask() {
  if (document.hidden || lock || !navigator.wakeLock) return;
  try {
    lock = await navigator.wakeLock.request("screen");
    lock.addEventListener("release", () => (lock = null));
  } catch { /* the battery is low, or nobody has touched the page yet: the next touch asks again */ }
}

document.addEventListener("visibilitychange", ask);
addEventListener("pointerup", ask);
ask();
