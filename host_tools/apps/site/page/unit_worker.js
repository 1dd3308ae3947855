// The unit: the real firmware on MicroPython, in a worker, with a flash in the browser.
//
// It handles the requests and sends the messages of engine.js. A message is sent only when what led
// to it is on disk.

import { NVM, openFlash } from "./flash.js";
import { loadMicroPython } from "./micropython.mjs";
import { unpacked, unpackedFiles } from "./packs.js";

const STEP_MS = 20, ASLEEP_MS = 200;
const LOCK = "courtier-unit";
const HEAP = 4 << 20; // a board has 170 KB; here nothing needs to be unloaded
const PICTURE = 2 + 8 * 128;
const started = performance.now();
const now = () => Math.round(performance.now() - started);
let waiting = []; // messages to send once the flash is settled
let unit = null, flash = null, options = null, timer = 0, work = Promise.resolve();
let early = null; // keys that wait for the games, if the unit asks which one to play

// Large files come from the page, which requested them before this worker existed.
const packs = new Map();

function coming(name) {
  if (!packs.has(name)) {
    let come;
    packs.set(name, { promise: new Promise((done) => (come = done)), come });
  }
  return packs.get(name).promise;
}

const channel = new BroadcastChannel("courtier-cable");

function print(line) {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    return; // a traceback, which also arrives as an exception
  }
  waiting.push(message);
}

// Run tasks one after the other; send the messages of each when its writes are on disk.
function enqueue(task) {
  work = work.then(async () => {
    if (!unit) return;
    try {
      task();
      const settled = flash?.settle();
      if (settled) await settled;
      sendAll();
      unit.send_rest();
      sendAll();
    } catch (error) {
      fail(error);
    }
  });
  return work;
}

function sendAll() {
  for (const message of waiting) send(message);
  waiting = [];
}

function send(message) {
  if (message.type === "line") channel.postMessage({ line: message.line });
  else postMessage(message, message.picture ? [message.picture.buffer] : []);
}

// Stop the unit: what is on the flash stays, the rest is lost as after a power cut.
function fail(error) {
  clearTimeout(timer);
  unit = null;
  waiting = [];
  const fault = String(error.message ?? error).trim().split("\n").at(-1);
  postMessage({ type: "unit", powered: false, language: null, game: null, battery: 3000, held: [],
    home: false, asleep: false, fault, failed: error.step });
}

function watch(vm, name, content, onWrite) {
  vm.FS.writeFile(name, content);
  const { node } = vm.FS.lookupPath(name);
  const plain = node.stream_ops.write;
  node.stream_ops = {
    ...node.stream_ops,
    write(stream, buffer, offset, length, position, canOwn) {
      onWrite(Uint8Array.from(buffer.subarray(offset, offset + length)), position);
      return plain(stream, buffer, offset, length, position, canOwn);
    },
  };
}

async function start() {
  const wasm = unpacked("micropython.wasm.pack", "application/wasm", coming("micropython.wasm.pack"));
  const first = unpackedFiles("first.pack", coming("first.pack"));
  flash = await openFlash();
  const vm = await virtualMachine(wasm);
  const later = unpackedFiles("rest.pack"); // when the first files have arrived
  const put = (files) => {
    for (const [path, content] of files) {
      vm.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      vm.FS.writeFile(path, content);
    }
  };
  put(await first);
  if (flash && !flash.blank) put(await later); // the saved game may need any of them
  if (flash) {
    watch(vm, "/nvm.bin", flash.content.slice(0, NVM), (data, at) => flash.write(at, data));
    watch(vm, "/saves.bin", flash.content.slice(NVM), (data, at) => flash.write(NVM + at, data));
  }
  watch(vm, "/picture", new Uint8Array(PICTURE), (picture) => waiting.push({ type: "picture", picture }));
  unit = vm.pyimport("host_tools.apps.site.in_vm").Unit(flash !== null);
  postMessage({ type: "open", lasting: flash !== null });
  postMessage({ type: "role", player: true, board: false, invitation: null });
  if (options.asks) early = [];
  boot();
  await work;
  put(await later);
  prepare();
  const keys = early ?? [];
  early = null;
  keys.forEach(handlers.key);
  channel.postMessage({ here: true });
  step();
}

async function virtualMachine(wasm) {
  // MicroPython fetches its WebAssembly by address: give it the one that is being loaded.
  const plain = globalThis.fetch;
  globalThis.fetch = async (address, how) =>
    String(address).endsWith(".wasm") ? wasm : plain(address, how);
  try {
    return await loadMicroPython({
      url: "micropython.wasm", heapsize: HEAP, pystack: 8192, stdout: print, stderr: print,
    });
  } finally {
    globalThis.fetch = plain;
  }
}

function boot() {
  enqueue(() => unit.boot(options.seed, options.lively, options.language, options.asks));
}

function prepare() {
  enqueue(() => unit.prepare());
}

function restart() {
  boot();
  prepare();
}

// While the computer sleeps no time passes: the unit then goes on from where it was.
function step() {
  clearTimeout(timer);
  enqueue(() => {
    const on = unit.step(now());
    timer = setTimeout(step, on ? STEP_MS : ASLEEP_MS);
  });
}

const handlers = {
  pack({ name, data, status }) {
    coming(name);
    packs.get(name).come(new Response(data, { status }));
  },
  start(message) {
    options = message;
    // Only one page of this browser runs the unit; others wait until it is released.
    navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return holdLock();
      postMessage({ type: "elsewhere" });
      return navigator.locks.request(LOCK, holdLock);
    });
  },
  key: (message) =>
    early ? early.push(message) : enqueue(() => unit.key(message.key, message.on, now())),
  power: ({ on }) => (on ? restart() : enqueue(() => unit.cut())),
  reset: restart,
  backup: ({ players }) => enqueue(() => waiting.push({ type: "backup", text: unit.backup(players) })),
  restore: ({ text }) => enqueue(() => waiting.push({ type: "restore", wrong: unit.offer(text) })),
};

function holdLock() {
  start().catch(fail);
  return new Promise(() => {}); // as long as this worker lives
}

channel.onmessage = ({ data }) => {
  if (data.ask && unit) enqueue(() => unit.receive(data.ask));
  if (data.tellStory && unit) enqueue(() => channel.postMessage({ story: unit.backup() }));
  if (data.release && unit) {
    // Another page takes the unit over: finish what was begun here first.
    enqueue(() => unit.cut()).then(() => {
      flash?.close();
      postMessage({ type: "gone" });
      close();
    });
  }
};
onmessage = ({ data: { type, ...fields } }) => handlers[type]?.(fields);
