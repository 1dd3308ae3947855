"""The printed circuit board: reads the KiCad project in `hardware/pcb`, checks it against the
firmware's pins and the case, and has KiCad check, plot and draw it."""
