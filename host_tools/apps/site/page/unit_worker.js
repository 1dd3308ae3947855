// The unit: the real firmware on MicroPython, in a worker of its own, on a flash in the browser.
//
// It takes and tells what engine.js passes on. Nothing is told before what led to it is on disk.

import { NVM, openFlash } from "./flash.js";
import { loadMicroPython } from "./micropython.mjs";
import { unpacked, unpackedFiles } from "./packs.js";

const STEP_MS = 20, ASLEEP_MS = 200;
const LOCK = "courtier-unit";
const HEAP = 4 << 20; // a board has 170 KB; here nothing need be unloaded to make room
const PICTURE = 2 + 8 * 128;
const started = performance.now();
const now = () => Math.round(performance.now() - started);
let waiting = []; // messages that are told once the flash is settled
let unit = null, flash = null, options = null, timer = 0, work = Promise.resolve();
let early = null; // keys that wait until the games are there, where the unit asks which one

// What is large comes from the page, which has asked for it before this worker was there.
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
    return; // an error's traceback comes as an exception too
  }
  waiting.push(message);
}

// One thing after the other, each told when it is on disk.
function does(something) {
  work = work.then(async () => {
    if (!unit) return;
    try {
      something();
      const settled = flash?.settle();
      if (settled) await settled;
      tellAll();
      unit.tell_more();
      tellAll();
    } catch (error) {
      fail(error);
    }
  });
  return work;
}

function tellAll() {
  for (const message of waiting) tell(message);
  waiting = [];
}

function tell(message) {
  if (message.type === "line") channel.postMessage({ line: message.line });
  else postMessage(message, message.picture ? [message.picture.buffer] : []);
}

// What has happened on the flash is there; the rest is gone, as after a power cut.
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
  const later = unpackedFiles("rest.pack"); // now that the line is free
  const put = (files) => {
    for (const [path, content] of files) {
      vm.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      vm.FS.writeFile(path, content);
    }
  };
  put(await first);
  if (flash && !flash.blank) put(await later); // the game that is saved may be any of them
  if (flash) {
    watch(vm, "/nvm.bin", flash.content.slice(0, NVM), (data, at) => flash.write(at, data));
    watch(vm, "/box.bin", flash.content.slice(NVM), (data, at) => flash.write(NVM + at, data));
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
  keys.forEach(asked.key);
  channel.postMessage({ here: true });
  step();
}

async function virtualMachine(wasm) {
  // MicroPython fetches its machine by its address: give it the one that is on its way.
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
  does(() => unit.boot(options.seed, options.lively, options.language, options.asks));
}

function prepare() {
  does(() => unit.prepare());
}

function again() {
  boot();
  prepare();
}

// A machine that sleeps takes no time: when it wakes, the unit goes on from where it was.
function step() {
  clearTimeout(timer);
  does(() => {
    const on = unit.step(now());
    timer = setTimeout(step, on ? STEP_MS : ASLEEP_MS);
  });
}

const asked = {
  pack({ name, data, status }) {
    coming(name);
    packs.get(name).come(new Response(data, { status }));
  },
  start(message) {
    options = message;
    // Only one page of this browser has the unit; others wait until it is let go.
    navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      postMessage({ type: "elsewhere" });
      return navigator.locks.request(LOCK, hold);
    });
  },
  key: (message) =>
    early ? early.push(message) : does(() => unit.key(message.key, message.on, now())),
  power: ({ on }) => (on ? again() : does(() => unit.cut())),
  reset: again,
  backup: ({ players }) => does(() => waiting.push({ type: "backup", text: unit.backup(players) })),
  restore: ({ text }) => does(() => waiting.push({ type: "restore", wrong: unit.offer(text) })),
};

function hold() {
  start().catch(fail);
  return new Promise(() => {}); // as long as this worker lives
}

channel.onmessage = ({ data }) => {
  if (data.ask && unit) does(() => unit.hear(data.ask));
  if (data.tellStory && unit) does(() => channel.postMessage({ story: unit.backup() }));
  if (data.letGo && unit) {
    // Another page takes the unit over: what was begun here is finished first.
    does(() => unit.cut()).then(() => {
      flash?.close();
      postMessage({ type: "gone" });
      close();
    });
  }
};
onmessage = ({ data: { type, ...fields } }) => asked[type]?.(fields);
