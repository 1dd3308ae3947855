"""The unit's end of the USB cable: what it sends, and the few requests that it answers."""
