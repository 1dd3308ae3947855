"""The virtual board: boots the firmware's boot.py and code.py and runs them in virtual time. It has
keys to press, a screen to look at, and a plug to pull."""

import runpy
from pathlib import Path
from types import ModuleType
from typing import Any

from host_tools import FIRMWARE
from host_tools.simulator.clock import NS_PER_MS
from host_tools.simulator.hardware import Hardware
from host_tools.simulator.power import RELOAD, DeepSleep, PowerCut, Reset
from host_tools.simulator.sandbox import Sandbox
from host_tools.simulator.stubs.alarm import wait_for
from host_tools.simulator.thread import Stepper


class VirtualBoard:
    """A board whose nvm and drive live in `folder`, or without it in memory. `modules` replace
    firmware modules of the same name; `absent` packages are missing. `pico_2`: a Pico 2, with
    much memory and no `alarm`. Close it, or use it in a `with`."""

    def __init__(
        self,
        firmware: Path = FIRMWARE,
        folder: Path | None = None,
        modules: dict[str, ModuleType] | None = None,
        absent: tuple[str, ...] = (),
        pico_2: bool = False,
    ) -> None:
        self.pins: dict[str, Any] = runpy.run_path(str(firmware / "pins.py"))
        self.hardware = Hardware(self.pins, folder)
        self._sandbox = Sandbox(firmware, self.hardware, modules or {}, absent, pico_2)
        self._stepper: Stepper | None = None
        self.boots = 0
        self.hardware.clock.at_limit = self._pause

    def __enter__(self) -> "VirtualBoard":
        return self

    def __exit__(self, *exception: object) -> None:
        self.cut()

    @property
    def powered(self) -> bool:
        """Return whether the board is running."""
        return self._stepper is not None and self._stepper.alive

    @property
    def now_ms(self) -> float:
        """Return the virtual milliseconds since this board was made."""
        return self.hardware.clock.now_ms

    @property
    def console(self) -> str:
        """Return all that was printed."""
        return "".join(self.hardware.console)

    def boot(self, ms: float = 0) -> None:
        """Switch the power on and run for a while."""
        if self.powered:
            raise RuntimeError("the board is on already")
        self.hardware.power_on()
        self._stepper = Stepper(self._life)
        self.run(ms)

    def run(self, ms: float) -> None:
        """Let virtual time pass, up to a power cut."""
        clock = self.hardware.clock
        end_ns = clock.now_ns + round(ms * NS_PER_MS)
        if self._stepper and self._stepper.alive:
            clock.limit_ns = end_ns
            try:
                with self._sandbox.entered():
                    self._stepper.resume()
            except PowerCut:
                self._off()
                return
            finally:
                clock.limit_ns = None
        if clock.now_ns < end_ns:
            clock.advance(end_ns - clock.now_ns)

    def cut(self) -> None:
        """Pull the plug now."""
        if self._stepper and self._stepper.alive:
            with self._sandbox.entered():
                self.hardware.supply.dead = True
                self._stepper.kill(PowerCut())
        self._off()

    def cut_after(self, count: int) -> None:
        """Cut the power in the middle of the `count`th flash byte programmed or erased from now."""
        self.hardware.supply.cut_after(count)

    def press(self, name: str, bounce: tuple[float, ...] = ()) -> None:
        self.hardware.keys.press(name, bounce)

    def release(self, name: str, bounce: tuple[float, ...] = ()) -> None:
        self.hardware.keys.release(name, bounce)

    def tap(self, name: str, hold_ms: float = 60, gap_ms: float = 60) -> None:
        """Press a key, hold it, release it, and wait."""
        self.press(name)
        self.run(hold_ms)
        self.release(name)
        self.run(gap_ms)

    @property
    def app(self) -> Any:
        """Return the app that runs on the board, or None before it is built."""
        devices = self._sandbox.module("drivers.devices")
        return devices and devices.__dict__["app"]

    def picture(self) -> list[str]:
        """Return the screen's lines, '#' for a lit pixel."""
        return self.hardware.oled.picture()

    def _off(self) -> None:
        """Switch to the state without power: dark and silent."""
        self._stepper = None
        self.hardware.reset()
        self.hardware.oled.power_on()

    def _pause(self) -> None:
        """Stop at the clock's limit."""
        if self._stepper:
            self._stepper.pause()

    def _boot(self) -> None:
        """Run boot.py; if it fails, CircuitPython continues with code.py."""
        try:
            self._sandbox.run("boot.py")
        except Exception as error:
            self.hardware.console.append(f"boot.py: {error}\n")

    def _life(self) -> None:
        """Run from power-on to power-off, including restarts."""
        clock = self.hardware.clock
        while True:
            self.hardware.reset()
            self._sandbox.refresh()
            self.boots += 1
            try:
                self._boot()
                self._sandbox.run("code.py" if self._sandbox.has("code.py") else "main.py")
            except Reset as reset:
                self.hardware.reloaded = reset.args == (RELOAD,)
                if not self.hardware.reloaded:
                    self.hardware.reset_reason = str(reset)
                continue
            except DeepSleep as sleep:
                self.hardware.reset()
                wait_for(sleep.alarms, clock)
                continue
            self.hardware.console.append("Code done running.\n")
            clock.wait(lambda: False)
