"""A MicroPython that tests can talk to: one node process, kept alive from step to step."""

import base64
import json
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any

from host_tools import FIRMWARE
from host_tools.deploy.bundler import outside
from host_tools.deploy.bundler.firmware import firmware
from host_tools.deploy.bytecode import as_micropython
from host_tools.deploy.contents import compiled
from host_tools.deploy.words import word_files
from host_tools.simulator.micropython.install import is_installed
from host_tools.simulator.micropython.node import NoNode, node_command

SCRIPT = Path(__file__).with_name("vm.mjs")
BOARD_HEAP = 170_880  # bytes free on the reference board when code.py starts
LAST_WORDS = 2_000
FLASH = ("host_tools.simulator.power", "host_tools.simulator.flash")
"""The model of the flash, for `put_module`."""
NOT_HERE = "MicroPython's VM is not installed; in a checkout of the project, make setup-dev does it"


class MicroPythonError(RuntimeError):
    """The code run on the VM raised: the VM's traceback, and what was printed before."""

    def __init__(self, traceback: str, printed: str) -> None:
        """Make an error whose text is the VM's traceback."""
        super().__init__(traceback)
        self.printed = printed


class MicroPythonGone(RuntimeError):
    """The VM is missing, or has ended."""


class MicroPython:
    """A MicroPython with the pure firmware in its file system, as on the board.

    The VM collects garbage between two runs, never inside one. So `heap` is the initial heap, not a
    limit; run a long scenario in steps.
    """

    def __init__(
        self,
        roots: Sequence[Path] = (FIRMWARE / "banker",),
        heap: int = BOARD_HEAP,
        deployed: bool = False,
    ) -> None:
        """Start the VM and copy each root's *.py into it: firmware/banker becomes /banker. With
        `deployed`, copy what `courtier deploy` makes of them; other files put there find the
        firmware as if it were source."""
        if not is_installed():
            raise MicroPythonGone(NOT_HERE)
        try:
            node = node_command()
        except NoNode as problem:
            raise MicroPythonGone(str(problem)) from None
        self._bundler = firmware() if deployed else None
        self._open = ExitStack()
        complaints = tempfile.TemporaryFile()  # noqa: SIM115  open for as long as the VM is
        self._complaints = self._open.enter_context(complaints)
        self._node = self._open.enter_context(
            subprocess.Popen(
                [*node, str(SCRIPT), str(heap)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
            )
        )
        try:
            read = _deployed if deployed else _sources
            self._ask({"files": [file for root in roots for file in read(root)]})
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "MicroPython":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the VM; a second call does nothing."""
        self._node.kill()
        with suppress(OSError):  # a dead VM never read its request, which then cannot be flushed
            self._open.close()

    def put_mpy(self, path: str, content: bytes) -> None:
        """Write a module compiled for CircuitPython."""
        self._ask(_compiled_file(path, content))

    def put_bytes(self, path: str, content: bytes) -> None:
        """Write a file of any bytes."""
        self._ask(_file(path, content))

    def put(self, path: str, text: str) -> None:
        """Write a file into the VM, with the folders it needs."""
        self._ask({"path": path, "text": self._fit(text) if path.endswith(".py") else text})

    def put_module(self, name: str) -> None:
        """Write one of our modules that also runs on MicroPython, to be imported by name."""
        spec = find_spec(name)
        assert spec
        assert spec.origin
        source = Path(spec.origin).read_text(encoding="utf-8")
        self.put(f"/{name.replace('.', '/')}.py", source)

    def run(self, source: str) -> str:
        """Run source in the VM's __main__ and return what it printed; its names persist."""
        return self._ask({"source": self._fit(source)})

    def _fit(self, source: str) -> str:
        """Return source that finds the deployed firmware."""
        if self._bundler is None:
            return source
        return outside.rewrite(self._bundler, source)

    def call(self, module: str, function: str, *arguments: Any) -> Any:
        """Call a function with arguments and a result that JSON can carry."""
        carried = json.dumps(arguments, ensure_ascii=False)
        printed = self.run(
            "import json\n"
            f"from {module} import {function}\n"
            f"answer = json.dumps({function}(*json.loads({carried!r})))\n"
            "print()\n"  # ends what the function printed
            "print(answer)\n"
        )
        return json.loads(printed.split("\n")[-2])

    def heap(self) -> int:
        """Return the bytes of heap in use."""
        self.run("import gc\ngc.collect()")  # done after this run, so counted in the next
        return int(self.run("print(gc.mem_alloc())"))

    def keep(self) -> None:
        """Save the VM's memory, without its files."""
        self._ask({"memory": "keep"})

    def go_back(self) -> None:
        """Restore the saved memory, which is much quicker than starting a VM."""
        self._ask({"memory": "back"})

    def _ask(self, request: dict[str, Any]) -> str:
        """Send one request and return its answer."""
        if self._complaints.closed:
            raise MicroPythonGone("this MicroPython was closed")
        assert self._node.stdin
        assert self._node.stdout
        try:
            self._node.stdin.write(json.dumps(request) + "\n")
            self._node.stdin.flush()
        except OSError as error:
            raise self._gone() from error
        line = self._node.stdout.readline()
        if not line.endswith("\n"):
            raise self._gone()
        answer = json.loads(line)
        if not answer["ok"]:
            raise MicroPythonError(answer["error"].strip(), answer["out"])
        return str(answer["out"])

    def _gone(self) -> MicroPythonGone:
        """Return an error that says how the node process ended."""
        code = self._node.wait()
        self._complaints.seek(0)
        message = self._complaints.read().decode("utf-8", "replace")[-LAST_WORDS:].strip()
        return MicroPythonGone(f"node ended with code {code}: {message or 'no message'}")


# Files for the VM to write: all of a firmware in one request, since each request takes long.


def _sources(root: Path) -> list[dict[str, str]]:
    return [
        {"path": f"/{file.relative_to(root.parent).as_posix()}", "text": file.read_text("utf-8")}
        for file in sorted(root.rglob("*.py"))
    ]


def _deployed(root: Path) -> list[dict[str, str]]:
    modules = [_compiled_file(f"/{path}", made) for path, made in compiled(root.name).items()]
    words = [(path, made) for path, made in word_files().items() if path.startswith(root.name)]
    return modules + [_file(f"/{path}", made) for path, made in words]


def _compiled_file(path: str, content: bytes) -> dict[str, str]:
    """Return a module compiled for CircuitPython."""
    return _file(path, as_micropython(content))


def _file(path: str, content: bytes) -> dict[str, str]:
    return {"path": path, "data": base64.b64encode(content).decode()}
