"""Comment 18Africa raconte ce qui est passé: titre et phrase de chaque sorte.

%s est un pion ou une compagnie. Six lignes de 21 caractères au plus, avec ce qui suit.
"""

TEXTS = {
    1: "Tirage|",
    2: "Enchère|%s a gagné.",
    3: "Vente|%s a vendu.",
    4: "Achat|%s a acheté.",
    5: "Tour|%s a fini son tour.",
    6: "Pouvoir|%s s'en est servi.",
    7: "Voies|%s a posé.",
    8: "Rouler|%s a roulé.",
    9: "Partie|Une nouvelle partie a commencé.",
    10: "Train|%s a négocié.",
    11: "Concession|%s l'a eue.",
    12: "Corriger|",
    13: "Nombre|",
    14: "Retrait|@%d a quitté la table. Ses biens restent.",
}
