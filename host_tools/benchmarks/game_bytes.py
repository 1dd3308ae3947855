"""How many bytes a game and its transactions take."""

from banker import games
from banker.rules import forms, saved

from host_tools.benchmarks.rows import Row
from host_tools.games import part


def measure() -> list[Row]:
    """The states, and the transactions of an evening of each game, packed."""
    rows = [
        Row("room for a game's state", saved.MOST_BYTES, "bytes"),
        Row("room for a transaction", forms.MOST_BYTES, "bytes"),
    ]
    for number, (_, title, *_) in enumerate(games.GAMES):
        evening = part(number, "evening").evening()
        sizes = [len(games.pack(number, transaction)) for transaction in evening]
        state = len(games.to_bytes(games.fresh(number)))
        rows.append(Row(f"{title}: state of a game", state, "bytes", saved.MOST_BYTES))
        average = sum(sizes) / len(sizes)
        rows.append(Row(f"{title}: transaction, on average", average, "bytes", forms.MOST_BYTES))
    return rows
