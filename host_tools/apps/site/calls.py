"""The functions that the worker calls: those of the host page, with the browser's values converted
to Python's."""
# mypy: ignore-errors

from typing import Any

from host_tools.apps.site import host_page

import js  # isort: skip
from pyodide.ffi import run_sync, to_js  # isort: skip


def ask(what: str, *values: Any) -> Any:
    """Ask the page to do something and wait for its answer."""
    sent = [to_js(value) if isinstance(value, (bytes, bytearray)) else value for value in values]
    answer = run_sync(js.askThePage(what, *sent))
    return answer.to_bytes() if hasattr(answer, "to_bytes") else answer


def say(text: str) -> None:
    js.sayToThePage("text", translate(text))


def translate(text: str) -> str:
    """Translate a text of the host tools for the page."""
    from host_tools.apps.site import messages

    return messages.translate(text, js.language)


def show(message: str) -> None:
    """Send a message to the table's screen."""
    js.sayToThePage("show", message)


def send(line: str) -> None:
    """Send a line to the unit in the page."""
    js.sayToThePage("line", line)


def report(text: str, lang: str) -> str:
    return host_page.report(text, lang)


def history(text: str, lang: str, form: str) -> str:
    return host_page.history(text, lang, form)


def mirror(lang: str) -> Any:
    """Show the unit of another page of this browser on the table's screen."""
    made = host_page.PageMirror(lang, show, send)
    made.begin()
    return made


def unit_backup() -> str:
    return host_page.unit_backup(ask, say, js.language)


def unit_restore(text: str) -> str:
    return host_page.unit_restore(ask, say, text, js.language)


def unit_mirror(lang: str) -> None:
    """Show the unit on the cable on the table's screen, until it is gone."""
    host_page.unit_mirror(ask, show, say, lang)


def stop() -> None:
    """Free the cable for something else."""
    host_page.stop()


def install(drive: Any, contents: Any) -> str:
    """Bring a drive to this version."""
    from host_tools.apps.site import installer

    installer.copy((path, content.to_bytes()) for path, content in drive)
    wanted = {path: content.to_bytes() for path, content in contents}

    def progress(done: int, total: int, path: str) -> None:
        js.sayToThePage("progress", f"{done} {total} {path}")

    installer.install(ask, wanted, say, progress)
    return "done"
