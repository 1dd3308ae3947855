"""Tools for the hardware: wiring, layout, parts, current budget, key legends and the case.

They read the firmware's `pins.py`, the legends and the KiCad project, and write the files in
`hardware/`.
"""
