"""Tells from which source file a line of the deployed form comes.

`courtier deploy` merges modules into bundles and leaves a table of their lines: a bundle's file,
then its pieces, each with its first line there, its source file and which line of that it is.
"""

_TABLE = "/drivers/lines.txt"


def source_line(path: str, line: int) -> tuple:
    """(source file, its line) of a line of a bundle; what was given where that is not known. The
    table is read a line at a time: there may be little memory left."""
    found = (path, line)
    here = False
    try:
        with open(_TABLE) as table:
            for entry in table:
                if entry[0] != " ":
                    if here:
                        break
                    here = entry.strip() == path
                elif here:
                    first, source, source_first = entry.split()
                    if int(first) > line:
                        break
                    found = (source, int(source_first) + line - int(first))
    except (OSError, ValueError, MemoryError):
        return path, line
    return found
