// A Raspberry Pi Pico that runs real firmware: the chip, its power, its time. Parts soldered to it have
// their own files: nor_flash.mjs, pins.mjs, i2c.mjs, ssd1306.mjs, usb_host.mjs.
import { RP2040, ConsoleLogger, LogLevel } from 'rp2040js';
import { IoQspi, Rosc, Vreg, XipCtrl } from './chip.mjs';
import { FastCore, MISS_CYCLES, newCore, SimulationClock, STATE, STOPPED } from './cpu.mjs';
import { Dormancy } from './dormancy.mjs';
import { BitbangedBus, I2CBus } from './i2c.mjs';
import { NorFlash } from './nor_flash.mjs';
import { Pins } from './pins.mjs';
import { Rtc } from './rtc.mjs';
import { UsbHost } from './usb_host.mjs';

const FLASH_SIZE = 2 * 1024 * 1024;
const KB = 1024;
const TIMERAWL = 0x40054028, TIMELR = 0x40054024;
const BY_POWER = 1 << 8;
const INTERRUPT_CYCLES = 15;
const START_STACK = 0x20041f00, FLASH_AT = 0x10000000;

/** Numbers from 0 to below 1 that follow from a seed. */
export function chance(seed) {
  let s = (seed >>> 0) || 1;
  return () => {
    s ^= s << 13; s >>>= 0; s ^= s >>> 17; s ^= s << 5; s >>>= 0;
    return s / 2 ** 32;
  };
}

export class Pico {
  /** `flash`: its content; `bootrom`: 16 KB; `usb`: whether a PC is at the cable; `xip`: whether
   *  flash cache misses take time; `seed`: of all random numbers; `flashTimeScale`:
   *  how long the flash takes, 1 as the data sheet says; `heard(port, bytes)`: what comes over USB. */
  constructor({ flash, bootrom, usb = true, xip = true, seed = 1, flashTimeScale = 1, heard = () => {} }) {
    this.bootrom = bootrom; this.hasUsb = usb; this.xip = xip; this.random = chance(seed);
    this.flashTimeScale = flashTimeScale; this.heard = heard;
    this.pins = new Pins();
    this.buses = [new I2CBus(this, 0), new I2CBus(this, 1)];
    this.analogs = {};
    this.faults = [];           // what interrupted the CPU
    this.resets = 0;
    this.operations = [];       // of the flash
    this.onFlash = null;        // called with each of them
    this.idleMs = 0;            // how long the CPU has waited for interrupts
    this.baseNs = 0; this.powered = false;
    this.flashImage = new Uint8Array(FLASH_SIZE).fill(0xff);
    this.flashImage.set(flash.subarray(0, FLASH_SIZE));
  }
  /** Emulated ms since power-on; resets do not stop it. */
  get ms() { return (this.baseNs + (this.rp ? this.rp.clock.nanos : 0)) / 1e6; }

  // ---- parts soldered on
  /** A target on the I2C pins; which controller has them follows from the SDA pin. */
  addI2C(target, address, sda, scl) {
    const bus = this.buses[(sda >> 1) & 1];
    bus.targets.set(address, target);
    this.pins.pull(sda, 1); this.pins.pull(scl, 1);
    this.pins.bitbanged.push(new BitbangedBus(bus, sda, scl));
  }
  /** A voltage at an analog input, 0 to 4095. */
  analog(channel, value) {
    this.analogs[channel] = value;
    if (this.rp) this.rp.adc.channelValues[channel] = value;
  }
  onFlashOperation(kind, address, size) {
    this.operations.push({ ms: this.ms, kind, address, size });
    this.onFlash?.(kind, address, size);
  }

  // ---- power
  powerOn() {
    this.baseNs = 0; this.powered = true;
    for (const bus of this.buses) for (const target of bus.targets.values()) target.powerCycle?.(this.random);
    this.build(BY_POWER, null);
    return this;
  }
  /** Cut the power now. What is left in the flash is torn if an operation is under way. */
  powerOff() {
    if (!this.powered) return;
    this.flashImage = this.flash.torn(this.random);
    this.powered = false;
    this.state[STATE.limit] = 0;
  }
  /** The flash's content. */
  readFlash() { return this.powered ? this.rp.flash.slice(0, FLASH_SIZE) : this.flashImage; }
  /** The watchdog, or software, resets the chip: memory stays. */
  watchdogReset() {
    const kept = { sram: this.rp.sram.slice(), scratch: this.watchdog.scratchData.slice(),
      reason: this.watchdog.reason, cause: this.rp.peripherals[0x40064].regs[8] };
    this.flashImage = this.rp.flash.slice(0, FLASH_SIZE);
    this.baseNs += this.rp.clock.nanos;
    this.resets++;
    this.build(kept.cause, kept);
  }

