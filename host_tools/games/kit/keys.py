"""The keys of a described game: how it begins, how each transaction is entered, all screens, a
round.

They are found by trying out random play.
"""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

from banker.kit.asking import entered, fields_of
from banker.kit.layout import ACT, CHOICES, DIGIT, FIELDS, HIGH, KEY, MEMBERS, OF, STEPS, UNIT
from banker.kit.names import is_given
from banker.rules.transactions import AMOUNT, FIXED, INPUT, LIST, SET, Refused
from banker.ui import keys

from host_tools.games import PACKAGES, part
from host_tools.games.key_words import chosen, chosen_game
from host_tools.games.kit import rules
from host_tools.games.kit.acts import allowed, entries

Transaction = tuple[int, ...]
_TRIES = 400
_REPEATED = 60
_PLAYERS = 4
_DIGIT = 9
_WIDE = 2  # so many first fields are tried with every code
_ENTRIES = {"early": 12, "late": 230}


@cache
def bound(number: int) -> Any:
    """Return the keys of a game."""
    return _Keys(number)


def rest_of(package: str) -> Callable[[str], Any]:
    """Return the `__getattr__` of a package's `keys`: it supplies all that is not defined there."""
    return lambda name: getattr(bound(PACKAGES.index(package)), name)


def keys_for(game: Any, transaction: Transaction) -> list[str] | None:
    """Return the keys that enter a transaction, up to the last CONFIRM, or None if it cannot be
    entered now."""
    for flow in _flows_to(game, transaction[0]):
        typed = _find_keys(game, flow, transaction, ())
        if typed is not None:
            return [flow[KEY], *(key for one in typed for key in one)]
    if game.menu_line:
        line = game.menu_line(game)
        line.press(None)
        if line.transaction(game) == transaction:
            return ["MENU", "4"]
    return None


def _flows_to(game: Any, kind: int) -> list[Any]:
    """Return what may lead to a kind of transaction: its own act first, then flows."""
    able = [
        one
        for one in allowed(game)
        if type(one[FIELDS]) is not tuple or _is_of_kind(game, one, kind)
    ]
    return sorted(able, key=lambda one: type(one[FIELDS]) is not tuple)


def _is_of_kind(game: Any, act: Any, kind: int) -> bool:
    return bool(game.kind_of(act[ACT]) == kind)


def _find_keys(
    game: Any, flow: Any, wanted: Transaction, typed: tuple[int, ...]
) -> list[list[str]] | None:
    """Return the keys of a flow's remaining fields that make the wanted transaction."""
    fields = fields_of(game, flow, typed)
    if len(typed) == len(fields):
        return [] if _entered(game, flow, typed) == wanted else None
    field = fields[len(typed)]
    for value in _candidates(game, field, wanted, typed):
        so_far = _entered(game, flow, (*typed, value))
        # The act may be known only after later fields.
        if so_far is not None and (so_far[0] != wanted[0] or so_far[1:] == wanted[1 : len(so_far)]):
            rest = _find_keys(game, flow, wanted, (*typed, value))
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
    """Return values to try in a field, those of the transaction first."""
    found = [*wanted[1:]]
    for value in wanted[1:]:  # a list may stand there as a set
        found += [at + 1 for at in range(value.bit_length()) if value >> at & 1]
    if field[CHOICES] and field[INPUT] != SET:
        able = list(field[CHOICES](game, typed))
        return able if field[0] and field[INPUT] != LIST else [*able, 0]
    if field[1] <= _DIGIT or (field[INPUT] == FIXED and len(typed) < _WIDE):
        found += range(field[0], field[1] + 1)
    ends = field[INPUT] == LIST
    found.append(0 if ends else field[0])  # nothing may belong to another act
    return [one for one in dict.fromkeys(found) if field[0] <= one <= field[1] or ends > one]


