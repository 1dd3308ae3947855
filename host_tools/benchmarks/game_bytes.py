"""How many bytes a game and its transactions take."""

from banker.rules.forms import MOST_BYTES
from banker.trader.codec import SIZE
from banker.trader.transactions import pack

from host_tools.benchmarks.evening import evening
from host_tools.benchmarks.rows import Row


def measure() -> list[Row]:
    """The state, and the transactions of an evening, packed."""
    sizes = [len(pack(transaction)) for transaction in evening()]
    return [
        Row("state of a game", SIZE, "bytes", 256),
        Row("longest transaction there is", MOST_BYTES, "bytes", 8),
        Row("transaction of an evening, on average", sum(sizes) / len(sizes), "bytes"),
    ]
