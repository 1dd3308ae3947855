// Installs the firmware on a CIRCUITPY drive that the user chooses (File System Access). The host
// tools make the same plan as `courtier deploy`; this page reads and writes the files for them.

import { Host } from "../worker/host.js";
import { $, both, say } from "../words.js";

const LARGEST = 1 << 20;
let drive = null, lines = [];

// Return the folder of a path, created if asked to, and the name in it.
async function place(path, create = false) {
  const parts = path.split("/");
  const name = parts.pop();
  let folder = drive;
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create });
  return [folder, name];
}

async function read(path) {
  try {
    const [folder, name] = await place(path);
    const file = await (await folder.getFileHandle(name)).getFile();
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    if (error.name === "NotFoundError" || error.name === "TypeMismatchError") return null;
    throw error;
  }
}

async function write(path, content) {
  const [folder, name] = await place(path, true);
  const writing = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await writing.write(content);
  await writing.close();
}

async function remove(path) {
  const [folder, name] = await place(path);
  await folder.removeEntry(name, { recursive: true });
}

async function* files(folder, above = "") {
  for await (const [name, entry] of folder.entries()) {
    if (entry.kind === "directory") yield* files(entry, `${above}${name}/`);
    else yield [`${above}${name}`, entry];
  }
}

// Copy and remove: a page cannot rename files.
async function rename(from, to) {
  const content = await read(from);
  if (content) {
    await write(to, content);
  } else {
    const [folder, name] = await place(from);
    for await (const [path, entry] of files(await folder.getDirectoryHandle(name))) {
      await write(`${to}/${path}`, new Uint8Array(await (await entry.getFile()).arrayBuffer()));
    }
  }
  await remove(from);
}

const services = { drive_read: read, drive_write: write, drive_remove: remove, drive_rename: rename };

// Read the files of the drive that deploy's plan depends on.
async function readAll() {
  const found = [];
  for await (const [path, entry] of files(drive)) {
    const file = await entry.getFile();
    if (file.size <= LARGEST) found.push([path, new Uint8Array(await file.arrayBuffer())]);
  }
  return found;
}

async function install() {
  try {
    drive = await globalThis.showDirectoryPicker({ mode: "readwrite" });
  } catch (error) {
    if (error.name !== "AbortError") say(error.message, true);
    return;
  }
  $("install").disabled = true;
  lines = [];
  say(both("Un instant…", "One moment…"));
  const host = new Host(services);
  host.on("text", (line) => say((lines = [...lines, line]).join("\n")));
  host.on("progress", (text) => {
    const [done, total] = text.split(" ");
    [$("progress").hidden, $("progress").max, $("progress").value] = [false, total || 1, done];
  });
  try {
    await host.call("install", await readAll());
    document.body.dataset.installed = "yes";
  } catch (error) {
    say([...lines, why(error)].join("\n"), true);
  } finally {
    host.close();
    $("install").disabled = false;
  }
}

function why({ message }) {
  if (/NoModificationAllowed|NotAllowed|InvalidModification|InvalidState/.test(message)) {
    return both(
      "Le lecteur est en lecture seule : débranchez, maintenez MENU, rebranchez, puis recommencez.",
      "The drive is read-only: unplug, hold MENU, plug it in again, then begin again.",
    );
  }
  return message;
}

$("install").onclick = install;
if (!("showDirectoryPicker" in globalThis) || !("Suspending" in WebAssembly)) {
  $("none").hidden = false;
  $("install").disabled = true;
}
