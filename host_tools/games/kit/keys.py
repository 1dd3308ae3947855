"""A described game in keys: how it begins, how each transaction is entered, every screen, a round.

Found by trying: what random play enters, and what can be entered again and again.
"""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

from banker.kit.asking import entered, fields_of
from banker.kit.layout import ACT, CHOICES, DIGIT, FIELDS, HIGH, KEY, MEMBERS, OF, STEPS, UNIT
from banker.kit.names import is_given
from banker.rules.transactions import AMOUNT, FIXED, INPUT, LIST, SET, Refused
from banker.ui import keys

from host_tools.games import ROOMS, part
from host_tools.games.key_words import chosen, chosen_game
from host_tools.games.kit import rules
from host_tools.games.kit.acts import allowed, entries

Transaction = tuple[int, ...]
_TRIES = 400
_REPEATED = 60
_PLAYERS = 4
_DIGIT = 9
_WIDE = 2  # fields, of which every code is tried
_ENTRIES = {"early": 12, "late": 230}


@cache
def bound(number: int) -> Any:
    """Return what a game's room says in `keys`."""
    return _Keys(number)


def rest_of(room: str) -> Callable[[str], Any]:
    """Return what a room's `keys` asks for all that it does not say itself."""
    return lambda name: getattr(bound(ROOMS.index(room)), name)


def keys_for(game: Any, transaction: Transaction) -> list[str] | None:
    """Return the keys that enter a transaction, up to the last CONFIRM; None if there is no way
    here."""
    for flow in _able(game, transaction[0]):
        typed = _typed(game, flow, transaction, ())
        if typed is not None:
            return [flow[KEY], *(key for one in typed for key in one)]
    if game.menu_line:
        line = game.menu_line(game)
        line.press(None)
        if line.transaction(game) == transaction:
            return ["MENU", "4"]
    return None


def _able(game: Any, kind: int) -> list[Any]:
    """What may lead to a kind of transaction: the act itself, then flows, in which all is tried."""
    able = [one for one in allowed(game) if type(one[FIELDS]) is not tuple or _is(game, one, kind)]
    return sorted(able, key=lambda one: type(one[FIELDS]) is not tuple)


def _is(game: Any, act: Any, kind: int) -> bool:
    return bool(game.kind_of(act[ACT]) == kind)


def _typed(
    game: Any, flow: Any, wanted: Transaction, typed: tuple[int, ...]
) -> list[list[str]] | None:
    """What is typed into the fields of a flow, the rest of it, so that it leads there."""
    fields = fields_of(game, flow, typed)
    if len(typed) == len(fields):
        return [] if _entered(game, flow, typed) == wanted else None
    field = fields[len(typed)]
    for value in _candidates(game, field, wanted, typed):
        so_far = _entered(game, flow, (*typed, value))
        # Which act it is may show only later.
        if so_far is not None and (so_far[0] != wanted[0] or so_far[1:] == wanted[1 : len(so_far)]):
            rest = _typed(game, flow, wanted, (*typed, value))
            if rest is not None:
                return [_keys(field, value), *rest]
    return None


def _entered(game: Any, flow: Any, typed: tuple[int, ...]) -> Transaction | None:
    try:
        made: Transaction = entered(game, flow, typed)
    except (IndexError, KeyError, ValueError, Refused):
        return None
    return made


def _candidates(game: Any, field: Any, wanted: Transaction, typed: tuple[int, ...]) -> list[int]:
    """Values that may be meant: those of the transaction first."""
    found = [*wanted[1:]]
    for value in wanted[1:]:  # a list may stand there as a set
        found += [at + 1 for at in range(value.bit_length()) if value >> at & 1]
    if field[CHOICES] and field[INPUT] != SET:
        able = list(field[CHOICES](game, typed))
        return able if field[0] and field[INPUT] != LIST else [*able, 0]
    if field[1] <= _DIGIT or (field[INPUT] == FIXED and len(typed) < _WIDE):
        found += range(field[0], field[1] + 1)
    ends = field[INPUT] == LIST
    found.append(0 if ends else field[0])  # nothing may be what another act is for
    return [one for one in dict.fromkeys(found) if field[0] <= one <= field[1] or ends > one]


def _keys(field: Any, value: int) -> list[str]:
    """The keys of one field; none where it can be only one value."""
    if is_given(field):
        return []
    if field[INPUT] == SET:
        return chosen(value, field[2])
    if field[INPUT] == AMOUNT:
        return [*str(value), "CONFIRM"]
    if field[INPUT] == LIST and not value:
        return ["CONFIRM"]
    return list(str(value).zfill(len(str(field[1]))))


