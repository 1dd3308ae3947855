"""The acts of Trader. Loaded when one is entered."""

from ...kit.cell_values import PAWN
from ...kit.describe import act, flow
from ...ui import keys
from .data import MOST_BOUGHT
from .position import COMPANY
from .trading import (
    BUYER,
    COUNT,
    FIRST,
    MOOD,
    SECOND,
    SELLER,
    THIRD,
    bank_fields,
    bought,
    build,
    buy,
    check_build,
    check_buy,
    check_float,
    check_interest,
    check_sell,
    check_trade,
    float_company,
    go,
    office_fields,
    offices_entered,
    pay_interest,
    remove,
    sell,
    set_mood,
    trade,
)

ENTRIES = (
    flow("buy_bank", keys.BUY_BANK, bank_fields, bought),
    flow("offices", keys.OFFICES, office_fields, offices_entered),
    act("float", None, (PAWN, COMPANY), float_company, check_float),
    act("buy", None, (PAWN, COMPANY, COUNT), buy, check_buy),
    act("sell", keys.SELL, (PAWN, COMPANY, COUNT), sell, check_sell),
    act("buy_player", keys.BUY_PLAYER, (BUYER, SELLER, COMPANY, COUNT), trade, check_trade),
    act("build", None, (COMPANY, FIRST, SECOND, THIRD), build, check_build),
    act("interest", keys.INTEREST, (PAWN, COMPANY), pay_interest, check_interest),
    act("go", keys.GO, (PAWN,), go),
    act("remove", keys.REMOVE, (PAWN,), remove),
    act("market", None, (MOOD,), set_mood),
)


def draw_hint(game, app, canvas, name, field, typed):
    """Draw how many shares can be meant."""
    if field != COUNT:
        return False
    code = typed[-1]
    if name == "buy_bank":
        has, words, fewest = game.bank(code), "bank_has", MOST_BOUGHT
    else:
        has, words, fewest = game.shares[typed[-2], code], "seller_has", 2
    canvas.text(6, 0, app.texts[words] % has if has >= fewest else "1")
    return True
