"""Bundles the firmware for the board: inlines constants, and merges modules that always load
together into one module, a bundle.

The sources are written for readers. On the board, a name takes memory that is never freed, and a
module takes 6 ms and 170 bytes besides its content; so deploy turns the sources into a form that
loads well. The behaviour stays the same; unsupported code is an error that names file and line.

- `late` writes out the functions for which classes name modules as data;
- `plain` removes what only readers need; `scopes` finds the scope of each name in a source,
  `program` its definition in the firmware;
- `constants` finds values that can replace their names, `needs` what each module then still needs
  from others;
- `placing` decides which modules are bundled, `copies` which small ones several bundles have;
  `naming` chooses names in bundles, `privates` those inside classes, `own_names` those of games;
- `rewrite` and `imports` change the syntax trees; `layout` writes them as text, and `lines` writes
  the table of the functions' origins for the board;
- `bundles` does all of it, `firmware` for this firmware; `outside` rewrites programs that use it.
"""

import ast

from host_tools.deploy import DeployError


class BundleError(DeployError):
    """A source that cannot be bundled, with its place."""

    def __init__(self, path: str, node: ast.AST, reason: str) -> None:
        super().__init__(f"{path}:{getattr(node, 'lineno', 1)}: {reason}")
