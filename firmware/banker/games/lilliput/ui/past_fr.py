"""Comment 18Lilliput raconte ce qui est passé: titre et phrase de chaque sorte.

@3 est un pion. Six lignes de 21 caractères au plus, avec ce qui suit.
"""

TEXTS = {
    1: "Choix|%s a choisi %s.",
    2: "Justicier|%s a pris:",
    3: "Carte|%s a pris la carte %d, côté %d.",
    4: "Fin|%s n'a plus rien acheté.",
    5: "Vente|%s a vendu %d de %s.",
    6: "Achat|%s a acheté une action %s.",
    7: "Train|",
    8: "Payé|",
    9: "Partie|Une nouvelle partie a commencé.",
    10: "Rouler|%s a fait %d et gardé.",
    11: "Manche|Le premier train est parti.",
    12: "Gulliver|%s a acheté une action %s.",
    13: "Retrait|%s a quitté la partie.",
    14: "Corriger|",
    "nothing": "%s n'a rien acheté.",
    "founded": "%s a fondé %s.",
    "paid": "%s a fait %d et versé.",
    "train_0": "%s a rendu un %s.",
    "train_1": "%s a acheté un %s neuf.",
    "train_2": "%s a acheté un %s à une compagnie.",
    "train_3": "%s a acheté un %s de la réserve.",
    "train_4": "%s a rendu un %s.",
    "phase": "La phase %d a commencé.",
}
