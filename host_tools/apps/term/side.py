"""The text beside the screen: the name, the lamp, and as much more as there is room for."""

from collections.abc import Sequence
from datetime import date
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text

from host_tools.apps.term.caps import cap
from host_tools.apps.term.colours import BRASS, FAINT, IVORY, LAMP_OFF, LAMP_ON
from host_tools.apps.term.words import WORDS
from host_tools.games.legends import LEGENDS
from host_tools.simulator.live.shelf import Shelved

LEAST_LOG = 4
"""Lines that the log keeps before the help is shown."""


class SideContent(NamedTuple):
    """What the text beside the screen is about."""

    language: str
    state: str
    """on, asleep or off."""
    log: list[str]
    shelf: Sequence[str] = ()
    board: list[str] | None = None
    roomy: bool = False


def side_text(now: SideContent, width: int, height: int) -> Text:
    """Return the text for a side of this size, the log's newest line last."""
    words = WORDS[now.language]
    lamp = LAMP_ON if now.state == "on" else LAMP_OFF
    state = Text("● ", lamp).append(words[now.state], IVORY)
    lines = [Text("Courtier", style=f"bold {BRASS}"), state]
    if now.board is not None and now.roomy:
        lines += _headed(words["inside"], [Text(line, IVORY) for line in now.board])
    if now.shelf:
        lines += _headed(words["shelf"], [Text(line, IVORY) for line in now.shelf])
    help_lines = _headed(words["keyboard"], keyboard_help(now.language))
    if now.roomy and len(lines) + len(help_lines) + LEAST_LOG <= height:
        lines += help_lines
    lines = lines[:height]
    room = height - len(lines) - 2
    if room > 0 and now.log:
        wrapped = [part for line in now.log[-room:] for part in wrap(line, width)]
        newest = [Text(line, FAINT) for line in wrapped[-room:]]
        newest[-1].stylize(IVORY)
        lines += _headed(words["log"], newest)
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return Text("\n").join(lines)


def shelf_line(game: Shelved, language: str) -> str:
    """Describe a game on the shelf: its name, the day it came there, its round, its players."""
    words = WORDS[language]
    since = date.fromisoformat(game.since)
    parts = [game.title or words["unreadable"]]
    parts.append(f"{since.day} {words['months'].split()[since.month - 1]}")
    if game.round:
        parts.append(f"{words['round']} {game.round}")
    parts += [" ".join(map(str, game.players))] if game.players else []
    return " · ".join(parts)


def _headed(heading: str, lines: list[Text]) -> list[Text]:
    return [Text(), Text(heading, BRASS), *lines]


def keyboard_help(language: str) -> list[Text]:
    """Explain the keyboard."""
    words = WORDS[language]
    caps = {key: cap(key, language) for key in LEGENDS}
    held = [cap.keyboard for key, cap in caps.items() if LEGENDS[key].held]
    rows = [("0–9", words["digits"])]
    rows += [(caps[key].keyboard, caps[key].print) for key in ("CONFIRM", "CANCEL")]
    rows += [("a–z", words["as_printed"]), (" ".join(held), words["held"]), ("- +", words["cells"])]
    lines = [Text(f"{keys:<5}", IVORY).append(meaning, FAINT) for keys, meaning in rows]
    return [*lines, Text(words["mouse"], FAINT)]
