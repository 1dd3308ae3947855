// Keeps the site on this device: what playing needs at the first visit, the rest when it is asked
// for. A version is kept whole; the next one waits until no page is open, or until somebody says so.

const VERSION = "@VERSION@", LARGE = "@LARGE@";
const PLAY = ["@PLAY@"];
const CACHE = `courtier-${VERSION}`, LARGE_CACHE = `courtier-large-${LARGE}`;
const scope = new URL("./", self.location);

self.addEventListener("install", (event) => {
  // Past the browser's own cache, so that no file of the version before slips in.
  const files = PLAY.map((path) => new Request(new URL(path, scope), { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) {
      const ours = name.startsWith("courtier-");
      if (ours && name !== CACHE && name !== LARGE_CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(scope.href)) return;
  address.search = address.hash = "";
  address.pathname = address.pathname.replace(/index\.html$/, "");
  event.respondWith(kept(address.href, event.request));
});

async function kept(address, request) {
  const large = address.startsWith(new URL("desk/python/", scope).href);
  const cache = await caches.open(large ? LARGE_CACHE : CACHE);
  const known = await cache.match(address);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(address, answer.clone());
  return answer;
}
