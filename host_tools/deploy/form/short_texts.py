"""Keeps the words of the tables of texts from becoming names.

The board makes a name of every text of up to ten bytes that stands in a program, and a name stays
in its memory for good, in both languages. What is cut out of one long text is none.
"""

import ast

TABLE, _PIECES = "TEXTS", "_pieces"
_LONGEST = 10  # bytes of what becomes a name
_BETWEEN = "|"


def cut_short_texts(tree: ast.Module) -> ast.Module:
    """A tree in which the short texts of a module's table are cut out of a long one."""
    for at, statement in enumerate(tree.body):
        if not isinstance(statement, ast.Assign) or not isinstance(statement.value, ast.Dict):
            continue
        if [ast.unparse(one) for one in statement.targets] == [TABLE]:
            pieces = _cut(statement.value)
            if pieces:
                made = ast.parse(f"{_PIECES} = {_BETWEEN.join(pieces)!r}.split({_BETWEEN!r})")
                for node in ast.walk(made):
                    if isinstance(node, ast.stmt | ast.expr):
                        ast.copy_location(node, statement)
                tree.body[at:at] = made.body
            return tree
    return tree


def _cut(table: ast.Dict) -> list[str]:
    """Replace the short texts of a table by places in a list, which is returned."""
    pieces: list[str] = []
    for at, value in enumerate(table.values):
        text = value.value if isinstance(value, ast.Constant) else None
        if isinstance(text, str) and len(text.encode()) <= _LONGEST and _BETWEEN not in text:
            if text not in pieces:
                pieces.append(text)
            place = ast.Constant(pieces.index(text))
            made = ast.Subscript(ast.Name(_PIECES, ast.Load()), place, ast.Load())
            for node in ast.walk(made):
                if isinstance(node, ast.expr):
                    ast.copy_location(node, value)
            table.values[at] = made
    return pieces
