"""Attacks the project: `python -m host_tools.attack` runs every attacker, prints a table of what
fell and keeps it as JSON.

Exit code: 0 if nothing fell, 1 if something did, 2 if there is no such attacker.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import NamedTuple

from host_tools.attacks import Attacker, all_attackers

RESULTS = Path("build") / "attack.json"
SEED = 1


class Result(NamedTuple):
    """How often one attacker tried, and what fell, by the number of the try."""

    name: str
    what: str
    tries: int
    fell: dict[int, str]
    seconds: float


def run(attacker: Attacker, seed: int, tries: int) -> Result:
    """Return what fell in so many tries, the same for the same seed. An attacker that raises has
    brought something down too: it begins again, with other chances."""
    fell: dict[int, str] = {}
    done = 0
    began = time.monotonic()
    chance = Random(f"{attacker.name} {seed}")
    while done < tries:
        attempts = attacker.attack(chance)
        try:
            for found in islice(attempts, tries - done):
                done += 1
                if found is not None:
                    fell[done] = found
            break
        except Exception as error:
            done += 1
            fell[done] = f"raises {error!r}"
        finally:
            close: Callable[[], None] = getattr(attempts, "close", lambda: None)
            close()
    return Result(attacker.name, attacker.what, done, fell, time.monotonic() - began)


def line(result: Result) -> str:
    """One attacker in the table."""
    return f"{result.name:<22}{result.what:<62}{result.tries:>9,}{len(result.fell):>7,}"


HEAD = f"{'attacker':<22}{'what it attacks':<62}{'tries':>9}{'fell':>7}"


def as_json(results: Iterable[Result], seed: int, short: bool) -> dict[str, object]:
    """The same for programs."""
    return {
        "when": time.strftime("%Y-%m-%d"),
        "seed": seed,
        "short": short,
        "attackers": [one._asdict() | {"seconds": round(one.seconds, 1)} for one in results],
    }


def arguments_of(argv: Sequence[str] | None, names: Iterable[str]) -> argparse.Namespace:
    """What the command takes."""
    parser = argparse.ArgumentParser("attack", description=__doc__)
    parser.add_argument("--only", default="", metavar="NAMES", help=f"some of: {', '.join(names)}")
    parser.add_argument("--seed", type=int, default=SEED, metavar="N", help=f"default: {SEED}")
    parser.add_argument("--tries", type=int, metavar="N", help="default: each attacker's own")
    parser.add_argument("--short", action="store_true", help="a short round")
    parser.add_argument("--json", type=Path, default=RESULTS, metavar="FILE")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None, attackers: Sequence[Attacker] | None = None) -> int:
    """Run those asked for, show each as it is done, and write all of them down."""
    known = {one.name: one for one in (all_attackers() if attackers is None else attackers)}
    arguments = arguments_of(argv, known)
    names = arguments.only.replace(",", " ").split() or list(known)
    unknown = [name for name in names if name not in known]
    if unknown:
        there = ", ".join(known)
        print(
            f"make attack: there is no attacker {unknown[0]}; there are: {there}.", file=sys.stderr
        )
        return 2
    print(HEAD, flush=True)
    results = []
    for one in (known[name] for name in names):
        tries = arguments.tries or (one.short if arguments.short else one.long)
        results.append(run(one, arguments.seed, tries))
        print(line(results[-1]), flush=True)
    for result in results:
        for number, what in result.fell.items():
            print(f"FELL: {result.name}, try {number}: {what}")
    fell = sum(len(result.fell) for result in results)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    facts = as_json(results, arguments.seed, arguments.short)
    arguments.json.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    print(f"\n{fell} fell." if fell else "\nNothing fell.", f"Written to {arguments.json}.")
    return 1 if fell else 0


if __name__ == "__main__":
    sys.exit(main())
