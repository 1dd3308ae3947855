"""Writes the statements of a bundle down so that each keeps its line, counted from where its
module begins: then a few words say where every line comes from."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

_INDENT = " "


@dataclass(frozen=True)
class Run:
    """From this line of a bundle on, the lines are those of a source, from one of its lines on."""

    line: int
    path: str
    source_line: int


class Page:
    """The text of a bundle under way."""

    def __init__(self, moved: Mapping[ast.stmt, str] | None = None) -> None:
        """`moved` has the file of each statement that stands in the class of another."""
        self._moved = moved or {}
        self._lines: list[str] = []
        self.runs: list[Run] = []
        self._path = ""
        self._base = 0

    @property
    def text(self) -> str:
        """What has been written."""
        return "\n".join(self._lines) + "\n"

    def module(self, path: str, body: list[ast.stmt]) -> None:
        """Write a module below what there is."""
        self._path = path
        self._base = len(self._lines)
        if body:
            self._base -= min(_first_line(body[0]), body[0].lineno) - 1
        self._body(body, "")

    def _put(self, text: str, line: int, indent: str) -> None:
        """A line; where its place is taken, below."""
        assert "\n" not in text, text
        while len(self._lines) < self._base + line - 1:
            self._lines.append("")
        self._lines.append(indent + text)
        here = len(self._lines)
        last = self.runs[-1] if self.runs else None
        wanted = last and last.source_line + here - last.line
        if last is None or last.path != self._path or wanted != line:
            self.runs.append(Run(here, self._path, line))

    def _body(self, body: list[ast.stmt], indent: str, line: int = 0) -> None:
        home, base = self._path, self._base
        for statement in body:
            path = self._moved.get(statement, home)
            if path != self._path:  # from here on lines are counted as they are there
                self._path = path
                self._base = len(self._lines) - _first_line(statement) + 1
            self._statement(statement, indent)
        if self._path != home:
            self._path, self._base = home, base
        if not body and line:
            self._put("pass", line + 1, indent)

    def _statement(self, node: ast.stmt, indent: str) -> None:
        """A statement on one line, or its head and what is below it."""
        line = node.lineno
        inner = indent + _INDENT
        if isinstance(node, ast.If):
            self._if(node, "if", indent)
            return
        if isinstance(node, ast.Try):
            self._put("try:", line, indent)
            self._body(node.body, inner, line)
            for handler in node.handlers:
                kind = f" {ast.unparse(handler.type)}" if handler.type else ""
                name = f" as {handler.name}" if handler.name else ""
                self._put(f"except{kind}{name}:", handler.lineno, indent)
                self._body(handler.body, inner, handler.lineno)
            self._branch("else:", node.orelse, indent)
            self._branch("finally:", node.finalbody, indent)
            return
        if not hasattr(node, "body"):
            self._put(_simple(node), line, indent)
            return
        head: Any = node
        for decorator in getattr(head, "decorator_list", []):
            self._put("@" + ast.unparse(decorator), decorator.lineno, indent)
        bare = _bare(head)
        self._put(ast.unparse(bare).strip().rpartition("\n")[0], line, indent)
        self._body(head.body, inner, line)
        self._branch("else:", getattr(head, "orelse", []), indent)

    def _if(self, node: ast.If, word: str, indent: str) -> None:
        self._put(f"{word} {ast.unparse(node.test)}:", node.lineno, indent)
        self._body(node.body, indent + _INDENT, node.lineno)
        last = node.orelse
        if len(last) == 1 and isinstance(last[0], ast.If):
            self._if(last[0], "elif", indent)
        else:
            self._branch("else:", last, indent)

    def _branch(self, head: str, body: list[ast.stmt], indent: str) -> None:
        if body:
            line = max(len(self._lines) - self._base + 1, _first_line(body[0]) - 1)
            self._put(head, line, indent)
            self._body(body, indent + _INDENT)


def _simple(node: ast.stmt) -> str:
    """A statement on one line. `a, b = c, d` makes no tuple on the board, with brackets it does."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target, value = node.targets[0], node.value
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(value.elts) > 1:
            return f"{ast.unparse(target)} = " + ", ".join(map(ast.unparse, value.elts))
    return ast.unparse(node)


def _first_line(node: ast.stmt) -> int:
    """Where a statement begins, decorators and all."""
    above = getattr(node, "decorator_list", [])
    return above[0].lineno if above else node.lineno


def _bare(node: Any) -> Any:
    """A compound statement without what is in it."""
    made = type(node)(**{name: getattr(node, name) for name in node._fields})
    made.body = [ast.Pass()]
    if hasattr(made, "orelse"):
        made.orelse = []
    if hasattr(made, "decorator_list"):
        made.decorator_list = []
    return ast.copy_location(made, node)
