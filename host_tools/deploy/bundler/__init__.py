"""Bundles the firmware for the board: constants where they are used, and what always loads together
as one module, a bundle.

Source files stay cut for readers. On the board a name takes memory for good, and a module 6 ms and
170 bytes beside its content, so deploy makes of the sources what loads best. It changes nothing
that can be seen from outside: where it cannot be sure of that it refuses, with file and line.

- `late` writes out what classes say as data of parts that are loaded when they are called for;
- `plain` leaves out what only readers want; `scopes` finds out what each name in a source means,
  `program` where in the firmware that is;
- `constants` knows the values that can stand where their names were, `needs` what then is still
  wanted of other modules;
- `placing` decides which modules go together, `copies` which small ones are in several bundles;
  `naming` what their names become, `privates` those inside classes, `own_names` those that only
  games have;
- `rewrite` and `imports` change the syntax trees; `layout` writes them down, and `lines` tells the
  board where each line comes from;
- `bundles` does all of it, `firmware` with this firmware; `outside` rewrites programs that use it.
"""

import ast

from host_tools.deploy import DeployError


class BundleError(DeployError):
    """A source that cannot be bundled, with its place."""

    def __init__(self, path: str, node: ast.AST, reason: str) -> None:
        super().__init__(f"{path}:{getattr(node, 'lineno', 1)}: {reason}")
