"""The report's words about 18Lilliput, in the place of those about Trader."""

from host_tools.report.words import WORDS as COMMON

_OWN = {
    "en": {
        "game": "18Lilliput",
        "money": "£",
        "standings": "Standings",
        "standings_note": "By worth, in £: cash, shares at their prices, 20 for a copy card. "
        "Treasuries do not count.",
        "cash": "Cash",
        "dividends": "Dividends received",
        "directs": "Directs",
        "shares": "Shares of 10%",
        "worth": "Each player’s worth",
        "worth_note": "After each transaction, in £.",
        "prices": "Each company’s price",
        "prices_note": "After each transaction, in £, from its founding on.",
        "earned": "What the companies earned",
        "earned_note": "All runs together, in £: what was paid in colour, what stayed with the "
        "company or the bank in grey.",
        "no_runs": "No company has earned anything yet.",
        "paid_note": "paid",
        "kept_note": "kept",
        "companies": "The companies",
        "companies_note": "In their order. Money in £.",
        "company": "Company",
        "col_director": "Director",
        "col_price": "Price",
        "col_treasury": "Treasury",
        "col_trains": "Trains",
        "col_stations": "Stations",
        "col_earned": "Earned",
        "col_best": "Best run",
        "biggest_note": "By the money that changed hands: runs, purchases and payments.",
        "fact_rounds": "rounds",
        "fact_rounds_1": "round",
        "fact_phase": "last phase",
        "fact_dividends": "in dividends",
    },
    "fr": {
        "game": "18Lilliput",
        "money": "£",
        "standings": "Classement",
        "standings_note": "Selon la valeur, en £\u00a0: argent, actions à leur cours, 20 par carte "
        "Copie. Les caisses ne comptent pas.",
        "cash": "Argent",
        "dividends": "Dividendes reçus",
        "directs": "Dirige",
        "shares": "Actions de 10\u00a0%",
        "worth": "La valeur de chaque joueur",
        "worth_note": "Après chaque transaction, en £.",
        "prices": "Le cours de chaque compagnie",
        "prices_note": "Après chaque transaction, en £, dès sa fondation.",
        "earned": "Ce que les compagnies ont gagné",
        "earned_note": "Tous les roulages, en £\u00a0: ce qui a été versé en couleur, ce qui est "
        "resté à la compagnie ou à la banque en gris.",
        "no_runs": "Aucune compagnie n’a encore rien gagné.",
        "paid_note": "versé",
        "kept_note": "gardé",
        "companies": "Les compagnies",
        "companies_note": "Dans leur ordre. Argent en £.",
        "company": "Compagnie",
        "col_director": "Directeur",
        "col_price": "Cours",
        "col_treasury": "Caisse",
        "col_trains": "Trains",
        "col_stations": "Gares",
        "col_earned": "Gagné",
        "col_best": "Meilleur",
        "biggest_note": "D’après l’argent qui a changé de mains\u00a0: roulages, achats et "
        "paiements.",
        "fact_rounds": "manches",
        "fact_rounds_1": "manche",
        "fact_phase": "dernière phase",
        "fact_dividends": "de dividendes",
    },
}
WORDS = {
    lang: COMMON[lang] | own | {"by": f"{own['game']}. {COMMON[lang]['by']}"}
    for lang, own in _OWN.items()
}
