"""Finds faults in the description of a game, before it is played.

Each fault is a line that names the game, the act or word, and the file. Tests and `courtier
new-game` print them.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import banker
from banker import games
from banker.kit.game import Game, awaited_in
from banker.kit.layout import (
    ACT,
    DIGIT,
    FIELDS,
    HIDDEN,
    HIGH,
    IN_WORDS,
    KEY,
    KIND,
    LOW,
    MARKS,
    MONEY,
    NAME,
    NAMES,
    OF,
    SHORT,
    START,
    STEP,
    STEPS,
    UNIT,
)
from banker.kit.names import lowest_of
from banker.rules.saved import MOST_BYTES as MOST_STATE
from banker.rules.transactions import INPUT, LABEL, MOST_BYTES, SET
from banker.ui import keys
from banker.ui.glyphs import CHARS
from banker.ui.texts import languages, table

from host_tools.games import bases, folder
from host_tools.games.kit import rules
from host_tools.games.kit.acts import acts_by_kind, entries

COLUMNS, LABEL_WIDTH = 21, 9
_KEYS = (*keys.ENTRIES, keys.REMOVE)
_HEAD = ("count", "seats", "out", "step")
_PARTS = 4
"""Of an act's words: legend, title, short title, sentence."""


def faults(number: int) -> list[str]:
    """Return the faults of a described game, a line for each."""
    name = games.GAMES[number][0]
    try:
        game = rules(number)
    except Exception as error:  # whatever a description does as it is read
        return [f"{name}: {_rules(name)}: {type(error).__name__}: {error}"]
    found = [f"{name}: {fault} ({_rules(name)})" for fault in description_faults(game)]
    said: dict[str, str] = {}
    spelled: set[str] = set()
    for package in (name, *bases(number)):
        more_said, more_spelled = _spelled(Path(banker.__path__[0]) / "games" / package)
        said |= more_said
        spelled |= more_spelled | _spelled(folder(number).parent / package)[1]
    for language, code, _ in languages():
        path = f"firmware/banker/games/{name}/words_{code}.py"
        try:
            own = table(language, games.package(number))
        except ImportError:
            found.append(f"{name}: no words in this language ({path})")
            continue
        unit = table(language)
        lines = [*word_faults(game, own, unit), *_source_faults(said, own, unit)]
        shared = [table(language, f"banker.games.{package}") for package in bases(number)]
        lines += _unused(game, spelled, own, set().union(*shared))
        found += [f"{name}: {line} ({path})" for line in lines]
    return found


def _rules(name: str) -> str:
    return f"firmware/banker/games/{name}/rules.py"


def description_faults(game: Any) -> list[str]:
    """Return the faults of a game's cells and acts."""
    return [*_state_faults(game), *_act_faults(game)]


def word_faults(game: Any, own: dict[str, str], unit: dict[str, str]) -> list[str]:
    """Return the faults of a game's words in a language; `unit` has the unit's words."""
    return [*_word_faults(game, own, unit), *_text_faults(own)]


# The state.


def _state_faults(game: Any) -> Iterator[str]:
    seen: set[str] = set(_HEAD)
    digits: dict[int, str] = {}
    for cells in game.state:
        name = cells[NAME]
        if name in seen:
            yield f"two cells are called {name}"
        elif hasattr(Game, name):
            yield f"cells {name}: every game has something of that name"
        seen.add(name)
        if cells[LOW] > cells[HIGH] or (cells[HIGH] - cells[LOW]) % cells[STEP]:
            yield f"cells {name}: {cells[LOW]} to {cells[HIGH]} by {cells[STEP]} is no range"
        starts = cells[START] if isinstance(cells[START], tuple) else (cells[START],)
        for start in starts:
            if isinstance(start, int) and not cells[LOW] <= start <= cells[HIGH]:
                yield f"cells {name}: begins with {start}, which is not in its range"
        if isinstance(cells[START], tuple) and len(starts) != cells[OF][0][1] - cells[OF][0][0] + 1:
            yield f"cells {name}: {len(starts)} starting figures"
        if cells[DIGIT] and cells[DIGIT] in digits:
            yield f"cells {name}: {digits[cells[DIGIT]]} is corrected by {cells[DIGIT]} as well"
        digits[cells[DIGIT]] = name
    if game.steps and "turn" not in seen and not hasattr(game, "turn"):
        yield "there are steps, but no cells called turn"
    if game.SIZE > MOST_STATE:
        yield f"the state has {game.SIZE} bytes, more than {MOST_STATE}"


