// An SSD1306 OLED of 128 x 64 pixels: decodes what comes over the bus into its memory and a picture.

// How many bytes follow a command.
const ARGUMENTS = {
  0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2a: 5, 0x81: 1, 0x8d: 1, 0xa3: 2, 0xa8: 1,
  0xad: 1, 0xd3: 1, 0xd5: 1, 0xd9: 1, 0xda: 1, 0xdb: 1,
};
const HORIZONTAL = 0, VERTICAL = 1, PAGES = 2; // ways of going on to the next byte of memory

export class SSD1306 {
  /** `clock()` tells the time in ms. */
  constructor(clock = () => 0) {
    this.clock = clock;
    this.bytes = 0;       // that have come over the bus
    this.lastMs = 0;      // when the last of them came
    this.changedMs = 0;   // when one last changed the memory
    this.reset();
  }
  reset() {
    Object.assign(this, {
      ram: new Uint8Array(1024), mode: PAGES, col: 0, page: 0, firstCol: 0, lastCol: 127, firstPage: 0,
      lastPage: 7, on: false, inverted: false, allOn: false, contrast: 127, remapped: false,
      upright: false, startLine: 0, args: [], awaited: 0, command: 0, control: true, data: false,
      single: false });
  }
  /** Power applied: registers as at a reset, memory full of noise. */
  powerCycle(random) {
    this.reset();
    for (let i = 0; i < 1024; i++) this.ram[i] = (random() * 256) | 0;
  }
  start() { this.control = true; this.single = false; return true; }
  stop() {}
  read() { return this.on ? 0 : 0x40; }
  write(byte) {
    this.bytes++;
    this.lastMs = this.clock();
    if (this.control) {
      this.single = !!(byte & 0x80); this.data = !!(byte & 0x40); this.control = false;
      return true;
    }
    if (this.data) this.dataByte(byte); else this.commandByte(byte);
    if (this.single) this.control = true;
    return true;
  }
  dataByte(byte) {
    const at = this.page * 128 + this.col;
    if (this.ram[at] !== byte) { this.ram[at] = byte; this.changedMs = this.lastMs; }
    if (this.mode === VERTICAL) {
      if (++this.page > this.lastPage) {
        this.page = this.firstPage;
        if (++this.col > this.lastCol) this.col = this.firstCol;
      }
    } else if (this.mode === HORIZONTAL) {
      if (++this.col > this.lastCol) {
        this.col = this.firstCol;
        if (++this.page > this.lastPage) this.page = this.firstPage;
      }
    } else this.col = (this.col + 1) & 127;
    this.page &= 7; this.col &= 127;
  }
  commandByte(byte) {
    if (this.awaited) {
      this.args.push(byte);
      if (--this.awaited === 0) this.carryOut(this.command, this.args);
      return;
    }
    this.command = byte; this.args = []; this.awaited = ARGUMENTS[byte] || 0;
    if (!this.awaited) this.carryOut(byte, []);
  }
  carryOut(c, a) {
    if (c <= 0x0f) { if (this.mode === PAGES) this.col = (this.col & 0x70) | c; }
    else if (c <= 0x1f) { if (this.mode === PAGES) this.col = (this.col & 0x0f) | ((c & 7) << 4); }
    else if (c === 0x20) this.mode = a[0] & 3;
    else if (c === 0x21) { this.firstCol = this.col = a[0] & 127; this.lastCol = a[1] & 127; }
    else if (c === 0x22) { this.firstPage = this.page = a[0] & 7; this.lastPage = a[1] & 7; }
    else if (c >= 0x40 && c <= 0x7f) this.startLine = c & 63;
    else if (c === 0x81) this.contrast = a[0];
    else if (c === 0xa0 || c === 0xa1) this.remapped = c === 0xa1;
    else if (c === 0xa4 || c === 0xa5) this.allOn = c === 0xa5;
    else if (c === 0xa6 || c === 0xa7) this.inverted = c === 0xa7;
    else if (c === 0xae || c === 0xaf) this.on = c === 0xaf;
    else if (c >= 0xb0 && c <= 0xb7) { if (this.mode === PAGES) this.page = c & 7; }
    else if (c === 0xc0 || c === 0xc8) this.upright = c === 0xc8;
  }
  /** The visible picture, 64 rows of 128 characters: '#' where lit. */
  picture() {
    const rows = [];
    for (let y = 0; y < 64; y++) {
      const line = ((this.upright ? y : 63 - y) + this.startLine) & 63;
      let row = '';
      for (let x = 0; x < 128; x++) {
        const bit = (this.ram[(line >> 3) * 128 + (this.remapped ? x : 127 - x)] >> (line & 7)) & 1;
        const lit = (this.allOn || bit === 1) !== this.inverted;
        row += this.on && lit ? '#' : '.';
      }
      rows.push(row);
    }
    return rows;
  }
}
