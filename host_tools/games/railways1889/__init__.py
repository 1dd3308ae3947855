"""The desktop's side of 1889."""

NAME = "1889"
