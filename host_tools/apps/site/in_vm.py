"""The unit inside the page: the app, driven by a worker as the board's devices drive it.

Runs in the board's own Python, beside the deployed firmware on a MicroPython VM. Every call is
short. Keys and time go in; messages for the page go out as lines of JSON, and the picture into a
file that the worker watches, as it watches the two files of the flash.
"""
# mypy: ignore-errors

import gc
import json
from binascii import crc32, hexlify

from banker.games import GAMES, title
from banker.rules.transactions import SHELF
from banker.store.file_drive import FileDrive
from banker.store.ledger import Ledger
from banker.ui.app import App
from banker.ui.screens.language import ask_first_game
from banker.ui.settings import FIRST_START, LANGUAGE
from banker.ui.sheet import COLUMNS
from banker.ui.texts import ENGLISH, FRENCH

from host_tools.apps.site.announcements import Announcer
from host_tools.apps.site.readings import TABLE
from host_tools.dev.board_memory.flash_in_vm import Nvm, SavesFile
from host_tools.dev.glyphs.reading import read_row

_TIDY_MS = 150
_AWAKE_MS = 60_000  # the last key never counts as older than this: a page need not go to sleep
_QUIET_MS = 1000  # without keys before the unit accepts a game
_PART = 64  # bytes of a game in one request
_WIDTH, _ROW, _CELL = 128, 21, 6
_LANGUAGES = {FRENCH: "fr", ENGLISH: "en"}


def send(kind, fields):
    """Send a message to the page."""
    fields["type"] = kind
    print(json.dumps(fields))


class Oled:
    """The picture as the page draws it: lit or not, contrast, then a byte for each column of 8."""

    def __init__(self):
        self._file = open("/picture", "r+b")  # noqa: SIM115  open as long as the page
        self._picture = bytearray(2 + 8 * _WIDTH)
        self._cells = bytearray(8 * _ROW)
        self._sent = b""
        self._read = b""
        self._lines = None

    def show(self, cells, contrast):
        """Draw these cells, and send the picture if it has changed."""
        picture = self._picture
        if picture[0] and picture[1] == contrast and cells == self._cells:
            return
        for at in range(len(cells)):
            code = cells[at]
            if code != self._cells[at]:
                self._cells[at] = code
                start = 3 + at // _ROW * _WIDTH + at % _ROW * _CELL
                picture[start : start + _CELL] = COLUMNS[code * _CELL : (code + 1) * _CELL]
        picture[0] = 1
        picture[1] = contrast
        self._send(bytes(cells))

    def turn_off(self):
        """Turn the screen off."""
        self._picture[0] = 0
        self._send(b"")

    def _send(self, cells):
        seen = bytes(self._picture[:2]) + cells
        if seen == self._sent:
            return
        self._sent = seen
        self._file.seek(0)
        self._file.write(self._picture)

    def read(self, message):
        """Send the text of the screen if it has changed, which takes longer than the picture.
        `message` tells whether the last line is a message."""
        if self._sent == self._read:
            return
        self._read = self._sent
        cells = self._sent[2:] or b" " * 8 * _ROW
        lines = [read_row(cells[at : at + _ROW], *TABLE) for at in range(0, len(cells), _ROW)]
        if lines != self._lines:
            self._lines = lines
            send("text", {"lines": lines, "message": message})


