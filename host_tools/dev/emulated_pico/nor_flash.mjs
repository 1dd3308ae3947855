// The SPI NOR flash (W25Q16JV) behind the chip's SSI: JEDEC commands, the data sheet's typical busy
// times, and bits that only an erase sets.
import { BasePeripheral } from 'rp2040js';

const BUSY_MS = { 4096: 45, 32768: 120, 65536: 150, page: 0.4, status: 10 };
const ERASES = { 0x20: 4096, 0x52: 32768, 0xd8: 65536 };
const UNIQUE_ID = [0xe6, 0x61, 0x64, 0x08, 0x43, 0x5f, 0x2b, 0x27];
const NORMAL = 0, LOW = 2, HIGH = 3; // who drives the chip-select line, and how

export class NorFlash extends BasePeripheral {
  /** `board.onFlashOperation(kind, address, size)` is called at the start of every erase and program;
   *  `underWay` then has the old content. */
  constructor(rp, board, size, timeScale) {
    super(rp, 'SSI');
    this.board = board; this.size = size; this.timeScale = timeScale;
    this.regs = {}; this.rx = []; this.cmd = []; this.line = NORMAL;
    this.writable = false; this.sr2 = 2; this.busyUntil = 0; this.underWay = null;
  }
  get busy() { return this.rp2040.clock.nanos < this.busyUntil; }
  readUint32(o) {
    switch (o) {
      case 0x20: return 0;                                  // TXFLR
      case 0x24: return this.rx.length;                     // RXFLR
      case 0x28: return 0x06 | (this.rx.length ? 0x08 : 0); // SR: TFE|TFNF|RFNE
      case 0x58: return 0x51535049;
      case 0x5c: return 0x3430312a;
      case 0x60: {
        const v = this.rx.length ? this.rx.shift() : 0;
        if (!this.rx.length && this.line === NORMAL) this.end();
        return v;
      }
    }
    return this.regs[o] ?? 0;
  }
  writeUint32(o, v) {
    if (o === 0x08) {
      if (!(v & 1)) { this.end(); this.rx = []; }
      this.regs[8] = v & 1;
      return;
    }
    if (o === 0x60) {
      if (!this.regs[8]) return;
      // TMOD 3 (EEPROM read) switches into continuous reading: one 32-bit result for the command.
      if (((this.regs[0] >> 8) & 3) === 3) { this.rx = this.rx.length ? this.rx : [0, 0]; return; }
      this.rx.push(this.line === HIGH ? 0xff : this.shift(v & 0xff));
      return;
    }
    this.regs[o] = v >>> 0;
  }
  /** The chip-select line is overridden, or left to the SSI again. */
  select(how) {
    if (how === this.line) return;
    if (this.line === LOW || how !== LOW) this.end();
    if (how === LOW) { this.cmd = []; this.rx = []; }
    this.line = how;
  }
  /** One byte in, one byte out. */
  shift(byte) {
    const c = this.cmd, at = c.length;
    c.push(byte);
    if (at === 0) {
      if (!this.busy && byte === 0x06) this.writable = true;
      else if (!this.busy && byte === 0x04) this.writable = false;
      return 0xff;
    }
    switch (c[0]) {
      case 0x05: return (this.busy ? 1 : 0) | (this.writable ? 2 : 0);
      case 0x35: return this.sr2;
      case 0x15: return 0x60;
      case 0x9f: return [0xef, 0x40, Math.log2(this.size)][at - 1] ?? 0;
      case 0x4b: return at < 5 ? 0xff : UNIQUE_ID[at - 5] ?? 0xff;
      case 0x03: return at < 4 ? 0xff : this.rp2040.flash[(this.address + at - 4) & (this.size - 1)];
    }
    return 0xff;
  }
  get address() { const c = this.cmd; return (c[1] << 16) | (c[2] << 8) | c[3]; }
  /** The chip is deselected: an erase or a program begins now. */
  end() {
    const c = this.cmd, address = this.address & (this.size - 1);
    this.cmd = [];
    if (!c.length || (this.busy && c[0] !== 0x05)) return;
    const size = ERASES[c[0]];
    if (size && c.length >= 4 && this.writable) this.erase(address & ~(size - 1), size);
    else if (c[0] === 0x02 && c.length > 4 && this.writable) this.program(address, c.slice(4));
    else if ((c[0] === 0x01 || c[0] === 0x31) && this.writable) {
      if (c[0] === 0x31) this.sr2 = c[1]; else if (c.length > 2) this.sr2 = c[2];
      this.go(BUSY_MS.status);
    }
  }
  go(ms) {
    this.writable = false;
    this.busyUntil = this.rp2040.clock.nanos + ms * 1e6 * this.timeScale;
  }
  erase(address, size) {
    const flash = this.rp2040.flash, old = flash.slice(address, address + size);
    flash.fill(0xff, address, address + size);
    this.go(BUSY_MS[size]);
    this.underWay = { address, old, since: this.rp2040.clock.nanos };
    this.board.onFlashOperation('erase', address, size);
  }
  program(address, bytes) {
    const flash = this.rp2040.flash, page = address & ~255, old = flash.slice(page, page + 256);
    let at = address & 255;
    for (const byte of bytes) { flash[page + at] &= byte; at = (at + 1) & 255; }
    this.go(BUSY_MS.page);
    this.underWay = { address: page, old, since: this.rp2040.clock.nanos };
    this.board.onFlashOperation('program', address, bytes.length);
  }
  /** What the flash would hold if the power went now: an operation under way has changed each bit
   *  with the probability of the share of its time that has passed. */
  torn(random) {
    const image = this.rp2040.flash.slice(0, this.size), now = this.underWay;
    if (!now || !this.busy) return image;
    const share = (this.rp2040.clock.nanos - now.since) / (this.busyUntil - now.since);
    for (let i = 0; i < now.old.length; i++) {
      let done = 0;
      for (let bit = 0; bit < 8; bit++) if (random() < share) done |= 1 << bit;
      image[now.address + i] = (image[now.address + i] & done) | (now.old[i] & ~done);
    }
    return image;
  }
}
