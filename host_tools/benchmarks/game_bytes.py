"""How many bytes a game and its transactions take."""

from banker import games
from banker.rules.forms import MOST_BYTES
from banker.store.states import BODY

from host_tools.benchmarks.rows import Row
from host_tools.games import part


def measure() -> list[Row]:
    """The states, and the transactions of an evening of each game, packed."""
    rows = [
        Row("room for a game's state", BODY, "bytes", 256),
        Row("longest transaction there is", MOST_BYTES, "bytes", 8),
    ]
    for number, (_, title, _) in enumerate(games.GAMES):
        evening = part(number, "evening").evening()
        sizes = [len(games.pack(number, transaction)) for transaction in evening]
        state = len(games.to_bytes(games.fresh(number)))
        rows.append(Row(f"{title}: state of a game", state, "bytes", BODY))
        rows.append(
            Row(f"{title}: transaction, on average", sum(sizes) / len(sizes), "bytes", MOST_BYTES)
        )
    return rows
