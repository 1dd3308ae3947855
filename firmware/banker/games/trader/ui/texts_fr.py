"""Ce que dit le jeu Trader au repos et pendant la saisie."""

TEXTS = {
    # Les groupes tels que le plateau les nomme.
    "group_0": "Brun",
    "group_1": "Bleu clair",
    "group_2": "Rose",
    "group_3": "Orange",
    "group_4": "Rouge",
    "group_5": "Jaune",
    "group_6": "Vert",
    "group_7": "Bleu foncé",
    # Ce que commencent les touches de fonction.
    "buy_bank": "Achat à la banque",
    "sell": "Vente à la banque",
    "buy_player": "Achat entre joueurs",
    "offices": "Bureaux",
    "interest": "Intérêts",
    "go": "Départ: dividendes",
    # Champs.
    "field_buyer": "Acheteur",
    "field_seller": "Vendeur",
    "field_code": "Société",
    "field_count": "Actions",
    "bank_has": "1 ou 2; banque: %d",
    "seller_has": "1 à %d",
    # Les montants et ce qui les accompagne.
    "money": "€ M",
    # Écrans marchés.
    "bank_column": "B",
}
