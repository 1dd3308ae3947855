"""What 18Africa calls the keys: it wears the overlay of 1861."""

from host_tools.games.railways1861.legends import OVERLAY

__all__ = ["OVERLAY"]
