// The unit's flash in this browser: a file that only this worker has open, written and flushed as
// the firmware writes its flash; or sectors in IndexedDB if the browser has no such files.
//
// `content` is what the flash holds. `write` is called for every write of the firmware, in order;
// after `settle` all of it is on disk. Only then does the unit show or sound anything. Failures are
// a StorageError whose `step` is "open" or "save".

export const NVM = 4096;
const SAVES = 120832;
const SIZE = NVM + SAVES, SECTOR = 4096;
const FILE = "courtier-flash.bin", DATABASE = "courtier", STORE = "flash";
const IN_FILE = "in-file"; // the database's key for: the unit is stored in the file
const WAITS_MS = [50, 100, 200, 400, 800]; // between tries: another page may be closing it

export class StorageError extends Error {
  constructor(step, error) {
    super(error.message || error.name);
    this.step = step;
  }
}

// Turn errors of a function into StorageErrors.
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
      // Flush before writing at another place: the store relies on the order of its writes, and a
      // disk may reorder them when the power fails.
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

// Sectors in a database. All that one key press changes is one transaction: saved whole or not at all.
async function inDatabase() {
  const base = await promised(indexedDB.open(DATABASE, 1), (request) => {
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  });
  const content = erased();
  const known = base.transaction(STORE).objectStore(STORE);
  const [keys, values] = await Promise.all([promised(known.getAllKeys()), promised(known.getAll())]);
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

function promised(request, prepare = () => {}) {
  prepare(request);
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

// Return a flash; null if this browser or page cannot have one; or a StorageError.
async function tryOpen(open) {
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

// Open the one place where this browser stores the unit; null if it stores nothing. That is the file,
// or the database if the browser had no files when the unit was new. If one of them does not open it
// may hold the game, so no new game is begun in the other.
export async function openFlash() {
  const base = await tryOpen(inDatabase), file = await tryOpen(inFile);
  const found = choose(base, file);
  if (found?.blank && found === file) await base?.leadToFile();
  for (const other of [base, file]) if (other !== found) other?.close?.();
  if (found instanceof StorageError) throw found;
  return found;
}

function choose(base, file) {
  if (file?.blank === false) return file;
  if (base?.blank === false || base instanceof StorageError) return base;
  if (file?.blank) return file;
  if (base?.leadsToFile) return file ?? new StorageError("open", new Error("the file is closed"));
  return base ?? file;
}
