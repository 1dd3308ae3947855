"""How money is moved: every change is noted in the outcome of a transaction."""

from .data import COMPANY, END_BANK, END_PRICE, LAST_PRICE


def noted(notes, account, change, after):
    """These notes with one more change; an account has one note."""
    for at in range(len(notes)):
        if notes[at][0] == account:
            return notes[:at] + ((account, notes[at][1] + change, after),) + notes[at + 1 :]
    return notes + ((account, change, after),)


def move_money(after, account, change):
    """Change what an account has; returns it."""
    if account > COMPANY:
        after.treasuries[account - COMPANY] += change
        return after.treasuries[account - COMPANY]
    after.cash[account - 1] += change
    return after.cash[account - 1]


def pay(after, outcome, account, change):
    """Give a pawn or a company money, or take it."""
    outcome.payments = noted(outcome.payments, account, change, move_money(after, account, change))


def earn(after, outcome, account, change):
    """Give an account what it has as an operating round begins."""
    outcome.incomes = noted(outcome.incomes, account, change, move_money(after, account, change))


def find_end(after, outcome):
    """Whether the bank is broken or a price has come to where the game ends."""
    if after.end:
        return
    if after.bank() < 0:
        after.end = END_BANK
    elif after.order and after.price(after.order[0]) >= LAST_PRICE:
        after.end = END_PRICE
    outcome.ends = after.end


def arrive(after, company, space):
    """Put a token on a space, under those there."""
    after.spaces[company] = space
    others = [other for other in after.order if other != company]
    at = 0
    while at < len(others) and after.spaces[others[at]] >= space:
        at += 1
    after.order = bytes(others[:at] + [company] + others[at:])
