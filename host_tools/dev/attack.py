"""Runs every attacker, or those named, and prints what failed: `python -m
host_tools.dev.attack`. Exit code: 0 if nothing failed, 1 otherwise."""

import argparse
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from itertools import islice
from random import Random
from types import ModuleType
from typing import cast

from host_tools.dev.attacks import Tries, cable_to_desktop, cable_to_unit, saved_games

ATTACKERS = {
    one.__name__.rpartition(".")[2]: one for one in (cable_to_desktop, cable_to_unit, saved_games)
}


def failures(attack: Callable[[Random], Tries], seed: int, tries: int) -> dict[int, str]:
    """Return the failures by the number of the try; the same for the same seed. An attacker that
    raises counts as a failure, and starts again with other random numbers."""
    failed: dict[int, str] = {}
    done, chance = 0, Random(seed)
    while done < tries:
        with closing(cast(Generator[str | None], attack(chance))) as attempts:
            try:
                for found in islice(attempts, tries - done):
                    done += 1
                    if found is not None:
                        failed[done] = found
            except Exception as error:
                done += 1
                failed[done] = f"raises {error!r}"
    return failed


def main(argv: Sequence[str] | None = None, attackers: dict[str, ModuleType] = ATTACKERS) -> int:
    """Run the attackers asked for, and print each result."""
    parser = argparse.ArgumentParser("attack", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of {', '.join(attackers)}")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--tries", type=int, metavar="N", help="default: each attacker's own")
    arguments = parser.parse_args(argv)
    for name in arguments.names:
        if name not in attackers:
            parser.error(f"there is no attacker {name}; there are: {', '.join(attackers)}")
    total = 0
    for name in arguments.names or attackers:
        one = attackers[name]
        tries = arguments.tries or one.TRIES
        found = failures(one.attack, arguments.seed, tries)
        print(f"{name:<18}{one.WHAT:<60}{tries:>9,} tries{len(found):>7,} failed", flush=True)
        for number, what in found.items():
            print(f"  try {number}: {what}", flush=True)
        total += len(found)
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
