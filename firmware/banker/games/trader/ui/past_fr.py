"""Comment le jeu Trader raconte ce qui est passé: une phrase par sorte de transaction.

@%d est un pion. Six lignes de 21 caractères au plus, avec ce qui suit.
"""

TEXTS = {
    1: "@%d a introduit la %s en bourse et payé %d à la banque.",
    2: "@%d a acheté %s de la %s à la banque pour %d.",
    3: "@%d a vendu %s de la %s à la banque pour %d.",
    4: "@%d a acheté %s de la %s à @%d.",
    5: "@%d a bâti des bureaux et payé %d à la banque.",
    6: "@%d a payé les intérêts de la %s à la banque: %d.",
    7: "@%d a passé le Départ et reçu %d de la banque.",
    8: "@%d a quitté la partie. Ses actions sont à la banque.",
    9: "Une nouvelle partie a commencé.",
    10: "Le marché est devenu %s.",
    "share": "1 action",
    "shares": "%d actions",
    "taken_down": "@%d a vendu des bureaux et reçu %d de la banque.",
    "forced": "Bureaux: @%d a reçu %d.",
    "president": "%s: président @%d.",
    "delisted": "La %s n'est plus cotée.",
}