# Acts.


def _act_faults(game: Any) -> Iterator[str]:
    seen: set[str] = {cells[NAME] for cells in game.state}
    taken: list[tuple[str, Any, str]] = []
    for act in (*game.acts, *game.flows):
        name = act[ACT]
        if name in seen and act not in game.flows:
            yield f"act {name}: the name is taken"
        seen.add(name)
        if act[KEY] is not None and act[KEY] not in _KEYS:
            yield f"act {name}: {act[KEY]} is no key for acts"
        for step in act[STEPS]:
            if step not in game.steps:
                yield f"act {name}: no step is called {step}"
    for act in entries(game):
        for key, steps, other in taken:
            both = not steps or not act[STEPS] or set(steps) & set(act[STEPS])
            if act[KEY] and key == act[KEY] and both and other != act[ACT]:
                yield f"act {act[ACT]}: its key {key} is that of {other}"
        taken.append((act[KEY], act[STEPS], act[ACT]))
    for kind, act in acts_by_kind(game).items():
        labels = [field[LABEL] for field in act[FIELDS]]
        for label in sorted({one for one in labels if labels.count(one) > 1}):
            yield f"act {act[ACT]}: two fields are called {label}"
        for field in act[FIELDS]:
            if not 0 <= field[0] <= field[1]:
                yield f"act {act[ACT]}: field {field[LABEL]}: {field[0]} to {field[1]} is no range"
            elif field[1] >> field[2]:
                yield f"act {act[ACT]}: field {field[LABEL]} does not fit its {field[2]} bits"
        if game.forms.bits(kind) > 8 * MOST_BYTES - 4:
            yield f"act {act[ACT]}: {game.forms.bits(kind)} bits are too many"


# Words.


def kinds_of(game: Any) -> dict[str, Any]:
    """Return the kinds of a game by their names in the words."""
    found: dict[str, Any] = {}
    for act in game.acts:
        for field in act[FIELDS]:
            found.setdefault(field[LABEL], field)
            if field[NAMES] is IN_WORDS and field[KIND] != "pawn":
                found.setdefault(field[KIND], field)
    for cells in game.state:
        for kind in cells[OF]:
            found.setdefault(kind[LABEL], kind)
    found.pop("pawn", None)
    return found


def _word_faults(game: Any, own: dict[str, str], unit: dict[str, str]) -> Iterator[str]:
    both = unit | own
    if any(cells[UNIT] == MONEY for cells in game.cells) and "money" not in both:
        yield "no words for money"
    named = {*kinds_of(game), *(cells[NAME] for cells in game.state)}
    for name in sorted(named & set(unit)):
        yield f"{name}: the unit has words of that name; call it something else"
    for name, kind in kinds_of(game).items():
        if name not in both:
            yield f"field {name}: no words"
            continue
        label, *names = both[name].split("|")
        if not 0 < len(label) <= LABEL_WIDTH:
            yield f"field {name}: its label {label!r} has more than {LABEL_WIDTH} characters"
        wanted = kind[1] - lowest_of(kind) + 1 if kind[INPUT] != SET else kind[2]
        if kind[NAMES] is IN_WORDS and kind[KIND] == name and len(names) != wanted:
            yield f"field {name}: {len(names)} names for {wanted} keys"
    for cells in game.cells:
        hidden = cells[MARKS] & HIDDEN or cells[NAME] in (*_HEAD, "turn")
        if not hidden and cells[NAME] not in both:
            yield f"cells {cells[NAME]}: no words"
        elif isinstance(cells[UNIT], tuple) and cells[NAME] not in _HEAD:
            names = both[cells[NAME]].split("|")[1:]
            if len(names) != len(cells[UNIT]):
                yield f"cells {cells[NAME]}: {len(names)} names for {len(cells[UNIT])} values"
        if cells[SHORT] not in both:
            yield f"cells {cells[NAME]}: no words for {cells[SHORT]}"
    for act in acts_by_kind(game).values():
        yield from _act_words(game, act, both)
    for flow in entries(game):
        if f"act_{flow[ACT]}" not in both:
            yield f"flow {flow[ACT]}: no words"
    for word in map(awaited_in, game.steps):
        if word not in both:
            yield f"step {word.removeprefix('await_')}: no words {word}"


