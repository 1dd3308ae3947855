// Measures the time of a key, from contact to the last byte of its picture.
const WINDOW_MS = 60, RESTING = 0.5; // a loop in which nothing is due waits 70 % of its time

/** Tap a key; returns the ms from contact to the last byte that came to the OLED before `quiet` ms
 *  of silence and a CPU at rest; null if it has drawn nothing by then. A key still at work after `ms` has
 *  taken that long. `finger(down)` presses and releases, `run(ms, stop)` lets time pass. */
export function latency(pico, oled, finger, run, { hold, quiet, ms }) {
  const before = oled.bytes, start = pico.ms;
  let up = false, bytes = before, since = start, idle = pico.idleMs, resting = false;
  const look = () => { since = pico.ms; idle = pico.idleMs; };
  finger(true);
  const settled = run(ms, () => {
    if (!up && pico.ms - start >= hold) { up = true; finger(false); look(); }
    if (oled.bytes > bytes) { bytes = oled.bytes; resting = false; look(); }
    if (pico.ms - since >= WINDOW_MS) {
      resting = pico.idleMs - idle >= RESTING * (pico.ms - since);
      look();
    }
    const drawn = bytes > before ? oled.lastMs : 0;
    return up && resting && pico.ms - Math.max(start + hold, drawn) >= quiet;
  });
  if (!up) finger(false);
  if (!settled) return pico.ms - start;
  return bytes > before ? oled.lastMs - start : null;
}

const HEARD_MS = 12;   // a contact counts after this time; an earlier picture is not this key's
export const PAUSE_MS = 10;   // of silence on the bus behind a picture

/** Type keys at a rhythm, `hold` ms down and `gap` ms up, whether or not the pictures keep up; then wait
 *  as `latency` does. Returns, for each key, the ms to the end of the first picture that can show
 *  it; null where there was none. `fingers` has a function for each key. */
export function typed(pico, oled, fingers, run, { hold, gap, quiet, ms }) {
  const contacts = [], pictures = [];
  let bytes = oled.bytes, silent = pico.ms - PAUSE_MS, last = null;
  const look = () => {
    if (oled.bytes === bytes) return false;
    bytes = oled.bytes;
    if (pico.ms - silent > PAUSE_MS) pictures.push({ from: pico.ms });
    pictures.at(-1).to = oled.lastMs;
    silent = pico.ms;
    return false;
  };
  fingers.forEach((finger, at) => {
    contacts.push(pico.ms);
    if (at < fingers.length - 1) {
      finger(true); run(hold, look);
      finger(false); run(gap, look);
    } else {
      const watched = (time, stop) => run(time, () => { look(); return stop(); });
      last = latency(pico, oled, finger, watched, { hold, quiet, ms });
    }
  });
  return contacts.map((contact, at) => {
    const seen = pictures.find(({ from }) => from >= contact + HEARD_MS);
    return seen ? seen.to - contact : at === contacts.length - 1 ? last : null;
  });
}
