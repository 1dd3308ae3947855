"""The report's own words. Sentences about transactions come from the history."""

from host_tools.link.page_words import ByLanguage

_WORDS = {
    "en": {
        "title": "The story of a game",
        "by": "Told by Courtier, the electronic banker",
        "guide": "How to play",
        "months": "January February March April May June July August September October November "
        "December",
        "transactions_axis": "transactions",
        "left": "left the game",
        "biggest": "The biggest transactions",
        "all": "All transactions, in words",
        "nothing": "Nothing has happened in this game yet.",
        "shortened": "The unit no longer has the whole game: the story begins after "
        "transaction {}.",
        "fact_transactions": "transactions",
        "fact_transactions_1": "transaction",
        "standings": "Standings",
        "standings_note": "By what everybody is worth at the end.",
        "worth": "What each player is worth",
        "worth_note": "After each transaction.",
        "after_each": "After each transaction.",
        "biggest_note": "By the money that changed hands.",
        "fact_leader": "what the leader is worth",
        "fact_largest": "the largest amount paid or collected",
        "names": "Players’ names",
        "names_why": "Names replace the pawns in this report.",
    },
    "fr": {
        "title": "L’histoire d’une partie",
        "by": "Racontée par Courtier, le banquier électronique",
        "guide": "Mode d’emploi",
        "months": "janvier février mars avril mai juin juillet août septembre octobre novembre "
        "décembre",
        "transactions_axis": "transactions",
        "left": "a quitté la partie",
        "biggest": "Les plus grosses transactions",
        "all": "Toutes les transactions, en mots",
        "nothing": "Rien ne s’est encore passé dans cette partie.",
        "shortened": "L’appareil n’a plus toute la partie\u202f: l’histoire commence "
        "après la transaction {}.",
        "fact_transactions": "transactions",
        "fact_transactions_1": "transaction",
        "standings": "Classement",
        "standings_note": "Selon le patrimoine de chacun à la fin.",
        "worth": "Le patrimoine de chaque joueur",
        "worth_note": "Après chaque transaction.",
        "after_each": "Après chaque transaction.",
        "biggest_note": "D’après l’argent qui a changé de mains.",
        "fact_leader": "le patrimoine du premier",
        "fact_largest": "le plus gros montant payé ou reçu",
        "names": "Prénoms des joueurs",
        "names_why": "Le prénom remplace le pion dans cette histoire.",
    },
}
WORDS = ByLanguage(_WORDS)
