"""A conversation with the unit, to compare one Python with another. Runs on both."""

from banker.link.lines import seal
from banker.link.talk import Talk
from banker.store.ledger import Ledger
from banker.store.ram_medium import RamMedium
from banker.ui.app import App


def converse(steps):
    """Keys ("+KEY"), milliseconds ("@500"), raw bytes in hex ("!") and requests; what was said."""
    app = App(Ledger(RamMedium(4096), seed=3, settings=bytes((2, 3, 3))))
    talk = Talk(app)
    now = 0
    said = []
    for step in steps:
        if step[0] == "+":
            app.key(step[1:])
            app.key(step[1:], False)
        elif step[0] == "@":
            now += int(step[1:])
            app.step(now)
        elif step[0] == "!":
            talk.hear(bytes([int(step[at : at + 2], 16) for at in range(1, len(step), 2)]))
        else:
            talk.hear(seal(step))
        while talk.behind:
            talk.hear()
        line = talk.tell()
        while line:
            said.append(line.decode())
            line = talk.tell()
    return said
