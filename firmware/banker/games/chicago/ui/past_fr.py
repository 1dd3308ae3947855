"""Comment Chicago Express raconte ce qui est passé: titre et phrase de chaque sorte.

@%d est un pion. Six lignes de 21 caractères au plus, avec ce qui suit.
"""

TEXTS = {
    1: "Enchère|@%d a eu une action %s pour %d$, payés à la %s.",
    2: "Réseau|@%d a bâti pour la %s: %d locos, %d$.",
    3: "Ville|@%d a développé une ville.",
    4: "Montagne|@%d a développé une montagne.",
    5: "Forêt|@%d a développé une forêt.",
    6: "Industrie|@%d a développé %s: %d.",
    7: "Renoncer|@%d a renoncé. Cadran: %s.",
    8: "Retrait|@%d a quitté la partie. Son argent est à la banque.",
    9: "Partie|Une nouvelle partie a commencé.",
    10: "Dividendes|Reçu:",
    11: "Corriger|",
    12: "Tableau|",
    "unsold": "Personne n'a voulu l'action %s.",
    "income": "Revenu %s: %d.",
    "bank_paid": "La banque a payé %d.",
}
