"""What is entered in a merger round."""

from ....rules.forms import FIXED, LABEL, LIST, Refused, field
from ....ui.entry import HINT_ROW, VALUE_AT
from ..data import LAST_PUBLIC, MINORS, PUBLICS
from ..market import CONVERSION, marked, price
from ..refusals import BAD_NUMBER, NO_SUCH_COMPANY, SAME_COMPANY
from ..transactions import CONVERT, MERGE, MERGED_STATIONS, MINOR, PUBLIC
from .consent_entry import CONSENT, ConsentEntry
from .rail_entry import WHICH, draw_codes

LISTED = field(1, MINORS, 5, NO_SUCH_COMPANY, "field_others", LIST)
# What was chosen stands in the title: its row is the minor's.
_KIND = field(1, 2, 2, BAD_NUMBER, "field_minor", FIXED)
_CONVERT, _MERGE = 1, 2
_PRICE_AT = VALUE_AT + 4


class MergeEntry(ConsentEntry):
    """MERGE: 1 a minor converts, 2 minors merge; owners of the others must agree."""

    def __init__(self, game):
        ConsentEntry.__init__(self, "merge")

    def fields(self, game):
        typed = self._typed
        if not typed:
            return (WHICH,)
        if typed[0] == _CONVERT:
            return (_KIND, MINOR, PUBLIC)
        if len(typed) < 2:
            return (_KIND, MINOR, LISTED)
        fields, at = (_KIND, MINOR), 2
        while at < len(typed) and typed[at]:
            fields += (LISTED,)
            if game.owners[typed[at]] != game.owners[typed[1]]:
                fields += (CONSENT,)
                at += 1
            at += 1
        fields += (LISTED,)
        if at < len(typed):  # the list is closed
            fields += (PUBLIC,)
        return fields + (MERGED_STATIONS,) if at + 1 < len(typed) else fields

    def _listed(self, game, values):
        """(the other minors as bits, how many values they are, whether their list is closed)."""
        mask, at = 0, 2
        while at < len(values) and values[at]:
            mask |= 1 << values[at] - 1
            at += 1 if game.owners[values[at]] == game.owners[values[1]] else 2
        return mask, at, at < len(values)

    def title(self, app, canvas):
        """With what was chosen."""
        self.name = "convert" if self._typed[:1] == (_CONVERT,) else "merge"
        ConsentEntry.title(self, app, canvas)
        self.name = "merge"

    def consents(self, game):
        """The owner of the minor typed last."""
        return game.owners[self._typed[-1]]

    def transaction(self, game, values):
        """What was typed, with the list of minors as one number once it is closed."""
        if values[0] == _CONVERT:
            return (CONVERT,) + values[1:]
        if values[0] != _MERGE:
            return (0,)
        mask, at, closed = self._listed(game, values)
        if not closed:
            return (MERGE,) + values[1:2]
        return (MERGE, values[1], mask) + values[at + 1 :]

    def enter(self, app, value):
        """A minor in the list must be one that can merge."""
        game = app.game
        if self._field(game) is LISTED and value:
            # Imported in functions: an outcome is shown by this screen too, without the rules.
            from ..merger_checks import merged

            try:
                mask = self._listed(game, self._typed)[0]
                if not 1 <= value <= MINORS:
                    raise Refused(NO_SUCH_COMPANY)
                if mask >> (value - 1) & 1:
                    raise Refused(SAME_COMPANY)
                merged(game, self._typed[1], mask | 1 << value - 1)
            except Refused as refusal:
                app.refuse(refusal.reason)
                return
        ConsentEntry.enter(self, app, value)

    def which(self, texts, value):
        return texts["convert" if value == _CONVERT else "merge"]

    def codes(self, game):
        """Minors that may act, or publics that do not run."""
        if self._field(game) is PUBLIC:
            every = range(PUBLICS + 1, LAST_PUBLIC + 1)
            return [code for code in every if not game.running(code)]
        minors = [code for code in game.order() if code <= MINORS and not game.acted >> code & 1]
        if self._typed[0] == _MERGE:
            return minors
        market = game.market()
        return [code for code in minors if marked(market, game.spaces[code], CONVERSION)]

    def hint(self, app, canvas):
        """Minors, with whom they can merge, and what the public will cost."""
        game = app.game
        field = self._field(game)
        if field is LISTED:
            mask = self._listed(game, self._typed)[0] | 1 << self._typed[1] - 1
            others = [code for code in game.order() if code <= MINORS]
            draw_codes(canvas, [code for code in others if not mask >> (code - 1) & 1][:7])
            if mask != 1 << self._typed[1] - 1:
                canvas.text(HINT_ROW - 1, 0, app.texts["then_confirm"])
        else:
            ConsentEntry.hint(self, app, canvas)
        if field is PUBLIC and self._typed[0] == _MERGE:
            from ..merger_checks import merged_price

            codes = [self._typed[1]]
            mask = self._listed(game, self._typed)[0]
            codes += [code for code in range(1, MINORS + 1) if mask >> (code - 1) & 1]
            text = "→ %d" % price(game.market(), merged_price(game, codes)[2])
            row = self.first_row + _labels(self.fields(game)).index(PUBLIC[LABEL])
            canvas.text(row, _PRICE_AT, text)


def _labels(fields):
    """The labels of fields, each once: they have a row each."""
    found = []
    for one in fields:
        if one[LABEL] not in found:
            found.append(one[LABEL])
    return found
