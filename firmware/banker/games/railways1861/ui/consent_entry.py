"""An entry to which another pawn must agree: its key is its consent, which no transaction keeps."""

from ....rules.forms import FIXED, field
from ....ui.entry import HINT_ROW, Entry, draw_pawn, draw_pawn_keys
from ..data import PAWNS
from ..refusals import NO_CONSENT, NO_SUCH_PAWN
from .rail_entry import RailEntry

CONSENT = field(1, PAWNS, 3, NO_SUCH_PAWN, "field_consent", FIXED)


class ConsentEntry(RailEntry):
    """`fields` has CONSENT where it is wanted."""

    def consents(self, game):
        """The pawn whose consent is wanted; 0 where nobody's is."""
        return 0

    def enter(self, app, value):
        """A consent is the key of the pawn that gives it; until then what was prepared waits."""
        game = app.game
        if self._field(game) is CONSENT:
            if value != self.consents(game):
                app.refuse(NO_CONSENT)
                return
            if self._ready:
                self._outcome = self._ready[1]
                self._typed += (value,)
                return
        Entry.enter(self, app, value)
        if self._outcome and len(self._typed) < len(self.fields(game)):
            self._outcome = None

    def draw_value(self, app, canvas, row, field, value):
        if field is CONSENT:
            draw_pawn(app, canvas, row, value)
        else:
            RailEntry.draw_value(self, app, canvas, row, field, value)

    def hint(self, app, canvas):
        """Who must agree."""
        if self._field(app.game) is CONSENT:
            draw_pawn_keys(canvas, HINT_ROW, (self.consents(app.game),))
        else:
            RailEntry.hint(self, app, canvas)
