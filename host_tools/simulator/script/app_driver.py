"""Drives an App as a person does: keys, waiting, power cuts. Runs inside a MicroPython VM too."""
# mypy: ignore-errors

from host_tools.simulator.power import PowerCut

STEP_MS = 20  # how often the unit looks at the clock
TAP_MS = 60  # how long a tapped key is down, then up


class AppDriver:
    """`start` makes an App from the saves; `supply` is the power of its flash. Time passes only
    when told to. `app` is None without power."""

    def __init__(self, supply, start):
        self._supply = supply
        self._start = start
        self.boot()

    def boot(self):
        """Start from the saves, as after power-on."""
        self._supply.restore()
        self.app = None
        self._tones = []
        self._now = 0
        self.app = self._start()
        self._collect_tones()

    def cut(self, operations):
        """Cut the power, now or in the middle of a later byte."""
        if operations is None:
            self._go_dark()
        else:
            self._supply.cut_after(operations)

    def press(self, key):
        """Press and release a key."""
        self.hold(key, TAP_MS)
        self.wait(TAP_MS)

    def hold(self, key, ms):
        """Keep a key down for a while."""
        self.key(key, True)
        self.wait(ms)
        self.key(key, False)

    def key(self, key, down):
        """Press or release a key."""
        if self.app:
            try:
                self.app.key(key, down)
                self._collect_tones()
            except PowerCut:
                self._go_dark()

    def wait(self, ms):
        """Let time pass, step by step; after a power cut the unit is dark."""
        # Minutes of waiting are thousands of steps, so this loop does as little as it can.
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
                    self._collect_tones()
        except PowerCut:
            self._go_dark()

    def tones(self):
        """Return the names of the tones since the last call."""
        heard, self._tones = self._tones, []
        return heard

    def _collect_tones(self):
        """Collect the tones, as a buzzer does: the app keeps only a few."""
        self._tones += self.app.tones
        self.app.tones.clear()

    def _go_dark(self):
        self.app = None
        self._tones = []
