"""Ce que dit Cash en français, mais pas tout de suite: chargé au besoin."""

TEXTS = {
    # Ce qu'apporte une transaction.
    "to": "à",
    "from": "de",
    "to_bank": "à la banque",
    "from_bank": "de la banque",
    "each_pays": "Chacun paie %d à ",
    "pays_each": " paie à chacun %d",
    "interest": "Intérêts:",
    "each": "chacun",
    # MENU, Corriger.
    "field_what": "Quoi",
    "field_new": "Nouveau",
    "what_1": "argent",
    "what_2": "au départ",
    "what_3": "salaire",
    "what_4": "prêts",
    "what_5": "intérêt",
    "now": "Actuel",
    "loan_keys": "1 oui 0 non",
    "this_game": "dès maintenant",
    "next_game": "à la partie suivante",
    # Réponses à une touche.
    "too_few_pawns": "Deux pions au moins",
    "two_left": "Plus que deux joueurs",
    "cash_short": "Pas assez d'argent",
    "debt_full": "Dette max.: 99999",
    "too_much": "Plus de 99999",
    "still_owed": "Un joueur doit encore",
}
