// The CPU: core.wasm (core.c) runs the common instructions; rp2040js's JavaScript core, which shares
// its registers and memory, the rare ones (exceptions, WFI, SVC, MSR).
import fs from 'fs';
import path from 'path';
import { fileURLToPath } from 'url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
// rp2040js does not export these two classes: the files themselves are loaded.
const INSIDE = path.join(fs.realpathSync(path.join(HERE, 'node_modules/rp2040js')), 'dist/esm');
const { CortexM0Core } = await import('file://' + path.join(INSIDE, 'cortex-m0-core.js'));
export const { SimulationClock } = await import(
  'file://' + path.join(INSIDE, 'clock/simulation-clock.js'));

const coreModule = new WebAssembly.Module(fs.readFileSync(path.join(HERE, 'core.wasm')));

/** A core whose accesses to peripherals go through these two functions. */
export function newCore(read, write) {
  return new WebAssembly.Instance(coreModule, { env: { mr: read, mw: write } });
}

// Where core.c keeps what, in words of its state.
export const STATE = {
  pc: 15, n: 16, z: 17, c: 18, v: 19, primask: 20, cycles: 21, limit: 22, pending: 23, xipOn: 24,
  missCost: 25, flashMask: 26, faultAddress: 27, hits: 28, misses: 29,
};
// Why core.c stopped.
export const STOPPED = { limit: 0, rare: 1, fault: 2, badPc: 3, breakpoint: 4 };
// An estimate: a 32-bit read of the QSPI flash at half the system clock, in system clocks.
export const MISS_CYCLES = 20 * 4 + 6;

export class FastCore extends CortexM0Core {
  attach(wasm) {
    const memory = wasm.exports.memory.buffer, at = wasm.exports.p_state();
    const registers = new Uint32Array(memory, at, 16);
    registers.set(this.registers);
    this.registers = registers;
    const state = this.st = new Uint32Array(memory, at, 64);
    const flag = (name, i) => Object.defineProperty(this, name, {
      get: () => state[i] !== 0, set: (v) => { state[i] = v ? 1 : 0; }, configurable: true });
    flag('N', STATE.n); flag('Z', STATE.z); flag('C', STATE.c); flag('V', STATE.v);
    flag('PM', STATE.primask);
    this.N = this.Z = this.C = this.V = this.PM = false;
  }
  checkForInterrupts() {
    // With PRIMASK set, a pending enabled interrupt ends WFI but is not taken.
    if (this.waiting && this.PM) {
      const pending = (this.pendingInterrupts & this.enabledInterrupts) || this.pendingPendSV
        || this.pendingSystick;
      this.interruptsUpdated = false;
      return !!pending;
    }
    return super.checkForInterrupts();
  }
}
