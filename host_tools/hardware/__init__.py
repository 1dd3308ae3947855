"""The hardware's own tools: wiring, layout, parts, current budget, key legends and the case.

Everything starts from the firmware's `pins.py`, the legends and the KiCad project; what they
make is in `hardware/`.
"""
