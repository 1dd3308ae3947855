// The wiring of the chip's 30 pins: outside drivers, pull resistors and a key matrix with diodes.

const PINS = 30;

/** The level of every pin. `driven[i]`: 0, 1, or null if nothing drives it; `pulled(i)`: 0, 1 or
 *  null; `keys`: [row pin, column pin] of every key that is down. Each key has a diode, its anode on
 *  the column's side: a low row pulls its columns low, a high column its rows high. */
export function levels(driven, pulled, keys) {
  const level = [];
  for (let i = 0; i < driven.length; i++) level[i] = driven[i] ?? pulled(i) ?? 0;
  for (const [row, column] of keys) if (driven[row] === 0 && driven[column] === null) level[column] = 0;
  for (const [row, column] of keys) if (driven[column] === 1 && driven[row] === null) level[row] = 1;
  return level;
}

export class Pins {
  constructor() {
    this.outside = new Map();    // pin -> 0 or 1: driven from outside
    this.resistors = new Map();  // pin -> 0 or 1: an outside resistor to ground or supply
    this.rows = []; this.columns = [];
    this.down = new Map();       // "row,column" of the keys that are down -> their pins
    this.bitbanged = [];
    this.level = new Int8Array(PINS).fill(-1);
  }
  /** Take a new chip's pins. */
  wire(rp) {
    this.rp = rp;
    this.level = new Int8Array(PINS).fill(-1);
    rp.gpio.forEach((pin) => pin.addListener(() => this.settle()));
    this.settle();
  }
  drive(pin, level) {
    if (level === null) this.outside.delete(pin); else this.outside.set(pin, level);
    this.settle();
  }
  pull(pin, level) {
    if (level === null) this.resistors.delete(pin); else this.resistors.set(pin, level);
    this.settle();
  }
  matrix(rows, columns) { this.rows = rows; this.columns = columns; }
  press(row, column) {
    this.down.set(`${row},${column}`, [this.rows[row], this.columns[column]]);
    this.settle();
  }
  release(row, column) { this.down.delete(`${row},${column}`); this.settle(); }
  /** 0 or 1 when the chip drives the pin, else null. */
  byChip(i) {
    const pin = this.rp.gpio[i];
    return pin.outputEnable && !pin.outputDisable ? (pin.outputValue ? 1 : 0) : null;
  }
  pulled(i) {
    const outside = this.resistors.get(i), pin = this.rp.gpio[i];
    if (outside !== undefined) return outside;
    if (pin.pullupEnabled && pin.pulldownEnabled) return Math.max(0, this.level[i]); // a bus keeper
    return pin.pullupEnabled ? 1 : pin.pulldownEnabled ? 0 : null;
  }
  /** Let every pin find its level; a target on a bit-banged bus may move a pin again. */
  settle() {
    if (!this.rp) return;
    if (this.settling) { this.again = true; return; }
    this.settling = true;
    let rounds = 0;
    do {
      this.again = false;
      const driven = [], gpio = this.rp.gpio;
      for (let i = 0; i < PINS; i++) {
        const outside = this.outside.get(i), chip = this.byChip(i);
        driven[i] = outside !== undefined ? (chip === 0 ? 0 : outside) : chip;
      }
      for (const bus of this.bitbanged) if (bus.pull) driven[bus.sda] = 0;
      const now = levels(driven, (i) => this.pulled(i), [...this.down.values()]);
      for (let i = 0; i < PINS; i++) {
        if (now[i] !== this.level[i]) { this.level[i] = now[i]; gpio[i].setInputValue(!!now[i]); }
      }
      for (const bus of this.bitbanged) {
        const moved = gpio[bus.sda].functionSelect === 5 && gpio[bus.scl].functionSelect === 5;
        if (moved && bus.update(now[bus.sda], now[bus.scl])) this.again = true;
      }
    } while (this.again && ++rounds < 50);
    this.settling = false;
  }
}
