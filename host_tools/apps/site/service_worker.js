// Keeps the site on this device: what playing needs at the first visit; guides, board and story when
// a page says that there is time; the rest when it is asked for. A version is kept whole; the next one
// waits until no page is open, or until somebody says so.

const VERSION = "@VERSION@", LARGE = "@LARGE@";
const PLAY = ["@PLAY@"];
const LATER = ["@LATER@"];
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

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "keep the rest") event.waitUntil(keepRest());
});

let keeping = null;

// One file after the other; what is lost on the way comes the next time.
function keepRest() {
  keeping ??= (async () => {
    for (const path of LATER) {
      const { href } = new URL(path, scope);
      const cache = await cacheOf(href);
      if (!(await cache.match(href))) await cache.add(new Request(href, { cache: "reload" }));
    }
  })().catch(() => (keeping = null));
  return keeping;
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || !address.href.startsWith(scope.href)) return;
  address.search = address.hash = "";
  address.pathname = address.pathname.replace(/index\.html$/, "");
  event.respondWith(kept(address.href, event.request));
});

const cacheOf = (address) =>
  caches.open(address.startsWith(new URL("worker/python/", scope).href) ? LARGE_CACHE : CACHE);

async function kept(address, request) {
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
