"""The indices into the tuples with which a game is described."""

# A kind goes on behind what a field is: see `rules.transactions`. Its label is its name, under
# which the words have the label on the screen and, behind that, what its values are called.
KIND, NAMES, CHOICES, BY, LEAST = 6, 7, 8, 9, 10
FROM = 11  # of one that is not always asked for: its lowest value where it is
IN_WORDS = True  # names: the words have them

# Cells.
NAME, OF, START, LOW, HIGH, STEP, FORM, UNIT, SHORT, MARKS, DIGIT, BITS, UNDER, MEMBER = range(14)
SINGLE, ROW, TABLE, ORDER = 0, 1, 2, 3  # forms
MONEY, PERCENT, SWITCH, MEMBERS, PLACE = 1, 2, 3, 4, 5  # units; a tuple of names is one too
BOARD_ROW = 30  # numbers to a row of the board on which a PLACE is
KEPT, NEXT, HIDDEN, DETAIL = 1, 2, 4, 8  # marks

# Acts, flows and looks.
ACT, KEY, FIELDS, DOES, CHECK, STEPS, ASKS, GIVEN = range(8)
MOST_ACTS = 12  # of a group
CORRECT = 8  # the same kind in every game: which cells, where, where, new value

OVER = "over"  # the step in which the game is over
