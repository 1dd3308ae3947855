"""The desktop's side of 18Chesapeake."""

NAME = "chesapeake"
