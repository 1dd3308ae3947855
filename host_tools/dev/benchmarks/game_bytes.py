"""Measures the bytes of a game and of its transactions."""

from banker import games
from banker.rules import saved, transactions

from host_tools.dev.benchmarks.rows import Row
from host_tools.games import part


def measure() -> list[Row]:
    """Return the sizes of states, and of the packed transactions of a sample game of each kind."""
    rows = [
        Row("room for a game's state", saved.MOST_BYTES, "bytes"),
        Row("room for a transaction", transactions.MOST_BYTES, "bytes"),
    ]
    for number, (_, title, *_) in enumerate(games.GAMES):
        sample = part(number, "sample_game").transactions()
        sizes = [len(games.pack(number, transaction)) for transaction in sample]
        state = len(games.to_bytes(games.create(number)))
        rows.append(Row(f"{title}: state of a game", state, "bytes", saved.MOST_BYTES))
        average = sum(sizes) / len(sizes)
        rows.append(
            Row(f"{title}: transaction, on average", average, "bytes", transactions.MOST_BYTES)
        )
    return rows
