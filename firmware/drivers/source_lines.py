"""Finds the source file of a function in the deployed firmware.

What `courtier deploy` compiles has no line numbers, which would take 5 KB of memory. Instead there
is a table: a bundle's file, then its source files, each with its functions: the name in the bundle,
and the first line.
"""

_TABLE = "/drivers/lines.txt"
_MOST = 3  # functions of the same name, in several screens


def source_lines(path: str, name: str) -> str:
    """Return where a function of a bundle may begin, as "file.py:12", or its file and name if
    that is unknown. The table is read line by line, since memory may be short."""
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
