// Small blocks of the RP2040 that rp2040js lacks: power and reset cause, ring oscillator, flash cache
// control, QSPI pads.
import { BasePeripheral } from 'rp2040js';

/** Plain registers that read as they were written. */
class Registers extends BasePeripheral {
  constructor(rp, name, first = {}) { super(rp, name); this.regs = { ...first }; }
  readUint32(o) { return this.regs[o] ?? 0; }
  writeUint32(o, v) { this.regs[o] = v >>> 0; }
}

export class Vreg extends Registers {
  constructor(rp, cause) { super(rp, 'VREG', { 0: 0xb1, 4: 0x91, 8: cause }); }
  writeUint32(o, v) {
    if (o !== 8) super.writeUint32(o, v);
    else if (v & (1 << 24)) this.regs[8] &= ~(1 << 24);
  }
}

export class Rosc extends Registers {
  constructor(rp, random) { super(rp, 'ROSC', { 0: 0xfabaa0 }); this.random = random; }
  readUint32(o) {
    if (o === 0x1c) return this.random() < 0.5 ? 0 : 1;   // RANDOMBIT
    if (o === 0x18) return 0x80001000;                    // STATUS: stable, enabled
    return super.readUint32(o);
  }
}

export class XipCtrl extends Registers {
  constructor(rp, wasm) { super(rp, 'XIP_CTRL', { 0: 3 }); this.wasm = wasm; }
  readUint32(o) { return o === 4 ? 1 : o === 8 ? 6 : super.readUint32(o); }
  writeUint32(o, v) { if (o === 4) this.wasm.exports.flush(); else super.writeUint32(o, v); }
}

export class IoQspi extends Registers {
  constructor(rp, flash) {
    super(rp, 'IO_QSPI');
    this.flash = flash;
    for (let i = 0; i < 6; i++) this.regs[i * 8 + 4] = 0x1f;
  }
  readUint32(o) { // STATUS registers: SS reads high unless driven low (BOOTSEL is not pressed)
    if (o <= 0x2c && !(o & 4)) {
      const high = (o >> 3) === 1 && ((this.regs[0x0c] >> 8) & 3) !== 2;
      return high ? (1 << 17) | (1 << 19) : 0;
    }
    return super.readUint32(o);
  }
  writeUint32(o, v) {
    super.writeUint32(o, v);
    if (o === 0x0c) this.flash.select((v >> 8) & 3);
  }
}
