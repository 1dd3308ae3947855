"""Measures the project's budgets: `python -m host_tools.dev.bench` prints them and saves them as
JSON.

A section is a function in a file of its own under benchmarks/, named in benchmarks/sections.py.
"""

import json
import sys
from pathlib import Path

from host_tools.dev.benchmarks.rows import Row, table
from host_tools.dev.benchmarks.sections import SECTIONS

RESULTS = Path("build") / "bench.json"


def main() -> int:
    """Measure every section, print it, and save all of them."""
    measured: dict[str, list[Row]] = {}
    for title, measure in SECTIONS:
        measured[title] = measure()
        print(table(title, measured[title]), flush=True)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(as_json(measured), indent=2) + "\n", encoding="utf-8")
    over = sum(row.verdict == "over" for rows in measured.values() for row in rows)
    print(f"\n{over} over the aim." if over else "\nAll aims met.", f"Written to {RESULTS}.")
    return 0


def as_json(measured: dict[str, list[Row]]) -> dict[str, list[dict[str, object]]]:
    """Return the figures as data."""
    return {
        title: [row._asdict() | {"verdict": row.verdict or None} for row in rows]
        for title, rows in measured.items()
    }


if __name__ == "__main__":
    sys.exit(main())
