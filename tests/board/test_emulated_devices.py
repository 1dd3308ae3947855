"""The emulated Pico's parts, each alone: CPU, watchdog, key matrix, OLED, heap, a key's time. None
needs an image."""

import pytest

from host_tools.dev.emulated_pico import install
from host_tools.dev.glyphs.generate import tiles
from host_tools.simulator.script.screen_reading import read_cells
from tests.support.on_node import on_node

CORE = """
import fs from 'fs';
const touched = [];
const core = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync('core.wasm')), { env: {
  mr: (a, size) => { touched.push(['read', a >>> 0, size]); return 7; },
  mw: (a, v, size) => { touched.push(['write', a >>> 0, v >>> 0, size]); } } }).exports;
const state = new Uint32Array(core.memory.buffer, core.p_state(), 64);
const load = (at, code) => new Uint16Array(core.memory.buffer, at, code.length).set(code);
core.flush();
"""


def test_the_core_runs_a_program():
    """The program adds 5+4+3+2+1, stores, uses a peripheral and an instruction that the core
    leaves to others."""
    told = on_node(
        CORE
        + """
load(core.p_sram(), [
  0x2005,  //       movs r0, #5
  0x2100,  //       movs r1, #0
  0x1809,  // loop: adds r1, r1, r0
  0x3801,  //       subs r0, #1
  0xd1fc,  //       bne loop
  0x6011,  //       str r1, [r2]
  0x681c,  //       ldr r4, [r3]
  0x601c,  //       str r4, [r3]
  0xbf30,  //       wfi
]);
state[15] = 0x20000000; state[2] = 0x20001000; state[3] = 0x40054000; state[22] = 1000;
const why = core.run();
const ram = new Uint32Array(core.memory.buffer, core.p_sram(), 2048);
tell({ why, sum: ram[0x400], r4: state[4], pc: state[15], cycles: state[21], touched });
"""
    )
    assert told["why"] == 1  # a rare instruction
    assert (told["sum"], told["r4"]) == (15, 7)
    assert told["pc"] == 0x20000010
    assert told["touched"] == [["read", 0x40054000, 4], ["write", 0x40054000, 7, 4]]
    assert 25 <= told["cycles"] <= 45


def test_flash_costs_more_the_first_time():
    """The cache is modelled, and can be left out."""
    told = on_node(
        CORE
        + """
load(core.p_flash(), [0x3001, 0x3001, 0x3001, 0x3001, 0xbf30]);
state[26] = 0x1fffff; state[25] = 86;
const cost = (on) => { state[24] = on; state[15] = 0x10000000; state[21] = 0; state[22] = 10000;
  core.run(); return state[21]; };
tell([cost(1), cost(1), cost(0), state[0]]);
"""
    )
    first, again, without, sum_of_ones = told
    assert first - again == 3 * 86  # three words of four bytes
    assert again == without
    assert sum_of_ones == 12


def test_a_bad_address_is_a_fault():
    """An unaligned load and execution outside memory are faults."""
    told = on_node(
        CORE
        + """
load(core.p_sram(), [0x6808]);  // ldr r0, [r1]
state[15] = 0x20000000; state[1] = 0x20000002; state[22] = 100;
const unaligned = core.run(); state[15] = 0x60000000; state[21] = 0; tell([unaligned, core.run()]);
"""
    )
    assert told == [2, 3]


@pytest.mark.skipif(not install.is_installed(), reason="rp2040js is not installed")
def test_the_watchdog_resets_a_program_that_hangs():
    """It does so again and again, after the same time; memory stays."""
    told = on_node(
        """
import { Pico } from './pico.mjs';
const flash = new Uint8Array(256), code = [
  0x4905,          // ldr r1, =watchdog
  0x4a06,          // ldr r2, =100 ms, in half microseconds
  0x604a,          // str r2, [r1, #4]
  0x4a06,          // ldr r2, =enable
  0x600a,          // str r2, [r1]
  0x4b06,          // ldr r3, =memory
  0x681a,          // ldr r2, [r3]
  0x3201,          // adds r2, #1
  0x601a,          // str r2, [r3]
  0xe7fe,          // b .
  0x46c0, 0x46c0];
new Uint16Array(flash.buffer, 0, code.length).set(code);
new Uint32Array(flash.buffer, 24, 4).set([0x40058000, 200000, 1 << 30, 0x20001000]);
const pico = new Pico({ flash, bootrom: new Uint8Array(16384), usb: false }).powerOn();
pico.rp.sramView.setUint32(0x1000, 7, true);
tell([99, 2, 100, 98].map((ms) => {
  pico.run(ms);
  return [pico.resets, pico.rp.sramView.getUint32(0x1000, true), pico.watchdog.reason];
}));
"""
    )
    assert told == [[0, 8, 0], [1, 9, 1], [2, 10, 1], [2, 10, 1]]


