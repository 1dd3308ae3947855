"""What a company agrees on with others: a private of a pawn, a train of another company."""

from ....ui.entry import HINT_ROW
from ..data import LAST_PRIVATE, PAWN, PRIVATES, key_of
from ..transactions import (
    A_PRIVATE,
    COMPANY,
    COMPANY_TRAIN,
    PRICE,
    PRIVATE,
    PRIVATE_PRICE,
    TYPE,
)
from .consent_entry import CONSENT, ConsentEntry
from .rail_entry import WHICH, draw_types


class DealEntry(ConsentEntry):
    """DEAL: 1 a private of a pawn, 2 a train of another company; the other party must agree."""

    def __init__(self, game):
        ConsentEntry.__init__(self, "deal")

    def fields(self, game):
        typed = self._typed
        if not typed:
            return (WHICH,)
        if typed[0] == 1:
            fields = (WHICH, A_PRIVATE, PRIVATE_PRICE)
        else:
            fields = (WHICH, COMPANY)
            if len(typed) > 1:
                fields += (TYPE, PRICE) if len(game.types_of(typed[1])) > 1 else (PRICE,)
        if len(typed) > 1 and self.consents(game):
            fields += (CONSENT,)
        return fields

    def consents(self, game):
        """The owner of the private, or of the company, unless it is the pawn that acts."""
        typed = self._typed
        if len(typed) < 2:
            return 0
        other = game.owner(typed[1]) - PAWN if typed[0] == 1 else game.owners[typed[1]]
        return 0 if other == game.owners[game.turn] else other

    def transaction(self, game, values):
        """What was typed but for the consent, and a type that was not asked for."""
        if values[0] == 1:
            return (PRIVATE,) + values[1:3]
        if values[0] != 2:
            return (0,)
        values = values[1:]
        if len(values) > 1:
            types = game.types_of(values[0])
            if len(types) == 1:
                values = (values[0], key_of(types[0])) + values[1:]
        return (COMPANY_TRAIN,) + values[:3]

    def which(self, texts, value):
        return texts["field_private" if value == 1 else "field_train"]

    def codes(self, game):
        """Privates of pawns, or companies with trains."""
        if self._typed[0] == 1:
            every = range(PRIVATES + 1, LAST_PRIVATE + 1)
            return [code for code in every if game.owner(code) > PAWN]
        return [code for code in game.order() if code != game.turn and game.train_count(code)]

    def hint(self, app, canvas):
        """What the field can be; of a price, what the company has."""
        game = app.game
        field = self._field(game)
        if field is TYPE:
            draw_types(game, canvas, game.types_of(self._typed[1]))
        elif field in (PRICE, PRIVATE_PRICE):
            most = game.money_of[game.turn]
            if field is PRIVATE_PRICE:
                most = min(most, game.value(self._typed[1]))
            canvas.text(HINT_ROW, 0, "1-%d %s" % (most, app.texts["then_confirm"]))
        else:
            ConsentEntry.hint(self, app, canvas)
