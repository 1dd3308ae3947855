// How long a key takes: from contact to the last byte of its picture.
const IDLE_MS = 20; // the CPU has waited this long: about five rounds of a loop in which nothing is due

/** Tap a key; answers with the ms from contact to the last byte that came to the OLED before `quiet` ms
 *  of silence and an idle CPU; null if it has drawn nothing by then. A key still at work after `ms` has
 *  taken that long. `finger(down)` presses and releases, `run(ms, stop)` lets time pass. */
export function latency(pico, oled, finger, run, { hold, quiet, ms }) {
  const before = oled.bytes, start = pico.ms;
  let up = false, bytes = before, idle = 0;
  finger(true);
  const settled = run(ms, () => {
    if (!up && pico.ms - start >= hold) { up = true; finger(false); idle = pico.idleMs; }
    if (oled.bytes > bytes) { bytes = oled.bytes; idle = pico.idleMs; }
    const drawn = bytes > before ? oled.lastMs : 0;
    return up && pico.ms - Math.max(start + hold, drawn) >= quiet && pico.idleMs - idle >= IDLE_MS;
  });
  if (!up) finger(false);
  if (!settled) return pico.ms - start;
  return bytes > before ? oled.lastMs - start : null;
}
