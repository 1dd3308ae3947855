"""The desktop's side of 1830."""

NAME = "1830"
