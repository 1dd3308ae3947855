// The real-time clock with its alarm, in whole seconds (rp2040js has no alarm).
import { BasePeripheral } from 'rp2040js';

const SETUP_0 = 0x04, SETUP_1 = 0x08, CTRL = 0x0c, ALARM_0 = 0x10, ALARM_1 = 0x14;
const NOW_1 = 0x18, NOW_0 = 0x1c, RAW = 0x20, ENABLE = 0x24, FORCE = 0x28, STATUS = 0x2c;
const INTERRUPT = 25;

export class Rtc extends BasePeripheral {
  constructor(rp) {
    super(rp, 'RTC');
    this.regs = {}; this.base = Date.UTC(2021, 0, 1); this.at = 0; this.on = false;
    this.enabled = 0; this.forced = 0; this.match = false;
    this.alarm = rp.clock.createAlarm(() => { this.check(); this.arm(); });
  }
  get now() {
    const passed = this.on ? Math.floor((this.rp2040.clock.nanos - this.at) / 1e9) * 1000 : 0;
    return new Date(this.base + passed);
  }
  arm() { this.alarm.schedule(1e9 - ((this.rp2040.clock.nanos - this.at) % 1e9) + 1); }
  check() {
    const a = this.regs[ALARM_0] ?? 0, b = this.regs[ALARM_1] ?? 0, d = this.now;
    let m = this.on && !!(a & (1 << 28));
    if (a & (1 << 26)) m &&= ((a >> 12) & 0xfff) === d.getUTCFullYear();
    if (a & (1 << 25)) m &&= ((a >> 8) & 15) === d.getUTCMonth() + 1;
    if (a & (1 << 24)) m &&= (a & 31) === d.getUTCDate();
    if (b & (1 << 31)) m &&= ((b >> 24) & 7) === d.getUTCDay();
    if (b & (1 << 30)) m &&= ((b >> 16) & 31) === d.getUTCHours();
    if (b & (1 << 29)) m &&= ((b >> 8) & 63) === d.getUTCMinutes();
    if (b & (1 << 28)) m &&= (b & 63) === d.getUTCSeconds();
    this.match = m;
    this.tell();
  }
  get status() { return ((this.match ? 1 : 0) & this.enabled) | this.forced; }
  tell() { this.rp2040.setInterrupt(INTERRUPT, !!this.status); }
  readUint32(o) {
    const d = this.now, alarm = this.regs[ALARM_0] ?? 0;
    switch (o) {
      case CTRL: return this.on ? 3 : 0;
      case ALARM_0: return (alarm & ~(1 << 29)) | (alarm & (1 << 28) ? 1 << 29 : 0);
      case NOW_1: return (d.getUTCFullYear() << 12) | ((d.getUTCMonth() + 1) << 8) | d.getUTCDate();
      case NOW_0: return (d.getUTCDay() << 24) | (d.getUTCHours() << 16) | (d.getUTCMinutes() << 8)
        | d.getUTCSeconds();
      case RAW: return this.match ? 1 : 0;
      case ENABLE: return this.enabled;
      case FORCE: return this.forced;
      case STATUS: return this.status;
    }
    return this.regs[o] ?? 0;
  }
  writeUint32(o, v) {
    if (o === CTRL) this.control(v);
    else if (o === ENABLE) { this.enabled = v & 1; this.tell(); }
    else if (o === FORCE) { this.forced = v & 1; this.tell(); }
    else { this.regs[o] = v >>> 0; if (o === ALARM_0 || o === ALARM_1) this.check(); }
  }
  control(v) {
    if (v & 0x10) { // load what was set up
      const a = this.regs[SETUP_0] ?? 0, b = this.regs[SETUP_1] ?? 0;
      this.base = Date.UTC((a >> 12) & 0xfff, ((a >> 8) & 15) - 1, a & 31, (b >> 16) & 31,
        (b >> 8) & 63, b & 63);
      this.at = this.rp2040.clock.nanos;
    }
    const was = this.on;
    this.on = !!(v & 1);
    if (this.on && !was) { this.at = this.rp2040.clock.nanos; this.arm(); }
    if (!this.on) this.alarm.cancel();
  }
}