class Unit:
    """A unit in the page. Without `lasting` there is no flash, and the unit says that nothing is
    saved."""

    def __init__(self, lasting):
        self._lasting = lasting
        self._oled = Oled()
        self._app = None
        self._now = 0
        self._session = None
        self._held = []
        self._sent_state = None
        self._tones = None
        self._announcer = None
        self._next = self._until = 0
        self._tidy_at = 0
        self._shelf = None

    # Power.

    def boot(self, seed, lively, language, asks):
        """Start the unit from its saved game. A new unit begins with these settings, or asks for
        the game."""
        self.cut()
        log = drive = None
        if self._lasting:
            log = Nvm("/nvm.bin")
            drive = FileDrive(SavesFile("/saves.bin"))
        settings = bytearray(FIRST_START)
        if language:
            settings[LANGUAGE] = FRENCH if language == "fr" else ENGLISH
        # Offer all games at once: those still loading arrive before any key is handled.
        every = tuple(range(len(GAMES)))
        app = App(Ledger(log, drive, seed, lively, bytes(settings)), None, every)
        app.now = app.last_key = self._now
        self._app = app
        if asks:
            ask_first_game(app)
            app.draw()
        self._show()

    def prepare(self):
        """Load what the first picture does not need."""
        self._app.prepare()
        self._announcer = Announcer(self._app)

    def cut(self):
        """Cut the power."""
        self._app = self._tones = self._announcer = self._sent_state = None
        self.disconnect()
        self._held = []
        send("tone", {"hertz": 0, "at": self._now})
        self._oled.turn_off()

    # Keys and time.

    def key(self, key, down, now):
        """Press or release a key."""
        self._now = max(now, self._now)
        if down:
            if key not in self._held:
                self._held.append(key)
        elif key in self._held:
            self._held.remove(key)
        if self._app:
            self._app.step(self._now)
            self._app.key(key, down)
            if down:
                self._send_pressed(key)
            self._show()

    def _send_pressed(self, key):
        """Send what the key has led to: see `LiveUnit.Pressed`."""
        app = self._app
        place = 0 if app.at_home else crc32(bytes(app.cells[: 7 * _ROW]))
        game = app.ledger.game
        fields = {"key": key, "place": place, "moves": game.count, "answered": bool(app.message)}
        send("pressed", fields)

    def step(self, now):
        """Advance to this time in milliseconds. Return whether the unit is on."""
        self._now = max(now, self._now)
        app = self._app
        if app is None:
            return False
        app.last_key = max(app.last_key, self._now - _AWAKE_MS)
        app.step(self._now)
        self._show()
        if self._tidy_at and self._now >= self._tidy_at and not self._held and app.on:
            self._tidy_at = 0
            gc.collect()
            app.tidy()
        return app.on or self._tones is not None

    def _show(self):
        """Send the picture and the tones if they have changed."""
        app = self._app
        if not app.on:
            self._oled.turn_off()
        elif app.changed or self._sent_state is None or not self._sent_state[0]:
            app.changed = False
            self._tidy_at = self._now + _TIDY_MS
        if app.on:
            self._oled.show(app.cells, app.contrast)
        self._sound()

    def send_rest(self):
        """Send what can wait for the picture and the tones. Called after every other call."""
        self._send_state()
        self._oled.read(bool(self._app and self._app.message))
        self._send_shelf()
        self._send_lines()
        sentence = self._announcer and self._announcer.news()
        if sentence:
            send("news", {"said": sentence})

    def _sound(self):
        """Play the next tone when it is due, as the board's buzzer does."""
        while True:
            if self._tones is None:
                self._tones = self._app.take_tone()
                if self._tones is None:
                    return
                self._next = 0
                self._until = self._now
            if self._now < self._until:
                return
            if self._next == len(self._tones):
                self._tones = None
                send("tone", {"hertz": 0, "at": self._until})
                continue
            hertz, length = self._tones[self._next]
            send("tone", {"hertz": hertz, "at": self._until})
            self._next += 1
            self._until += length

    def _send_state(self):
        app = self._app
        language = game = None
        home = asleep = begun = False
        screen = ""
        players = []
        if app:
            asleep = not app.on
            chosen = app.settings[LANGUAGE]
            language = _LANGUAGES.get(chosen)
            game = app.ledger.number
            home = app.at_home and app.on
            begun = app.ledger.game.count > 0
            screen = app.screen_name
            players = app.ledger.game.pawns()
        state = (app is not None, language, game, tuple(self._held), home, asleep, begun)
        state += (screen if not home else "", tuple(players))
        if state != self._sent_state:
            self._sent_state = state
            fields = {"powered": state[0], "language": language, "game": game, "battery": 3000}
            fields["held"] = self._held
            fields["home"] = home
            fields["begun"] = begun
            fields["screen"] = screen
            fields["players"] = players
            fields["asleep"] = asleep
            fields["fault"] = None
            send("unit", fields)

    def _send_shelf(self):
        """Send the games on the shelf if they have changed. The page knows the day each came
        there."""
        journal = self._app and self._app.ledger.journal
        listed = journal and journal.tables.get(SHELF, b"")
        if listed is None or listed == self._shelf:
            return
        self._shelf = listed
        from banker.store.shelf import items, read, summary

        games = []
        ledger = self._app.ledger
        for item in items(ledger):
            content = read(ledger.drive, item)
            number, moves, pawns, at = summary(content) if content else (None, 0, 0, 0)
            game = {"title": "" if number is None else title(number), "moves": moves, "round": at}
            game["players"] = [pawn for pawn in range(1, 7) if pawns >> (pawn - 1) & 1]
            game["id"] = hexlify(item).decode()
            games.append(game)
        send("shelf", {"games": games})

    # The session: other pages of this browser get what a PC on the cable gets.

    def receive(self, line):
        """Take a line from a PC; the first one begins a session."""
        if self._app is None:
            return
        if self._session is None:
            from banker.link.session import Session

            self._session = Session(self._app)
        self._session.receive(line.encode())
        self._show()

    def disconnect(self):
        """End the session."""
        if self._session is not None:
            self._session = None

    def _send_lines(self):
        while self._session is not None:
            line = self._session.next_line()
            if line is None:
                return
            send("line", {"line": line.decode()})

    # The game as a file.

    def backup(self, players="[]"):
        """Return the saved game and the shelf as the text of a backup. `players` are the names as
        JSON."""
        import json

        from banker.store.archive import FILE
        from banker.store.shelf import items, read

        from host_tools.link.backup_form import to_text
        from host_tools.link.logs import log_of

        ledger = self._app.ledger
        drive = ledger.storage.drive
        return to_text(
            log_of(ledger.journal),
            (drive.read(FILE) if drive else None) or b"",
            json.loads(players),
            [read(ledger.drive, item) or b"" for item in items(ledger)],
        )

    def offer(self, text):
        """Offer a backup: the unit's own screen asks whether to restore it, as for a PC on the
        cable. Return a word for what is wrong, or ""."""
        from host_tools.link.backup_form import BadBackup, from_text
        from host_tools.link.logs import NotALog, for_restoring

        try:
            data = for_restoring(from_text(text)[0])
        except (BadBackup, NotALog) as problem:
            return problem.args[0]
        return self._put(data)

    def _put(self, data):
        from banker.link.offer import Offer

        app = self._app
        if not app.on:
            app.wake()
        if not app.at_home:
            return "quiet"
        # Whoever chose a file is pressing no keys: the unit counts as quiet.
        app.last_key = min(app.last_key, app.now - _QUIET_MS)
        offer = Offer(app)
        offer.answer("put", ["", "put", str(len(data))])
        for at in range(0, len(data), _PART):
            part = hexlify(data[at : at + _PART]).decode()
            offer.answer("part", ["", "part", str(at), part])
        answer = offer.answer("offer", ["", "offer"])
        app.last_key = app.now
        self._show()
        return "" if answer == "offer" else answer[3:]
