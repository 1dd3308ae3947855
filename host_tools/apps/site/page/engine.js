// Connects the faceplate with the unit in a worker of this page, without a server. It replaces the
// faceplate's own engine.js, which describes the messages and requests.
//
// Besides, for site.js: "elsewhere" (another page of this browser runs the unit; `take` moves it
// here), "open" with lasting (false: this browser stores nothing), and backup and restore.

export const GUIDES = "../guides/";

const handlers = {};
let worker = null;

// The faceplate and site.js both listen.
export function on(kind, handler) {
  (handlers[kind] ??= []).push(handler);
}

const dispatch = (kind, message) => handlers[kind]?.forEach((handler) => handler(message));

export function send(type, fields = {}) {
  worker?.postMessage({ type, ...fields });
}

export const faceplate = async () => (await fetch("faceplate.json")).json();

// Large files are fetched here, because the page's head preloads them before anything else.
function startWorker() {
  const unit = new Worker(new URL("unit_worker.js", import.meta.url), { type: "module" });
  for (const name of ["first.pack", "micropython.wasm.pack"]) {
    fetch(new URL(name, import.meta.url))
      .then(async (answer) => [await answer.arrayBuffer(), answer.status], () => [null, 503])
      .then(([data, status]) =>
        unit.postMessage({ type: "pack", name, data, status }, data ? [data] : []));
  }
  return unit;
}

// On the faceplate the unit starts while the page is still being assembled.
let early = document.querySelector("link[rel=preload][href='first.pack']") ? startWorker() : null;

export function connect() {
  if (worker) return;
  [worker, early] = [early ?? startWorker(), null];
  worker.onmessage = ({ data }) => {
    if (data.type === "gone") {
      worker = null;
      dispatch("elsewhere");
    } else if (data.type === "picture") dispatch("picture", data.picture);
    else dispatch(data.type, data);
  };
  worker.onerror = (event) => dispatch("unit", { powered: false, language: null, game: null,
    battery: 3000, held: [], home: false, asleep: false, fault: event.message || "worker" });
  const wanted = new URLSearchParams(location.search);
  send("start", {
    seed: Number(wanted.get("seed")) || crypto.getRandomValues(new Uint32Array(1))[0] % (1 << 24),
    asks: !wanted.has("lang"),
    lively: wanted.get("market") !== "calm",
    language: wanted.get("lang") ?? (navigator.language.startsWith("fr") ? "fr" : "en"),
  });
}

// Ask the page that runs the unit to release it to this one.
export function take() {
  connect();
  const channel = new BroadcastChannel("courtier-cable");
  channel.postMessage({ release: true });
  channel.close();
}

// Stop the unit in this page.
export function close() {
  worker?.terminate();
  worker = null;
}
