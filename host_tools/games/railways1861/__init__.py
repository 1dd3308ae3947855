"""1861 on the desktop: what its figures, words, pages and keys are."""

NAME = "1861"
