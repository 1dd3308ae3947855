// One MicroPython, controlled by JSON lines on stdin, with one line on stdout for each.
//   {"path": p, "text": t}  writes a file             -> {"ok": true, "out": ""}
//   {"path": p, "data": d}  the same, in base64
//   {"files": [...]}        many such at once
//   {"source": s}           runs s in __main__        -> {"ok": true, "out": what it printed}
//                           or, if it raised          -> {"ok": false, "out": ..., "error": traceback}
//   {"memory": "keep"}      keeps a copy of all memory -> {"ok": true, "out": ""}
//   {"memory": "back"}      restores it; files stay as they are
import path from "node:path";
import process from "node:process";
import readline from "node:readline";

import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript";

let printed = [];
const keep = (bytes) => printed.push(bytes[0]);

// Nothing is collected inside a run, so the heap grows with every object; beyond these 16 MB the VM
// becomes very slow. It is better to end it at once than to let a test hang.
WebAssembly.Memory.prototype.grow = () => {
  process.stderr.write("more than 16 MB of memory in one run: run it in smaller steps\n");
  process.exit(1);
};

// MicroPython's JavaScript looks into the table of the VM's functions at nearly every step, to be sure
// of its own copy of it. That is slow, and no entry ever changes: each is looked up once.
const functions = [];
const { get } = WebAssembly.Table.prototype;
WebAssembly.Table.prototype.get = function remembered(at) {
  return (functions[at] ??= get.call(this, at));
};

// The VM's state is all in its memory, which its program exports.
let memory;
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...how) => {
  const made = await instantiate(...how);
  const shown = Object.values(made.instance.exports);
  memory = shown.find((one) => one instanceof WebAssembly.Memory);
  return made;
};
let kept;

const vm = await loadMicroPython({
  heapsize: Number(process.argv[2]),
  linebuffer: false, // line buffering would swallow whatever follows the last newline
  stdout: keep,
  stderr: keep,
});

function write({ path: name, text, data }) {
  vm.FS.mkdirTree(path.posix.dirname(name));
  vm.FS.writeFile(name, text ?? Buffer.from(data, "base64"));
}

function answer(request) {
  printed = [];
  let error;
  try {
    if ("path" in request) write(request);
    else if ("files" in request) request.files.forEach(write);
    else if (request.memory === "keep") kept = new Uint8Array(memory.buffer).slice();
    else if (request.memory === "back") new Uint8Array(memory.buffer).set(kept);
    else vm.runPython(request.source);
  } catch (raised) {
    if (raised.name !== "PythonError") throw raised;
    error = raised.message;
  }
  const out = new TextDecoder().decode(Uint8Array.from(printed));
  return { ok: error === undefined, out, error };
}

try {
  for await (const line of readline.createInterface({ input: process.stdin })) {
    process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + "\n");
  }
} catch (failure) {
  // An error of the machine, not of Python. By default, node would quote the whole one-line VM.
  process.stderr.write(`${failure.stack ?? failure}\n`);
  process.exitCode = 1;
  process.stdin.destroy();
}
