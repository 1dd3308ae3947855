"""The board's state as lines of text: pins, bus, heap, flash, console."""

from typing import Any

_MODES = {"off": "·", "in": "←", "out": "→"}


def board_lines(facts: dict[str, Any], heap: int | None, rate: int, width: int) -> list[str]:
    """Return the facts from `BoardView.facts`, most useful first. `rate` is in bytes a second."""
    log, flash, bus = facts["log"], facts["flash"], facts["bus"]
    lines = [
        f"time   {facts['ms'] / 1000:,.1f} s, start {facts['boots']}",
        f"I2C    {bus['bytes']:,} bytes, {rate:,}/s",
        f"heap   {'unknown' if heap is None else f'{heap:,} bytes'}",
        f"log    {log['used']:,} of {log['size']:,} bytes",
        f"flash  {flash['programmed']:,} bytes, {flash['erases']} erases",
        f"power  {facts['battery']:,} mV",
    ]
    lines += _columns([_pin(pin) for pin in facts["pins"]], width)
    lines += log["newest"]
    lines += [f"file   {name}" for name in flash["files"]]
    lines += facts["console"]
    if facts["fault"]:
        lines += facts["fault"].splitlines()[-3:]
    return [line[:width] for line in lines]


def _pin(pin: dict[str, Any]) -> str:
    """Describe a pin in 14 columns: name, direction, level (high is up), use."""
    level = "▀" if pin["level"] else "▄"
    use = pin["use"].replace("column", "col")
    return f"{pin['name']:<4}{_MODES[pin['mode']]}{level} {use:<7}"


def _columns(items: list[str], width: int) -> list[str]:
    """Put items of equal length side by side, as many as fit, to be read downwards."""
    across = max(1, (width + 1) // (len(items[0]) + 1))
    down = -(-len(items) // across)
    return [" ".join(items[row::down]) for row in range(down)]
