"""Rewrites a module's tree as its part of a bundle."""

import ast

from host_tools.deploy.bundler.constants import literal
from host_tools.deploy.bundler.imports import Imports, Statements
from host_tools.deploy.bundler.program import Global, Module, Whole
from host_tools.deploy.bundler.scopes import CLASS


class Rewriter(Imports):
    """Rewrites the modules of one bundle, in order."""

    def rewrite(self, module: Module) -> list[ast.stmt]:
        """Return a module's statements as they stand in the bundle."""
        self._module = module
        self._stored: list[set[str]] = []
        self._uses = {use.node: use for use in module.uses}
        self.visit(module.tree)
        return module.tree.body

    # Names.

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Replace a name by its value or by its new name."""
        use = self._uses[node]
        if use.scope.kind == CLASS and use.scope.home(node.id) is use.scope:
            node.id = self._names.privates.get(node.id, node.id)
            return node
        return self._replace(node, node) or node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Replace an attribute of a module."""
        if isinstance(node.value, ast.Name):
            use = self._uses[node.value]
            if isinstance(self._program.meaning(self._module, use), Whole):
                return self._replace(node.value, node) or node
        node.attr = self._names.privates.get(node.attr, node.attr)
        self.generic_visit(node)
        return node

    def _replace(self, name: ast.Name, whole: ast.Name | ast.Attribute) -> ast.expr | None:
        """Return the replacement of a name, or of a module's attribute."""
        use = self._uses[name]
        target = self._needs.target(self._module, use)
        if target is None:
            return None
        value = isinstance(target, Global) and self._needs.constants.value(target)
        if value:
            return ast.copy_location(literal(value[0]), whole)
        home = self._names.home(target)
        made: ast.expr
        if home and home != self._leader:
            there = self._names.of[home][target]
            if use.scope.home(use.name) is not self._module.top:
                if whole is name:
                    return None  # what the function imports it as
                made = ast.Attribute(ast.Name(use.name, ast.Load()), there, whole.ctx)
            elif target in self._program.rebound:
                if whole is name:
                    self._module.refuse(name, f"{use.name} changes: ask its module for it")
                around = ast.Name(self._own[Whole(home)], ast.Load())
                made = ast.Attribute(around, there, whole.ctx)
            else:
                made = ast.Name(self._own[target], whole.ctx)
        else:
            copied = use.scope.home(use.name) is not self._module.top or self._is_import(use.name)
            if whole is name and copied and target in self._program.rebound:
                self._module.refuse(name, f"{use.name} changes: ask its module for it")
            made = ast.Name(self._own[target], whole.ctx)
            if whole is not name and not isinstance(whole.ctx, ast.Load) and self._stored:
                self._stored[-1].add(made.id)
        return ast.copy_location(made, whole)

    def _is_import(self, name: str) -> bool:
        return isinstance(self._module.top.bound[name][0], ast.alias)

    def _renamed(self, node: ast.AST, name: str) -> str:
        """Return the name that a statement binds."""
        use = self._uses.get(node)
        if use and use.scope.home(name) is self._module.top:
            return self._own[Global(self._module.name, name)]
        if use and use.scope.kind == CLASS:
            return self._names.privates.get(name, name)
        return name

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.stmt:
        """Rename a function, and declare `global` what it sets in another module."""
        node.name = self._renamed(node, node.name)
        self._stored.append(set())
        self.generic_visit(node)
        stored = self._stored.pop()
        if stored:
            node.body.insert(0, ast.copy_location(ast.Global(sorted(stored)), node.body[0]))
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.stmt:
        """Rename a class if necessary."""
        node.name = self._renamed(node, node.name)
        self.generic_visit(node)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        """Rename the handler's name, which is a string."""
        if node.name:
            node.name = self._renamed(node, node.name)
        self.generic_visit(node)
        return node

    def visit_Global(self, node: ast.Global) -> ast.stmt:
        """Rename the declared names, which are strings."""
        meant = (Global(self._module.name, name) for name in node.names)
        node.names = [self._own.get(one, one.name) for one in meant]
        return node

    # Statements.

    def visit_Assign(self, node: ast.Assign) -> Statements:
        """Remove the assignment of a constant."""
        if id(node) not in self._module.direct:
            self.generic_visit(node)
            return node
        pairs: list[tuple[ast.expr, ast.expr]] = []
        for target in node.targets:
            if isinstance(target, ast.Tuple) and any(map(self._is_constant, target.elts)):
                parts = node.value.elts if isinstance(node.value, ast.Tuple) else []
                pairs += zip(target.elts, parts, strict=False)
            else:
                pairs.append((target, node.value))
        left = [(target, value) for target, value in pairs if not self._is_constant(target)]
        if len(left) == len(node.targets) and all(value is node.value for _, value in left):
            self.generic_visit(node)
            return node
        made: list[ast.stmt] = []
        for target, value in left:
            one = ast.Assign([self.visit(target)], self.visit(value))
            made.append(ast.copy_location(one, node))
        return made

    def _is_constant(self, target: ast.expr) -> bool:
        if not isinstance(target, ast.Name):
            return False
        return self._names.constant(Global(self._module.name, target.id))
