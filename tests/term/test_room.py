"""The terminal program in terminals of many sizes: nothing is cut off, and larger ones show
more."""

from itertools import combinations, product

import pytest
from banker.ui.sounds import SOUNDS

from host_tools.apps.term.dots import BRAILLE, HALF, SIZES, TEXT, braille, half_blocks
from host_tools.apps.term.inside import board_lines
from host_tools.apps.term.key_presses import KEYBOARD
from host_tools.apps.term.layout import plan, share_out
from host_tools.apps.term.sound_names import SoundNames
from host_tools.apps.term.words import WORDS, own_language
from host_tools.games.legends import LANGUAGES, LEGENDS
from host_tools.simulator.live.frame import Frame
from host_tools.simulator.script.unit import Options
from tests.support.terminal import LARGE, SMALL, at_terminal

pytestmark = pytest.mark.slow

PIXELS = bytes((7 * at + at // 128) % 256 for at in range(1024))


def test_half_blocks_are_the_pixels():
    lines = half_blocks(PIXELS)
    assert (len(lines[0]), len(lines)) == SIZES[HALF]
    dots = [
        "".join("#" if char in halves else "." for char in line)
        for line in lines
        for halves in ("▀█", "▄█")
    ]
    assert dots == Frame(PIXELS, 255, True).rows()


def test_braille_is_the_pixels():
    lines = braille(PIXELS)
    assert (len(lines[0]), len(lines)) == SIZES[BRAILLE]
    rows = Frame(PIXELS, 255, True).rows()
    order = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
    for (y, line), x in product(enumerate(lines), range(64)):
        dots = 0 if line[x] == " " else ord(line[x]) - 0x2800
        lit = [dots >> bit & 1 for bit in range(8)]
        assert lit == [rows[4 * y + down][2 * x + across] == "#" for across, down in order]


@pytest.mark.parametrize("text", [False, True])
@pytest.mark.parametrize("board", [False, True])
def test_no_plan_overlaps_or_leaves_the_terminal(text, board):
    for width, height in product(range(10, 240, 7), range(4, 80, 3)):
        made = plan(width, height, text, board)
        areas = [area for area in (made.screen, made.pad, made.side, made.foot) if area]
        for area in areas:
            assert area.width > 0 <= area.x <= area.x + area.width <= width
            assert area.height > 0 <= area.y <= area.y + area.height <= height
        for one, other in combinations(areas, 2):
            beside = one.x + one.width <= other.x or other.x + other.width <= one.x
            below = one.y + one.height <= other.y or other.y + other.height <= one.y
            assert beside or below


def test_more_is_shown_where_there_is_room():
    assert plan(*SMALL).drawing == BRAILLE
    assert plan(*SMALL).cap_lines == 1
    assert plan(79, 23).drawing == TEXT
    assert plan(100, 30).cap_lines == 2
    assert plan(142, 40).drawing == HALF
    assert plan(*LARGE).cap_lines == 3
    assert plan(*LARGE).roomy
    assert plan(*SMALL, board=True)[:1] == (TEXT,)
    assert plan(*SMALL, board=True).roomy
    assert plan(*LARGE, board=True).drawing == HALF


def test_the_whole_screen_comes_before_frame_and_foot():
    assert (plan(40, 11).framed, plan(40, 11).foot is None) == (True, False)
    assert (plan(40, 10).framed, plan(40, 10).foot is None) == (False, False)
    assert (plan(40, 8).framed, plan(40, 8).foot is None) == (False, True)
    for width, height in product(range(21, 200), range(8, 60)):
        assert plan(width, height).whole, (width, height)
    assert not plan(20, 8).whole
    assert not plan(21, 7).whole


@pytest.mark.parametrize("size", [(40, 11), (40, 10), (40, 9), (40, 8), (22, 30), (21, 8)])
def test_a_small_terminal_shows_every_line(size):
    async def play(player):
        await player.type("b 1 1 3")
        assert player.seen("#oled").splitlines()[-8:] == player.unit.text()

    at_terminal(play, size)


def test_a_terminal_that_is_too_small_says_so():
    async def play(player):
        assert " ".join(player.seen("#oled").split()) == (
            "This window is too small: 21 x 8 at least"
        )

    at_terminal(play, (30, 7))


def test_columns_share_the_room():
    assert share_out([3, 9, 5], 30) == [10, 10, 10]
    assert share_out([3, 9, 5], 20) == [4, 10, 6]
    assert sum(share_out([13, 11, 21], 20)) == 20


@pytest.mark.parametrize("size", [SMALL, (100, 30), (142, 40), LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off(size, language):
    async def play(player):
        shown = [widget for widget in player.app.screen.children if widget.display]
        terminal = player.app.screen.region
        assert len(shown) >= 25 + 2
        for widget in shown:
            assert widget.region.area
            assert terminal.contains_region(widget.region), widget
        for one, other in combinations(shown, 2):
            assert not one.region.overlaps(other.region), (one, other)
        columns, lines = SIZES[player.app.faceplate.plan.drawing]
        oled = player.app.query_one("#oled")
        assert oled.content_size == (columns, lines)
        assert oled.lines() == [line.ljust(columns) for line in oled.lines()]
        for key, legend in LEGENDS.items():
            on_it = player.seen(f"#key-{key}")
            assert legend.line(language) in on_it
            typed = {"Enter": "↵", "Escape": "Esc"}.get(legend.keyboard, legend.keyboard)
            assert (f"{typed.upper()} " if legend.held else typed) in on_it
            assert ("2s" in on_it) == legend.held
        foot = player.seen("#foot")
        for word in ("quit", "text", "cells_out", "reset", "capitals"):
            assert WORDS[language][word] in foot
        assert "…" not in player.seen("#side")

    at_terminal(play, size, Options(lang=language))


def test_resizing_switches_the_drawing_and_keeps_the_picture():
    async def play(player):
        oled = player.app.query_one("#oled")
        picture = player.unit.frame()
        assert oled.lines() == braille(picture.pixels)
        await player.pilot.resize_terminal(*LARGE)
        await player.pilot.pause()
        assert oled.lines() == half_blocks(picture.pixels)
        assert oled.content_size == SIZES[HALF]
        assert "Keyboard" in player.seen("#side")
        await player.pilot.resize_terminal(60, 20)
        await player.pilot.pause()
        assert oled.lines() == picture.text()
        await player.pilot.resize_terminal(*SMALL)
        await player.pilot.pause()
        assert oled.lines() == braille(picture.pixels)
        await player.type("b 1 1 3")
        assert player.reads("220 PAY")

    at_terminal(play)


def test_a_terminal_far_too_small_does_no_harm():
    async def play(player):
        for size in ((20, 6), (5, 3), (1, 1)):
            await player.pilot.resize_terminal(*size)
        await player.pilot.resize_terminal(*SMALL)
        await player.type("b 1 1 3")
        assert player.reads("220 PAY")

    at_terminal(play)


def test_the_screen_as_plain_text():
    async def play(player):
        await player.type("ctrl+t b 1 1 3")
        assert "220" in player.seen("#oled")
        assert "PAY" in player.seen("#oled")
        assert "Picture" in player.seen("#foot")
        await player.type("ctrl+t")
        assert player.app.query_one("#oled").lines() == braille(player.unit.frame().pixels)

    at_terminal(play)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_the_boards_inside(size, monkeypatch):
    monkeypatch.setattr("host_tools.simulator.live.heap.HeapReader.read", lambda reader, nvm: 82976)

    async def play(player):
        await player.type("b 1 1 3 enter")
        player.app.faceplate.board_panel.read()
        player.app.faceplate.update_side()
        await player.pilot.pause()
        side = player.seen("#side")
        for word in ("I2C", "heap   82,976", "flash", "GP22", "POWER", "battery", "0e"):
            assert word in side
        assert "The board" in player.seen("#foot")
        await player.type("ctrl+o")
        assert "I2C" not in player.seen("#side")

    at_terminal(play, size, board=True)


def test_the_log_tells_keys_and_sounds():
    async def play(player):
        await player.type("b 1 1 3 enter")
        await player.wait(1.0)
        side = player.seen("#side")
        assert "Buy bank 1 1 3" in side
        assert "♪ news" in side

    at_terminal(play, LARGE)


def test_an_unknown_heap_and_a_fault_are_shown():
    facts = {
        "ms": 1500,
        "boots": 2,
        "pins": [{"name": "GP4", "use": "SDA", "mode": "in", "pull": None, "level": 1}],
        "bus": {"bytes": 10, "hertz": 400_000},
        "flash": {"programmed": 0, "erases": 0, "ms": 0.0, "files": ["/saves/odd.log"]},
        "log": {"size": 4096, "used": 8, "newest": []},
        "battery": 3000,
        "console": ["hello"],
        "fault": "Traceback\nOSError: 5",
    }
    lines = board_lines(facts, None, 0, 29)
    assert "heap   unknown" in lines
    assert lines[-1] == "OSError: 5"


def test_every_sound_is_heard_by_its_name():
    names = SoundNames()
    for name, sound in SOUNDS.items():
        heard = [names.take(hertz) for hertz, _ in sound]
        assert heard == [None] * (len(sound) - 1) + [name]
    cut_short, error = SOUNDS["monopoly"], [hertz for hertz, _ in SOUNDS["error"]]
    assert names.take(cut_short[0][0]) is None
    assert [names.take(hertz) for hertz in error] == [None] * (len(error) - 1) + ["error"]


def test_each_key_has_a_keyboard_key_of_its_own():
    assert len(KEYBOARD) == len(LEGENDS) == 25


def test_both_languages_have_the_same_words():
    assert WORDS["fr"].keys() == WORDS["en"].keys()
    assert {f"sound_{name}" for name in SOUNDS} <= WORDS["en"].keys()


def test_the_language_of_the_user():
    assert own_language({"LANG": "fr_FR.UTF-8"}) == "fr"
    assert own_language({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}) == "en"
    assert own_language({}) == "en"
