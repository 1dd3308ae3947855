"""Writes what the host page loads on demand: Pyodide, the host tools, and the content of a
drive."""

import shutil
import zipfile
from pathlib import Path

from host_tools import FIRMWARE, ROOT
from host_tools.apps.site.packs import compress, pack
from host_tools.deploy.contents import build as drive_contents

HERE = Path(__file__).parent
PYODIDE = HERE / "node_modules" / "pyodide"
STDLIB = "python_stdlib.zip"
MACHINE = "pyodide.asm.wasm"
_COPIED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide-lock.json")
# fmt: off
_ABSENT = {
    "_android_support", "_apple_support", "_ios_support", "_aix_support", "_osx_support",
    "_pydatetime", "_pydecimal", "_pyio", "_pylong", "_pyrepl", "bdb", "cProfile", "cmd", "code",
    "compileall", "concurrent/interpreters", "ctypes", "curses", "dbm", "doctest",
    "email", "ensurepip", "filecmp", "fileinput", "ftplib", "getopt", "getpass", "graphlib",
    "http", "imaplib", "mailbox", "mimetypes", "modulefinder", "multiprocessing",
    "netrc", "nntplib", "nturl2path", "optparse", "pdb", "pickletools", "pipes", "plistlib",
    "poplib", "pprint", "profile", "profiling", "pstats", "pty", "py_compile", "pyclbr", "pydoc",
    "quopri", "rlcompleter", "sched", "shelve", "smtplib", "socketserver", "sqlite3",
    "statistics", "symtable", "tabnanny", "this", "timeit", "tomllib", "trace", "tracemalloc",
    "tty", "turtle", "unittest", "venv", "wave", "webbrowser", "wsgiref", "xml", "xmlrpc",
    "zipapp",
}
# fmt: on
"""Parts of Python's library that nothing in a page imports: half of its bytes."""
_ENCODINGS = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "utf_8")
_LEFT_OUT = (
    "apps/server",
    "apps/term",
    "cli.py",
    "deploy/selftest",
    "dev",
    "hardware",
    "simulator/micropython",
)
_NEEDED = ("dev/glyphs", "dev/__init__.py")
"""Folders and files that no page needs, except `_NEEDED`."""
_KINDS = (".py", ".txt", ".css", ".js")
_DAY = (2026, 1, 1, 0, 0, 0)  # the same bytes every time


def is_installed() -> bool:
    """Return whether Pyodide is installed."""
    return all((PYODIDE / name).is_file() for name in (*_COPIED, MACHINE, STDLIB))


def write_worker(target: Path) -> None:
    """Write the worker, its Python, and the code it runs."""
    python = target / "python"
    python.mkdir(parents=True)
    for name in _COPIED:
        shutil.copy(PYODIDE / name, python)
    (python / f"{MACHINE}.pack").write_bytes(compress((PYODIDE / MACHINE).read_bytes()))
    write_library(python / STDLIB)
    for path in (HERE / "worker").iterdir():
        shutil.copy(path, target)
    (target / "host.pack").write_bytes(pack(host_tools()))
    (target / "drive.pack").write_bytes(pack(drive_contents(bytecode=True)))


def write_library(path: Path) -> None:
    """Write Python's library without the parts that no page imports."""
    with zipfile.ZipFile(PYODIDE / STDLIB) as whole, zipfile.ZipFile(path, "w") as part:
        for name in whole.namelist():
            if is_wanted(name):
                made = zipfile.ZipInfo(name, _DAY)
                part.writestr(made, whole.read(name), zipfile.ZIP_DEFLATED, 9)


def is_wanted(name: str) -> bool:
    """Return whether a page may import this file of Python's library."""
    module = name.removesuffix(".py").split("/")
    if module[0] == "encodings":
        return module[-1] in _ENCODINGS
    return module[0] not in _ABSENT and "/".join(module[:2]) not in _ABSENT


def host_tools() -> dict[str, bytes]:
    """Return the sources of the tools and of the firmware's rules, by their paths in the host
    page."""
    tools = ROOT / "host_tools"
    found = {}
    for path in sorted(tools.rglob("*")):
        inside = path.relative_to(tools).as_posix()
        ours = not {"node_modules", "__pycache__"} & set(path.parts)
        ours = ours and (inside.startswith(_NEEDED) or not inside.startswith(_LEFT_OUT))
        if ours and path.is_file() and path.suffix in _KINDS:
            found[f"/tools/{path.relative_to(ROOT).as_posix()}"] = path.read_bytes()
    for path in sorted((FIRMWARE / "banker").rglob("*.py")):
        found[f"/tools/firmware/{path.relative_to(FIRMWARE).as_posix()}"] = path.read_bytes()
    return found
