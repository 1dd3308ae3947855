"""The desktop side of Courtier: simulator, key scripts, deployment and benchmarks.

The firmware's own package, `banker`, is imported from where it lies. Its folder goes to the end
of the path: the board wants its main program to be called code.py, and so is a module of Python's.
"""

import sys
from pathlib import Path

_HERE = Path(__file__).resolve().parent
ROOT = _HERE.parent  # of a checkout
# Beside this package in a checkout, inside it in an installed wheel.
FIRMWARE = next(place for place in (ROOT / "firmware", _HERE / "firmware") if place.is_dir())

if str(FIRMWARE) not in sys.path:
    sys.path.append(str(FIRMWARE))