def _act_words(game: Any, act: Any, words: dict[str, str]) -> Iterator[str]:
    name = act[ACT]
    parts = words.get(f"act_{name}", "").split("|")
    if len(parts) != _PARTS:
        yield f"act {name}: no words for its legend, title, short title and sentence"
        return
    for part in parts[1:3]:
        if not 0 < len(part) <= COLUMNS:
            yield f"act {name}: {part!r} does not fit a line"
    known = {field[LABEL] for field in act[FIELDS]} | {"pawn", "who", "amount", *game.mentioned}
    for hole in re.findall(r"\{(\w+)\}", parts[3] + words.get(f"act_{name}_now", "")):
        if hole not in known:
            yield f"act {name}: {{{hole}}} is none of its fields"
    printed = not any(words.get(f"act_{one[ACT]}", "|").split("|")[0] for one in entries(game))
    if act[KEY] in keys.ENTRIES and act[KEY] != keys.GO and not parts[0] and not printed:
        yield f"act {name}: no legend for {act[KEY]}"


def _text_faults(own: dict[str, str]) -> Iterator[str]:
    for name, text in own.items():
        strange = sorted({one for one in text if not (" " <= one <= "~" or one in CHARS + "\n")})
        if strange:
            yield f"{name}: no glyph for {' '.join(strange)}"


# What the source says.


def _source_faults(
    said: dict[str, str], own: dict[str, str], unit: dict[str, str]
) -> Iterator[str]:
    """Report refusals and events that have no words."""
    for word, why in sorted(said.items()):
        if word not in own and word not in unit:
            yield f"{why} {word}: no words"


def _unused(game: Any, spelled: set[str], own: dict[str, str], shared: set[str]) -> Iterator[str]:
    """Report words that nothing uses, except those that a base has for all its games."""
    used = set(spelled) | {f"{one}_now" for one in spelled} | {f"act_{one}" for one in spelled}
    used |= set(kinds_of(game)) | {cells[NAME] for cells in game.cells}
    used |= {f"act_{one[ACT]}" for one in entries(game)} | {"money"}
    used |= {f"act_{one[ACT]}_{when}" for one in entries(game) for when in ("now", "gets")}
    used |= set(map(awaited_in, game.steps))
    used |= {cells[SHORT] for cells in game.cells}
    used |= _spelled(folder(game.number))[1]
    kit = (
        _spelled(Path(banker.__path__[0]) / "kit")[1] | _spelled(Path(banker.__path__[0]) / "ui")[1]
    )
    for word in own:
        if word not in shared and word not in used and word not in kit:
            yield f"word {word}: nothing uses it"


def _spelled(folder: Path) -> tuple[dict[str, str], set[str]]:
    """Return the refusals and events in the modules of a folder, and all texts."""
    said: dict[str, str] = {}
    spelled: set[str] = set()
    for path in sorted(folder.glob("**/*.py")):
        if path.name.startswith("words_"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                spelled.add(node.value)
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                for first in _texts(node.args[0]):
                    if name in ("say", "Refused"):
                        said[first] = "event" if name == "say" else "refusal"
    return said, spelled


def _texts(node: ast.AST) -> Iterator[str]:
    """Return the texts that an argument may be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
