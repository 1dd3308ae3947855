"""The unit for people: the virtual board in step with the clock on the wall."""
