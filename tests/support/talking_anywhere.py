"""A session with the unit, to compare one Python with another. Runs on both."""

from banker.link.lines import to_line
from banker.link.session import Session
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App


def converse(steps):
    """Run keys ("+KEY"), milliseconds ("@500"), raw bytes in hex ("!") and requests; return the
    lines sent."""
    app = App(Ledger(RamMedium(4096), seed=3, settings=bytes((2, 3, 3))))
    session = Session(app)
    now = 0
    lines = []
    for step in steps:
        if step[0] == "+":
            app.key(step[1:])
            app.key(step[1:], False)
        elif step[0] == "@":
            now += int(step[1:])
            app.step(now)
        elif step[0] == "!":
            session.receive(bytes([int(step[at : at + 2], 16) for at in range(1, len(step), 2)]))
        else:
            session.receive(to_line(step))
        while session.has_line:
            session.receive()
        line = session.next_line()
        while line:
            lines.append(line.decode())
            line = session.next_line()
    return lines
