// A real unit at a USB port of this computer (Web Serial): its market, its game as a file, its story.
// The host tools speak the protocol; this page only carries bytes.

import { Host } from "../worker/host.js";
import { withNames } from "../story.js";
import { $, both, keep, language, say, stamped } from "../words.js";

const table = new BroadcastChannel("courtier-table");
const shown = new Map(); // the last message of each kind, for a screen that opens later
let port = null, reader = null, writer = null, arrived = [], wake = () => {}, gone = null;
let host = null, market = null;

async function listen() {
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      arrived.push(value);
      wake();
    }
    gone = new Error("closed");
  } catch (error) {
    gone = error;
  }
  wake();
}

const services = {
  async read(ms) {
    if (!arrived.length && !gone) {
      await new Promise((done) => {
        wake = done;
        setTimeout(done, ms);
      });
    }
    if (!arrived.length && gone) throw gone;
    const data = new Uint8Array(await new Blob(arrived).arrayBuffer());
    arrived = [];
    return data;
  },
  async write(data) {
    if (gone) throw gone;
    await writer.write(data);
  },
  rest: (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds)),
};

async function connect() {
  try {
    const wanted = await navigator.serial.requestPort();
    await closePort();
    await wanted.open({ baudRate: 115200 });
    port = wanted;
  } catch (error) {
    if (error.name !== "NotFoundError") say(error.message, true);
    return;
  }
  [reader, writer] = [port.readable.getReader(), port.writable.getWriter()];
  [arrived, gone] = [[], null];
  listen();
  say(both("Un instant…", "One moment…"));
  host ??= new Host(services);
  host.on("text", (text) => say(text));
  host.on("show", (message) => {
    const { type, state } = JSON.parse(message);
    shown.set(type, message);
    table.postMessage({ show: message });
    if (state === "here") onConnected();
    document.dispatchEvent(new CustomEvent("shown", { detail: message }));
  });
  follow();
}

// Close the previous port, which did not answer or was the wrong one.
async function closePort() {
  $("actions").hidden = true;
  if (!port) return;
  await host.call("stop");
  await market;
  await reader.cancel().catch(() => {}); // it may have been pulled out
  writer.releaseLock();
  reader.releaseLock();
  await port.close().catch(() => {});
  port = null;
}

function onConnected() {
  if ($("actions").hidden) say(both("L’appareil est connecté.", "The unit is connected."));
  $("actions").hidden = false;
}

// Follow the market while nothing else uses the cable.
function follow() {
  market = host.call("unit_mirror", language).catch((error) => say(error.message, true));
}

async function pauseMirror(work) {
  for (const button of document.querySelectorAll("#actions button")) button.disabled = true;
  try {
    await host.call("stop");
    await market;
    await work();
  } catch (error) {
    say(error.message, true);
  } finally {
    for (const button of document.querySelectorAll("#actions button")) button.disabled = false;
    follow();
  }
}

const backup = async () => host.call("unit_backup");
table.onmessage = ({ data }) => {
  if (data.again) for (const message of shown.values()) table.postMessage({ show: message });
};
$("connect").onclick = connect;
$("backup").onclick = () => pauseMirror(async () =>
  keep(await backup(), stamped("courtier", "json"), "application/json"));
$("report").onclick = () => pauseMirror(async () => {
  const story = await host.call("report", await backup(), language);
  keep(withNames(story), stamped("courtier-report", "html"), "text/html");
});
$("history").onclick = () => pauseMirror(async () =>
  keep(await host.call("history", await backup(), language, "text"), stamped("courtier", "txt"), "text/plain"));
$("restore").onchange = ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  pauseMirror(async () => {
    const replaced = await host.call("unit_restore", await file.slice(0, 1 << 20).text());
    if (replaced) keep(replaced, stamped("courtier-replaced", "json"), "application/json");
  }).then(() => (target.value = ""));
};
if (!("serial" in navigator) || !("Suspending" in WebAssembly)) {
  $("none").hidden = false;
  $("connect").disabled = true;
}