def test_a_key_joins_its_row_and_its_column():
    """It joins them through its diode: a low row pulls its columns low, and three keys make no
    ghost."""
    told = on_node(
        """
import { levels } from './pins.mjs';
// Pins 0 and 1 are rows, 2 and 3 columns with pull-ups.
const at = (driven, keys) => levels(driven, (i) => (i >= 2 ? 1 : null), keys);
tell([
  at([0, null, null, null], []),
  at([0, null, null, null], [[0, 2]]),
  at([null, 0, null, null], [[0, 2]]),
  at([0, null, null, null], [[0, 2], [1, 2], [1, 3]]),
  at([null, null, 1, null], [[0, 2]]),
]);
"""
    )
    idle, pressed, other_row, three, column_high = told
    assert idle == [0, 0, 1, 1]
    assert pressed == [0, 0, 0, 1]
    assert other_row == [0, 0, 1, 1]
    assert three == [0, 0, 0, 1]
    assert column_high == [1, 0, 1, 1]


OLED = """
import { SSD1306 } from './ssd1306.mjs';
let ms = 0;
const oled = new SSD1306(() => ms);
const send = (...bytes) => { oled.start(false); bytes.forEach((b) => oled.write(b)); oled.stop(); };
const command = (...bytes) => send(0x00, ...bytes), data = (...bytes) => send(0x40, ...bytes);
command(0x20, 0x00, 0xa1, 0xc8, 0x21, 0, 127, 0x22, 0, 7);
"""


def test_the_oled_shows_what_is_sent_to_it():
    """Test addresses, orientation, on and off, inversion."""
    told = on_node(
        OLED
        + """
const dark = oled.picture();
command(0xaf); ms = 5; command(0x21, 10, 11, 0x22, 1, 2); data(0x01, 0x80, 0xff, 0x00);
const lit = [oled.picture(), oled.changedMs];
ms = 9; command(0x21, 10, 11, 0x22, 1, 2); data(0x01, 0x80, 0xff, 0x00);
const same = [oled.changedMs, oled.lastMs];
command(0xa7); const inverted = oled.picture();
command(0xa6, 0xa0); const mirrored = oled.picture();
tell({ dark, lit, same, inverted, mirrored });
"""
    )
    assert set("".join(told["dark"])) == {"."}
    picture, changed = told["lit"]
    seen = {(x, y) for y, row in enumerate(picture) for x, dot in enumerate(row) if dot == "#"}
    assert seen == {(10, 8), (11, 15)} | {(10, y) for y in range(16, 24)}
    assert changed == 5
    assert told["same"] == [5, 9]
    assert told["inverted"][8][10] == "."
    assert told["inverted"][0][0] == "#"
    assert told["mirrored"][8][117] == "#"


def test_a_picture_reads_as_text():
    """The glyphs on the emulated OLED are read like those of the virtual one."""
    shape = tiles()[ord("A")]
    columns = [sum((shape[y][x] == "#") << y for y in range(8)) for x in range(6)]
    picture = on_node(
        OLED + f"command(0xaf, 0x21, 1, 6, 0x22, 0, 0); data(...{columns}); tell(oled.picture());"
    )
    assert read_cells(picture)[:2] == b"A "


