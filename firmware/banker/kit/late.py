"""Lazy imports: parts of a game that are imported when they are called, written as data.

They are named from the package of `module`, the `__name__` of the caller. Deploy replaces them by
functions with imports for a board: see `late` of its bundler.
"""


def late(module, part):
    """Return a function that imports another module and calls a function or class of it."""

    def called(*given):
        return _part(module, part)(*given)

    return called


def loads(module, *others):
    """Return a function that imports other modules."""

    def load():
        for one in others:
            _part(module, one + ".__name__")

    return staticmethod(load)


def grouped(module, *rows):
    """Return `groups` without the last item of each row, and `entries_of`, which imports that item:
    the entries of a group."""

    def entries_of(group):
        return _part(module, rows[group][-1])

    return tuple([row[:-1] for row in rows]), staticmethod(entries_of)


def _part(module, part):
    package = module.rpartition(".")[0]
    while part[:2] == "..":  # as in imports
        package, part = package.rpartition(".")[0], part[1:]
    where, _, name = part.lstrip(".").rpartition(".")
    return getattr(__import__(package + "." + where, None, None, (name,)), name)
