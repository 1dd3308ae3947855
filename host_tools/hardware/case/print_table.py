"""The table in the case's guide: parts to print, with size, weight and printing time."""

from typing import Any

GUIDE = "README.md"
START, END = "<!-- generated: parts -->\n", "<!-- end of generated -->\n"
DENSITY = 1.24
"""PLA, grams in a cubic centimetre."""
FLOW = 6.0
"""Cubic millimetres a second, on average: slow for a printer of today, fast for an old one."""


def table(parts: dict[str, Any]) -> str:
    """Return the parts as Markdown. Weights and times are for solid plastic, so they are upper
    limits."""
    lines = [
        "| part | copies | size, mm | volume, cm³ | grams | minutes |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    grams = minutes = volume = 0.0
    for name, about in parts.items():
        spare = not about["print"]
        all_copies = about["volume_mm3"] * (about["print"] or 1)
        weight, time = all_copies / 1000 * DENSITY, all_copies / FLOW / 60
        if not spare:
            grams, minutes, volume = grams + weight, minutes + time, volume + all_copies / 1000
        size = " x ".join(f"{side:.1f}" for side in about["size_mm"])
        copies = about["print"] or "one, for a smaller screen"
        lines.append(
            f"| [{name}]({name}.stl) | {copies} | {size} | {all_copies / 1000:.1f} "
            f"| {weight:.0f} | {time:.0f} |"
        )
    lines.append(f"| together | | | {volume:.1f} | {grams:.0f} | {minutes:.0f} |")
    return "\n".join(lines) + "\n"


def with_table(guide: str, parts: dict[str, Any]) -> str:
    """Return the guide with an up-to-date table."""
    before, rest = guide.split(START)
    return before + START + table(parts) + END + rest.split(END)[1]