def _keys(field: Any, value: int) -> list[str]:
    """Return the keys of one field, none if it allows only one value."""
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
    """Finds keys when they are first needed."""

    OPENING = ""
    ENTRIES = _ENTRIES
    keys_for = staticmethod(keys_for)

    def __init__(self, number: int) -> None:
        self._number = number
        self._rules = rules(number)
        seated = list(range(1, min(self._rules.most, _PLAYERS) + 1))
        self._seated = seated if self._rules.seat_fields else None
        self.SEATS = " ".join([*map(str, seated), "CONFIRM"]) if self._seated else "CONFIRM"
        self.ADMIN = part(number, "sample_game").ADMIN
        self.CHANCE = bool(self._rules.new_fields)

    def _new_game(self) -> Any:
        return self._rules(self._seated) if self._seated else self._rules.create()

    def _flows(self) -> list[Any]:
        return [one for one in entries(self._rules) if one[KEY] and one[FIELDS] is not None]

    def _find_transaction(self, game: Any, flow: Any) -> Transaction | None:
        """Return a transaction of a flow that the game accepts, if one is found."""
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
        """A player's round that can be repeated: entries, a look at the totals, and an entry
        cancelled."""
        game = self._new_game()
        for flow in self._flows():
            transaction = None if flow[KEY] == keys.REMOVE else self._find_transaction(game, flow)
            if transaction and _is_repeatable(game.copy(), transaction):
                entry = " ".join(keys_for(game, transaction) or ())
                again = f"{entry} CONFIRM UNDO CONFIRM {entry} CONFIRM TOTAL CONFIRM"
                return f"{again} {flow[KEY]} CANCEL"
        return "TOTAL CONFIRM"

    @cached_property
    def TOUR(self) -> tuple[str, ...]:
        """Keys that open each screen of this game and leave it again, without booking anything."""
        game = self._new_game()
        lines = []
        for flow in self._flows():
            transaction = self._find_transaction(game, flow)
            key = _held(flow[KEY])
            typed = (keys_for(game, transaction) or [])[1:] if transaction else []
            lines.append(" ".join((key, *typed, "CANCEL")))
        return (*lines, *(f"{line} CANCEL" for line in self._corrections(game)))

    @cached_property
    def EVERYTHING(self) -> tuple[str, ...]:
        """All that the game can show, from its start, one line at a time."""
        game = self._new_game()
        begins = chosen_game(self._number)
        lines = [f"hold:NEW_GAME {begins} CONFIRM {self.SEATS}"]
        for name, *values in part(self._number, "random_play").RandomPlay.first:
            game = self._enter(game, (game.kind_of(name), *values), lines)
        left = self._flows()
        for _ in range(3):
            for flow in list(left):
                transaction = self._find_transaction(game, flow)
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
        """Return the keys that correct each figure."""
        play = part(self._number, "random_play").RandomPlay(1)
        lines: dict[int, str] = {}
        digits = {cells[DIGIT]: cells for cells in self._rules.cells if cells[DIGIT]}
        for _ in range(_TRIES if digits else 0):
            _, digit, *places, value = play.correction(game)
            cells = digits[digit]
            try:
                if game.prepared((8, digit, *places, value))[1].changed and digit not in lines:
                    typed = [str(one) for one in places[: len(cells[OF])]]
                    lines[digit] = " ".join(
                        ("MENU 4", str(digit), *typed, _correction_keys(cells, value))
                    )
            except Refused:
                continue
        return [lines[digit] for digit in sorted(lines)]


def _correction_keys(cells: Any, value: int) -> str:
    """Return the keys of a corrected figure."""
    if cells[UNIT] == MEMBERS:
        return " ".join(chosen(value, cells[HIGH].bit_length()))
    if cells[HIGH] <= _DIGIT:
        return str(value)
    return " ".join((*str(value), "CONFIRM"))


def _held(key: str) -> str:
    return f"hold:{key}" if key == keys.REMOVE else key


def _is_repeatable(game: Any, transaction: Transaction) -> bool:
    """Return whether a transaction can be entered many times."""
    for _ in range(_REPEATED):
        try:
            game.apply(transaction)
        except Refused:
            return False
    return True
