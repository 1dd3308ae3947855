"""The desktop's end of the USB cable: ports, the unit's protocol, backups."""
