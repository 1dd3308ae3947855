"""Drives an App as a person does: keys, waiting, power cuts. Here and inside a MicroPython VM."""
# mypy: ignore-errors

from host_tools.simulator.power import PowerCut

STEP_MS = 20  # the unit looks at the clock this often
TAP_MS = 60  # a tap's time down, and again up before the next


class AppDriver:
    """`start` makes an App from what is saved; `supply` is the power of its flash. Time passes only
    when it is told to. `app` is None without power."""

    def __init__(self, supply, start):
        self._supply = supply
        self._start = start
        self.boot()

    def boot(self):
        """Start as after power-on: from what is saved."""
        self._supply.restore()
        self.app = None
        self._heard = []
        self._now = 0
        self.app = self._start()
        self._listen()

    def cut(self, operations):
        """Lose the power, now or in the middle of a byte still to come."""
        if operations is None:
            self._go_dark()
        else:
            self._supply.cut_after(operations)

    def press(self, key):
        """Tap a key."""
        self.hold(key, TAP_MS)
        self.wait(TAP_MS)

    def hold(self, key, ms):
        """Keep a key down for a while."""
        self.key(key, True)
        self.wait(ms)
        self.key(key, False)

    def key(self, key, down):
        """Put a finger on a key, or take it away."""
        if self.app:
            try:
                self.app.key(key, down)
                self._listen()
            except PowerCut:
                self._go_dark()

    def wait(self, ms):
        """Let time pass, step by step; a power cut in it leaves the unit dark."""
        # Minutes of waiting are thousands of steps: nothing is done here that need not be.
        now = self._now
        end = self._now = now + ms
        app = self.app
        if app is None:
            return
        step = app.step
        try:
            while now < end:
                now = now + STEP_MS if end - now > STEP_MS else end
                step(now)
                if app.tones:
                    self._listen()
        except PowerCut:
            self._go_dark()

    def tones(self):
        """Return the names of the tones since the last call."""
        heard, self._heard = self._heard, []
        return heard

    def _listen(self):
        """Take the tones as a buzzer would: few are kept for it."""
        self._heard += self.app.tones
        self.app.tones.clear()

    def _go_dark(self):
        self.app = None
        self._heard = []
