"""The sandbox in which the firmware runs, with modules loaded anew at each start and the board's
builtins.

While it runs, `import` finds the firmware's folder and the stubs, and `time`, `os`, `open` and
`print` are the board's. Otherwise the process sees nothing of this: the desktop may import the same
packages, and there may be several boards.
"""

import builtins
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from host_tools import FIRMWARE
from host_tools.simulator import current, libraries
from host_tools.simulator.files import opener, os_module
from host_tools.simulator.hardware import Hardware
from host_tools.simulator.stubs import gc as idle_gc
from host_tools.simulator.stubs import large_gc
from host_tools.simulator.stubs import time as virtual_time

_one_at_a_time = threading.RLock()
"""While a board runs, the whole process sees its modules. So only one board runs at a time, in any
thread; else two would use each other's modules and clock, and wait for ever."""

_compiled: dict[str, tuple[int, CodeType | None]] = {}
"""The time of change and the code of each firmware file: boards start often, and share files."""


class _Loader(SourceFileLoader):
    """Loads a firmware module with the board's builtins."""

    board_builtins: dict[str, Any]

    def get_code(self, fullname: str) -> CodeType | None:
        """Return the module's code, compiled once while its file stays the same."""
        changed = os.stat(self.path).st_mtime_ns
        known, code = _compiled.get(self.path, (None, None))
        if known != changed:
            code = super().get_code(fullname)
            _compiled[self.path] = changed, code
        return code

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's code."""
        module.__dict__["__builtins__"] = self.board_builtins
        super().exec_module(module)


@cache
def _modules_below(folder: Path) -> frozenset[str]:
    """Return the import names of the files in a folder."""
    files = (path.relative_to(folder).with_suffix("") for path in folder.rglob("*.py"))
    return frozenset(".".join(path.parts).removesuffix(".__init__") for path in files)


class Sandbox(MetaPathFinder):
    """The sandbox. `extra` modules replace the firmware's (a fake app, in tests); `absent`
    packages were not copied to this board."""

    def __init__(
        self,
        folder: Path,
        hardware: Hardware,
        extra: dict[str, ModuleType],
        absent: tuple[str, ...] = (),
        pico_2: bool = False,
    ) -> None:
        self._stubs = {
            name: module
            for name, module in libraries.STUBS.items()
            if not pico_2 or name.partition(".")[0] != "alarm"
        }
        self._absent = absent
        self._folder = folder
        self._hardware = hardware
        self._extra = extra
        self._roots = {path.stem for path in folder.iterdir()} - {"code", "boot", "__pycache__"}
        # All names of the firmware and the board, here or on the desktop. Files added to a folder
        # later are found when they are imported.
        self._names = {*_modules_below(folder), *_modules_below(FIRMWARE), *libraries.STUBS}
        self._names.update(extra)
        self._replacements: dict[str, ModuleType] = {
            "time": virtual_time,
            "os": os_module(hardware.drive, folder, absent),
            "gc": large_gc if pico_2 else idle_gc,
        }
        self._builtins = dict(vars(builtins))
        self._builtins["__import__"] = self._import
        self._builtins["open"] = opener(hardware.drive)
        self._builtins["print"] = self._print
        self.unload()

    def unload(self) -> None:
        """Unload all modules."""
        self._modules: dict[str, ModuleType] = {**self._stubs, **self._extra}

    def _print(self, *values: object, sep: str = " ", end: str = "\n") -> None:
        self._hardware.console.append(sep.join(map(str, values)) + end)

    def _import(self, name: str, *rest: Any, **named: Any) -> Any:
        if name in self._replacements:
            return self._replacements[name]
        return builtins.__import__(name, *rest, **named)

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        """Find a module of the firmware."""
        if name.partition(".")[0] not in self._roots:
            return None
        self._names.add(name)
        if name in self._absent:
            raise ModuleNotFoundError(name)
        spec = PathFinder.find_spec(name, path or [str(self._folder)])
        if spec and spec.origin and spec.origin.endswith(".py"):
            loader = _Loader(name, spec.origin)
            loader.board_builtins = self._builtins
            spec.loader = loader
        return spec

    def _remove_modules(self) -> dict[str, ModuleType]:
        """Remove the modules with names of the firmware or the board from `sys`, and return
        them."""
        # This runs often, and most of some thousand loaded modules are not among these.
        return {name: sys.modules.pop(name) for name in sys.modules.keys() & self._names}

    @contextmanager
    def entered(self) -> Iterator[None]:
        """Let the firmware run inside this context."""
        with _one_at_a_time:
            outside = self._remove_modules()
            sys.modules.update(self._modules)
            sys.meta_path.insert(0, self)
            current.enter(self._hardware)
            try:
                libraries.load()
                yield
            finally:
                current.leave()
                sys.meta_path.remove(self)
                self._modules = self._remove_modules()
                sys.modules.update(outside)

    def module(self, name: str) -> ModuleType | None:
        """Return a loaded module of the firmware, or None; call it from outside."""
        return self._modules.get(name)

    def refresh(self) -> None:
        """Unload the firmware's modules, as a restart does; call it from inside."""
        for name in list(sys.modules):
            if name.partition(".")[0] in self._roots:
                del sys.modules[name]
        sys.modules.update(self._extra)
        libraries.forget_displays()

    def has(self, name: str) -> bool:
        """Return whether the firmware has a file."""
        return (self._folder / name).exists()

    def run(self, name: str) -> None:
        """Run boot.py, code.py or main.py."""
        path = self._folder / name
        code = compile(path.read_text(encoding="utf-8"), str(path), "exec")
        exec(code, {"__name__": "__main__", "__builtins__": self._builtins, "__file__": name})
