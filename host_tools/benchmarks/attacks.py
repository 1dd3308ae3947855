"""What fell under attack: the last round of `make attack`, or else a short one now."""

import json
from pathlib import Path

from host_tools.attack import RESULTS, SEED, run
from host_tools.attacks import all_attackers
from host_tools.benchmarks.rows import Row


def measure(last: Path = RESULTS) -> list[Row]:
    """For each attacker, how many of its tries brought something down."""
    try:
        facts = json.loads(last.read_text("utf-8"))
    except (OSError, ValueError):
        print("Attacks: a short round; make attack runs a long one.")
        counted = {
            one.name: (result.tries, len(result.fell))
            for one in all_attackers()
            for result in [run(one, SEED, one.short)]
        }
    else:
        print(f"Attacks: the round of {facts['when']}, seed {facts['seed']}.")
        counted = {one["name"]: (one["tries"], len(one["fell"])) for one in facts["attackers"]}
    return [
        Row(f"{name.replace('_', ' ')}, {tries:,} tries", fell, "fell", 0)
        for name, (tries, fell) in counted.items()
    ]
