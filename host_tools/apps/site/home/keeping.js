// Has the service worker keep the site on this device: what playing needs at once; guides, board and
// story when nothing else is going on, unless the browser is to save data.

const IDLE_MS = 10_000;

// The registration; null in a browser that allows none: then there is no playing offline.
export async function keepSite(address) {
  const registration = await navigator.serviceWorker?.register(address).catch(() => null);
  if (!registration) return null;
  if (!navigator.connection?.saveData) whenIdle(async () => {
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage("keep the rest");
  });
  return registration;
}

function whenIdle(work) {
  const wait = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, IDLE_MS / 2));
  if (document.readyState === "complete") wait(work, { timeout: IDLE_MS });
  else addEventListener("load", () => wait(work, { timeout: IDLE_MS }), { once: true });
}
