"""18Africa in words: what a record did, and all that followed from it."""

import pytest
from banker.games.africa.codec import to_bytes
from banker.games.africa.data import COMPANY, SPACES
from banker.games.africa.transactions import (
    AUCTION,
    BUY,
    CASH,
    CONCESSION,
    CORRECT,
    FROM_POOL,
    GO,
    KEEP,
    OF_COMPANY,
    POWER,
    PRICE,
    REMOVE,
    RUN,
    SELL,
    TABLE,
    TO_BANK,
    TRAIN,
)

from host_tools.games.africa.sentences import standing
from host_tools.history.sentences import LANGUAGES, moment_sentence
from host_tools.history.story import Story
from tests.games.africa.stories import told_story, whole_evening
from tests.games.africa.table import (
    AR,
    CGH,
    COR,
    Game,
    direct,
    drawn,
    fill_pool,
    first,
    give_private,
    hand,
    operating,
    pass_all,
    price,
    stock,
)


def said(game, *transactions, lang="en"):
    """What follows from a laid table, in sentences."""
    story = Story(to_bytes(game), transactions)
    assert story.problem is None
    return [moment_sentence(moment, lang) for moment in story.moments()]


def opening(lang):
    """The short game."""
    return [moment_sentence(moment, lang) for moment in told_story().moments()]


def test_an_opening_in_english():
    assert opening("en") == [
        "The hat buys the director’s certificate of CGH from its hand for 152. "
        "Afterwards: hat 348 (-152), CGH 152 (+152). CGH starts at 76. The hat now leads CGH.",
        "The hat buys Edmunds from its hand for 115. Afterwards: hat 233 (-115).",
        "The hat has finished.",
        "The car buys a share of CGH from its hand for 76. "
        "Afterwards: car 424 (-76), CGH 228 (+76).",
        "The car buys a share of CGH from its hand for 76. "
        "Afterwards: car 348 (-76), CGH 304 (+76).",
        "The car has finished.",
        "The dog buys a bond from the bank for 100. Afterwards: dog 400 (-100).",
        "The hat passes.",
        "The car passes.",
        "The dog passes. Operating round 1.1 begins. Incomes: hat 253 (+20), dog 415 (+15).",
        "CGH builds track for 20 and gets 30 for new connections. Afterwards: CGH 314 (+10).",
        "CGH lays a station for nothing.",
        "CGH earns nothing. CGH: price 76 to 71.",
        "CGH buys a 2 train from the bank for 180. Afterwards: CGH 134 (-180).",
        "CGH has finished. Operating round 1.2 begins. Incomes: hat 273 (+20), dog 430 (+15).",
        "CGH earns 180 and pays 18 a share. Afterwards: hat 309 (+36), car 384 (+36). "
        "CGH: price 71 to 82.",
        "CGH has finished. The concessions are put up for auction.",
    ]


def test_an_opening_in_french():
    french = opening("fr")
    assert french[3] == (
        "La voiture achète une action CGH de sa main pour 76. "
        "Ensuite\u00a0: voiture 424 (-76), CGH 228 (+76)."
    )
    assert french[11:13] == [
        "CGH pose une gare gratuite.",
        "CGH n’encaisse rien. CGH\u00a0: prix de 76 à 71.",
    ]
    assert french[-1] == "CGH a terminé. Les concessions sont mises aux enchères."


def test_cards_and_the_die():
    game = drawn(3)
    cards = [(AUCTION, 2, 0, 0)] * game.cards
    told = said(game, *cards, (AUCTION, 3, 0, 0))
    assert told[0] == "The car wins a card for 0."
    assert told[-2] == "The car wins a card for 0. The die decides who begins."
    assert told[-1] == (
        "The die picks the dog among those who have spent most. Stock round 1 begins."
    )


