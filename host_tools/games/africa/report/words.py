"""The report's words about 18Africa."""

from host_tools.link.report.words import WORDS as COMMON

_OWN = {
    "en": {
        "money": "£",
        "standings_note": "By worth, in £: cash, bonds, privates, and shares by their price, a "
        "tenth of what the company owns and a twentieth of its trains.",
        "card": "Cash|Bonds|Certificates|Dividends received|Privates and bonds|Shares",
        "prices": "Each company’s price",
        "prices_note": "After each transaction, in £, from its start to its removal.",
        "dividends": "Dividends",
        "dividends_note": "What each company has paid the players in all, in £.",
        "no_dividends": "No dividends were paid.",
        "companies": "The companies",
        "companies_note": "In £. The value is what a share counts.",
        "columns": "Company|Price|Value|Cash|Trains|Stations|Paid",
        "waiting": "waiting",
        "removed": "removed",
        "fact_sets": "sets",
        "fact_sets_1": "set",
        "fact_dividends": "in dividends",
        "fact_companies": "companies started",
        "fact_companies_1": "company started",
    },
    "fr": {
        "money": "£",
        "standings_note": "Selon l’avoir, en £\u00a0: argent, bons, privées, et les actions à leur "
        "prix, plus un dixième de ce que possède la compagnie et un vingtième de ses trains.",
        "card": "Argent|Bons|Titres|Dividendes reçus|Privées et bons|Actions",
        "prices": "Le prix de chaque compagnie",
        "prices_note": "Après chaque transaction, en £, du démarrage à l’élimination.",
        "dividends": "Dividendes",
        "dividends_note": "Ce que chaque compagnie a versé aux joueurs en tout, en £.",
        "no_dividends": "Aucun dividende n’a été versé.",
        "companies": "Les compagnies",
        "companies_note": "En £. La valeur est ce que compte une action.",
        "columns": "Compagnie|Prix|Valeur|Caisse|Trains|Gares|Versé",
        "waiting": "en attente",
        "removed": "éliminée",
        "fact_sets": "séries",
        "fact_sets_1": "série",
        "fact_dividends": "de dividendes",
        "fact_companies": "compagnies démarrées",
        "fact_companies_1": "compagnie démarrée",
    },
}
WORDS = {
    lang: dict(COMMON[lang]) | own | {"by": f"18Africa. {COMMON[lang]['by']}"}
    for lang, own in _OWN.items()
}
