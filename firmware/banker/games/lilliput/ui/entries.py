"""Entering a transaction: what is asked for follows from the position, see `asking`."""

from ....rules.forms import Refused
from ....ui.entry import HINT_ROW, VALUE_AT, Entry, draw_pawn, draw_pawn_keys, draw_range
from .. import transactions as kinds
from ..asking import buyer, filled
from ..data import COMPANIES, DIRECTORS_PART, JUSTICE_TREASURIES, POOL, RELIEF
from ..transactions import FIELDS
from .figures import company_keys, listed, short, side_words, title, train_name

_HALF = 12  # the column where the right half of a list begins


class AskingEntry(Entry):
    """One kind of transaction. Where nothing is asked for its outcome is shown at once."""

    first_row = 1
    _of = _found = None  # what was typed, and the fields that follow from it

    def __init__(self, game, kind, known=()):
        Entry.__init__(self, "entry")
        self._kind = kind
        self._begun = (kind,) + known  # with what need not be typed
        self._ready = game.prepare(filled(game, self._begun))
        self._outcome = self._ready and self._ready[1]

    def fields(self, game):
        """Those that have been typed, and the next one: asked for several times a key."""
        if self._of is self._typed:
            return self._found
        found = []
        t = self._begun
        for value in self._typed + (None,):
            t = filled(game, t)
            if len(t) <= len(FIELDS[self._kind]):
                found.append(FIELDS[self._kind][len(t) - 1])
                t += (value,)
        self._of, self._found = self._typed, found
        return found

    def transaction(self, game, values):
        """With 0 for what was not asked for."""
        t = self._begun
        for value in values:
            t = filled(game, t) + (value,)
        try:
            kinds.FORMS.check(t)
        except Refused:  # the game will say why
            return t
        return filled(game, t)

    def title(self, app, canvas):
        """What this is, and whose turn."""
        column = canvas.text(0, 0, title(app.texts, self._kind)) + 1
        pawn = app.game.in_turn()
        if pawn and self._kind != kinds.REMOVE:
            column = canvas.pawn(0, column, pawn)
            canvas.text(0, column + 1, app.texts["pawn_%d" % pawn])

    def draw_value(self, app, canvas, row, field, value):
        """A pawn, a company, a train, a word or a number."""
        if field is kinds.PAWN:
            draw_pawn(app, canvas, row, value)
        else:
            canvas.text(row, VALUE_AT, self._words(app.texts, field, value))

    def _words(self, texts, field, value):
        if field in (kinds.COMPANY, kinds.SELLER, kinds.STARTER):
            return short(value)
        if field is kinds.TYPE:
            return train_name(value)
        if field in (kinds.CHARACTER, kinds.SECOND):
            return listed(texts, "people")[value - 1]
        if field is kinds.HOW_BOUGHT:
            return listed(texts, "hows")[value - 1]
        if field is kinds.ITEM:
            return listed(texts, "items")[value - 1]
        return str(value)

    def hint(self, app, canvas):
        """What the field that is wanted can be."""
        game, texts = app.game, app.texts
        field = self._field(game)
        if field is kinds.PAWN:
            draw_pawn_keys(canvas, HINT_ROW, self._pawns(game))
        elif field in (kinds.COMPANY, kinds.SELLER, kinds.STARTER):
            canvas.text(HINT_ROW, 0, company_keys(self._companies(game, field)))
        elif field in (kinds.CHARACTER, kinds.SECOND):
            _draw_characters(game, texts, canvas, self._typed)
        elif field is kinds.WHICH_CARD:
            free = [str(card) for card in range(10) if not game.taken >> card & 1]
            canvas.text(HINT_ROW, 0, texts["free"] + " " + "".join(free))
        elif field is kinds.SIDE:
            for which in (1, 2):
                words = side_words(texts, self._typed[0], which)
                canvas.text(HINT_ROW - 2 + which, 0, "%d: %s" % (which, words))
        elif field is kinds.ITEM:
            _draw_list(canvas, listed(texts, "items"))
        elif field is kinds.HOW_BOUGHT:
            ways = (3, 4) if game.stage == POOL else (1, 2, 4) if game.buys_trains() else (4,)
            words = ["%d %s" % (way, listed(texts, "hows")[way - 1]) for way in ways]
            canvas.text(HINT_ROW, 0, " ".join(words))
        elif field is kinds.TYPE:
            types = game.types_of(self._whose_trains(game))
            words = ["%d" % one if one < 6 else "%d=%s" % (one, train_name(one)) for one in types]
            canvas.text(HINT_ROW, 0, " ".join(words))
        else:
            self._number(app, canvas, field)

    def _number(self, app, canvas, field):
        """What a number is about, or between which it is."""
        game, texts = app.game, app.texts
        names = {
            kinds.COPY: "copy_key",
            kinds.WHERE: "where_keys",
            kinds.ROW_OF: "row_keys",
        }
        if field in names:
            canvas.text(HINT_ROW, 0, texts[names[field]])
        elif field in (kinds.SHARE, kinds.RELIEF_SHARE):
            most = JUSTICE_TREASURIES if field is kinds.SHARE else RELIEF[game.phase]
            lower, higher = game.directed(game.turn)
            words = (most, short(lower), short(higher))
            canvas.text(HINT_ROW, 0, texts["of_two"] % words)
        elif field is kinds.COUNT:
            held = game.held(game.turn, self._typed[0])
            canvas.text(HINT_ROW, 0, "1-%d" % held if held > 1 else "1")
        elif field is kinds.NEW_PRICE and self._kind == kinds.BUY:
            most = game.cash[game.turn - 1] // DIRECTORS_PART
            canvas.text(HINT_ROW, 0, texts["at_most"] % most)
        elif field is kinds.COST:
            t = self.transaction(game, self._typed)
            money = game.treasuries[buyer(game, t)]
            canvas.text(HINT_ROW, 0, texts["treasury_now"] % money)
        else:
            draw_range(app, canvas, field)

    # What can be chosen.

    def _pawns(self, game):
        if self._kind == kinds.CHOICE:
            return [pawn for pawn in game.players() if not game.directed(pawn)]
        return game.pawns()

    def _whose_trains(self, game):
        """The company in RETURN, the seller or the pool."""
        t = self.transaction(game, self._typed)
        return game.company if t[1] == kinds.GIVE_UP else t[3]

    def _companies(self, game, field):
        kind = self._kind
        every = range(1, COMPANIES + 1)
        if field is kinds.STARTER:
            return [key for key in range(1, 5) if game.free(key)]
        if kind == kinds.SELL:
            return [key for key in every if game.held(game.turn, key)]
        if kind == kinds.BUY:
            return [
                key
                for key in every
                if game.free(key) or (game.directors[key] and game.in_bank(key))
            ]
        if kind == kinds.BY_GULLIVER:
            from ..setting_up import gullivers_wishes

            return gullivers_wishes(game)[1]
        if field is kinds.SELLER:
            t = self.transaction(game, self._typed)
            own = buyer(game, t)
            return [key for key in game.founded() if key != own and game.train_count(key)]
        return game.founded() if kind == kinds.PAY else game.directed(game.in_turn())


def _draw_characters(game, texts, canvas, typed):
    """Those that are left."""
    taken = 1 << typed[2] if len(typed) > 2 else 0
    for held in game.characters:
        taken |= held
    words = listed(texts, "people")
    shown = [
        "%d%s" % (at + 1, word[:3]) for at, word in enumerate(words) if not taken >> at + 1 & 1
    ]
    canvas.text(HINT_ROW - 1, 0, " ".join(shown[:4]))
    canvas.text(HINT_ROW, 0, " ".join(shown[4:]))


def _draw_list(canvas, words, row=2, rows=4):
    """Choices behind their digits, in two columns."""
    for at, word in enumerate(words):
        right, down = divmod(at, rows)
        canvas.text(row + down, _HALF * right, "%d %s" % (at + 1, word))