def test_a_stock_round():
    game = first(3)
    direct(game, 1, AR)
    hand(game, 2, AR, times=3)
    give_private(game, 3, 26)
    game.bonds[2] = 2
    stock(game)
    assert said(
        game, (POWER, 26), (SELL, 20, 2), (SELL, 26, 1), (GO,), (GO,), (SELL, AR, 3), (REMOVE, 2)
    ) == [
        "The dog takes priority with Madianos.",
        "The dog sells 2 bonds for 200. Afterwards: dog 2310 (+200).",
        "The dog sells Madianos for 160. Afterwards: dog 2470 (+160).",
        "The dog has finished.",
        "The hat passes.",
        "The car sells 3 shares of AR for 246. Afterwards: car 1946 (+246). The hat now leads AR.",
        "The car leaves the table. All that it has stays.",
    ]


def test_a_company_s_turn():
    game = operating(trains=(2, 3), money=500)
    give_private(game, COMPANY + CGH, 22)
    game.concessions[5] = 1
    fill_pool(game, 2, COR)
    told = said(
        game,
        (CONCESSION, 36),
        (POWER, 22),
        (RUN, 12, KEEP),
        (TRAIN, TO_BANK, 3),
        (BUY, FROM_POOL, COR, 1),
        (GO,),
    )
    assert told[:5] == [
        "CGH gets the concession Cotton for good.",
        "CGH uses the power of Allen Rock.",
        "CGH earns 120 and keeps it. Afterwards: CGH 620 (+120). CGH: price 76 to 71.",
        "CGH sells its 3 train to the bank for 180. Afterwards: CGH 800 (+180).",
        "CGH buys a share of COR from the pool for 82. Afterwards: CGH 718 (-82).",
    ]
    assert told[5].startswith("CGH has finished. Operating round 2.2 begins.")


def test_a_train_of_another_company():
    game = first(3)
    direct(game, 1, CGH)
    direct(game, 2, COR)
    pass_all(game)
    game.trains[2 * CGH], game.bank_trains[0] = 2, 5
    told = said(game, (RUN, 0, KEEP), (TRAIN, OF_COMPANY, CGH, 2, 7, 1))
    assert told[1] == "COR buys the 2 train of CGH for 7. Afterwards: COR 157 (-7), CGH 159 (+7)."


def test_a_company_is_removed_and_a_depression_comes():
    game = first(3)
    direct(game, 1, CGH)
    direct(game, 2, AR)
    stock(game)
    price(game, CGH, 5)
    price(game, AR, 100)
    fill_pool(game, 7, AR)
    told = said(game, (GO,), (GO,), (GO,))
    assert told[-1] == (
        "The hat passes. Afterwards: CGH 0 (-152). Operating round 2.1 begins. "
        "Depression: every price goes one back. AR: price 100 to 90. "
        "CGH is removed from the game."
    )


def test_how_it_ends():
    game = operating(trains=(2,))
    game.spaces[CGH] = SPACES.index(380)
    told = said(game, (RUN, 76, 1), (GO,), lang="fr")
    assert "Un prix a atteint 400\u00a0: la partie finit avec ce tour d’exploitation." in told[0]
    assert told[1].startswith("CGH a terminé. La partie est finie\u00a0: le chapeau gagne avec ")


def test_care():
    game = Game((1, 2))
    assert said(game, (TABLE, 9, 200), (TABLE, 23, 20), lang="fr") == [
        "Réglage\u00a0: prix de reprise du train 3 200 (avant\u00a0: 180).",
        "Réglage\u00a0: limite de titres avec une éliminée 20 (avant\u00a0: 23).",
    ]
    game = operating()
    assert said(game, (CORRECT, CASH, 2, 7), (CORRECT, PRICE, CGH, 100)) == [
        "Corrected: cash of the car 7 (before: 2000). Afterwards: car 7 (-1993).",
        "Corrected: price of CGH 100 (before: 76). CGH: price 76 to 100.",
    ]


def test_a_game_in_a_line():
    assert standing(told_story().end, "en") == "1; worth: hat 606, car 566, dog 530"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_happens_in_an_evening_can_be_told(lang):
    for moment in whole_evening().moments():
        sentence = moment_sentence(moment, lang)
        assert sentence.endswith(".")
        assert not {"{", "}", "None", "(+0)"} & set(sentence.split())
