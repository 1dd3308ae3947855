// What is behind the faceplate here: the unit in a worker of this page, and no server at all. It
// stands in the place of the page's own engine.js, which says what is told and taken.
//
// Besides: "elsewhere" (another page of this browser has the unit; `take` fetches it from there),
// "open" with lasting (false: this browser keeps nothing), and backup and restore, for site.js.

export const GUIDES = "../guides/";

const handlers = {};
let worker = null;

// The faceplate and site.js both listen.
export function on(kind, handler) {
  (handlers[kind] ??= []).push(handler);
}

const tell = (kind, message) => handlers[kind]?.forEach((handler) => handler(message));

export function send(type, fields = {}) {
  worker?.postMessage({ type, ...fields });
}

export const faceplate = async () => (await fetch("faceplate.json")).json();

// What is large is fetched here, where the page's head has asked for it before anything else.
function made() {
  const unit = new Worker(new URL("unit_worker.js", import.meta.url), { type: "module" });
  for (const name of ["first.pack", "micropython.wasm.pack"]) {
    fetch(new URL(name, import.meta.url))
      .then(async (answer) => [await answer.arrayBuffer(), answer.status], () => [null, 503])
      .then(([data, status]) =>
        unit.postMessage({ type: "pack", name, data, status }, data ? [data] : []));
  }
  return unit;
}

// On the faceplate the unit is on its way while the page is still being put together.
let early = document.querySelector("link[rel=preload][href='first.pack']") ? made() : null;

export function connect() {
  if (worker) return;
  [worker, early] = [early ?? made(), null];
  worker.onmessage = ({ data }) => {
    if (data.type === "gone") {
      worker = null;
      tell("elsewhere");
    } else if (data.type === "picture") tell("picture", data.picture);
    else tell(data.type, data);
  };
  worker.onerror = (event) => tell("unit", { powered: false, language: null, game: null,
    battery: 3000, held: [], home: false, asleep: false, fault: event.message || "worker" });
  const wanted = new URLSearchParams(location.search);
  send("start", {
    seed: Number(wanted.get("seed")) || crypto.getRandomValues(new Uint32Array(1))[0] % (1 << 24),
    asks: !wanted.has("lang"),
    lively: wanted.get("market") !== "calm",
    language: wanted.get("lang") ?? (navigator.language.startsWith("fr") ? "fr" : "en"),
  });
}

// Another page of this browser has the unit: ask it to let go, and this one gets it.
export function take() {
  connect();
  const channel = new BroadcastChannel("courtier-cable");
  channel.postMessage({ letGo: true });
  channel.close();
}

// The unit is no longer wanted in this page.
export function close() {
  worker?.terminate();
  worker = null;
}
