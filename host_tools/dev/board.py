"""Tries the firmware on an emulated Pico: `python -m host_tools.dev.board UF2` measures it,
prints a table and keeps it as JSON.

The CircuitPython image comes from whoever runs this. Exit code: 0 if every aim is met and nothing
went wrong, 1 if not, 2 if there is no image to run.
"""

import argparse
import json
import sys
import textwrap
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from host_tools.dev.board_trials.bench import Bench, Outcome, Trial
from host_tools.dev.board_trials.measures import Figures, Measure, missed, table
from host_tools.dev.board_trials.positions import NoPosition, make_all
from host_tools.dev.board_trials.run_parts import run_parts
from host_tools.dev.board_trials.trials import TRIALS
from host_tools.dev.emulated_pico import flash_image, install
from host_tools.dev.emulated_pico.uf2 import WANTED, NotAnImage, read_image
from host_tools.games import NAMES

RESULTS = Path("build") / "board.json"
FOLDER = Path("build") / "board"


def arguments_of(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return the command's arguments."""
    names = ", ".join(trial.name for trial in TRIALS)
    parser = argparse.ArgumentParser("board", description=__doc__)
    parser.add_argument("uf2", nargs="?", default="", metavar="UF2", help=WANTED)
    parser.add_argument("--only", default="", metavar="NAMES", help=f"some of: {names}")
    games = ", ".join(NAMES)
    parser.add_argument("--game", default="", metavar="NAMES", help=f"some of: {games}")
    parser.add_argument("--quick", action="store_true", help="a short look: fewer of everything")
    parser.add_argument("--cores", type=int, metavar="N", help="default: all there are")
    parser.add_argument("--json", type=Path, default=RESULTS, metavar="FILE")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where it works")
    return parser.parse_args(argv)


def chosen(only: str, known: Sequence[str], kind: str) -> tuple[str, ...]:
    """Return the names given, or all if none are; raise ValueError for an unknown one."""
    names = only.replace(",", " ").split()
    for name in names:
        if name not in known:
            raise ValueError(f"there is no {kind} {name}; there are: {', '.join(known)}")
    return tuple(name for name in known if not names or name in names)


def main(argv: Sequence[str] | None = None) -> int:
    """Check the arguments, then run the trials."""
    arguments = arguments_of(argv)
    try:
        games = chosen(arguments.game, NAMES, "game")
        wanted = chosen(arguments.only, [trial.name for trial in TRIALS], "trial")
        trials = [trial.of(games) for trial in TRIALS if trial.name in wanted]
        if not arguments.uf2:
            raise NotAnImage("no image was given")
        firmware = read_image(Path(arguments.uf2), flash_image.NVM_AT)
    except NotAnImage as problem:
        print(f"make board wants UF2=FILE, {WANTED}; {problem}.", file=sys.stderr)
        return 2
    except ValueError as problem:
        print(f"make board: {problem}.", file=sys.stderr)
        return 2
    try:
        if not install.is_installed():
            tell("fetching rp2040js and the boot ROM")
            install.install()
        bench = prepared(firmware, arguments.folder, arguments.quick, games)
    except (install.NotInstalled, NoPosition) as problem:
        print(f"make board: {problem}.", file=sys.stderr)
        return 2
    began = time.monotonic()
    parts = [part for trial in trials for part in trial.parts]
    try:
        outcomes = run_parts(parts, bench, arguments.cores)
    except (KeyboardInterrupt, BrokenProcessPool):
        print("\nmake board: interrupted", file=sys.stderr)
        return 130
    text, facts, good = summed_up(trials, outcomes)
    print(text)
    facts["seconds"] = round(time.monotonic() - began)
    facts["work"] = {name: round(outcome.work, 1) for name, outcome in outcomes.items()}
    facts["image"] = Path(arguments.uf2).name
    facts["quick"] = arguments.quick
    facts["games"] = list(games)
    arguments.json.parent.mkdir(parents=True, exist_ok=True)
    arguments.json.write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")
    print(f"Written to {arguments.json}.")
    return 0 if good else 1


def tell(what: str) -> None:
    """Print on standard error what is going on."""
    print(f"{what}...", file=sys.stderr, flush=True)


def prepared(firmware: bytes, folder: Path, quick: bool, games: tuple[str, ...] = NAMES) -> Bench:
    """Return a bench with all positions."""
    folder.mkdir(parents=True, exist_ok=True)
    bench = Bench(folder.resolve(), quick, games)
    bench.bootrom.write_bytes(install.boot_rom())
    tell("making flash images of games to start from")
    make_all(bench, firmware)
    return bench


def summed_up(
    trials: Iterable[Trial], outcomes: dict[str, Outcome]
) -> tuple[str, dict[str, object], bool]:
    """Return the tables, the same as data, and whether all is well."""
    lines: list[str] = []
    facts: dict[str, object] = {}
    failed: list[str] = []
    crashed: list[str] = []
    for trial in trials:
        known = {one.key: one for one in trial.measures}
        figures = together([outcomes[part.name].figures for part in trial.parts], known)
        troubles = [one for part in trial.parts for one in outcomes[part.name].troubles]
        troubles += [f"{key} is measured but not declared" for key in figures if key not in known]
        notes = [one for part in trial.parts for one in outcomes[part.name].notes]
        lines += [table(trial.title, trial.measures, figures), ""]
        for heading, found in (("", notes), ("TROUBLE: ", troubles)):
            wrapped = [_indented(heading + one) for one in found]
            lines += [*wrapped, ""] if wrapped else []
        failed += missed(trial.measures, figures)
        crashed += troubles
        facts[trial.name] = {
            "figures": [
                one._asdict()
                | {"value": figures.get(one.key), "verdict": one.verdict(figures.get(one.key))}
                for one in trial.measures
            ],
            "troubles": troubles,
            "notes": notes,
        }
    aims = f"{len(failed)} aims missed: {', '.join(failed)}" if failed else "All aims met"
    lines.append(f"{aims}; {len(crashed) or 'no'} troubles.")
    facts["missed"] = failed
    return "\n".join(lines), facts, not failed and not crashed


def _indented(text: str) -> str:
    """Return long lines broken and indented."""
    lines = [
        line
        for one in text.splitlines()
        for line in textwrap.wrap(one, 110, subsequent_indent="  ")
    ]
    return "\n".join(f"  {line}" for line in lines)


def together(parts: Iterable[Figures], known: Mapping[str, Measure]) -> Figures:
    """Return the combined figures of a trial's parts: counts (without a unit) add up, the lowest
    of minimums, the highest of everything else."""
    whole = Figures()
    for part in parts:
        for key, value in part.items():
            measure = known.get(key)
            if measure and not measure.unit:
                whole[key] = whole.get(key, 0) + value
            elif measure and (measure.least is not None or measure.unit == "bytes"):
                whole.lowest(key, value)
            else:
                whole.worst(key, value)
    return whole


if __name__ == "__main__":
    sys.exit(main())
