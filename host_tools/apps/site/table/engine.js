// What is behind the table's screen here: the host tools in a worker of this page, which follow the
// unit of another page of this browser as a PC follows one at its cable. With #cable the unit is at
// a real cable of another page, which has the host tools and sends what to show.

import { Host } from "../../worker/host.js";

export const GUIDES = "../../guides/";

const LOOK_MS = 2000, LOCK = "courtier-unit";
const handlers = {};
const wanted = new URLSearchParams(location.search).get("lang") ?? navigator.language;
const language = wanted.startsWith("fr") ? "fr" : "en";
let here = false;

export function send() {
  // the names are this browser's own
}

export function on(kind, handler) {
  handlers[kind] = handler;
}

const tell = (message) => handlers[message.type]?.(message);

// The unit is in a page, which may not be there.
const tellOfPage = (state) => tell({ type: "link", state, of: "page" });

export async function connect() {
  const cable = location.hash === "#cable";
  const host = cable ? null : new Host(); // takes a while to come
  tell(await (await fetch(`setup.${language}.json`)).json());
  tell({ type: "link", state: cable ? "waiting" : "loading" });
  if (cable) followCable();
  else followPage(host);
}

function followCable() {
  const channel = new BroadcastChannel("courtier-table");
  channel.onmessage = ({ data }) => data.show && tell(JSON.parse(data.show));
  channel.postMessage({ again: true });
}

async function followPage(host) {
  const channel = new BroadcastChannel("courtier-cable");
  host.on("show", (text) => {
    const message = JSON.parse(text);
    tell(message.type === "link" && message.state !== "here" ? { ...message, of: "page" } : message);
    if (message.type === "market" && !here) {
      here = true;
      channel.postMessage({ tellStory: true }); // what went before
    }
  });
  host.on("line", (line) => channel.postMessage({ ask: line }));
  host.on("broken", () => tell({ type: "link", state: "broken" }));
  channel.onmessage = ({ data }) => {
    if (data.line) host.pass({ line: data.line });
    if (data.story) host.pass({ story: data.story });
    if (data.here) begin();
  };
  const begin = () => {
    here = false;
    return host.call("mirror", language);
  };
  await begin();
  // A page that is gone says nothing more, but it holds the unit no longer.
  setInterval(async () => {
    const { held } = await navigator.locks.query();
    if (here && !held.some(({ name }) => name === LOCK)) {
      here = false;
      tellOfPage("away");
    }
  }, LOOK_MS);
}
