"""The unit without its hardware: keys and time in, a picture and tones out."""

import sys

from .. import games, memory
from ..rules.transactions import Refused
from . import keys, sounds
from .canvas import Canvas
from .settings import CONTRASTS, LANGUAGE, NO_LANGUAGE, SOUND_ON, valid_settings
from .texts import NOTICES, Texts

BLINK_MS = 500
SLEEP_MS = 5 * 60 * 1000
_MESSAGE_MS = 4000
_MOST_TONES = 8  # waiting to be played: no transaction has so many


class App:
    """`key` and `step` are the only ways in. Look at `cells` when `changed`, and take the tones."""

    def __init__(self, ledger, canvas=None, offered=None):
        self.ledger = ledger
        self._offered = offered  # the games that NEW_GAME may begin; None: all that are installed
        self.game_ui = None  # of the game being played
        self.restart = None  # starts the unit again when another game begins; None: not needed
        self.load_all = None  # loads all of a game's package at once; None: too large for that
        self.shelving = False  # whether the game being played goes onto the shelf with NEW_GAME
        self.linked = False  # whether a PC talks to the unit, which takes memory
        self._notices_shown = 0  # how many of the ledger's
        self.canvas = canvas or Canvas()
        self.now = 0
        self.tones = []  # names of the tones to play
        self.on = True
        self._low_battery = False
        self.message = ""  # the name of the text that the last line shows for a while
        self._message_until = 0
        self._blink_next = 0
        self.last_key = 0  # when one last went down
        self._language = None
        self._ahead = False  # whether more is to be loaded while nobody types
        self._pressed = False  # whether a key has come since the screen last prepared CONFIRM
        self.preview_settings(self.settings)
        self._take_game_ui()
        if self.settings[LANGUAGE] == NO_LANGUAGE:
            from .screens.language import Language

            self.open(Language())
        else:
            self.greet()
        self.sound(sounds.ON)
        self.draw()

    # What callers read.

    @property
    def game(self):
        """The game being played."""
        return self.ledger.game

    @property
    def settings(self):
        """The settings as saved, with the default for values that only a later version knows."""
        return valid_settings(self.ledger.settings)

    @property
    def cells(self):
        """The picture: 8 rows of 21 glyph codes."""
        return self.canvas.cells

    @property
    def changed(self):
        """Whether the picture has changed since this was last set to False."""
        return self.canvas.changed

    @changed.setter
    def changed(self, value):
        self.canvas.changed = value

    @property
    def low_battery(self):
        """Whether about two hours of play are left."""
        return self._low_battery

    @low_battery.setter
    def low_battery(self, low):
        if low != self._low_battery:
            self._low_battery = low
            self.draw()

    @property
    def offered(self):
        """The numbers of the games that NEW_GAME may begin."""
        return self._offered or games.installed()

    @property
    def at_home(self):
        """Whether the game's own resting screens are shown."""
        return self.screen is self._home

    @property
    def amount(self):
        """The amount to pay, negative, or to collect that the screen shows; None if it has none."""
        return self.screen.amount if self.on else None

    @property
    def second_amount(self):
        """The same for another pawn, where the screen shows two amounts."""
        return self.screen.second_amount if self.on else None

    @property
    def screen_name(self):
        """The name of the screen that is shown."""
        return self.screen.name if self.on else "off"

    def take_tone(self):
        """Return the next tone to play, as (frequency, ms) pairs; None if there is none."""
        return sounds.SOUNDS[self.tones.pop(0)] if self.tones else None

    def prepare(self):
        """Load what the first keys need. Call this once the first picture is shown."""
        self.ledger.prepare()
        memory.release()
        if self.load_all:
            self.load_all(games.package(self._number))

    def _read_texts(self):
        """Return the texts in the language chosen."""
        return Texts(self._language, self.game_ui.TEXTS)

    def tidy(self):
        """Do what would make a key wait. Call this between two keys."""
        if self.at_home:  # an open screen needs its memory
            self.ledger.tidy()
            self._ahead = self.on and not (self.load_all or self.linked)

    def load_ahead(self):
        """Load a little of what the next keys will need; return whether there may be more. Call
        this after `tidy`, again and again while nobody types."""
        if self._pressed:
            self._pressed = False
            self.screen.prepare_next(self)
        if self._ahead:
            self._ahead = self.game_ui.load_ahead(self.game)
        return self._ahead

    # Ways in.

    def key(self, key, down=True):
        """Handle a key that goes down, or is released."""
        if key not in keys.KEYS:
            return
        if not down:
            if self.on:
                self.screen.released(self, key)
            return
        self.last_key = self.now
        if not self.on:
            self.wake()
            return
        self.message = ""
        self._ahead = False
        self._pressed = True
        if key == keys.POWER:
            self._switch_off(False)
            return
        if self.at_home and key not in keys.ENTRIES:
            memory.release()  # another page replaces what was loaded ahead
        self.screen.key(self, key)
        self.draw()

    def step(self, now):
        """Advance the time to `now`, in milliseconds. With nothing due this allocates nothing."""
        self.now = now
        if not self.on:
            return
        if now - self.last_key >= SLEEP_MS:
            self._switch_off(True)
            return
        if self.message and now >= self._message_until:
            self.message = ""
            self.draw()
        if now >= self._blink_next:
            self._blink_next += BLINK_MS
            self.canvas.turn_blink()
        self.screen.step(self)

    def wake(self):
        """Come back to the resting screens, as after power-on."""
        self.last_key = self.now
        self._home = self.game_ui.Home()
        self.on = True
        self.sound(sounds.ON)
        self.home()
        self.draw()

    def resume(self):
        """Say why the unit restarted: another game was begun, brought back or restored."""
        self.tones.clear()  # nobody has switched it on
        journal = self.ledger.journal
        if journal.undone_at == journal.end:
            self.say("undone")
        else:
            self.say(self.ledger.just_begun or "restored")
        self.draw()

    def _switch_off(self, asleep):
        self.preview_settings(self.settings)
        self.ledger.rest()
        memory.release()
        self.on = False
        self.canvas.clear()
        if not asleep:
            self.sound(sounds.OFF)

    # What screens call.

    def draw(self):
        """Draw the current screen, with its message."""
        if not self.on:
            return
        self.canvas.clear()
        self.screen.draw(self, self.canvas)
        if self.message:
            self.canvas.put(7, 0, b" " * 21)
            self.canvas.text(7, 0, self.texts[self.message])
        # A blinking field is visible right after a key.
        self._blink_next = self.now + BLINK_MS

    def sound(self, name):
        """Queue a tone, unless the sound is off."""
        if self.sound_on and len(self.tones) < _MOST_TONES:
            self.tones.append(name)

    def say(self, name):
        """Show a message on the last line for a while."""
        self.message = name
        self._message_until = self.now + _MESSAGE_MS

    def refuse(self, reason):
        """Sound the error tone and say why."""
        self.sound(sounds.ERROR)
        self.say(reason)

    def open(self, screen):
        self.screen = screen

    def greet(self):
        """Show the first screen: the ledger's notices, or the resting screens."""
        self.home()

    def notice(self, name):
        """Return the words of one of the ledger's notices."""
        text = self.texts[NOTICES + name]
        if self.ledger.missing is not None:
            text = text.replace("{}", games.title(self.ledger.missing))
        return text

    def home(self, where=0):
        """Go back to the resting screens; `where` is a game's own word for which."""
        self.shelving = False
        memory.release()
        if self.ledger.number != self._number:
            if self.restart:
                from .screens.restarting import Restarting

                self.screen = Restarting()
                self.game_ui = self._home = None
                games.keep_only(self.ledger.number)  # nothing of the other is needed any more
                memory.release_all()
                self.restart()
                return
            self._take_game_ui()
        self._home.rest(self.now, where)
        self.screen = self._home
        unseen = self.ledger.notices[self._notices_shown :]
        if unseen:
            from .screens.notice import Notice

            self._notices_shown = len(self.ledger.notices)
            self.open(Notice(unseen))

    def _take_game_ui(self):
        """Load the screens of the game being played, and free the memory of the others."""
        self._number = self.ledger.number
        self.game_ui = self._home = self.texts = None
        games.keep_only(self._number)
        self.game_ui = games.screens(self._number)
        before = list(sys.modules)
        self._home = self.game_ui.Home()
        memory.keep(before)
        self.texts = self._read_texts()
        if self.load_all:
            self.load_all(games.package(self._number))

    def cancel(self):
        """Go back to the resting screens, with nothing done."""
        self.sound(sounds.CANCEL)
        self.home()

    def begin(self, key):
        """Open what a function key begins. Screens are imported when first needed, to start
        sooner."""
        if key not in keys.ENTRIES and key not in (keys.MENU, keys.TOTAL):
            memory.release_all()
        if key in (keys.REMOVE, keys.NEW_GAME):
            from .screens.hold import Hold

            self.open(Hold(self, key))
        elif key == keys.MENU:
            from .screens.menu import Menu

            self.open(Menu(self))
        elif key == keys.REVIEW:
            self._look_back()
        elif key == keys.UNDO:
            self._offer_undo()
        else:
            self.game_ui.begin(self, key)

    def _look_back(self):
        from .screens.review import Review

        review = Review(self)
        if review.outcome:
            self.open(review)
        else:
            self.refuse("nothing_yet")

    def _offer_undo(self):
        if not self.ledger.last:
            self.refuse("nothing_to_undo")
            return
        memory.release()
        from .screens.undo import Undo

        self.open(Undo(self.ledger.last))

    def confirm(self, transaction, ready=None, settings=None):
        """Apply and save the transaction that the screen has shown; only then sound the tones.
        `ready` is what the game has prepared for it."""
        try:
            outcome = self.ledger.confirm(transaction, ready, settings)
        except Refused as refusal:
            self.refuse(refusal.reason)
            return
        self.sound(sounds.CONFIRMED)
        self.game_ui.confirmed(self, outcome)

    def prepare_undo(self):
        """Work out the game before the last transaction, and load what CONFIRM needs."""
        if self.ledger.before is None:
            memory.release_all()
            self.ledger.prepare_undo(bool(self.restart))
            memory.release()
        self.ledger.load_saving()

    def undo(self):
        """Undo the last confirmed transaction, if the game before it can be restored."""
        self.prepare_undo()
        try:
            taken = self.ledger.undo(bool(self.restart))
        except Refused as refusal:
            self.home()
            self.refuse(refusal.reason)
            return
        self.home()
        if taken is None:
            self.refuse("nothing_to_undo")
        else:
            self.sound(sounds.CONFIRMED)
            self.say("undone")

    def preview_settings(self, settings):
        """Use these settings, without saving them."""
        language, sound, contrast = settings
        self.sound_on = sound & SOUND_ON
        if language != self._language:  # reading a table takes its time
            self._language = language
            if self.game_ui:
                self.texts = self._read_texts()
        self.contrast = CONTRASTS[contrast]

    def change_settings(self, settings, transaction=None):
        """Save these settings, and confirm the transaction of the game's own line in MENU."""
        self.preview_settings(settings)
        if transaction:
            self.confirm(transaction, None, settings)
        else:
            self.ledger.save_settings(settings)
            self.sound(sounds.CONFIRMED)
            self.home()


memory.keep(())  # the unit itself stays loaded
