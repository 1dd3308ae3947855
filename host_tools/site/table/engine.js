// What is behind the table's screen here: the host tools in a worker of this page, which follow the
// unit of another page of this browser as a PC follows one at its cable. With #cable the unit is at
// a real cable of another page, which has the host tools and sends what to show.

import { Desk } from "../../desk/desk.js";

const LOOK_MS = 2000, LOCK = "courtier-unit";
const handlers = {};
let here = false;

export function on(kind, handler) {
  handlers[kind] = handler;
}

const tell = (message) => handlers[message.type]?.(message);

export function connect() {
  if (location.hash === "#cable") followCable();
  else followPage();
}

function followCable() {
  const channel = new BroadcastChannel("courtier-table");
  channel.onmessage = ({ data }) => data.show && tell(JSON.parse(data.show));
  channel.postMessage({ again: true });
}

async function followPage() {
  const channel = new BroadcastChannel("courtier-cable");
  const desk = new Desk();
  const language = new URLSearchParams(location.search).get("lang") ?? navigator.language;
  desk.on("show", (text) => {
    const message = JSON.parse(text);
    tell(message);
    if (message.type === "market" && !here) {
      here = true;
      channel.postMessage({ tellStory: true }); // what went before
    }
  });
  desk.on("line", (line) => channel.postMessage({ ask: line }));
  desk.on("broken", (text) => tell({ type: "link", state: "away", text }));
  channel.onmessage = ({ data }) => {
    if (data.line) desk.pass({ line: data.line });
    if (data.story) desk.pass({ story: data.story });
    if (data.here) begin();
  };
  const begin = () => {
    here = false;
    return desk.call("mirror", language.startsWith("fr") ? "fr" : "en");
  };
  await begin();
  // A page that is gone says nothing more, but it holds the unit no longer.
  setInterval(async () => {
    const { held } = await navigator.locks.query();
    if (here && !held.some(({ name }) => name === LOCK)) {
      here = false;
      tell({ type: "link", state: "away" });
    }
  }, LOOK_MS);
}
