"""The share market as the grid it is, with the companies' tokens in their order."""

from typing import Any

from banker.games.railway.grid import zone_at
from banker.games.railways1861.market import CONVERSION, MINORS_START, PUBLICS_START
from banker.games.railways1861.tables import MINORS, name_of

from host_tools.games.railway.mirror.market import rows

_MARKS = (("conversion", CONVERSION), ("public", PUBLICS_START), ("minor", MINORS_START))


def named(code: int) -> str:
    """What a company or a private is called, without its code; nothing for none."""
    return str(name_of(code)[2:]) if code else ""


def market_rows(game: Any, before: Any) -> list[list[dict[str, Any] | None]]:
    """Rows of spaces from column 1 on; None where the board has none."""
    found = rows(game, before, {})
    for space in (one for row in found for one in row if one):
        zone = zone_at(game.grid, space.pop("space"))
        del space["zone"]
        space["marks"] = [name for name, zones in _MARKS if zone in zones]
        for token in space["tokens"]:
            token["minor"] = token["code"] <= MINORS
    return found
