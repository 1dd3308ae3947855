"""The unit for people: the virtual board in step with real time."""
