// The unit's flash in this browser: a file that only this worker has open, written and flushed as
// the firmware writes its own flash, or, where the browser has no such files, sectors in IndexedDB.
//
// `content` is what it holds; `write` follows every write of the firmware, in order; after
// `settle` all of it is on disk. The unit says nothing, and sounds nothing, before that. What
// fails on the way is a StorageError: "open" or "save" is its `step`.

export const NVM = 4096;
const BOX = 120832;
const SIZE = NVM + BOX, SECTOR = 4096;
const FILE = "courtier-flash.bin", DATABASE = "courtier", STORE = "flash";
const IN_FILE = "in-file"; // the key in the database which says that the unit is kept in the file
const WAITS_MS = [50, 100, 200, 400, 800]; // between tries: another page may be letting go

export class StorageError extends Error {
  constructor(step, error) {
    super(error.message || error.name);
    this.step = step;
  }
}

// Have whatever fails in a function of the flash say so.
const saving = (work) => (...how) => {
  try {
    return work(...how);
  } catch (error) {
    throw new StorageError("save", error);
  }
};

const erased = () => new Uint8Array(SIZE).fill(0xff);

// A file in the origin's own file system.
async function inFile() {
  const folder = await navigator.storage.getDirectory();
  const handle = await (await folder.getFileHandle(FILE, { create: true })).createSyncAccessHandle();
  const content = erased();
  handle.read(content, { at: 0 });
  let end = -1, waiting = false;
  return {
    content,
    blank: handle.getSize() === 0,
    write: saving((at, data) => {
      // What goes elsewhere than on from here waits until this is on disk: the store relies on
      // order, and a disk keeps none by itself when the power goes.
      if (waiting && at !== end) handle.flush();
      if (handle.write(data, { at }) < data.length) throw new Error("the disk is full");
      [end, waiting] = [at + data.length, true];
    }),
    settle: saving(() => {
      if (waiting) handle.flush();
      waiting = false;
    }),
    close: () => handle.close(),
  };
}

// Sectors in a database: all that one key changes is one transaction, so that it is there or not.
async function inDatabase() {
  const base = await asked(indexedDB.open(DATABASE, 1), (request) => {
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  });
  const content = erased();
  const known = base.transaction(STORE).objectStore(STORE);
  const [keys, values] = await Promise.all([asked(known.getAllKeys()), asked(known.getAll())]);
  const sectors = keys.filter((key) => key !== IN_FILE);
  for (const sector of sectors) content.set(values[keys.indexOf(sector)], sector * SECTOR);
  const changed = new Set();
  const put = (entries) => {
    const work = base.transaction(STORE, "readwrite", { durability: "strict" });
    for (const [key, value] of entries) work.objectStore(STORE).put(value, key);
    return new Promise((done, failed) => {
      work.oncomplete = () => done();
      work.onabort = () => failed(new StorageError("save", work.error ?? new Error("closed")));
    });
  };
  return {
    content,
    blank: sectors.length === 0,
    leadsToFile: keys.includes(IN_FILE),
    leadToFile: saving(() => put([[IN_FILE, true]])),
    write(at, data) {
      content.set(data, at);
      for (let sector = Math.floor(at / SECTOR); sector * SECTOR < at + data.length; sector++) {
        changed.add(sector);
      }
    },
    settle: saving(() => {
      if (!changed.size) return undefined;
      const sector = (number) => content.slice(number * SECTOR, (number + 1) * SECTOR);
      const settled = put([...changed].map((number) => [number, sector(number)]));
      changed.clear();
      return settled;
    }),
    close: () => base.close(),
  };
}

function asked(request, prepare = () => {}) {
  prepare(request);
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

// A flash; null where this browser has no such thing, or not for this page; or a StorageError.
async function tried(open) {
  for (const wait of [...WAITS_MS, 0]) {
    try {
      return await open();
    } catch (error) {
      if (["TypeError", "ReferenceError", "SecurityError"].includes(error.name)) return null;
      if (!wait) return new StorageError("open", error);
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

// The one place where this browser keeps the unit; null: nothing lasts here. That is the file, and
// the database only where there was no file when the unit was new. A place that does not open may
// hold the game: then none is begun in the other one.
export async function openFlash() {
  const base = await tried(inDatabase), file = await tried(inFile);
  const found = chosen(base, file);
  if (found?.blank && found === file) await base?.leadToFile();
  for (const other of [base, file]) if (other !== found) other?.close?.();
  if (found instanceof StorageError) throw found;
  return found;
}

function chosen(base, file) {
  if (file?.blank === false) return file;
  if (base?.blank === false || base instanceof StorageError) return base;
  if (file?.blank) return file;
  if (base?.leadsToFile) return file ?? new StorageError("open", new Error("the file is closed"));
  return base ?? file;
}
