"""The unit's end of the USB cable: what it tells, and the little it does when asked."""
