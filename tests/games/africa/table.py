"""Games that tests start from, and what a game answers; reached as players reach them, or put right
by hand where that would take long."""

from banker.games.africa import refusals
from banker.games.africa.codec import flaw, to_bytes
from banker.games.africa.data import (
    CARDS_SALE,
    CONCESSIONS,
    DRAW,
    FIRST,
    FIRST_PRIVATE,
    OPERATE,
    SPACES,
    STOCK,
)
from banker.games.africa.game import Game
from banker.games.africa.transactions import (
    AUCTION,
    BUY,
    CASH,
    CORRECT,
    DIRECTORS,
    DRAW_COMPANIES,
    GO,
    HAND,
    KEEP,
    ONE_SHARE,
    PRICE,
    RUN,
    TREASURY,
)

from tests.games.trader.refusal import reason

AR, CSA, AO, EAR, COR, ENR, KR, CGH, MF, CNR = 1, 2, 3, 4, 5, 6, 7, 8, 9, 17
IN_PLAY = (AR, CSA, AO, EAR, COR, CGH, MF, 10, CNR)
REASONS = tuple(value for name, value in vars(refusals).items() if name.isupper())


def bits(codes):
    """A set of companies."""
    return sum(1 << code - 1 for code in codes)


def drawn(players=4, codes=IN_PLAY):
    """A game whose cards are to be auctioned."""
    game = Game(range(1, players + 1))
    assert game.stage == DRAW
    game.apply((DRAW_COMPANIES, bits(codes[: game.to_draw()])))
    assert game.stage == CARDS_SALE
    return game


def first(players=4, cash=2000):
    """The first stock round, pawn 1 in turn; everybody has so much to go on with."""
    game = drawn(players)
    while game.stage == CARDS_SALE:
        game.apply((AUCTION, players, int(game.cards == 1), 0))
    assert game.stage == FIRST
    assert game.turn == game.priority == 1
    for pawn in range(1, players + 1):
        game.apply((CORRECT, CASH, pawn, cash))
    return game


def hand(game, pawn, company, kind=ONE_SHARE, times=1):
    """A pawn pays for certificates of its hand, whoever is in turn."""
    turn, source = game.turn, game.source
    game.turn, game.source = pawn, 0
    for _ in range(times):
        game.apply((BUY, HAND, company, kind))
    game.turn, game.source = turn, source


def direct(game, pawn, company):
    """A pawn pays for a director's certificate of its hand."""
    hand(game, pawn, company, DIRECTORS)


def pass_all(game):
    """All pass: the stock round is over."""
    stage = game.stage
    while game.stage == stage and stage in (FIRST, STOCK):
        game.apply((GO,))
    return game


def no_cash(game):
    """Companies hand over nothing and no train runs: go through an operating round."""
    number, at = game.round, game.set
    while game.stage == OPERATE and (game.round, game.set) == (number, at):
        game.apply((RUN, 0, KEEP) if game.step < 3 else (GO,))


def stock(game):
    """On to the next stock round, nothing done on the way."""
    if game.stage in (FIRST, STOCK):
        pass_all(game)
    while game.stage == OPERATE:
        no_cash(game)
    code = 31
    while game.stage == CONCESSIONS:
        game.apply((AUCTION, 1, 0, code))
        code += 1
    assert game.stage == STOCK
    return game


def price(game, company, value):
    """Put a token on a space, as a correction does."""
    if game.price(company) != value:
        game.apply((CORRECT, PRICE, company, value))


def treasury(game, company, value):
    """Let a company have so much."""
    game.apply((CORRECT, TREASURY, company, value))


def cash(game, pawn, value):
    """Let a pawn have so much."""
    game.apply((CORRECT, CASH, pawn, value))


def give_private(game, account, code):
    """Let somebody own a private."""
    game.privates[code - FIRST_PRIVATE] = account


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
    spaces = SPACES.index(game.price(company))
    stock(game)
    pass_all(game)
    game.spaces[company] = spaces
    assert game.stage == OPERATE
    assert game.company == company
    treasury(game, company, money)
    for at, train in enumerate(sorted(trains)):
        game.trains[2 * company + at] = train
        game.bank_trains[train - 2] -= 1
        game.offer = 3 if train > 2 else game.offer
    assert flaw(game) is None
    return game


def money(game):
    """All money, the bank's too."""
    return sum(game.cash) + sum(game.treasuries) + game.bank()


def refusal(game, transaction):
    """The reason, the same from prepared and apply, after which the game is as it was."""
    before = to_bytes(game)
    reasons = {reason(ask, transaction) for ask in (game.prepared, game.apply)}
    assert to_bytes(game) == before
    assert len(reasons) == 1
    assert None not in reasons
    return reasons.pop()
