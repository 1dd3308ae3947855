// Reads MicroPython's heap from outside: recognises its areas in memory, and marks what is reachable as
// the garbage collector would. The board does not notice, and loses no byte.
//
// An area is described by: the next one's address; start and length of the table of blocks (two bits
// each: free, head, tail, marked); other tables; start and end of the pool of 16-byte blocks.

const RAM = 0x20000000, RAM_END = 0x20042000;
const BLOCK = 16, BLOCKS_PER_BYTE = 4;
const FREE = 0, TAIL = 2;
const inRam = (p) => p >= RAM && p < RAM_END;

/** The area described at a word of memory, or null. */
function areaAt(words, i) {
  const next = words[i], table = words[i + 1], length = words[i + 2];
  if (!inRam(table) || !length || length > 0x2000 || (next && (!inRam(next) || next & 3))) return null;
  for (let others = 1; others <= 2; others++) {
    const pool = words[i + 3 + others], end = words[i + 4 + others];
    if (pool >= table + length && pool % BLOCK === 0 && end <= RAM_END
      && end - pool === length * BLOCKS_PER_BYTE * BLOCK) return { at: RAM + i * 4, next, table, length, pool, end };
  }
  return null;
}

let known = 0; // the word at which the first area was described last time

/** The first area. Each other one has its description at the start of its own memory; remains of old
 *  descriptions do not count. */
function firstArea(words) {
  const first = (i) => {
    const area = areaAt(words, i);
    return area && (area.table < area.at || area.table - area.at > 64) ? area : null;
  };
  const again = first(known);
  if (again) return again;
  for (known = 0; known < words.length - 7; known++) {
    const area = first(known);
    if (area) return area;
  }
  known = 0;
  return null;
}

/** All areas of the heap, in the order they were made. */
export function areas(words) {
  const chain = [];
  for (let area = firstArea(words); area && chain.length < 100;) {
    chain.push(area);
    area = area.next ? areaAt(words, (area.next - RAM) >> 2) : null;
  }
  return chain;
}

/** `total` bytes of the heap as it has grown so far, `allocated` in it, `reachable` of these, and the
 *  `largest` free piece a collection would leave. Null before there is a heap. */
export function heap(sram) {
  const words = new Uint32Array(sram.buffer, sram.byteOffset, sram.length / 4);
  const pools = areas(words);
  if (!pools.length) return null;
  // One byte for every 16 bytes of memory: its state in the tables, and whether it was reached.
  const kinds = new Uint8Array(sram.length / BLOCK), reached = new Uint8Array(sram.length / BLOCK);
  let total = 0, allocated = 0;
  for (const area of pools) {
    const from = (area.pool - RAM) / BLOCK, count = (area.end - area.pool) / BLOCK;
    total += area.end - area.pool;
    for (let i = 0; i < count; i++) {
      const kind = (sram[area.table - RAM + (i >> 2)] >> ((i & 3) * 2)) & 3;
      kinds[from + i] = kind;
      if (kind !== FREE) allocated += BLOCK;
    }
  }
  const waiting = new Int32Array(kinds.length);
  let left = 0;
  const touch = (pointer) => {
    if (pointer < RAM || pointer >= RAM_END || pointer % BLOCK) return;
    const block = (pointer - RAM) / BLOCK;
    if (kinds[block] === FREE || kinds[block] === TAIL || reached[block]) return;
    reached[block] = 1;
    waiting[left++] = block;
  };
  // Roots: every word of memory outside the heap.
  const ranges = pools.map((area) => [area.table, area.end]).sort((a, b) => a[0] - b[0]);
  let at = RAM;
  for (const [start, end] of [...ranges, [RAM_END, RAM_END]]) {
    for (; at < start; at += 4) touch(words[(at - RAM) >> 2]);
    at = Math.max(at, end);
  }
  let reachable = 0;
  while (left) {
    let block = waiting[--left];
    do {
      reached[block] = 1;
      reachable += BLOCK;
      for (let i = 0; i < 4; i++) touch(words[block * 4 + i]);
      block++;
    } while (kinds[block] === TAIL);
  }
  let largest = 0;
  for (const area of pools) {
    let run = 0;
    for (let block = (area.pool - RAM) / BLOCK; block < (area.end - RAM) / BLOCK; block++) {
      run = reached[block] ? 0 : run + BLOCK;
      largest = Math.max(largest, run);
    }
  }
  return { areas: pools.length, total, allocated, reachable, largest };
}
