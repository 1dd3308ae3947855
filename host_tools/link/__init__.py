"""The desktop's side of the USB cable: ports, the unit's protocol, backups."""