  /** A new chip, as after a reset; `kept` is what survives it. */
  build(cause, kept) {
    const wasm = this.wasm = newCore((a, size) => this.read(a, size), (a, v, size) => this.write(a, v, size));
    const rp = this.rp = new RP2040(new SimulationClock());
    rp.logger = new ConsoleLogger(LogLevel.Error, false);
    this.wireMemory(rp, wasm);
    const core = this.core = rp.core = new FastCore(rp);
    core.attach(wasm);
    const state = this.state = core.st;
    state[STATE.xipOn] = this.xip ? 1 : 0;
    state[STATE.missCost] = MISS_CYCLES;
    state[STATE.flashMask] = FLASH_SIZE - 1;
    wasm.exports.flush();
    const flash = this.flash = new NorFlash(rp, this, FLASH_SIZE, this.flashTimeScale);
    rp.peripherals[0x18000] = flash;
    rp.peripherals[0x40018] = new IoQspi(rp, flash);
    rp.peripherals[0x40064] = new Vreg(rp, cause);
    rp.peripherals[0x40060] = new Rosc(rp, this.random);
    rp.peripherals[0x14000] = new XipCtrl(rp, wasm);
    rp.peripherals[0x4005c] = new Rtc(rp);
    this.sleep = new Dormancy(rp, this.pins, () => { state[STATE.limit] = 0; });
    const pads = [0x56, 0x5a, 0x52, 0x52, 0x52, 0x52];
    rp.qspi.forEach((pin, i) => { pin.padValue = pads[i]; pin.rawInputValue = i === 1; });
    this.watchdog = rp.peripherals[0x40058];
    this.watchdog.onWatchdogTrigger = () => {
      this.watchdog.alarm.enable = false; // at 0 it would trigger again at once
      this.wantsReset = true; state[STATE.limit] = 0;
    };
    if (kept) {
      rp.sram.set(kept.sram);
      this.watchdog.scratchData.set(kept.scratch);
      this.watchdog.reason = kept.reason;
    } else for (let i = 0; i < rp.sram.length; i++) rp.sram[i] = (this.random() * 256) | 0;
    this.usb = this.hasUsb ? new UsbHost(rp.usbCtrl, this.heard) : null;
    if (!this.hasUsb) rp.usbCtrl.onUSBEnabled = null;
    for (const [channel, value] of Object.entries(this.analogs)) rp.adc.channelValues[channel] = value;
    this.pins.wire(rp);
    for (const bus of this.buses) bus.wire(rp);
    core.PC = FLASH_AT; core.LR = 0; core.SP = START_STACK; core.VTOR = 0;
    this.lastCycles = 0; this.wantsReset = false;
    const clocked = () => { this.cycleNs = 1e9 / rp.clkSys; };
    clocked();
    rp.addClockListener(clocked);
  }
  /** The core's memory is the chip's. */
  wireMemory(rp, wasm) {
    const ex = wasm.exports, memory = ex.memory.buffer;
    rp.bootrom = new Uint32Array(memory, ex.p_rom(), 4 * KB);
    rp.sram = new Uint8Array(memory, ex.p_sram(), 264 * KB);
    rp.sramView = new DataView(memory, ex.p_sram(), 264 * KB);
    rp.flash = new Uint8Array(memory, ex.p_flash(), FLASH_SIZE);
    rp.flash16 = new Uint16Array(memory, ex.p_flash(), FLASH_SIZE / 2);
    rp.flashView = new DataView(memory, ex.p_flash(), FLASH_SIZE);
    const rom = this.bootrom;
    rp.bootrom.set(new Uint32Array(rom.buffer.slice(rom.byteOffset, rom.byteOffset + rom.length)));
    rp.flash.set(this.flashImage);
  }