class _Keys:
    """Looks for what can be entered, when it is asked for."""

    OPENING = ""
    ENTRIES = _ENTRIES
    keys_for = staticmethod(keys_for)

    def __init__(self, number: int) -> None:
        self._number = number
        self._rules = rules(number)
        seated = list(range(1, min(self._rules.most, _PLAYERS) + 1))
        self._seated = seated if self._rules.seat_fields else None
        self.SEATS = " ".join([*map(str, seated), "CONFIRM"]) if self._seated else "CONFIRM"
        self.CARE = part(number, "sample_game").CARE
        self.CHANCE = bool(self._rules.new_fields)

    def _begun(self) -> Any:
        return self._rules(self._seated) if self._seated else self._rules.create()

    def _flows(self) -> list[Any]:
        return [one for one in entries(self._rules) if one[KEY] and one[FIELDS] is not None]

    def _found(self, game: Any, flow: Any) -> Transaction | None:
        """A transaction that a flow leads to and the game accepts, of some that are tried."""
        play = part(self._number, "random_play").RandomPlay(7)
        if flow[STEPS] and game.steps[game.step] not in flow[STEPS]:
            return None
        for _ in range(_TRIES):
            transaction: Transaction = play.entered(game, flow)
            try:
                if game.prepared(transaction)[1].changed and keys_for(game, transaction):
                    return transaction
            except Refused:
                continue
        return None

    @cached_property
    def ROUND(self) -> str:
        """A player's round, which can be repeated: entries, a look at the totals, an entry given
        up."""
        game = self._begun()
        for flow in self._flows():
            transaction = None if flow[KEY] == keys.REMOVE else self._found(game, flow)
            if transaction and _repeats(game.copy(), transaction):
                entry = " ".join(keys_for(game, transaction) or ())
                again = f"{entry} CONFIRM UNDO CONFIRM {entry} CONFIRM TOTAL CONFIRM"
                return f"{again} {flow[KEY]} CANCEL"
        return "TOTAL CONFIRM"

    @cached_property
    def TOUR(self) -> tuple[str, ...]:
        """Every screen that not all games have, and back. Nothing here books anything."""
        game = self._begun()
        lines = []
        for flow in self._flows():
            transaction = self._found(game, flow)
            key = _held(flow[KEY])
            typed = (keys_for(game, transaction) or [])[1:] if transaction else []
            lines.append(" ".join((key, *typed, "CANCEL")))
        return (*lines, *(f"{line} CANCEL" for line in self._corrections(game)))

    @cached_property
    def EVERYTHING(self) -> tuple[str, ...]:
        """All that the game can show, from its beginning, a line at a time."""
        game = self._begun()
        begins = chosen_game(self._number)
        lines = [f"hold:NEW_GAME {begins} CONFIRM {self.SEATS}"]
        for name, *values in part(self._number, "random_play").RandomPlay.first:
            game = self._enter(game, (game.kind_of(name), *values), lines)
        left = self._flows()
        for _ in range(3):
            for flow in list(left):
                transaction = self._found(game, flow)
                if transaction:
                    game = self._enter(game, transaction, lines)
                    left.remove(flow)
        unused = set(keys.ENTRIES) - {flow[KEY] for flow in self._flows()}
        lines += [f"{key} CANCEL" for key in sorted(unused)]
        lines += [f"{line} CONFIRM" for line in self._corrections(game)]
        return (*lines, "1 1 CONFIRM CONFIRM CANCEL", "REVIEW CONFIRM", "UNDO CANCEL")

    def _enter(self, game: Any, transaction: Transaction, lines: list[str]) -> Any:
        """Add the keys of a transaction to the lines, and return the game after it."""
        first, *typed = keys_for(game, transaction) or []
        lines.append(" ".join((_held(first), *typed, "CONFIRM")))
        return game.prepared(transaction)[0]

    def _corrections(self, game: Any) -> list[str]:
        """The keys that put each figure right."""
        play = part(self._number, "random_play").RandomPlay(1)
        lines: dict[int, str] = {}
        digits = {cells[DIGIT]: cells for cells in self._rules.cells if cells[DIGIT]}
        for _ in range(_TRIES if digits else 0):
            _, digit, *places, value = play.correction(game)
            cells = digits[digit]
            try:
                if game.prepared((8, digit, *places, value))[1].changed and digit not in lines:
                    typed = [str(one) for one in places[: len(cells[OF])]]
                    lines[digit] = " ".join(("MENU 4", str(digit), *typed, _new(cells, value)))
            except Refused:
                continue
        return [lines[digit] for digit in sorted(lines)]


def _new(cells: Any, value: int) -> str:
    """The keys of a corrected figure."""
    if cells[UNIT] == MEMBERS:
        return " ".join(chosen(value, cells[HIGH].bit_length()))
    if cells[HIGH] <= _DIGIT:
        return str(value)
    return " ".join((*str(value), "CONFIRM"))


def _held(key: str) -> str:
    return f"hold:{key}" if key == keys.REMOVE else key


def _repeats(game: Any, transaction: Transaction) -> bool:
    """Whether it can be entered again and again."""
    for _ in range(_REPEATED):
        try:
            game.apply(transaction)
        except Refused:
            return False
    return True
