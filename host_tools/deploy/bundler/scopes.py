"""Finds the scope of each name in a source."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field

MODULE, FUNCTION, CLASS, COMPREHENSION = "module", "function", "class", "comprehension"
Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass(eq=False)
class Scope:
    """The names bound in a scope, each with the nodes that bind it."""

    kind: str
    parent: "Scope | None" = None
    bound: dict[str, list[ast.AST]] = field(default_factory=dict)
    declared: set[str] = field(default_factory=set)
    """Names that a `global` statement declares."""
    outer: set[str] = field(default_factory=set)
    """Names that a `nonlocal` statement declares."""

    @property
    def module(self) -> "Scope":
        """Return the outermost scope."""
        return self.parent.module if self.parent else self

    def bind(self, name: str, node: ast.AST) -> None:
        """Record that a node gives this name its value."""
        home = self.module if name in self.declared else self
        home.bound.setdefault(name, []).append(node)

    def home(self, name: str) -> "Scope":
        """Return the scope of a name used here; builtins count as the module's."""
        scope: Scope = self
        while scope.parent:
            if name in scope.declared:
                return scope.module
            # A class's names are visible in its body only, not in its methods.
            seen = scope is self or scope.kind != CLASS
            if seen and name in scope.bound and name not in scope.outer:
                return scope
            scope = scope.parent
        return scope

    def visible(self) -> set[str]:
        """Return the names that hide the module's in this scope."""
        names: set[str] = set()
        scope: Scope | None = self
        while scope and scope.parent:
            if scope is self or scope.kind != CLASS:
                names |= set(scope.bound) - scope.declared
            scope = scope.parent
        return names


@dataclass(eq=False)
class Use:
    """A use of a name: its node and its scope."""

    name: str
    node: ast.AST
    scope: Scope


class Reader(ast.NodeVisitor):
    """Reads a module's tree: its scopes, uses of names, and imports."""

    def __init__(self, tree: ast.Module) -> None:
        self.top = self._scope = Scope(MODULE)
        self.uses: list[Use] = []
        self.imports: list[tuple[ast.Import | ast.ImportFrom, Scope]] = []
        self.attributes: dict[ast.AST, ast.Attribute] = {}
        """The attribute used of a name, by the name's node."""
        self.visit(tree)

    def _use(self, name: str, node: ast.AST, binds: bool) -> None:
        if binds:
            self._scope.bind(name, node)
        self.uses.append(Use(name, node, self._scope))

    def _within(self, kind: str, nodes: Iterable[ast.AST], names: Iterable[ast.arg] = ()) -> None:
        """Read nodes in a scope of their own."""
        around = self._scope
        self._scope = Scope(kind, around)
        nodes = list(nodes)
        for node in nodes:
            self._declarations(node)
        for name in names:
            self._scope.bind(name.arg, name)
        for node in nodes:
            self.visit(node)
        self._scope = around

    def _declarations(self, node: ast.AST) -> None:
        """Collect `global` and `nonlocal`, which apply to their whole function."""
        if isinstance(node, ast.Global):
            self._scope.declared |= set(node.names)
        elif isinstance(node, ast.Nonlocal):
            self._scope.outer |= set(node.names)
        elif not isinstance(node, Function | ast.ClassDef):
            for child in ast.iter_child_nodes(node):
                self._declarations(child)

    def _function(self, node: Function, body: list[ast.stmt] | list[ast.expr]) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default:
                self.visit(default)
        given = node.args
        names = [*given.posonlyargs, *given.args, *given.kwonlyargs]
        names += [one for one in (given.vararg, given.kwarg) if one]
        self._within(FUNCTION, body, names)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Read decorators and defaults in the outer scope, the body in its own."""
        for decorator in node.decorator_list:
            self.visit(decorator)
        self._use(node.name, node, True)
        self._function(node, node.body)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """Open the scope of a function without a name."""
        self._function(node, [node.body])

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Read bases in the outer scope, the body in its own."""
        for part in (*node.decorator_list, *node.bases, *node.keywords):
            self.visit(part)
        self._use(node.name, node, True)
        self._within(CLASS, node.body)

    def _comprehension(self, node: ast.AST, generators: list[ast.comprehension]) -> None:
        """Read the first iterable in the outer scope, the rest in its own."""
        self.visit(generators[0].iter)
        parts: list[ast.AST] = []
        for at, one in enumerate(generators):
            parts += [one.target, *([one.iter] if at else []), *one.ifs]
        made = [node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt]  # type: ignore[attr-defined]
        self._within(COMPREHENSION, parts + made)

    def visit_ListComp(self, node: ast.ListComp) -> None:
        """Open its scope."""
        self._comprehension(node, node.generators)

    def visit_SetComp(self, node: ast.SetComp) -> None:
        """Open its scope."""
        self._comprehension(node, node.generators)

    def visit_DictComp(self, node: ast.DictComp) -> None:
        """Open its scope."""
        self._comprehension(node, node.generators)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        """Open its scope."""
        self._comprehension(node, node.generators)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        """Bind a name outside the comprehensions around `:=`."""
        inner = self._scope
        while self._scope.kind == COMPREHENSION and self._scope.parent:
            self._scope = self._scope.parent
        self.visit(node.target)
        self._scope = inner
        self.visit(node.value)

    def visit_Name(self, node: ast.Name) -> None:
        """Record a use or a binding (`del` counts as one)."""
        self._use(node.id, node, not isinstance(node.ctx, ast.Load))

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Record an attribute of a name."""
        if isinstance(node.value, ast.Name):
            self.attributes[node.value] = node
        self.generic_visit(node)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        """Bind the exception's name, which is a string in the tree."""
        if node.name:
            self._use(node.name, node, True)
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import | ast.ImportFrom) -> None:
        """Bind the imported names."""
        for alias in node.names:
            self._scope.bind(alias.asname or alias.name.split(".")[0], alias)
        self.imports.append((node, self._scope))

    visit_ImportFrom = visit_Import
