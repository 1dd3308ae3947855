"""The unit: passes keys, time, screen, sound and power between the app and the devices.

It runs in bounded steps; a step in which nothing happens allocates no memory. What is seldom needed
is imported late, for a quick start.
"""

import gc
import time

from drivers import keypad as keys
from drivers.battery import Battery
from drivers.buzzer import Buzzer
from drivers.clock import Clock
from drivers.display import Display
from drivers.keypad import Keypad
from drivers.usb import Usb
from drivers.watchdog import Watchdog

_PLENTY = 250_000  # bytes free; a Pico has about 100,000 by then
_WAIT_S = 0.004
_TIDY_MS = 150
_NOTICE_MS = 4000
_RETRY_MS = 2000
_COMPLAIN_EVERY = 5
_NO_OLED = ((3951, 150), (0, 100), (3951, 150), (0, 100), (3951, 150))


class Unit:
    """`app` is the whole of the game and its screens; see `banker.ui.app`."""

    def __init__(self, app, display: Display, keypad: Keypad, watchdog: Watchdog) -> None:
        self._app = app
        self._display = display
        self._keypad = keypad
        self._buzzer = Buzzer()
        self._battery = Battery()
        self._clock = Clock()
        self._usb = Usb(app)
        self.watchdog = watchdog
        self._dark = False
        self._notice_until = 0
        self._retry = 0
        self._tries = 0
        self._stuck = 0
        self._tidy_at = 0
        self.test_language: int | None = None
        self.restarting = False
        app.self_test = self._on_self_test
        app.restart = self._on_restart
        app.changed = True

    def prepare(self) -> None:
        """Load what the first key will probably need, once the first picture is there;
        everything if there is room for it, as on a Pico 2."""
        if hasattr(gc, "mem_free") and gc.mem_free() > _PLENTY:
            from banker.load_all import load_all

            self._app.restart, self._app.load_all = None, load_all
        self._app.prepare()

    def wait(self) -> None:
        """Let a few milliseconds pass until the next step."""
        time.sleep(_WAIT_S)

    def step(self) -> None:
        """Do everything that is due."""
        now = self._clock.read()
        app = self._app
        self.watchdog.feed()
        self._keypad.step(now)
        self._take_keys()
        self._battery.step(now)
        app.low_battery = self._battery.low
        app.step(now)
        self._buzzer.step(now)
        if self._buzzer.idle:
            tones = app.take_tone()
            if tones:
                self._buzzer.play(tones, now)
        if self._keypad.stuck != self._stuck:
            self._report_stuck_keys(now)
        if not self._display.present:
            self._reconnect_oled(now)
        if app.on:
            self._show(now)
        else:
            self._go_to_sleep()
        # After the picture, so that a PC cannot delay a key.
        self._usb.step(self._keypad.idle)

    def _take_keys(self) -> None:
        """Handle one press and the releases before it. Its picture is shown unless more keys are
        queued."""
        while True:
            code = self._keypad.next_event()
            if code == keys.NOTHING:
                return
            self._app.key(keys.name(code % keys.UP), code < keys.UP)
            if code < keys.UP:
                return

    def _on_restart(self) -> None:
        """Request a restart: another game was begun, which should have all the memory."""
        self.restarting = True

    @property
    def done(self) -> bool:
        """Return whether stepping must end, for the self-test or a restart."""
        if self.restarting:
            return self._buzzer.idle and not self._app.tones and not self._app.changed
        return self.test_language is not None

    def release_bus(self) -> None:
        """Release the bus before a restart."""
        self._display.release_bus()

    def _on_self_test(self, language: int) -> None:
        """Request the self-test, chosen in MENU; after the last step, `test` runs it."""
        self.test_language = language

    def test(self) -> None:
        """Run the self-test, which ends with a restart."""
        from drivers.selftest.run import run

        run(self._display, self._keypad, self._buzzer, self._battery, self.test_language or 0)

    def _show(self, now: int) -> None:
        """Update the screen."""
        app = self._app
        if self._dark:
            self._dark = False
            self._display.wake()
            app.changed = True
        self._display.set_contrast(app.contrast)
        if self._notice_until:
            if now < self._notice_until:
                return
            self._notice_until = 0
            app.changed = True
        if app.changed and self._display.present and not self._keypad.waiting:
            app.changed = False
            self._display.show(app.cells)
            self._tidy_at = now + _TIDY_MS
        elif self._tidy_at and now >= self._tidy_at and self._keypad.idle:
            # These take 16 ms and, once in 300 entries, much longer: better between two keys than
            # between a key and its picture. Collect first, since the longer one needs memory.
            self._tidy_at = 0
            gc.collect()
            app.tidy()
        elif self._keypad.idle:
            app.load_ahead()

    def _go_to_sleep(self) -> None:
        """Darken at once; sleep when the farewell has sounded and no key is down."""
        if not self._dark:
            self._dark = True
            self._display.sleep()
            return  # a PC at the cable is told in this step
        if not self._buzzer.idle or not self._keypad.idle:
            return
        try:
            import alarm  # noqa: F401
        except ImportError:  # on a Pico 2
            from drivers.dark import sleep
        else:
            from drivers.power import sleep

        self.watchdog.stop()
        sleep(self._keypad)
        self._clock.skip()
        self.watchdog.start()
        self._app.wake()

    def _reconnect_oled(self, now: int) -> None:
        """Report that the OLED is missing or mute, and keep trying."""
        if now < self._retry:
            return
        self._retry = now + _RETRY_MS
        if self._display.connect():
            print("OLED found")
            self._tries = 0
            self._app.changed = True
            return
        if self._tries % _COMPLAIN_EVERY == 0:
            self._buzzer.play(_NO_OLED, now)
        if not self._tries:
            print("OLED does not answer: check its wiring")
        self._tries += 1

    def _report_stuck_keys(self, now: int) -> None:
        """Show which keys have been down since power-on and are ignored."""
        self._stuck = self._keypad.stuck
        if self._stuck:
            from drivers import notice

            names = " ".join(self._keypad.stuck_names())
            print("Key stuck, ignored:", names)
            self._display.show(notice.cells(("Touche bloquee,", "Key stuck, ignored:", "", names)))
            self._notice_until = now + _NOTICE_MS
