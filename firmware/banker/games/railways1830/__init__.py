"""1830: eight railways, and the barons who rob them."""
