// Connects the table's screen with the host tools in a worker of this page. They follow the unit of
// another page of this browser as a PC follows one on its cable. With #cable another page follows a
// real unit on a cable, and sends what to show.

import { Host } from "../../worker/host.js";

export const GUIDES = "../../guides/";

const LOOK_MS = 2000, LOCK = "courtier-unit";
const handlers = {};
const wanted = new URLSearchParams(location.search).get("lang") ?? navigator.language;
const language = wanted.startsWith("fr") ? "fr" : "en";
let here = false;

export function send() {
  // nothing to send: the names are this browser's own
}

export function on(kind, handler) {
  handlers[kind] = handler;
}

const dispatch = (message) => handlers[message.type]?.(message);

// Report the state of the page with the unit.
const dispatchPageState = (state) => dispatch({ type: "link", state, of: "page" });

export async function connect() {
  const cable = location.hash === "#cable";
  const host = cable ? null : new Host(); // takes a while to load
  dispatch(await (await fetch(`setup.${language}.json`)).json());
  dispatch({ type: "link", state: cable ? "waiting" : "loading" });
  if (cable) followCable();
  else followPage(host);
}

function followCable() {
  const channel = new BroadcastChannel("courtier-table");
  channel.onmessage = ({ data }) => data.show && dispatch(JSON.parse(data.show));
  channel.postMessage({ again: true });
}

async function followPage(host) {
  const channel = new BroadcastChannel("courtier-cable");
  host.on("show", (text) => {
    const message = JSON.parse(text);
    dispatch(message.type === "link" && message.state !== "here" ? { ...message, of: "page" } : message);
    if (message.type === "market" && !here) {
      here = true;
      channel.postMessage({ tellStory: true }); // what led to this game
    }
  });
  host.on("line", (line) => channel.postMessage({ ask: line }));
  host.on("broken", () => dispatch({ type: "link", state: "broken" }));
  channel.onmessage = ({ data }) => {
    if (data.line) host.post({ line: data.line });
    if (data.story) host.post({ story: data.story });
    if (data.here) begin();
  };
  const begin = () => {
    here = false;
    return host.call("mirror", language);
  };
  await begin();
  // A closed page sends nothing more, but its lock is gone.
  setInterval(async () => {
    const { held } = await navigator.locks.query();
    if (here && !held.some(({ name }) => name === LOCK)) {
      here = false;
      dispatchPageState("away");
    }
  }, LOOK_MS);
}
