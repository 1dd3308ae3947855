"""KiCad's files are nested lists in parentheses: writing them, and reading them back."""

import re
from typing import Any

Word = str | float | int
Tree = list[Any]
"""A name, then words and trees."""
_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')
_PLAIN = re.compile(r"[A-Za-z_*.][A-Za-z0-9_.*]*|-?[0-9]+(\.[0-9]+)?|0x[0-9a-f_]+")


class Text(str):
    """A word that is written in quotation marks."""


def number(value: float) -> str:
    """At most four places, without useless zeros."""
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def write(tree: Tree, deep: int = 0) -> str:
    """The tree as text: a list in a line of its own unless it is short."""
    words = [_word(part) if not isinstance(part, list) else write(part, deep + 1) for part in tree]
    line = f"({' '.join(words)})"
    if (len(line) <= 100 or tree[0] == "pts") and "\n" not in line:
        return line
    pad = "\n" + "\t" * (deep + 1)
    head = 1
    while head < len(tree) and not isinstance(tree[head], list):
        head += 1
    return f"({' '.join(words[:head])}{''.join(pad + word for word in words[head:])}{pad[:-1]})"


def _word(part: Word) -> str:
    if isinstance(part, Text):
        escaped = part.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    return part if isinstance(part, str) else number(part)


def read(text: str) -> Tree:
    """The tree of a file; numbers stay words, as nobody needs all of them."""
    stack: list[Tree] = [[]]
    for quoted, bracket, word in _TOKEN.findall(text):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        elif word:
            stack[-1].append(word)
        else:
            stack[-1].append(Text(re.sub(r"\\(.)", r"\1", quoted)))
    (tree,) = stack[0]
    assert isinstance(tree, list)
    return tree


def parts(tree: Tree, name: str) -> list[Tree]:
    """The lists in a list that begin with a name."""
    return [part for part in tree if isinstance(part, list) and part and part[0] == name]


def value(tree: Tree, name: str) -> str:
    """What follows a name in a list, as a word; empty where there is none."""
    found = parts(tree, name)
    return str(found[0][1]) if found and len(found[0]) > 1 else ""


def numbers(tree: Tree, name: str) -> list[float]:
    """The numbers that follow a name in a list."""
    return [float(str(word)) for word in parts(tree, name)[0][1:] if not isinstance(word, list)]
