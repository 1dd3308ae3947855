// I2C buses in bit times. A target answers: start(reading) and write(byte) with whether it
// acknowledges, read() with a byte, stop() with nothing.
import { I2CMode } from 'rp2040js';

const RESETS = 0x4000c, RESET = 0, RESET_BIT = [1 << 3, 1 << 4]; // of the two controllers
const TX_EMPTY = 1 << 4, TX_EMPTY_CTRL = 1 << 8;

export class I2CBus {
  constructor(board, index) { this.board = board; this.index = index; this.targets = new Map(); }
  /** Take a new chip's controller. */
  wire(rp) {
    const controller = rp.i2c[this.index];
    const alarm = rp.clock.createAlarm(() => { const f = this.next; this.next = null; f(); });
    const after = (bits, f) => { this.next = f; alarm.schedule(bits * bitNanos(controller, rp.clkSys)); };
    // With TX_EMPTY_CTRL, TX_EMPTY is raised when the byte has left the shift register, not when it
    // leaves the FIFO.
    const set = controller.setInterrupts.bind(controller), write = controller.writeUint32.bind(controller);
    controller.setInterrupts = (mask) => {
      if (mask === TX_EMPTY && controller.control & TX_EMPTY_CTRL && controller.busy) return;
      set(mask);
    };
    const drained = () => { if (controller.txFIFO.itemCount <= controller.txThreshold) set(TX_EMPTY); };
    controller.writeUint32 = (o, v) => {
      if (o === 0xa0) { if (v & 0xff) controller.spikelen = v & 0xff; return; }
      if (o === 0x7c) return;
      write(o, v);
    };
    // A controller that is held in reset is off afterwards; rp2040js leaves it as it was.
    const resets = rp.peripherals[RESETS], control = resets.writeUint32.bind(resets);
    resets.writeUint32 = (o, v) => {
      if (o === RESET && v & RESET_BIT[this.index]) controller.enable = 0;
      control(o, v);
    };
    controller.onStart = () => after(1, () => controller.completeStart());
    controller.onConnect = (address, mode) => after(9, () => {
      const target = this.targets.get(address);
      const ack = !!target && target.start(mode === I2CMode.Read) !== false;
      this.current = ack ? target : null;
      controller.completeConnect(ack);
    });
    controller.onWriteByte = (byte) => after(9, () => {
      const ack = !!this.current && this.current.write(byte) !== false;
      drained();
      controller.completeWrite(ack);
    });
    controller.onReadByte = () => after(9, () => {
      drained();
      controller.completeRead(this.current ? this.current.read() & 0xff : 0xff);
    });
    controller.onStop = () => after(1, () => {
      this.current?.stop?.();
      this.current = null;
      controller.completeStop();
    });
  }
}

/** The time of a bit, as the DW_apb_i2c makes it. */
function bitNanos(c, clock) {
  return ((c.sclHighPeriod + c.spikelen + 7) + (c.sclLowPeriod + 1)) * 1e9 / clock;
}

/** The same targets for a program that moves the two lines itself: CircuitPython looks for the
 *  pull-ups and probes addresses so. */
export class BitbangedBus {
  constructor(bus, sda, scl) {
    Object.assign(this, { bus, sda, scl, s: 1, c: 1, pull: false, active: false, n: 0, shifted: 0, phase: 'address', target: null });
  }
  /** The lines' levels; true when what this end pulls low has changed. */
  update(sda, scl) {
    const ps = this.s, pc = this.c, before = this.pull;
    this.s = sda; this.c = scl;
    if (pc && scl && ps && !sda) { // START
      Object.assign(this, { active: true, n: 0, shifted: 0, phase: 'address', pull: false });
    } else if (pc && scl && !ps && sda) { // STOP
      if (this.active) this.target?.stop?.();
      Object.assign(this, { active: false, target: null, pull: false });
    } else if (this.active && !pc && scl) {
      if (this.n < 8 && this.phase !== 'read') this.shifted = (this.shifted << 1) | sda;
      this.n++;
    } else if (this.active && pc && !scl) this.clockFell();
    return before !== this.pull;
  }
  clockFell() {
    if (this.n === 8) {
      if (this.phase === 'address') {
        const target = this.bus.targets.get(this.shifted >> 1);
        this.reading = this.shifted & 1;
        this.ack = !!target && target.start(!!this.reading) !== false;
        this.target = this.ack ? target : null;
      } else if (this.phase === 'write') {
        this.ack = !!this.target && this.target.write(this.shifted & 255) !== false;
      }
      this.pull = this.phase === 'read' ? false : this.ack;
    } else if (this.n >= 9) {
      this.n = 0; this.shifted = 0; this.pull = false;
      if (this.phase === 'address') this.phase = this.reading ? 'read' : 'write';
      if (this.phase === 'read' && this.target) this.out = this.target.read() & 255;
    }
    if (this.phase === 'read' && this.n < 8 && this.target) this.pull = !((this.out >> (7 - this.n)) & 1);
  }
}
