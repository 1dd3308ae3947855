"""The report's words about Cash."""

from host_tools.report.words import WORDS as COMMON

_OWN = {
    "en": {
        "money": "$",
        "standings": "Standings",
        "standings_note": "By cash, in $. Below zero is owed to the bank.",
        "collected": "Received from the bank",
        "paid": "Paid to the bank",
        "gained": "Received from players",
        "given": "Paid to players",
        "cash": "Each player’s cash",
        "cash_note": "After each transaction, in $.",
        "biggest_note": "By the money that changed hands.",
        "fact_paid": "paid by the bank",
        "fact_received": "received by the bank",
        "fact_largest": "the most anybody ever had",
    },
    "fr": {
        "money": "$",
        "standings": "Classement",
        "standings_note": "Selon l’argent, en $. Sous zéro, on doit à la banque.",
        "collected": "Reçu de la banque",
        "paid": "Payé à la banque",
        "gained": "Reçu des joueurs",
        "given": "Payé aux joueurs",
        "cash": "L’argent de chaque joueur",
        "cash_note": "Après chaque transaction, en $.",
        "biggest_note": "D’après l’argent qui a changé de mains.",
        "fact_paid": "payés par la banque",
        "fact_received": "reçus par la banque",
        "fact_largest": "le plus qu’un joueur ait eu",
    },
}
WORDS = {
    lang: COMMON[lang] | own | {"by": f"Cash. {COMMON[lang]['by']}"} for lang, own in _OWN.items()
}
