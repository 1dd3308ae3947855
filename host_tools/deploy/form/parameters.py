"""Few names for parameters: the board keeps the name of each in case it is given by name. Those
that nobody gives so are called after the letters, the same in every function."""

import ast
from collections.abc import Iterable
from string import ascii_uppercase

from host_tools.deploy.form.privates import SELF
from host_tools.deploy.form.program import Module, Program
from host_tools.deploy.form.scopes import Function

LETTERS = tuple(ascii_uppercase)


def parameters(program: Program, outside: Iterable[ast.AST]) -> dict[ast.arg, str]:
    """What the parameters become that have no default and that no call gives by name."""
    sources = [*(module.nodes for module in program.modules.values()), *map(ast.walk, outside)]
    given = {node.arg for nodes in sources for node in nodes if isinstance(node, ast.keyword)}
    if None in given:
        _refuse(program)
    chosen: dict[ast.arg, str] = {}
    for module in program.modules.values():
        if not _uses_letters(module):
            _choose(module, given, chosen)
    return chosen


def _refuse(program: Program) -> None:
    """Name the call that hands on a table: any parameter might be in it, and keep its name."""
    for module in program.modules.values():
        for node in module.nodes:
            if isinstance(node, ast.keyword) and node.arg is None:
                module.refuse(node, "give parameters by name: f(**table) would keep all names")


def _uses_letters(module: Module) -> bool:
    """Whether a source has names of one letter of its own."""
    names = {use.name for use in module.uses}
    names |= {node.arg for node in module.nodes if isinstance(node, ast.arg)}
    return any(name in LETTERS for name in names)


def _choose(module: Module, given: set[str | None], chosen: dict[ast.arg, str]) -> None:
    outer = {name for node in module.nodes if isinstance(node, ast.Nonlocal) for name in node.names}
    functions = [node for node in module.nodes if isinstance(node, Function)]
    inner = {
        below
        for one in functions
        for below in ast.walk(one)
        if below is not one and isinstance(below, Function)
    }
    for function in functions:
        if function in inner:
            continue  # it sees the parameters of the function around it
        args = function.args
        plain = args.args[: len(args.args) - len(args.defaults)]
        for at, one in enumerate([*plain, *([args.vararg] if args.vararg else [])]):
            if one.arg not in given and one.arg not in outer and one.arg != SELF:
                chosen[one] = LETTERS[at]
