"""Game positions that tests start from, reached as players reach them: by transactions."""

from tests.support.trader import BUY, FLOAT, OFFICES, SELL, TRADE, Game


def played(*transactions, seed=1, lively=False):
    """Return a game after these transactions."""
    game = Game(seed, lively)
    for transaction in transactions:
        game.apply(transaction)
    return game


def red_monopoly(*offices):
    """Return a game in which pawn 2 presides over 12, 13 and 14 with five shares each, with
    these offices."""
    game = played((FLOAT, 2, 12), (FLOAT, 2, 13), (FLOAT, 2, 14))
    if offices:
        game.apply((OFFICES, 12, *offices))
    return game


def manual_interest():
    """Return a game with offices 3-3-4; of 14 the car has three shares, the dog two, three
    others one each."""
    game = red_monopoly(3, 3, 4)
    game.apply((TRADE, 3, 2, 14, 2))
    for pawn in (1, 5, 6):
        game.apply((BUY, pawn, 14, 1))
    return game


def holding(code, president, holdings):
    """Return a game in which a company is held like this and the pawn presides over it."""
    game = played((FLOAT, president, code))
    for pawn, shares in enumerate(holdings, 1):
        if pawn == president:
            continue
        for _ in range(shares):
            # One bought, one sold by the president where the bank has run out.
            if not game.bank(code):
                game.apply((SELL, president, code, 1))
            game.apply((BUY, pawn, code, 1))
    surplus = game.shares[president, code] - holdings[president - 1]
    if surplus > 0:
        game.apply((SELL, president, code, surplus))
    for _ in range(-surplus):
        game.apply((BUY, president, code, 1))
    return game
