// Has the service worker cache the site on this device: what playing needs at once; guides, table's
// screen and story when the page is idle, unless the browser is set to save data.

const IDLE_MS = 10_000;

// Return the registration; null if the browser allows none: then playing needs a network.
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