def test_the_heap_is_read_from_outside():
    """It tells what is reachable, what is allocated, and the largest piece after a collection."""
    told = on_node(
        """
import { heap } from './heap.mjs';
const RAM = 0x20000000, sram = new Uint8Array(264 * 1024), words = new Uint32Array(sram.buffer);
const none = heap(sram);
const set = (address, value) => { words[(address - RAM) >> 2] = value; };
// 64 blocks: a table of 16 bytes at 0x1000, another after it, the pool at 0x1100.
const state = RAM + 0x100, table = RAM + 0x1000, pool = RAM + 0x1100;
[0, table, 16, table + 16, table + 32, pool, pool + 1024].forEach((v, i) => set(state + i * 4, v));
const HEAD = 1, TAIL = 2;
const block = (n, kind) => { sram[0x1000 + (n >> 2)] |= kind << ((n & 3) * 2); };
block(0, HEAD); block(1, TAIL); block(4, HEAD); block(6, HEAD); block(7, TAIL); block(60, HEAD);
set(RAM + 0x2000, pool);             // a root: blocks 0 and 1
set(pool + 20, pool + 4 * 16);       // which lead to block 4
set(pool + 4 * 16, pool + 60 * 16);  // and that to block 60; nothing leads to 6 and 7
set(RAM + 0x2004, pool + 7 * 16);    // a tail is no object
tell([none, heap(sram)]);
"""
    )
    assert told[0] is None
    assert told[1] == {
        "areas": 1,
        "total": 1024,
        "allocated": 6 * 16,
        "reachable": 4 * 16,
        "largest": 55 * 16,
    }


KEYS = """
import { latency, typed } from './latency.mjs';
const pico = { ms: 100, idleMs: 0 }, oled = { bytes: 40, lastMs: 3 }, fingers = [];
const run = (ms, stop) => {
  for (const end = pico.ms + ms; pico.ms < end;) {
    pico.ms += 1;
    const now = pico.ms - 100;
    if (!work.some(([from, to]) => now >= from && now < to)) pico.idleMs += 0.8;
    if (drawn.includes(now)) { oled.bytes += 10; oled.lastMs = pico.ms; }
    if (stop()) return true;
  }
  return false;
};
const finger_of = (key) => (down) => fingers.push([key, down, pico.ms - 100]);
"""


@pytest.mark.parametrize(
    ("work", "drawn", "expected"),
    [
        pytest.param([], [], None, id="draws nothing"),
        pytest.param([(15, 55)], [50], 50, id="draws at once"),
        pytest.param([(15, 5300)], [5290], 5290, id="takes seconds"),
        pytest.param([(15, 4000)], [60, 3990], 3990, id="says first that it works"),
        pytest.param([(15, 4000)], [], None, id="takes seconds and draws nothing"),
        pytest.param([(15, 99_999)], [], 9000, id="does not come back"),
        pytest.param([(15, 99_999)], [60], 9000, id="does not come back from a picture"),
        pytest.param([(300, 400)], [50], 50, id="is busy with something else later"),
        pytest.param(
            [(at, at + 80) for at in range(15, 3015, 100)],
            [2990],
            2990,
            id="listens between erases",
        ),
    ],
)
def test_a_key_takes_as_long_as_it_takes(work, drawn, expected):
    """However slow a key is, only an idle CPU tells that it draws nothing."""
    told = on_node(
        f"const work = {[list(one) for one in work]}, drawn = {drawn};"
        + KEYS
        + "const finger = finger_of(0);"
        + "tell([latency(pico, oled, finger, run, { hold: 60, quiet: 180, ms: 9000 }), fingers]);"
    )
    assert told == [expected, [[0, True, 0], [0, False, 60]]]


@pytest.mark.parametrize(
    ("drawn", "expected"),
    [
        pytest.param([40, 160, 290], [40, 40, 50], id="keeps up"),
        pytest.param([310], [310, 190, 70], id="shows three keys at once"),
        pytest.param([30, 36, 42, 160, 290], [42, 40, 50], id="a picture in several transfers"),
        pytest.param([125, 160, 290], [125, 40, 50], id="an earlier key's picture is not its own"),
        pytest.param([40, 160], [40, 40, None], id="draws nothing at last"),
    ],
)
def test_keys_typed_at_a_rhythm_are_timed_each(drawn, expected):
    """Each is timed to the end of the first picture that can show it."""
    told = on_node(
        f"const work = [], drawn = {drawn};"
        + KEYS
        + "const keys = [0, 1, 2].map(finger_of), q = { hold: 60, gap: 60, quiet: 180, ms: 9000 };"
        + "tell([typed(pico, oled, keys, run, q), fingers]);"
    )
    assert told[0] == expected
    assert told[1] == [
        [at, down, 120 * at + 60 * (not down)] for at in range(3) for down in (True, False)
    ]
