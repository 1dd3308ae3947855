"""Tells from which source file a function of the deployed form comes.

What `courtier deploy` compiles has no line numbers, which would take 5 KB of memory. It leaves a
table instead: a bundle's file, then its source files, each with its functions: the name in the
bundle, and the first line.
"""

_TABLE = "/drivers/lines.txt"
_MOST = 3  # functions of one name, as of several screens


def source_lines(path: str, name: str) -> str:
    """Return where the function that has that name in a bundle may begin, as in "file.py:12"; what
    was given where that is not known. The table is read a line at a time: there may be little
    memory left."""
    found: list = []
    here = False
    try:
        with open(_TABLE) as table:
            for entry in table:
                if entry[0] != " ":
                    if here:
                        break
                    here = entry.strip() == path
                elif here and len(found) < _MOST:
                    source = entry.split()
                    for at in range(1, len(source), 2):
                        if source[at] == name:
                            found.append("%s.py:%s" % (source[0], source[at + 1]))
    except (OSError, IndexError, MemoryError):
        pass
    return " ".join(found) or "%s:%s" % (path.split("/")[-1], name)
