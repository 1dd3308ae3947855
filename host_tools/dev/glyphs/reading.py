"""Reads a row of cells as text, in the board's own Python: the unit in a page does it itself."""
# mypy: ignore-errors


def read_row(cells, readings, first, count, digits):
    """Return one row; `readings` is what each code reads as. Large digits, `count` codes from
    `first` on of which the first ones read as `digits`, stand side by side at the left end of their
    run."""
    line = ""
    large = ""
    run = 0
    for code in cells:
        if first <= code < first + count:
            run += 1
            if code - first < len(digits):  # the left piece of the middle row
                large += digits[code - first]
        else:
            line += large + " " * (run - len(large)) + readings[code]
            large = ""
            run = 0
    return line + large + " " * (run - len(large))
