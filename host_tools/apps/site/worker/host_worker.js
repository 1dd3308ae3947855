// The host tools in a worker, on CPython (Pyodide). It is loaded on demand.

import { unpacked, unpackedFiles } from "../play/packs.js";
import { loadPyodide } from "./python/pyodide.mjs";

const waits = "Suspending" in WebAssembly;
const asking = new Map(); // requests to the page, by number
let asked = 0, mirror = null;

function ask(what, ...values) {
  const id = ++asked;
  const plain = values.map((value) => value?.toJs?.({ create_proxies: false }) ?? value);
  postMessage({ ask: what, id, values: plain });
  return new Promise((done, failed) => asking.set(id, { done, failed }));
}

// Pyodide fetches its WebAssembly by address: fetch the compressed file instead.
const plain = globalThis.fetch;
globalThis.fetch = (address, how) => (String(address).endsWith(".wasm")
  ? unpacked(`${address}.pack`, "application/wasm") : plain(address, how));

async function start() {
  const files = unpackedFiles(new URL("host.pack", import.meta.url)); // loads meanwhile
  const python = await loadPyodide({ indexURL: new URL("python/", import.meta.url).href });
  for (const [path, content] of await files) {
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, content);
  }
  globalThis.language = new URL(import.meta.url).searchParams.get("lang");
  globalThis.askThePage = ask;
  globalThis.sayToThePage = (kind, text) => postMessage({ say: kind, text });
  python.runPython(`
import sys
sys.path.insert(0, "/tools")
from host_tools.apps.site import absent
absent.install()
from host_tools.apps.site import calls
`);
  return python.pyimport("host_tools.apps.site.calls");
}

const ready = start();
ready.catch((error) => postMessage({ say: "broken", text: lastLine(error) }));

async function call(name, values) {
  const calls = await ready;
  if (name === "install") {
    const drive = await unpackedFiles(new URL("drive.pack", import.meta.url));
    return run(calls.install, [values[0], drive]);
  }
  if (name === "mirror") {
    mirror = calls.mirror(values[0]);
    return "";
  }
  return run(calls[name], values);
}

const run = (made, values) => (waits ? made.callPromising(...values) : made(...values));

onmessage = async ({ data }) => {
  if ("answer" in data || "failed" in data) {
    const { done, failed } = asking.get(data.id);
    asking.delete(data.id);
    if ("failed" in data) failed(new Error(data.failed));
    else done(data.answer);
  } else if (data.line) {
    mirror?.receive(data.line);
  } else if (data.story) {
    mirror?.show_record(data.story);
  } else {
    try {
      postMessage({ id: data.id, value: await call(data.call, data.values) });
    } catch (error) {
      const { translate } = await ready;
      postMessage({ id: data.id, error: translate(lastLine(error)) });
    }
  }
};

// Return the last line of a traceback: errors are sentences for people.
function lastLine(error) {
  const lines = String(error.message ?? error).trim().split("\n");
  return lines.at(-1).replace(/^[\w.]*(Trouble|DeployError|Error|Exception): /, "");
}
