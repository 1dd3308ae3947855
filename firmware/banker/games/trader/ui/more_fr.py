"""Ce que dit le jeu Trader, hormis les textes du premier instant: chargé au besoin."""

TEXTS = {
    # Les mêmes, au-dessus d'un montant.
    "short_float": "Cotation",
    "short_buy": "Achat",
    "short_sell": "Vente",
    "short_trade": "Échange",
    "short_offices": "Bureaux",
    "short_interest": "Intérêts",
    "short_go": "Départ",
    "short_remove": "Retrait",
    "short_new_game": "Nouv. partie",
    "short_market": "Marché",
    # Champs.
    "office_keys": "0-4, 5: siège social",
    "office_keep": "CONFIRMER: garder",
    # Les montants et ce qui les accompagne.
    "agreed": "au prix convenu",
    "pays_nothing": "Le président: gratuit",
    "president": "Président",
    "president_short": "Prés.",
    "monopoly_gained": "Monopole gagné:",
    "monopoly_lost": "Monopole perdu:",
    "forced_1": "Monopole",
    "forced_2": "perdu:",
    "forced_undone": "rétabli:",
    "delisted": "n'est plus cotée",
    "delisted_short": "radiée",
    "shares_to_bank": "Actions à la banque",
    "shares_back": "Actions rendues",
    "calm": "calme",
    "lively": "agité",
    # Menu.
    "menu_market": "Marché",
    # Réponses à une touche.
    "no_such_company": "Sociétés: 01 à 22",
    "not_listed": "Non cotée",
    "already_listed": "Déjà cotée",
    "bank_short": "Banque: pas assez",
    "not_held": "Pas autant d'actions",
    "no_monopoly": "Pas de monopole",
    "uneven": "Inégal: écart 1 max.",
    "no_offices_left": "Crise du bâtiment",
    "no_head_offices_left": "Aucun siège libre",
    "dividends_full": "D'abord le Départ",
}
