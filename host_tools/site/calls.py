"""What the worker calls: the desk's functions, with the browser's values as Python's own."""
# mypy: ignore-errors

from typing import Any

from host_tools.site import desk

import js  # isort: skip
from pyodide.ffi import run_sync, to_js  # isort: skip


def ask(what: str, *values: Any) -> Any:
    """Have the page do something, and wait for it."""
    sent = [to_js(value) if isinstance(value, (bytes, bytearray)) else value for value in values]
    answer = run_sync(js.askThePage(what, *sent))
    return answer.to_bytes() if hasattr(answer, "to_bytes") else answer


def say(text: str) -> None:
    js.sayToThePage("text", said(text))


def said(text: str) -> str:
    """In the page's words."""
    from host_tools.site.said import in_page

    return in_page(text, js.language)


def show(message: str) -> None:
    """For the table's screen."""
    js.sayToThePage("show", message)


def send(line: str) -> None:
    """To the unit in the page."""
    js.sayToThePage("line", line)


def report(text: str, lang: str) -> str:
    return desk.report(text, lang)


def history(text: str, lang: str, form: str) -> str:
    return desk.history(text, lang, form)


def mirror(lang: str) -> Any:
    """The unit of a page of this browser, on the table's screen."""
    made = desk.PageMirror(lang, show, send)
    made.begin()
    return made


def unit_backup() -> str:
    return desk.unit_backup(ask, say, js.language)


def unit_restore(text: str) -> str:
    return desk.unit_restore(ask, say, text, js.language)


def unit_mirror(lang: str) -> None:
    """The unit at the cable, on the table's screen, until it is gone."""
    desk.unit_mirror(ask, show, say, lang)


def stop() -> None:
    """Leave the cable to something else."""
    desk.stop()


def install(drive: Any, contents: Any) -> str:
    """Bring a drive to this version."""
    from host_tools.site import installer

    installer.copy((path, content.to_bytes()) for path, content in drive)
    wanted = {path: content.to_bytes() for path, content in contents}

    def progress(done: int, total: int, path: str) -> None:
        js.sayToThePage("progress", f"{done} {total} {path}")

    installer.install(ask, wanted, say, progress)
    return "done"
