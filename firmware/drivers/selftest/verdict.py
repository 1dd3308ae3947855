"""Reports the result: a page for each fault, and the same words on the console and in the file."""

from banker import __version__

from drivers.selftest import record
from drivers.selftest.memory import USB_MV, volts
from drivers.selftest.session import SEEN, WRONG, Session
from drivers.selftest.words import explain

_PAGE_MS = 12_000
_ROUNDS = 5


def report(session: Session, millivolts: int) -> None:
    """Report everywhere; pages turn by themselves, and a key on the last one ends it."""
    texts = session.texts
    if millivolts > USB_MV:
        cells = texts["usb"]
    else:
        cells = texts["cells"].format(volts(texts, millivolts))
    pages = [explain(texts, fault) for fault in session.faults]
    _write(pages, cells)
    session.play(WRONG if pages else SEEN)
    for _ in range(_ROUNDS):
        if _turn(session, pages, cells):
            return


def _write(pages: list, cells: str) -> None:
    """Write the result to the console and the file."""
    lines = ["Courtier %s self-test: %s" % (__version__, _count(len(pages)))]
    lines += ["- " + page.replace("\n", " ") for page in pages] + [cells]
    for line in lines:
        print(line)
    record.keep("\n".join(lines) + "\n")


def _count(faults: int) -> str:
    """Return the number of faults in words."""
    return "no fault" if not faults else "1 fault" if faults == 1 else "%d faults" % faults


def _turn(session: Session, pages: list, cells: str) -> bool:
    """Show every page once; return whether a key was pressed on the last."""
    texts = session.texts
    if not pages:
        session.page(texts["good"], texts["good_more"] + "\n" + cells, texts["any_key"])
        return _next(session)
    ended = False
    for at, page in enumerate(pages):
        session.page(texts["fault"].format(at + 1, len(pages)), page, texts["any_key"])
        ended = _next(session)
    return ended


def _next(session: Session) -> bool:
    """Wait for a key or for the time to turn the page; return whether it was a key."""
    if session.wait(_PAGE_MS) is None:
        return False
    session.release()
    return True
