"""Trains that go: those that a phase scraps, and those that are more than a company may have."""


def scrap(game, train):
    """Take all trains of a type out of the game."""
    game.left[train] = game.pooled[train] = 0
    first, last = game.company_kind[:2]
    for company in range(first, last + 1):
        game.trains[company, train] = 0
    game.say("trains_rust", game.train_kind, train)


def over_limit(game):
    """Return the companies that have too many trains, in operating order."""
    return [
        company
        for company in game.order()
        if len(game.trains_of(company)) > game.train_limit(company)
    ]


def give_up(game, company, train):
    """Return a train to the pool, unpaid."""
    game.trains[company, train] -= 1
    game.pooled[train] += 1


def surplus(game):
    """Have companies with too many trains give some up: by the unit where there is no choice;
    return whether one must choose."""
    for company in over_limit(game):
        while len(game.trains_of(company)) > game.train_limit(company):
            theirs = game.trains_of(company)
            if theirs[0] != theirs[-1]:
                game.step = game.steps.index("discard")
                game.turn = company
                return True
            give_up(game, company, theirs[0])
            game.say("discards", game.company_kind, company, game.train_kind, theirs[0])
    return False
