"""Games that tests start from, and what a game answers; reached as players reach them, or put right
by hand where that would take long."""

from banker import games
from banker.games.africa.buying import HAND
from banker.games.africa.data import (
    CARDS_SALE,
    CONCESSIONS,
    DIRECTORS,
    DRAW,
    FIRST,
    ONE_SHARE,
    STOCK,
    TRAINS,
)
from banker.kit.define import validate
from banker.kit.layout import CORRECT

from host_tools.games import PACKAGES
from host_tools.games.kit import rules
from tests.games.trader.refusal import reason

Game = rules(PACKAGES.index("africa"))
PAY, KEEP, AT_COST, FREE = 1, 3, 1, 2
AR, CSA, AO, EAR, COR, ENR, KR, CGH, MF, CNR = 1, 2, 3, 4, 5, 6, 7, 8, 9, 17
IN_PLAY = (AR, CSA, AO, EAR, COR, CGH, MF, 10, CNR)
__all__ = ["AO", "EAR", "ENR", "KR"]


def of(name, *values):
    """A transaction by the name of its act."""
    return (Game.kind_of(name), *values)


def do(game, name, *values):
    """Carry out an act; its outcome."""
    return game.apply(of(name, *values))


def go(game):
    """End a turn, or pass."""
    ends = game.operating() or game.acted
    return do(game, "end" if ends else "pass")


def correct(game, digit, where, value):
    """Put a figure right."""
    game.apply((CORRECT, digit, where, 0, value))


def bits(codes):
    """A set of companies."""
    return sum(1 << code - 1 for code in codes)


def drawn(players=4, codes=IN_PLAY):
    """A game whose cards are to be auctioned."""
    game = Game(range(1, players + 1))
    assert game.step == DRAW
    do(game, "draw", bits(codes[: game.to_draw()]))
    assert game.step == CARDS_SALE
    return game


def first(players=4, cash=2000):
    """The first stock round, pawn 1 in turn; everybody has so much to go on with."""
    game = drawn(players)
    while game.step == CARDS_SALE:
        do(game, "auction", players, int(game.cards == 1))
    assert game.step == FIRST
    assert game.turn == game.priority == 1
    for pawn in range(1, players + 1):
        correct(game, 1, pawn, cash)
    return game


def hand(game, pawn, company, kind=ONE_SHARE, times=1):
    """A pawn pays for certificates of its hand, whoever is in turn."""
    turn, source = game.turn, game.source
    game.turn, game.source = pawn, 0
    for _ in range(times):
        do(game, "card", HAND, company, kind)
    game.turn, game.source = turn, source


def direct(game, pawn, company):
    """A pawn pays for a director's certificate of its hand."""
    hand(game, pawn, company, DIRECTORS)


def pass_all(game):
    """All pass: the stock round is over."""
    step = game.step
    while game.step == step and step in (FIRST, STOCK):
        go(game)
    return game


def no_cash(game):
    """Companies hand over nothing and no train runs: go through an operating round."""
    number, at = game.round, game.set
    while game.operating() and (game.round, game.set) == (number, at):
        if game.step < TRAINS:
            do(game, "run", 0, KEEP)
        else:
            go(game)


def stock(game):
    """On to the next stock round, nothing done on the way."""
    if game.step in (FIRST, STOCK):
        pass_all(game)
    while game.operating():
        no_cash(game)
    code = 31
    while game.step == CONCESSIONS:
        do(game, "sale", 1, 0, code)
        code += 1
    assert game.step == STOCK
    return game


def price(game, company, value):
    """Put a token on a space, as a correction does."""
    if game.price_of(company) != value:
        correct(game, 3, company, value)


def treasury(game, company, value):
    """Let a company have so much."""
    correct(game, 2, company, value)


def cash(game, pawn, value):
    """Let a pawn have so much."""
    correct(game, 1, pawn, value)


def give_private(game, account, code):
    """Let somebody own a private."""
    game.privates[code] = account


def fill_pool(game, count, company=MF):
    """So many shares of a company that nobody has, paid as if long ago."""
    game.ordinary[company] += count


def operating(company=CGH, leader=1, players=4, managed=False, trains=(), money=1000):
    """A set-2 operating round with one company in turn, at its first step."""
    game = first(players)
    if managed:
        hand(game, leader, company, times=3)
    else:
        direct(game, leader, company)
    at = game.price[company]
    stock(game)
    pass_all(game)
    game.price[company] = at
    assert game.operating()
    assert game.company == company
    treasury(game, company, money)
    for train in sorted(trains):
        game.trains[company] = 10 * game.trains[company] + train
        game.bank_trains[train] -= 1
        game.offer = 3 if train > 2 else game.offer
    assert validate(game) is None
    return game


def money(game):
    """All money, the bank's too."""
    return sum(game.cash) + sum(game.treasury) + game.bank()


def refusal(game, transaction):
    """The reason, the same from prepared and apply, after which the game is as it was."""
    before = games.to_bytes(game)
    reasons = {reason(ask, transaction) for ask in (game.prepared, game.apply)}
    assert games.to_bytes(game) == before
    assert len(reasons) == 1
    assert None not in reasons
    return reasons.pop()
