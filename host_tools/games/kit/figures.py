"""The figures of a described game that the mirror and the report show."""

from typing import Any

from banker.kit.home import holdings_of, market_of
from banker.kit.layout import FORM, HIDDEN, KIND, MARKS, MONEY, NAME, OF, TABLE, UNIT
from banker.kit.names import figure_text, value_name, word

from host_tools.link.report.axes import grouped

PAWNS = range(1, 7)


def worths(game: Any) -> tuple[int | None, ...]:
    """Return the worth of each pawn, None for one that is not in play."""
    return tuple(game.worth(pawn) if game.in_play(pawn) else None for pawn in PAWNS)


def values(game: Any) -> range:
    """Return the companies, or what else the market consists of; none if there is no market."""
    market = market_of(game)
    return range(market[0][OF][0][0], market[0][OF][0][1] + 1) if market else range(0)


def prices(game: Any) -> tuple[int | None, ...]:
    """Return the price of each company, or its first figure if the game has no prices; None for one
    that is not in play."""
    market = market_of(game)
    if not market:
        return ()
    playing = [not game.plays or game.plays(value) for value in values(game)]
    told = game.price if _has_prices(game) else getattr(game, market[0][NAME]).__getitem__
    found = zip(values(game), playing, strict=True)
    return tuple((told(value) or None) if plays else None for value, plays in found)


def _has_prices(game: Any) -> bool:
    """Return whether a game's rules compute prices."""
    return bool(market_of(game)) and callable(getattr(game, "price", None))


def price_label(game: Any, texts: Any) -> str:
    """Return the label of these prices."""
    market = market_of(game)
    return word(texts, "price" if _has_prices(game) else market[0][NAME]) if market else ""


def name_of(game: Any, texts: Any, value: int) -> str:
    """Return the name of a company."""
    return value_name(texts, market_of(game)[0][OF][0], value)


def figures_of(game: Any, texts: Any, value: int) -> list[list[str]]:
    """Return (label, figure) for the other figures of a company."""
    shown = market_of(game)[1:]
    return [
        [word(texts, one[NAME]), figure_text(texts, one, getattr(game, one[NAME])[value])]
        for one in shown
    ]


def holders(game: Any, value: int) -> list[list[int]]:
    """Return (pawn, count) for each holder of a company."""
    kind = market_of(game)[0][OF][0][KIND]
    tables = [one for one in holdings_of(game) if one[OF][1][KIND] == kind]
    held = [[pawn, getattr(game, one[NAME])[pawn, value]] for one in tables for pawn in PAWNS]
    return [one for one in held if one[1]]


def belongings(game: Any, texts: Any, pawn: int) -> list[list[str]]:
    """Return (label, figure) for everything a pawn has: its own figures, then its holdings."""
    shown = []
    for one in game.state:
        if one[OF] and one[OF][0][KIND] == "pawn" and not one[MARKS] & HIDDEN:
            held = getattr(game, one[NAME])
            if one[FORM] == TABLE:
                kind = one[OF][1]
                for value in range(kind[0], kind[1] + 1):
                    if held[pawn, value]:
                        shown.append([value_name(texts, kind, value), str(held[pawn, value])])
            else:
                text = figure_text(texts, one, held[pawn])
                shown.append(
                    [word(texts, one[NAME]), grouped(held[pawn]) if one[UNIT] == MONEY else text]
                )
    return shown