  // ---- time: the clock follows the core's cycles lazily, before every access to a peripheral
  sync() {
    const cycles = this.state[STATE.cycles], passed = cycles - this.lastCycles;
    if (passed > 0) { this.lastCycles = cycles; this.rp.clock.tick(passed * this.cycleNs); }
  }
  /** After an access: how long the core may run on. */
  afterAccess() {
    const { core, state } = this, { clock } = this.rp;
    state[STATE.pending] = ((core.pendingInterrupts & core.enabledInterrupts) || core.pendingPendSV
      || core.pendingSystick || core.pendingSVCall || core.pendingNMI) ? 1 : 0;
    if (!this.powered || this.wantsReset || this.sleep.asleep || core.waiting
      || (core.interruptsUpdated && state[STATE.pending])) { state[STATE.limit] = 0; return; }
    const left = Math.min(clock.nextAlarm ? clock.nanosToNextAlarm : Infinity, this.untilNs - clock.nanos);
    state[STATE.limit] = Math.min(0x7fffffff, this.lastCycles + Math.max(1, Math.ceil(left / this.cycleNs)));
  }
  read(address, size) {
    address >>>= 0;
    if (address === TIMERAWL && size === 4) return this.readTimer();
    if (address !== TIMELR) this.pollPc = 0; // not a plain busy wait
    this.sync();
    const { rp } = this;
    const v = size === 4 ? rp.readUint32(address) : size === 2 ? rp.readUint16(address) : rp.readUint8(address);
    this.afterAccess();
    return v | 0;
  }
  write(address, value, size) {
    this.pollPc = 0;
    this.sync();
    address >>>= 0; value >>>= 0;
    if (size === 4) this.rp.writeUint32(address, value);
    else if (size === 2) this.rp.writeUint16(address, value);
    else this.rp.writeUint8(address, value);
    this.afterAccess();
  }
  /** The microsecond timer, which busy loops poll: a long wait is skipped through, at most 1/64 of it
   *  and 0.1 ms at a time. */
  readTimer() {
    const { clock } = this.rp, micros = (ns) => ((ns / 1000) % 4294967296) | 0;
    const now = clock.nanosCounter + (this.state[STATE.cycles] - this.lastCycles) * this.cycleNs;
    const pc = this.state[STATE.pc];
    if (pc !== this.pollPc || now - this.pollLast > 20000) { this.pollPc = pc; this.pollStart = now; this.polls = 0; }
    this.pollLast = now;
    if (++this.polls <= 64) return micros(now);
    this.sync();
    const toAlarm = clock.nextAlarm ? Math.max(0, clock.nanosToNextAlarm) : 1e5;
    clock.tick(Math.min((now - this.pollStart) / 64, 1e5, Math.max(0, this.untilNs - now), toAlarm));
    this.pollLast = clock.nanosCounter;
    this.afterAccess();
    return micros(clock.nanosCounter);
  }

  /** Run for that many ms, or until `stop()`, which is called every `step` ms, returns true. */
  run(ms, stop = null, step = 1) {
    if (!this.powered) throw new Error('the power is off');
    const end = this.ms + ms;
    while (this.powered && this.ms < end - 1e-9) {
      this.slice(Math.min(stop ? step : 50, end - this.ms));
      if (stop && stop()) return true;
    }
    return false;
  }
  slice(ms) {
    const target = this.ms * 1e6 + ms * 1e6;
    this.untilNs = target - this.baseNs;
    for (;;) {
      const { core, state } = this, { clock } = this.rp;
      if (!this.powered) return;
      if (this.wantsReset) {
        this.wantsReset = false;
        this.watchdogReset();
        this.untilNs = target - this.baseNs;
        continue;
      }
      if (clock.nanos >= this.untilNs - 1e-6) return;
      if (this.sleep.asleep) { this.sleep.pass(clock, this.untilNs); continue; }
      if (core.interruptsUpdated) {
        const was = core.IPSR;
        if (core.checkForInterrupts()) {
          core.waiting = false;
          if (core.IPSR !== was) clock.tick(INTERRUPT_CYCLES * this.cycleNs);
        }
      }
      if (core.waiting) {
        const next = clock.nextAlarm ? clock.nanosToNextAlarm : Infinity;
        const wait = Math.max(0, Math.min(next, this.untilNs - clock.nanos));
        clock.tick(wait);
        this.idleMs += wait / 1e6;
        continue;
      }
      state[STATE.cycles] = 0; this.lastCycles = 0;
      this.afterAccess();
      if (state[STATE.limit] === 0) {
        if (this.wantsReset || !this.powered || this.sleep.asleep || core.waiting) continue;
        if (core.interruptsUpdated) {
          if (core.checkForInterrupts()) { clock.tick(INTERRUPT_CYCLES * this.cycleNs); continue; }
          state[STATE.limit] = 1;
        }
      }
      this.step(core, state, clock);
    }
  }
  /** Let the core run until it needs JavaScript. */
  step(core, state, clock) {
    const why = this.wasm.exports.run();
    this.sync();
    // PRIMASK may just have been cleared.
    if (state[STATE.pending] && state[STATE.primask] === 0) core.interruptsUpdated = true;
    if (why === STOPPED.limit || why === STOPPED.breakpoint) return;
    if (why === STOPPED.rare) {
      const cycles = core.executeInstruction();
      state[STATE.cycles] = 0; this.lastCycles = 0;
      clock.tick(cycles * this.cycleNs);
      if (core.waiting) core.interruptsUpdated = true; // WFI falls through when one is pending already
      return;
    }
    // An unaligned access, or execution from nowhere.
    this.faults.push(`hard fault at ${core.PC.toString(16)}, address ${state[STATE.faultAddress].toString(16)}`);
    if (core.IPSR === 3) throw new Error('CPU lockup at ' + core.PC.toString(16));
    core.exceptionEntry(3);
  }
}
