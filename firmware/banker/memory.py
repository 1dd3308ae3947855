"""Makes room when memory is short: what screens have loaded goes, and comes back when it is wanted.

What the unit needs all the time is noted once it is loaded, and stays.
"""

import gc
import sys

from .forget import forget

LOW = 60_000  # bytes free, below which a screen that is opened again may take 100 ms longer
_resident = []


def note_resident():
    """All that is loaded now stays."""
    _resident.clear()
    _resident.extend(sys.modules)


def make_room(at_home):
    """Collect what is not used any more; at home, where nothing but resident modules is in use,
    more than that if it must be."""
    gc.collect()
    # A desktop has room.
    if at_home and _resident and hasattr(gc, "mem_free") and gc.mem_free() < LOW:
        for name in list(sys.modules):
            if name.startswith("banker.") and name not in _resident:
                forget(name)
        gc.collect()
