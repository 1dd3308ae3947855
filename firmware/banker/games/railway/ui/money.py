"""Changes of money on a screen."""


def signed(change):
    """A change with its sign."""
    return ("+" if change > 0 else "") + str(change)


def with_bank(texts, changes, undoing):
    """What the bank gets or pays, in words, where it does: what others pay and nobody gets."""
    bank = -sum([change for _, change, _ in changes])
    if not bank:
        return []
    return [texts["bank_gets" if (bank > 0) != undoing else "bank_pays"] % abs(bank)]
