"""Interest on landing at a listed company, and how it is shared among the shareholders."""

from .data import GROUP_OF, INTEREST_PERCENT, PAWNS, RENTS


def interest(game, payer, code):
    """Return what a pawn pays on a listed company: 0 for its president, else at least 1."""
    if game.presidents[code] == payer:
        return 0
    return interest_with(game, code, game.shares[payer, code])


def interest_with(game, code, held):
    """Return what a pawn pays that holds so many shares and does not preside."""
    offices = game.offices[code]
    rent = RENTS[code][offices]
    if not offices and game.monopolist(GROUP_OF[code]):
        rent *= 2
    sold = sum(game.shares.column(code))
    others = sold - held
    # Rounded to the nearest, half up: twice the fraction plus one, halved.
    return max(1, (2 * rent * INTEREST_PERCENT * others + 100 * sold) // (200 * sold))


def shared(game, payer, code, amount):
    """Return what each pawn is credited of an amount, by shares, to the last million.

    Everybody but the payer gets the whole part of the own share; what remains goes one by one to
    the largest fractions, equal ones in pawn rotation from the president.
    """
    holdings = game.shares.column(code)
    holdings[payer - 1] = 0
    sharing = sum(holdings)
    credited = [amount * held // sharing for held in holdings]
    fractions = [amount * held % sharing for held in holdings]
    for _ in range(amount - sum(credited)):
        best = -1
        for step in range(PAWNS):
            pawn = (game.presidents[code] - 1 + step) % PAWNS
            if best < 0 or fractions[pawn] > fractions[best]:
                best = pawn
        credited[best] += 1
        fractions[best] = -1
    return credited
