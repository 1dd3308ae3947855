"""The parts of an outcome that only 1861 shows."""

from ...kit.names import signed, value_name, word
from ...kit.outcome_lines import wrapped
from ..railway.figures import round_name
from ..railway.outcome_screen import OutcomeScreen
from .payout import paid_out
from .tables import AS_OWNER, END, HOLDERS, OFFER, SHARES_STEP, STEPS, STOCK, name_of

_RUNS = ("run", "dividend", "idle")  # for which the bank's payment is not shown


class Outcome1861(OutcomeScreen):
    """Shows what the bank pays, loans, prices that stay, privates; and what is awaited next."""

    gap = 1
    untold = ("moves", "is_sold_out")  # drawn otherwise
    late = ("trains", "owner")

    def headline(self):
        """Return the lines before the figures."""
        texts, outcome = self.texts, self.outcome
        t, act = outcome.transaction, outcome.act
        found = OutcomeScreen.headline(self)
        if act in ("auction", "sell_private"):
            found = [value_name(texts, outcome.fields[0], t[1])]
        elif act == "nobody":
            found = [value_name(texts, *outcome.about[:2]) + ": " + texts["nobody"]]
        elif act == "train":
            found = ["%s %s" % (word(texts, "train"), value_name(texts, outcome.fields[0], t[1]))]
        elif act in _RUNS:
            found = [self._run(t)]
        bank = 0
        for cells, _, was, now in outcome.changes:
            if cells[0] in ("cash", "till"):
                bank += now - was if self.undoing else was - now
        if bank and act not in _RUNS:
            found.append(texts["the_bank_gets" if bank > 0 else "the_bank_pays"] % abs(bank))
        return found

    def _run(self, t):
        """Return the line on what a run pays a share, or the company."""
        texts = self.texts
        share = paid_out(t[1], t[2]) // 10 if len(t) > 2 else 0
        if share:
            return texts["pays_a_share"] % (t[1], word(texts, "payout", t[2]), share)
        return "%s %d" % (word(texts, "revenue"), t[1] if len(t) > 1 else 0)

    def change(self, name, where, was, now):
        """Return the line for a cell that changes."""
        if name == "loans":
            text = "%s %s" % (name_of(where)[:2], self.texts["loans"])
            return [(0, text[:7], signed(now - was), str(now))]
        if name == "phase":
            return [self.texts["phase_begins"] % now]
        if name == "owner":
            to = "@%d" % (now - AS_OWNER) if now > AS_OWNER else name_of(now) if now else "-"
            return ["%s → %s" % (name_of(where), to)]
        if name == "held" and (where[1], 0) in self._ends():
            return []  # its company was closed
        return OutcomeScreen.change(self, name, where, was, now)

    def _ends(self):
        """Return (company, space) of tokens that have moved or left."""
        return [(where, now) for where, _, now in self.outcome.moved("space")]

    def unmoved(self):
        """Return the prices of tokens that could have moved, and stay."""
        if self.undoing:
            return []
        moves = [said for said in self.outcome.said if said[0] == "moves"]
        return [self.still(said[2], said[6]) for said in moves if said[4] == said[6]]

    def what_follows(self):
        """Return what is awaited next: the round if it is another one, who, or which keys."""
        outcome, texts = self.outcome, self.texts

        def after(what):
            changed = outcome.change(what)
            return changed[1] if changed else getattr(self.game, what)

        step, turn = after("step"), outcome.turn
        if after("round") == END:
            return []
        if outcome.change("round") or outcome.change("set") or outcome.change("or_at"):
            next = round_name(texts, after("round"), after("set"), after("or_at"))
        elif turn and step >= SHARES_STEP and step != HOLDERS and turn != outcome.actor:
            next = name_of(turn)
        elif turn and step in (OFFER, STOCK, HOLDERS):
            next = "@%d" % turn
        else:
            next = texts["await_" + STEPS[step]]
        return wrapped(texts["then_next"] % next)


def draw_outcome(app, canvas, outcome, hint, undoing):
    """Draw the outcome of any act."""
    Outcome1861(app, outcome, undoing).draw(canvas, hint)
