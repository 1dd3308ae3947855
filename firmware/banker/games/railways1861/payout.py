"""Splits a public's revenue."""

from .tables import FULL, HALF


def paid_out(revenue, choice):
    """Return what of a public's revenue is paid out: all, half rounded up to a ten, nothing."""
    if choice == FULL:
        return revenue
    return (revenue // 2 + 9) // 10 * 10 if choice == HALF else 0
