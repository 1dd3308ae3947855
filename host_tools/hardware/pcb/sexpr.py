"""Reads KiCad's files, which are nested lists in parentheses."""

import re
from pathlib import Path
from typing import Any

Tree = list[Any]
"""A name, then words and trees."""
_TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')


def read(path: Path) -> Tree:
    """Return the tree of a file; numbers stay text, since most are not used."""
    stack: list[Tree] = [[]]
    for quoted, bracket, word in _TOKEN.findall(path.read_text(encoding="utf-8")):
        if bracket == "(":
            stack.append([])
        elif bracket == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word or re.sub(r"\\(.)", r"\1", quoted))
    (tree,) = stack[0]
    assert isinstance(tree, list)
    return tree


def parts(tree: Tree, name: str) -> list[Tree]:
    """Return the lists in a list that begin with a name."""
    return [part for part in tree if isinstance(part, list) and part and part[0] == name]


def value(tree: Tree, name: str) -> str:
    """Return what follows a name in a list, or nothing."""
    found = parts(tree, name)
    return str(found[0][1]) if found and len(found[0]) > 1 else ""


def numbers(tree: Tree, name: str) -> list[float]:
    """Return the numbers that follow a name in a list."""
    return [float(str(word)) for word in parts(tree, name)[0][1:] if not isinstance(word, list)]
