"""Decides at power-on who may write to the drive: the unit, or the PC if MENU is held.

Shows that code.py must be installed again where that is empty or cut short, for it cannot itself.
"""

import board
import digitalio
import pins
import storage
import usb_cdc

position = 0
while pins.KEYS[position // 5][position % 5] != pins.DRIVE_KEY:
    position += 1
row = digitalio.DigitalInOut(getattr(board, pins.ROWS[position // 5]))
row.switch_to_output(False)
column = digitalio.DigitalInOut(getattr(board, pins.COLUMNS[position % 5]))
column.switch_to_input(digitalio.Pull.UP)
if column.value:
    storage.remount("/", readonly=False)
row.deinit()
column.deinit()
usb_cdc.enable(console=True, data=True)

try:
    with open("/code.py", "rb") as file:
        whole = file.read().rstrip().endswith(b"report(error)")
except OSError:
    whole = True  # CircuitPython runs main.py instead
if not whole:
    import main

    main.show("code.py")
