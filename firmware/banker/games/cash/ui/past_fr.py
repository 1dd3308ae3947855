"""Comment Cash raconte ce qui est passé: titre et phrase de chaque sorte de transaction.

@%d est un pion. Six lignes de 21 caractères au plus, avec ce que chacun avait alors.
"""

TEXTS = {
    1: "Paiement|@%d a payé %d $ à la banque.",
    2: "Paiement|@%d a reçu %d $ de la banque.",
    3: "Paiement|@%d a payé %d $ à @%d.",
    4: "De tous|@%d a reçu %d $ de chacun des autres.",
    5: "À tous|@%d a payé %d $ à chacun des autres.",
    6: "Départ|@%d a passé le Départ et reçu %d $ de la banque.",
    7: "Retrait|@%d a quitté la partie.",
    8: "Corriger|L'argent de @%d a été corrigé.",
    9: "Partie|Une nouvelle partie a commencé.",
    10: "Réglage|",
    "has": "@%d avait alors %d.",
}
