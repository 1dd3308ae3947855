"""Recognises a maker's own pins.py, which is kept."""

import ast


def names(source: bytes) -> set[str]:
    """Return the names that a module assigns at its top level, none if it is not Python."""
    try:
        body = ast.parse(source).body
    except (SyntaxError, ValueError):
        return set()
    return {
        target.id
        for statement in body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }


def is_complete(theirs: bytes, ours: bytes) -> bool:
    """Return whether their wiring has every name that this firmware needs."""
    return names(ours) <= names(theirs)
