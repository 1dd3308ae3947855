"""Writes the lock files' hashes again, after somebody has changed a version in one of them: `python
-m host_tools.supply.renew`. It takes every file that PyPI has of each version, so that the locks
hold on every machine, and says where a wheel is missing.
"""

import sys
from collections.abc import Callable

from host_tools.supply.index import File, files_of, missing
from host_tools.supply.lock_file import LOCKS, ROOT, BadLock, read_lock, write_lock


def renew(text: str, ask: Callable[[str, str], list[File]], say: Callable[[str], None]) -> str:
    """A lock file with the hashes of today; BadLock where a version does not exist."""
    hashes: dict[str, list[str]] = {}
    for pin in read_lock(text):
        files = ask(pin.package, pin.version)
        if not files:
            raise BadLock(f"there is no {pin.name} {pin.version}")
        hashes[pin.package] = [one.sha256 for one in files]
        lacking = missing(files)
        if lacking:
            say(f"{pin.name} has no wheel for {'; '.join(lacking)}.")
    return write_lock(text, hashes)


def main() -> int:
    """Renew all of them; nothing is written if one cannot be."""
    try:
        texts = {name: (ROOT / name).read_text("utf-8") for name in LOCKS}
        renewed = {name: renew(text, files_of, print) for name, text in texts.items()}
    except (BadLock, OSError) as problem:
        print(f"make lock: {problem}.", file=sys.stderr)
        return 1
    for name, text in renewed.items():
        (ROOT / name).write_text(text, encoding="utf-8")
        print(f"{name}: {len(read_lock(text))} packages, {text.count('--hash')} files.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
