"""Random whole numbers for random play, the same on every Python."""


class Chance:
    """A generator of random numbers that depend only on the seed."""

    def __init__(self, seed):
        self._state = seed % 0x7FFFFFFF

    def below(self, limit):
        """Return a random integer from 0 up to, but not including, the limit."""
        self._state = (self._state * 1103515245 + 12345) % 0x80000000
        return (self._state >> 8) % limit

    def one_of(self, choices):
        return choices[self.below(len(choices))]

    def weighed(self, weights, total):
        """Return a choice from pairs of (choice, weight), or None for the rest of the total."""
        left = self.below(total)
        for choice, weight in weights:
            left -= weight
            if left < 0:
                return choice
        return None

    def wild(self, forms, kinds, most):
        """Return a transaction with random fields, sometimes one too few or one too many. `forms`
        has the fields of each kind; `most` limits large ranges, so that some of it makes sense."""
        kind = self.below(kinds)
        fields = forms.get(kind, ())
        entered = [kind]
        for at in range(len(fields) - (self.below(8) == 0)):
            entered.append(fields[at][0] - 1 + self.below(min(fields[at][1], most) + 3))
        return tuple(entered) + (0,) * (self.below(8) == 0)
