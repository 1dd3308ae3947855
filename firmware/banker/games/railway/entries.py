"""The acts of a railway game, and what each key asks for in which step."""

from ...kit.describe import ACT, IN_WORDS, PAWN, act, amount, called, flow, kind
from ...ui import keys

WINNER = called("winner", PAWN, lowest=0)
PRICE = amount("price", 9999, reason="bad_number")
START = amount("start_price", 999)
SOURCE = kind("source", 2, names=IN_WORDS)
VENDOR = kind("vendor", 2, names=IN_WORDS)
NUMBER = kind("number", 9)
PAYMENT = kind("payment", 2, names=IN_WORDS)
COST = amount("cost", 990, 10, by=10)
REVENUE = amount("revenue", 9990, by=10)
PAYOUT = kind("payout", 3, names=IN_WORDS)
TRADED = kind("traded", 9, 0)
ANSWER = kind("answer", 2, names=IN_WORDS)
GOES_ON = kind("goes_on", 1, 0)
FIGURE = kind("figure_number", 99, 0)
NEW_VALUE = amount("new_value", 65_535)
PRIVATE_DEAL, TRAIN_DEAL, EXCHANGE_DEAL = 1, 2, 3
TRACK_WORK, STATION_WORK = 1, 2
_ANY_TURN = ("track", "station", "run", "trains")


def draw(app, canvas, outcome, hint, undoing=False):
    """Draw the outcome of any act."""
    from .outcome_screen import draw_outcome

    draw_outcome(app, canvas, outcome, hint, undoing)


def _bargains(game, typed):
    return (PRIVATE_DEAL, TRAIN_DEAL, EXCHANGE_DEAL)[: 3 if game.exchanged else 2]


def _works(game, typed):
    return (TRACK_WORK, STATION_WORK)


DEAL = kind("bargain", 3, names=IN_WORDS, choices=_bargains)
WORK = kind("work", 2, names=IN_WORDS, choices=_works)


def drawn(acts):
    """Return what draws the outcome of each act."""
    return tuple([(one[ACT], draw) for one in acts])


class Later:
    """Stands for rules that are loaded when they are first wanted: of an act, what it does and what
    it refuses; of a flow, its fields, the act that they lead to, and what its key refuses."""

    def __init__(self, name, at, find):
        self._name = name
        self._at = at
        self._find = find

    def __call__(self, game, *values):
        """Do what the rules say."""
        return self._find(self._name)[self._name][self._at](game, *values)


def _rules(name):
    """Return the rules of some acts, this one among them."""
    if name == "auction":
        from .opening import RULES
    elif name in ("buy", "start", "sell", "pass", "private", "exchange"):
        from .stock import RULES
    elif name in ("track", "station", "run", "end"):
        from .operating import RULES
    elif name in ("train", "company_train", "discard"):
        from .depot import RULES
    else:
        from .care import RULES
    return RULES


def _flows(name):
    """Return some flows, this one among them."""
    if name in ("auction", "buy", "deal"):
        from .stock_entries import FLOWS
    else:
        from .operating_entries import FLOWS
    return FLOWS


def _act(name, key, fields, steps=(), asks=True):
    return act(name, key, fields, Later(name, 0, _rules), Later(name, 1, _rules), steps, asks)


def _flow(name, key, steps, checked=False):
    check = Later(name, 2, _flows) if checked else None
    return flow(name, key, Later(name, 0, _flows), Later(name, 1, _flows), steps, check)


def acts(kinds, exchanges=True):
    """Return the acts of a game with these companies, privates and trains."""
    company, private, train = kinds
    any_time = ("stock",) + _ANY_TURN
    granted = kind("granted_to", company[1], 0)
    answer = kind("answer", 2, 0)
    made = (
        _act("auction", None, (WINNER, PRICE, granted, START), ("offer",)),
        _act("buy", None, (company, SOURCE, GOES_ON), ("stock",)),
        _act("start", None, (company, START, GOES_ON), ("stock",)),
        _act("sell", keys.SELL, (company, NUMBER), ("stock", "trains")),
        _act("pass", keys.GO, (), ("stock",)),
        _act("private", None, (private, PRICE, GOES_ON), any_time),
        _act("track", None, (COST,), _ANY_TURN),
        _act("station", None, (PAYMENT,), _ANY_TURN),
        _act("run", None, (REVENUE, PAYOUT), _ANY_TURN[:3]),
        _act("train", None, (train, VENDOR, TRADED), ("trains",)),
        _act("company_train", None, (company, train, PRICE), ("trains",)),
        _act("end", None, (answer,), ("trains",)),
        _act("discard", keys.GO, (train,), ("discard",)),
        _act("remove", keys.REMOVE, (PAWN,), (), False),
        _act("figure", None, (FIGURE, NEW_VALUE), (), False),
    )
    return made + (_act("exchange", None, (SOURCE,), any_time),) if exchanges else made


FLOWS = (
    _flow("auction", keys.INTEREST, ("offer",)),
    _flow("buy", keys.BUY_BANK, ("stock",)),
    _flow("deal", keys.BUY_PLAYER, ("stock",) + _ANY_TURN, True),
    _flow("build", keys.OFFICES, ("track", "station"), True),
    _flow("run", keys.GO, _ANY_TURN[:3]),
    _flow("train", keys.BUY_BANK, ("trains",)),
    _flow("end", keys.GO, ("trains",)),
)
