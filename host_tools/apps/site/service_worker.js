// Caches the site on this device: what playing needs at the first visit; guides, table's screen and
// story when a page is idle; other files when they are requested. A version is cached whole; the next
// one waits until no page is open or the user asks for it.

const VERSION = "@VERSION@", LARGE = "@LARGE@";
const PLAY = ["@PLAY@"];
const LATER = ["@LATER@"];
const CACHE = `courtier-${VERSION}`, LARGE_CACHE = `courtier-large-${LARGE}`;
const scope = new URL("./", self.location);

self.addEventListener("install", (event) => {
  // Bypass the browser's own cache, which may hold files of the previous version.
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

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "keep the rest") event.waitUntil(cacheRest());
});

let caching = null;

// Cache one file after the other. A failed download is tried again the next time.
function cacheRest() {
  caching ??= (async () => {
    for (const path of LATER) {
      const { href } = new URL(path, scope);
      const cache = await cacheOf(href);
      if (!(await cache.match(href))) await cache.add(new Request(href, { cache: "reload" }));
    }
  })().catch(() => (caching = null));
  return caching;
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(scope.href)) return;
  address.search = address.hash = "";
  address.pathname = address.pathname.replace(/index\.html$/, "");
  event.respondWith(respond(address.href, event.request));
});

const cacheOf = (address) =>
  caches.open(address.startsWith(new URL("worker/python/", scope).href) ? LARGE_CACHE : CACHE);

async function respond(address, request) {
  const cache = await cacheOf(address);
  const known = await cache.match(address);
  if (known) return known;
  let answer;
  try {
    answer = await fetch(request);
  } catch (error) {
    if (request.mode === "navigate") return Response.redirect(new URL("offline.html", scope));
    throw error;
  }
  if (answer.status === 200) await cache.put(address, answer.clone());
  return answer;
}
