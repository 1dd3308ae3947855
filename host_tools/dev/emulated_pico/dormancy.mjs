// Dormant sleep: the crystal stops, and with it everything on the chip, until a pin wakes it.
const ASLEEP = 0x636f6d61, AWAKE = 0x77616b65; // "coma", "wake"
const CRYSTAL = 0x40024, PINS = 0x40014;
const DORMANT = 0x08;                                    // of the crystal
const WAKE = 0x160, WAKE_END = 0x170, LAST = 0x18c;      // of the pins: what wakes; and what is read of it
const LOW = 1, HIGH = 2, FALLS = 4, RISES = 8;
const LOOK_NS = 1e6;

export class Dormancy {
  /** `pins` have the levels; `stopped` is called when the chip falls asleep. */
  constructor(rp, pins, stopped) {
    this.pins = pins; this.asleep = false; this.wakers = new Uint32Array(4); this.before = null;
    const crystal = rp.peripherals[CRYSTAL], io = rp.peripherals[PINS];
    const crystalWrite = crystal.writeUint32.bind(crystal), crystalRead = crystal.readUint32.bind(crystal);
    crystal.writeUint32 = (o, v) => {
      if (o !== DORMANT) crystalWrite(o, v);
      else if ((v >>> 0) === ASLEEP) { this.asleep = true; stopped(); }
    };
    crystal.readUint32 = (o) => (o === DORMANT ? AWAKE : crystalRead(o));
    const ioWrite = io.writeUint32.bind(io), ioRead = io.readUint32.bind(io);
    const ours = (o) => o >= WAKE && o <= LAST;
    io.writeUint32 = (o, v) => {
      if (!ours(o)) ioWrite(o, v);
      else if (o < WAKE_END) this.wakers[(o - WAKE) >> 2] = v;
    };
    io.readUint32 = (o) => (!ours(o) ? ioRead(o) : o < WAKE_END ? this.wakers[(o - WAKE) >> 2] : 0);
  }
  /** Whether a pin does what the chip is to be woken by. */
  woken() {
    for (let i = 0; i < 30; i++) {
      const events = (this.wakers[i >> 3] >> ((i & 7) * 4)) & 15;
      const level = this.pins.level[i], was = this.before[i];
      if ((events & LOW && !level) || (events & HIGH && level) || (events & FALLS && was && !level)
        || (events & RISES && !was && level)) return true;
    }
    return false;
  }
  /** Time passes for the outside world alone, until `end` at most. */
  pass(clock, end) {
    this.before ??= Int8Array.from(this.pins.level);
    if (this.woken()) { this.asleep = false; this.before = null; return; }
    this.before = Int8Array.from(this.pins.level);
    const next = clock.nextAlarm ? clock.nanosToNextAlarm : Infinity;
    clock.tick(Math.max(0, Math.min(next, LOOK_NS, end - clock.nanos)));
  }
}
