// Serves pico.py: requests are lines of JSON on standard input, answers on standard output. A method of
// COMMANDS takes a request and returns the answer.
import fs from 'fs';
import readline from 'readline';
import { heap } from './heap.mjs';
import { latency, PAUSE_MS, typed } from './latency.mjs';
import { Pico } from './pico.mjs';
import { SSD1306 } from './ssd1306.mjs';

let pico = null, oled = null;
let consoleText = '', data = [], recorded = [];
let watching = 0;        // ms between two looks at the heap; 0: it is not watched
let fullest = null;      // the heap at its fullest while it was
let smallest = Infinity; // the smallest size of the largest free piece
let heapSize = 0;        // what it may grow to
const bytesOf = (name) => new Uint8Array(fs.readFileSync(name));
const base64 = (bytes) => Buffer.from(bytes).toString('base64');

function heard(port, bytes) {
  if (port === 'data') data.push(...bytes); else consoleText += Buffer.from(bytes).toString('latin1');
}

/** Record the worst so far. */
function watchHeap() {
  const now = heap(pico.rp.sram);
  if (!now) return;
  if (!fullest || now.reachable > fullest.reachable) fullest = { ...now, ms: pico.ms };
  smallest = Math.min(smallest, Math.max(now.largest, heapSize - now.total));
}

/** Run, looking at the heap now and then if it is watched. */
function run(ms, stop = null) {
  if (!watching) return pico.run(ms, stop);
  let since = pico.ms;
  return pico.run(ms, () => {
    if (pico.ms - since >= watching) { since = pico.ms; watchHeap(); }
    return stop ? stop() : false;
  });
}

function finger(q, down) {
  if (q.pin !== undefined) pico.pins.drive(q.pin, down ? 0 : null);
  else if (down) pico.pins.press(q.row, q.column);
  else pico.pins.release(q.row, q.column);
}

const COMMANDS = {
  new(q) {
    pico = new Pico({ flash: bytesOf(q.flash), bootrom: bytesOf(q.bootrom), usb: q.usb, xip: q.xip,
      seed: q.seed, flashTimeScale: q.flashTimeScale, heard });
    oled = new SSD1306(() => pico.ms);
    if (q.oled) pico.addI2C(oled, q.oled.address, q.oled.sda, q.oled.scl);
    pico.pins.matrix(q.rows ?? [], q.columns ?? []);
    for (const [channel, value] of Object.entries(q.analog ?? {})) pico.analog(channel, value);
    pico.powerOn();
  },
  run(q) {
    const until = q.until === undefined ? null : () => consoleText.indexOf(q.until, q.from ?? 0) >= 0;
    return { hit: run(q.ms, until) };
  },
  /** Until the OLED shows a whole picture, and not just a dark one; the time of its last byte. */
  lit(q) {
    const shown = () => oled.on && pico.ms - oled.lastMs >= PAUSE_MS && oled.ram.some(Boolean);
    return { lit: run(q.ms, shown) ? oled.lastMs : null };
  },
  /** Until the flash is written at or above an address; whether it was, now or before. */
  written(q) {
    const there = () => pico.operations.some((one) => one.address >= q.address);
    return { hit: there() || run(q.ms, there) };
  },
  down(q) { finger(q, true); },
  up(q) { finger(q, false); },
  tap(q) {
    finger(q, true);
    run(q.hold);
    finger(q, false);
    if (pico.powered && q.gap) run(q.gap);
  },
  typed(q) { return { latencies: typed(pico, oled, q.keys.map((key) => (down) => finger(key, down)), run, q) }; },
  latency(q) { return { latency: latency(pico, oled, (down) => finger(q, down), run, q) }; },
  analog(q) { pico.analog(q.channel, q.value); },
  level(q) { return { driven: pico.pins.byChip(q.pin), level: pico.pins.level[q.pin] }; },
  screen() { return { picture: oled.picture(), on: oled.on, contrast: oled.contrast, changed: oled.changedMs, bytes: oled.bytes }; },
  console() { return { text: Buffer.from(consoleText, 'latin1').toString('utf8') }; },
  type(q) { pico.usb.console.send(Buffer.from(q.text, 'utf8')); },
  open(q) { pico.usb.data.open(q.on); },
  send(q) { pico.usb.data.send(Buffer.from(q.bytes, 'base64')); },
  received() { const bytes = base64(data); data = []; return { bytes }; },
  heap() { return { heap: heap(pico.rp.sram) }; },
  /** Measure the heap every so many ms from now on; 0 stops that. */
  watch(q) {
    watching = q.every; heapSize = q.size; fullest = null; smallest = Infinity;
    if (watching) watchHeap();
  },
  watched() { return { fullest, smallest }; },
  status() { return { resets: pico.resets, faults: pico.faults, operations: pico.operations.length, asleep: pico.sleep.asleep }; },
  operations(q) { return { operations: pico.operations.slice(q.from ?? 0) }; },
  /** Keep every flash operation with the bytes before and after it. */
  record() {
    recorded = [];
    pico.onFlash = (kind) => {
      const { address, old } = pico.flash.underWay;
      const now = pico.rp.flash.slice(address, address + old.length);
      recorded.push({ kind, address, before: base64(old), after: base64(now), ms: pico.ms });
    };
  },
  recorded() { pico.onFlash = null; return { operations: recorded }; },
  save(q) { fs.writeFileSync(q.path, pico.readFlash()); },
  off() { pico.powerOff(); },
  on() { consoleText = ''; data = []; pico.powerOn(); },
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  let answer;
  try {
    const request = JSON.parse(line);
    answer = { ok: true, ...(COMMANDS[request.command](request) ?? {}), ms: pico.ms, powered: pico.powered };
  } catch (error) {
    answer = { ok: false, error: String(error.stack ?? error) };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
