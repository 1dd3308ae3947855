"""The report's words about Chicago Express, in the place of those about Trader."""

from host_tools.report.words import WORDS as COMMON

_OWN = {
    "en": {
        "game": "Chicago Express",
        "money": "$",
        "standings": "Standings",
        "standings_note": "By cash, in $: shares, treasuries and income count for nothing.",
        "dividends_received": "Dividends received",
        "spent": "Paid for shares",
        "shares": "Shares",
        "cash": "Each player’s cash",
        "cash_note": "After each transaction, in $.",
        "income": "Each company’s income",
        "income_note": "After each transaction, in $. The Wabash has none until it opens.",
        "dividends": "Dividends",
        "dividends_note": "What the bank paid each time, in $: on a payday to everybody, and to "
        "the shareholders of a company that has reached Chicago.",
        "no_dividends": "No dividends were paid.",
        "payday": "Round {}",
        "arrival": "{} in Chicago",
        "companies": "The companies",
        "companies_note": "In $. What was paid are dividends of both kinds, over the whole game.",
        "company": "Company",
        "col_income": "Income",
        "col_shares": "Shares sold",
        "col_treasury": "Treasury",
        "col_locomotives": "Locomotives",
        "col_paid": "Paid",
        "biggest_note": "By the money that changed hands: bids, costs and dividends.",
        "fact_rounds": "rounds",
        "fact_rounds_1": "round",
        "fact_dividends": "in dividends",
        "fact_bid": "highest bid, for {}",
        "fact_chicago": "first in Chicago",
    },
    "fr": {
        "game": "Chicago Express",
        "money": "$",
        "standings": "Classement",
        "standings_note": "Selon l’argent, en $\u00a0: actions, caisses et revenus ne comptent "
        "pas.",
        "dividends_received": "Dividendes reçus",
        "spent": "Payé pour les actions",
        "shares": "Actions",
        "cash": "L’argent de chaque joueur",
        "cash_note": "Après chaque transaction, en $.",
        "income": "Le revenu de chaque compagnie",
        "income_note": "Après chaque transaction, en $. La Wabash n’en a pas avant son ouverture.",
        "dividends": "Dividendes",
        "dividends_note": "Ce que la banque a versé chaque fois, en $\u00a0: à tous aux dividendes "
        "généraux, et aux actionnaires d’une compagnie qui arrive à Chicago.",
        "no_dividends": "Aucun dividende n’a été versé.",
        "payday": "Tour {}",
        "arrival": "{} à Chicago",
        "companies": "Les compagnies",
        "companies_note": "En $. Versé\u00a0: les dividendes des deux sortes, de toute la partie.",
        "company": "Compagnie",
        "col_income": "Revenu",
        "col_shares": "Actions vendues",
        "col_treasury": "Caisse",
        "col_locomotives": "Locomotives",
        "col_paid": "Versé",
        "biggest_note": "D’après l’argent qui a changé de mains\u00a0: enchères, coûts et "
        "dividendes.",
        "fact_rounds": "tours",
        "fact_rounds_1": "tour",
        "fact_dividends": "de dividendes",
        "fact_bid": "plus haute enchère, pour {}",
        "fact_chicago": "première à Chicago",
    },
}
WORDS = {
    lang: COMMON[lang] | own | {"by": f"{own['game']}. {COMMON[lang]['by']}"}
    for lang, own in _OWN.items()
}
