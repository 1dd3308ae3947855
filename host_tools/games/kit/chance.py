"""Chance that is the same on every Python, in whole numbers: what random play draws on."""


class Chance:
    """Everything follows from the seed."""

    def __init__(self, seed):
        self._state = seed % 0x7FFFFFFF

    def below(self, limit):
        """A random whole number from 0 up to, but not including, the limit."""
        self._state = (self._state * 1103515245 + 12345) % 0x80000000
        return (self._state >> 8) % limit

    def one_of(self, choices):
        return choices[self.below(len(choices))]

    def weighed(self, weights, total):
        """One of these (choice, weight), or None for what they leave of the total."""
        left = self.below(total)
        for choice, weight in weights:
            left -= weight
            if left < 0:
                return choice
        return None

    def wild(self, forms, kinds, most):
        """A transaction with fields at random, sometimes one too few or one too many. `forms` has
        the fields of every kind; `most` keeps large ranges from yielding nothing but nonsense."""
        kind = self.below(kinds)
        fields = forms.get(kind, ())
        entered = [kind]
        for at in range(len(fields) - (self.below(8) == 0)):
            entered.append(fields[at][0] - 1 + self.below(min(fields[at][1], most) + 3))
        return tuple(entered) + (0,) * (self.below(8) == 0)
