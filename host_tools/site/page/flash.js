// The unit's flash in this browser: a file that only this worker has open, written and flushed as
// the firmware writes its own flash, or, where the browser has no such files, sectors in IndexedDB.
//
// `content` is what it holds; `write` follows every write of the firmware, in order; after
// `settle` all of it is on disk. The unit says nothing, and sounds nothing, before that.

export const NVM = 4096;
const BOX = 65536;
const SIZE = NVM + BOX, SECTOR = 4096;
const FILE = "courtier-flash.bin", DATABASE = "courtier", STORE = "flash";

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
    write(at, data) {
      // What goes elsewhere than on from here waits until this is on disk: the store relies on
      // order, and a disk keeps none by itself when the power goes.
      if (waiting && at !== end) handle.flush();
      handle.write(data, { at });
      [end, waiting] = [at + data.length, true];
    },
    settle() {
      if (waiting) handle.flush();
      waiting = false;
    },
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
  keys.forEach((sector, place) => content.set(values[place], sector * SECTOR));
  const changed = new Set();
  return {
    content,
    blank: keys.length === 0,
    write(at, data) {
      content.set(data, at);
      for (let sector = Math.floor(at / SECTOR); sector * SECTOR < at + data.length; sector++) {
        changed.add(sector);
      }
    },
    settle() {
      if (!changed.size) return undefined;
      const work = base.transaction(STORE, "readwrite", { durability: "strict" });
      for (const sector of changed) {
        const from = sector * SECTOR;
        work.objectStore(STORE).put(content.slice(from, from + SECTOR), sector);
      }
      changed.clear();
      return new Promise((done, failed) => {
        work.oncomplete = () => done();
        work.onerror = work.onabort = () => failed(work.error);
      });
    },
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

// The best that this browser has; null: nothing lasts here. Once a unit was kept in the database,
// as by an older version of the browser, it stays there.
export async function openFlash() {
  let base = null;
  try {
    base = await inDatabase();
    if (!base.blank) return base;
  } catch {
    // Private windows of some browsers have no database.
  }
  try {
    const file = await inFile();
    base?.close();
    return file;
  } catch {
    return base;
  }
}
